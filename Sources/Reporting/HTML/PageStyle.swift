/// How the page looks: light and dark, on a phone, and in print.
enum PageStyle {
  static let css = """
    \(ChartColors.css(root: ":root"))
    \(ChartColors.shapes)
    :root{color-scheme:light dark}
    *{box-sizing:border-box}
    body{margin:0;background:var(--ground);color:var(--label);
    font:16px/1.5 system-ui,-apple-system,"Segoe UI","DejaVu Sans",sans-serif}
    main{max-width:1280px;margin:0 auto;padding:16px}
    h1,h2,h3,p,li,dd,summary{overflow-wrap:anywhere}
    .table{overflow-x:auto;max-width:100%}
    h1{font-size:1.7rem;line-height:1.2}
    h2{font-size:1.25rem;margin-top:2.2em;border-bottom:1px solid var(--grid);padding-bottom:.2em}
    h3{font-size:1rem;margin-bottom:.3em}
    a{color:var(--s0)}
    code{font-family:ui-monospace,Menlo,"DejaVu Sans Mono",monospace;font-size:.92em;
    unicode-bidi:isolate}
    .figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,380px),1fr));gap:24px}
    figure{margin:0;min-width:0}
    svg.chart{display:block;width:100%;max-width:560px;height:auto}
    .gaps{font-size:.85rem;color:var(--axis);margin:.3em 0}
    summary{cursor:pointer;font-size:.9rem;color:var(--axis)}
    table{border-collapse:collapse;font-size:.82rem;font-variant-numeric:tabular-nums;margin:.4em 0}
    th,td{padding:.2em .5em;text-align:right;border-bottom:1px solid var(--grid);
    vertical-align:top;font-weight:normal;unicode-bidi:isolate}
    thead th{color:var(--axis);vertical-align:bottom}
    th:first-child{text-align:left}
    #verdict{border:2px solid var(--s0);border-radius:8px;padding:4px 16px;margin-top:1em}
    #verdict h2{margin-top:.4em;border:0}
    .problems{color:var(--budget)}
    @media(max-width:640px){
    thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    table,tbody,tr,td,tbody th{display:block;width:100%}
    tr{padding:.3em 0;border-bottom:1px solid var(--grid)}
    td,tbody th{display:flex;justify-content:space-between;gap:1em;border:0;padding:.05em 0;
    text-align:right}
    td::before,tbody th::before{content:attr(data-name);color:var(--axis);text-align:left}
    tbody th{font-weight:600}
    td,td::before,tbody th,tbody th::before{overflow-wrap:anywhere;min-width:0}
    }
    @media print{
    .table{overflow-x:visible}
    details::details-content{content-visibility:visible;height:auto}
    figure,tr{break-inside:avoid}h2,h3{break-after:avoid}main{max-width:none}
    }
    """
}
