import Foundation

/// Sanitizes file names that another program, a server or a message suggested.
package enum SafeFilename {
    /// The last path component of `suggestion` without invalid characters. If nothing remains, the result is `replacement`.
    ///
    /// Control characters and invisible format characters are removed. A right-to-left override, for example, shows `photo\u{202E}gpj.exe` as
    /// `photoexe.jpg`. The joiners U+200C and U+200D remain, which Persian and emoji need. Chromium removes the same characters from the names of downloads.
    ///
    /// - Parameters:
    ///   - suggestion: The suggested name or path.
    ///   - replacement: The name for an empty suggestion, `.` and `..`.
    ///   - canBeHidden: Whether the name may begin with a dot.
    ///   - separators: The characters that separate path components.
    ///   - complete: Completes the name, for example with a file extension.
    package static func name(
        _ suggestion: String?, or replacement: String = "Item", canBeHidden: Bool = true, separators: Set<Character> = ["/"],
        adding complete: (String) -> String = { $0 }
    ) -> String {
        let last = suggestion?.split(whereSeparator: separators.contains).last.map(String.init) ?? ""
        var name = String(String.UnicodeScalarView(last.unicodeScalars.filter(isAllowed)))
        if !canBeHidden { name = String(name.drop { $0 == "." || $0 == " " }) }
        while name.utf8.count > TransferConstants.maximumFilenameLength { name.removeLast() }
        if name.allSatisfy({ $0 == "." || $0 == " " }) { name = replacement }
        return complete(name)
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
        default: true
        }
    }
}
