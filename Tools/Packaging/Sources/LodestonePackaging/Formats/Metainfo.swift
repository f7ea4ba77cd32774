import Foundation

/// The AppStream metadata of an app. Software centres show it.
struct Metainfo {
    let app: AppInformation
    let command: String
    let date: Date

    var text: String {
        let day = ISO8601DateFormatter.string(from: date, timeZone: .gmt, formatOptions: [.withFullDate])
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<component type=\"desktop-application\">",
            "  <id>\(app.identifier)</id>", "  <metadata_license>CC0-1.0</metadata_license>",
            "  <project_license>\(XML.escape(app.license))</project_license>", "  <name>\(XML.escape(app.name))</name>",
        ]
        for (language, name) in app.localizedNames.sorted(by: { $0.key < $1.key }) {
            lines.append("  <name xml:lang=\"\(language)\">\(XML.escape(name))</name>")
        }
        lines.append("  <summary>\(XML.escape(app.summary))</summary>")
        // AppStream 1.0 reads `developer`; older versions read `developer_name`.
        let developer = app.identifier.split(separator: ".").dropLast().joined(separator: ".").lowercased()
        lines.append("  <developer id=\"\(developer)\"><name>\(XML.escape(app.developer))</name></developer>")
        lines.append("  <description>")
        for paragraph in app.description.split(separator: "\n") { lines.append("    <p>\(XML.escape(String(paragraph)))</p>") }
        lines.append("  </description>")
        lines.append("  <launchable type=\"desktop-id\">\(app.identifier).desktop</launchable>")
        lines.append("  <icon type=\"stock\">\(app.identifier)</icon>")
        if let homepage = app.homepage { lines.append("  <url type=\"homepage\">\(XML.escape(homepage))</url>") }
        if !app.screenshots.isEmpty {
            lines.append("  <screenshots>")
            for (index, address) in app.screenshots.enumerated() {
                lines.append("    <screenshot\(index == 0 ? " type=\"default\"" : "")><image>\(XML.escape(address))</image></screenshot>")
            }
            lines.append("  </screenshots>")
        }
        lines.append("  <categories>")
        for category in Categories.desktop(app.category).split(separator: ";") { lines.append("    <category>\(category)</category>") }
        lines.append("  </categories>")
        lines.append("  <provides>")
        lines.append("    <binary>\(command)</binary>")
        for type in app.mimeTypes { lines.append("    <mediatype>\(type)</mediatype>") }
        lines.append("  </provides>")
        lines.append("  <content_rating type=\"oars-1.1\"/>")
        lines.append("  <releases>")
        lines.append("    <release version=\"\(app.version)\" date=\"\(day)\"/>")
        lines.append("  </releases>")
        lines.append("</component>")
        return lines.joined(separator: "\n") + "\n"
    }
}
