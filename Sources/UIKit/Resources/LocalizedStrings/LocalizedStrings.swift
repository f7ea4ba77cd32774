import Foundation

/// The library's own localized strings in the desktop's language, keyed by their English text: `Words.xcstrings`.
///
/// Swift Package Manager puts the catalog beside the executable, with the resources of libraries. Without the catalog, the strings are English.
enum LocalizedStrings {
    /// The bundle of the library's resources. Nil if it is missing.
    static let bundle: Bundle? = {
        let name = "Lodestone_UIKit.resources"
        let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath().deletingLastPathComponent()
        let folders = [Bundle.main.resourceURL, Bundle.main.bundleURL, program].compactMap { $0?.appendingPathComponent(name) }
        return folders.lazy.filter { FileManager.default.fileExists(atPath: $0.path) }.compactMap { Bundle(path: $0.path) }.first
    }()

    /// The localized string of an English text.
    static func text(_ english: String, languages: [String] = DesktopLanguages.preferred) -> String {
        guard let bundle, languages.first?.hasPrefix("en") != true else { return english }
        guard let found = LocalizedTables.entry(english, table: "Words", bundle: bundle, languages: languages) else { return english }
        if case .text(let text) = found.entry { return text }
        return english
    }

    /// The localized string of an English text, with %1, %2 and so on replaced by arguments.
    static func text(_ english: String, _ arguments: [String], languages: [String] = DesktopLanguages.preferred) -> String {
        var rest = text(english, languages: languages)[...]
        var filled = ""
        // Arguments may contain percent signs, so scan the string only once.
        while let sign = rest.firstIndex(of: "%") {
            let after = rest.index(after: sign)
            filled += rest[..<sign]
            if after < rest.endIndex, let number = rest[after].wholeNumberValue, arguments.indices.contains(number - 1) {
                filled += arguments[number - 1]
                rest = rest[rest.index(after: after)...]
            } else {
                filled += "%"
                rest = rest[after...]
            }
        }
        return filled + rest
    }
}
