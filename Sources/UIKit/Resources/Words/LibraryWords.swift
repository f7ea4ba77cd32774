import Foundation

/// What the library itself says, in the desktop's language, by its English text: `Words.xcstrings`.
///
/// The catalogue lies beside the program, where Swift's package manager puts the resources of libraries. Without it the library speaks
/// English.
enum LibraryWords {
    /// The folder of the library's resources.
    static let bundle: Bundle? = {
        let name = "Lodestone_UIKit.resources"
        let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath().deletingLastPathComponent()
        let places = [Bundle.main.resourceURL, Bundle.main.bundleURL, program].compactMap { $0?.appendingPathComponent(name) }
        return places.lazy.filter { FileManager.default.fileExists(atPath: $0.path) }.compactMap { Bundle(path: $0.path) }.first
    }()

    /// A word or a sentence in the desktop's language.
    static func text(_ english: String, languages: [String] = LocalizedTables.desktopLanguages) -> String {
        guard let bundle, languages.first?.hasPrefix("en") != true else { return english }
        guard let found = LocalizedTables.entry(english, table: "Words", bundle: bundle, languages: languages) else { return english }
        if case .text(let text) = found.entry { return text }
        return english
    }

    /// A sentence in the desktop's language with arguments in place of %1, %2 and so on.
    static func text(_ english: String, _ arguments: [String], languages: [String] = LocalizedTables.desktopLanguages) -> String {
        var rest = text(english, languages: languages)[...]
        var filled = ""
        // An argument may have such signs of its own: each place of the sentence is looked at once.
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
