import Testing
import UIKitTesting

@testable import GalleryScreens

/// The Gallery's own texts, in the languages of the library.
@MainActor
@Suite("Every language")
struct LanguageTests {
    /// The languages beside English.
    static let languages = ["de", "fr", "es", "ru", "ar", "he", "hi", "zh-Hans", "zh-Hant", "ja", "ko"]

    private static let screens = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../Examples/Gallery/Screens")

    /// A catalogue: the text of each key in each language.
    private static func catalogue(_ name: String) throws -> [String: [String: String]] {
        let data = try Data(contentsOf: screens.appendingPathComponent("Resources/\(name).xcstrings"))
        let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let strings = try #require(root["strings"] as? [String: [String: Any]])
        return strings.mapValues { entry in
            (entry["localizations"] as? [String: [String: [String: String]]] ?? [:]).compactMapValues { $0["stringUnit"]?["value"] }
        }
    }

    @Test(arguments: ["Localizable", "Gallery", "Garden"])
    func everyKeyIsInAllLanguages(name: String) throws {
        let catalogue = try Self.catalogue(name)
        #expect(catalogue.count >= 10)
        for (key, texts) in catalogue {
            for language in Self.languages {
                let text = texts[language] ?? ""
                #expect(!text.isEmpty, "\(name): “\(key)” is not in \(language)")
                // A format that lacks its number, or has one more, says nonsense.
                #expect(text.contains("%lld") == key.contains("%lld"), "\(name): “\(key)” in \(language)")
            }
        }
    }

    @Test func everyTitleAndSummaryHasAKey() throws {
        let catalogue = try Self.catalogue("Localizable")
        for section in gallerySections {
            #expect(catalogue[section.title] != nil, "\(section.title)")
            for demo in section.demos {
                #expect(catalogue[demo.title] != nil, "\(demo.title)")
                #expect(catalogue[demo.summary] != nil, "\(demo.summary)")
            }
        }
    }

    @Test func everyTextThatTheSourcesAskForHasAKey() throws {
        let catalogue = try Self.catalogue("Localizable")
        let call = try NSRegularExpression(pattern: #"local\(([^()]*)\)"#)
        let word = try NSRegularExpression(pattern: #""([^"\\\\]+)""#)
        var count = 0
        let files = FileManager.default.enumerator(at: Self.screens, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let source = try String(contentsOf: file, encoding: .utf8)
            let all = NSRange(source.startIndex..., in: source)
            for match in call.matches(in: source, range: all) {
                for text in word.matches(in: source, range: match.range(at: 1)) {
                    let key = try #require(Range(text.range(at: 1), in: source).map { String(source[$0]) })
                    count += 1
                    #expect(catalogue[key] != nil, "\(file.lastPathComponent): “\(key)”")
                }
            }
        }
        #expect(count > 40)
    }

    /// What is shown as it is: names of people and keys, and what is made of other texts.
    private static let asTheyAre: Set<String> = [
        "Lodestone", "Ada", "Alan", "Grace", "Mary", "speed = −1", "B", "I", "★", "Ctrl", "W", "Space", "Home", "End", "Aa", "Hours.csv",
        "Notes.txt", "Sunset.png", "A thought", "priority 500",
    ]

    /// Labels and buttons of each demo: each of their texts is a key, but for numbers, dates and what the demos say of what was done.
    @Test(arguments: EverySizeTests.demos)
    func whatADemoShowsHasAKey(demo: String) async throws {
        let keys = try Self.catalogue("Localizable")
        let gallery = await GalleryOnStage(EverySizeTests.Stage(demo: demo, size: CGSize(width: 390, height: 2400), isDark: false))
        var missing: Set<String> = []
        func look(_ view: UIView) {
            guard !view.isHidden, !(view is UIDatePicker), !(view is UITextView) else { return }
            let text = (view as? UILabel)?.text ?? ""
            let isWord = text.unicodeScalars.contains { $0.properties.isAlphabetic } && text.count > 1
            // Without a display there are no web pages, which is said in the library's words.
            let isMade = text.hasPrefix("A web view needs") || text.contains { $0.isNumber || $0 == "“" || $0 == "€" }
            if isWord, !isMade, keys[text] == nil, !Self.asTheyAre.contains(text) { missing.insert(text) }
            view.subviews.forEach(look)
        }
        look(try #require(gallery.detail))
        #expect(missing.isEmpty, "\(demo): \(missing.sorted())")
    }

    @Test func theStoryboardsTextsBelongToWhatIsInThem() throws {
        for name in ["Gallery", "Garden"] {
            let board = try String(
                contentsOf: Self.screens.appendingPathComponent("Resources/Base.lproj/\(name).storyboard"), encoding: .utf8)
            for (key, texts) in try Self.catalogue(name) {
                #expect(board.contains("id=\"\(key.prefix { $0 != "." })\""), "\(name): \(key)")
                // The catalogue's English is what the storyboard says.
                #expect(texts["en"].map { board.contains("\"\($0)\"") } == true, "\(name): \(key)")
            }
        }
    }
}
