/// A file of the shared MIME-info database, for types that the app declares.
struct MimePackage {
    let types: [DeclaredType]

    var text: String {
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<mime-info xmlns=\"http://www.freedesktop.org/standards/shared-mime-info\">",
        ]
        for type in types {
            lines.append("  <mime-type type=\"\(XML.escape(type.mimeType))\">")
            lines.append("    <comment>\(XML.escape(type.comment))</comment>")
            if let parent = type.parent { lines.append("    <sub-class-of type=\"\(XML.escape(parent))\"/>") }
            for name in type.extensions { lines.append("    <glob pattern=\"*.\(XML.escape(name))\"/>") }
            lines.append("  </mime-type>")
        }
        lines.append("</mime-info>")
        return lines.joined(separator: "\n") + "\n"
    }
}
