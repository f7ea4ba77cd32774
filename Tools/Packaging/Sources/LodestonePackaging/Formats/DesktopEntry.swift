/// The desktop entry of an app, as in the Desktop Entry Specification 1.5.
struct DesktopEntry {
    let app: AppInformation
    /// The value of `Exec`.
    let command: String
    /// Whether a D-Bus service file is installed with the entry.
    let isActivatable: Bool

    var text: String {
        let mimeTypes = app.mimeTypes + app.schemes.map { "x-scheme-handler/\($0)" }
        var lines = ["[Desktop Entry]", "Type=Application", "Name=\(Self.escape(app.name))"]
        for (language, name) in app.localizedNames.sorted(by: { $0.key < $1.key }) {
            lines.append("Name[\(language)]=\(Self.escape(name))")
        }
        lines.append("Comment=\(Self.escape(app.summary))")
        lines.append("Exec=\(command)\(mimeTypes.isEmpty ? "" : " %U")")
        lines.append("Icon=\(app.identifier)")
        lines.append("Terminal=false")
        lines.append("Categories=\(Categories.desktop(app.category))")
        if !app.keywords.isEmpty { lines.append("Keywords=\(Self.list(app.keywords))") }
        if !mimeTypes.isEmpty { lines.append("MimeType=\(Self.list(mimeTypes))") }
        lines.append("StartupNotify=true")
        lines.append("StartupWMClass=\(app.identifier)")
        if isActivatable { lines.append("DBusActivatable=true") }
        if !app.shortcuts.isEmpty { lines.append("Actions=\(Self.list(app.shortcuts.map(\.action)))") }
        for shortcut in app.shortcuts {
            // A launcher that does not use D-Bus starts the program with this argument (Documentation/services.md).
            let argument = Self.argument("--lodestone-shortcut=\(shortcut.type)")
            lines += ["", "[Desktop Action \(shortcut.action)]", "Name=\(Self.escape(shortcut.title))", "Exec=\(command) \(argument)"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// An argument for `Exec`: in double quotes if it has reserved characters, without field codes, and then escaped as a value.
    static func argument(_ text: String) -> String {
        let isPlain =
            !text.isEmpty && text.unicodeScalars.allSatisfy { $0.value > 0x20 && !"\"'\\><~|&;$*?#()`".unicodeScalars.contains($0) }
        let quoted = text.unicodeScalars.map { "\"`$\\".unicodeScalars.contains($0) ? "\\\($0)" : String($0) }.joined()
        return escape((isPlain ? text : "\"\(quoted)\"").replacing("%", with: "%%"))
    }

    /// Escapes a value for one line. Replaces Unicode scalars, because a carriage return and a line feed are a single `Character`.
    private static func escape(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\\\"
            case "\n": escaped += "\\n"
            case "\r": escaped += "\\r"
            case "\t": escaped += "\\t"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private static func list(_ texts: [String]) -> String {
        texts.map { escape($0).replacing(";", with: "\\;") + ";" }.joined()
    }
}
