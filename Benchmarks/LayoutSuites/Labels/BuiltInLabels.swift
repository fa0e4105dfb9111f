/// Labels as they stand in toolbars, tag clouds and lists: short and long, one word and several,
/// with accents, digits and punctuation, and some in other scripts.
enum BuiltInLabels {
  static let all = [
    "Sketch", "Color samples", "Shapes", "Typography", "Grids & guides", "Export", "Prototype",
    "Icons", "Team library", "Notes", "Version history", "Comments (12)", "Drafts", "Shared",
    "Archive", "Trash", "Favourites", "Recently opened", "Templates", "Brand assets",
    "Onboarding flow", "Checkout v2", "Dark mode", "Accessibility audit", "Übersicht",
    "Données brutes", "Año nuevo", "São Paulo", "Crème brûlée", "Smørrebrød", "Łódź", "Žižkov",
    "Ελληνικά", "Αρχείο εικόνων", "Чертежи", "Общие файлы", "Проект 7", "עברית", "العربية",
    "ملفات مشتركة", "A", "OK", "Go", "All", "New", "To do", "In review", "Done", "Blocked",
    "Waiting for customer", "High priority", "Low priority", "Bug", "Feature request",
    "Performance", "Localisation", "Right-to-left", "iPhone", "iPad mini", "Apple Watch",
    "Vision", "macOS 15", "Landscape", "Portrait", "Compact width", "Regular width", "320 pt",
    "680 × 160", "50 %", "1/2", "3.14159", "€ 1,299.00", "Mon–Fri", "24/7", "#layout", "@mentions",
    "file.swift", "README.md", "https://example.org", "Wave AVAT", "office affluent", "Illinois",
    "WWWWWW", "iiiiii", "Mississippi", "Donaudampfschifffahrt", "Supercalifragilistic",
    "The quick brown fox", "Lorem ipsum dolor sit amet", "Settings", "Profile", "Billing",
    "Sign out", "Help & feedback", "What’s new?", "“Quoted”", "Terms…", "Privacy", "Status: green",
    "Build 4711",
  ]
}
