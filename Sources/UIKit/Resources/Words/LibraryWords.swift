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
}
