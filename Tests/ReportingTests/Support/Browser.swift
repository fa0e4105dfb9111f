import Foundation

/// A headless Chromium that shows a page at a width and in a colour scheme.
struct Browser {
  enum Scheme: String, Sendable {
    case light
    case dark
  }

  let executable: URL
  let width: Int
  let scheme: Scheme

  static let executable: URL? = ["chromium", "chromium-browser", "google-chrome"].lazy
    .flatMap { name in ["/usr/bin/", "/usr/local/bin/", "/snap/bin/"].map { $0 + name } }
    .first(where: FileManager.default.isExecutableFile).map { URL(filePath: $0) }

  init?(width: Int, scheme: Scheme) {
    guard let executable = Self.executable else { return nil }
    self.executable = executable
    self.width = width
    self.scheme = scheme
  }

  /// What is wrong with the page's layout, or `fine`.
  func findings(in page: String) throws -> String {
    let output = try run(page, ["--dump-dom", "--virtual-time-budget=5000"])
    let text = String(decoding: output.standardOutput, as: UTF8.self)
    let found = text.firstMatch(of: /<pre id="findings">([^<]*)<\/pre>/).map { String($0.1) }
    let complaints = output.standardError.split(separator: "\n").filter { $0.contains("CONSOLE") }
    return complaints.isEmpty ? found ?? "no answer" : complaints.joined(separator: "\n")
  }

  /// The page as a PNG picture.
  func screenshot(of page: String) throws -> Data {
    let folder = try TemporaryDirectory()
    let file = folder.url.appending(path: "page.png")
    _ = try run(page, ["--screenshot=\(file.path)"])
    return try Data(contentsOf: file)
  }

  private func run(
    _ page: String, _ arguments: [String]
  ) throws -> (standardOutput: Data, standardError: String) {
    let folder = try TemporaryDirectory()
    let file = folder.url.appending(path: "frame.html")
    try frame(page).write(to: file, atomically: true, encoding: .utf8)
    let output = folder.url.appending(path: "out")
    let errors = folder.url.appending(path: "err")
    try Data().write(to: output)
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = executable
    process.arguments =
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--enable-logging=stderr", "--user-data-dir=\(folder.url.path)/profile",
        "--blink-settings=preferredColorScheme=\(scheme == .dark ? 0 : 1)",
        "--window-size=\(max(width, 500)),2000",
      ] + arguments + [file.absoluteString]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return (
      try Data(contentsOf: output), String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    )
  }

  /// The page in a frame of the width wanted, since a window has a least width, and a script
  /// outside it that looks at how the page came out.
  private func frame(_ page: String) -> String {
    let escaped = page.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
    return """
      <!doctype html><meta charset="utf-8">
      <style>body{margin:0}iframe{border:0;width:\(width)px;height:3000px}</style>
      <iframe srcdoc="\(escaped)"></iframe><pre id="findings"></pre>
      <script>
      addEventListener('load', () => {
        const page = document.querySelector('iframe').contentDocument, found = [];
        const root = page.documentElement;
        if (root.scrollWidth > root.clientWidth) found.push('scrolls: ' + root.scrollWidth);
        const dark = frames[0].matchMedia('(prefers-color-scheme: dark)').matches;
        if (dark !== \(scheme == .dark)) found.push('wrong colours');
        for (const svg of page.querySelectorAll('svg')) {
          const frame = svg.getBoundingClientRect();
          const boxes = [...svg.querySelectorAll('text')].map(t => [t, t.getBoundingClientRect()]);
          boxes.forEach(([t, a], i) => {
            if (a.left < frame.left - 1 || a.right > frame.right + 1 || a.bottom > frame.bottom + 1)
              found.push('cut off: ' + t.textContent);
            for (const [u, b] of boxes.slice(i + 1))
              if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 2 && b.top < a.bottom - 2)
                found.push('overlap: ' + t.textContent + ' / ' + u.textContent);
          });
        }
        for (const e of page.querySelectorAll('h1,h2,h3,p,li,summary,th,td,dt,dd'))
          if (e.getBoundingClientRect().width > 2 && e.scrollWidth > e.clientWidth + 1
              && getComputedStyle(e).display !== 'inline')
            found.push('clipped: ' + e.textContent.slice(0, 60));
        document.getElementById('findings').textContent = found.join('; ') || 'fine';
      });
      </script>
      """
  }
}

/// A folder that is removed at the end.
final class TemporaryDirectory {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
