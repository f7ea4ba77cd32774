import Testing
import UIKitTesting

@testable import GalleryScreens

/// The Gallery's texts in the languages of the library.
@MainActor
@Suite("Every demo in every language")
struct LanguageTests {
    /// The languages besides English.
    static let languages = ["de", "fr", "es", "ru", "ar", "he", "hi", "zh-Hans", "zh-Hant", "ja", "ko"]

    private static let screens = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../Examples/Gallery/Screens")

    /// A string catalogue: the text of each key in each language. For a text with plural forms, the form for many.
    private static func catalogue(_ name: String) throws -> [String: [String: String]] {
        let data = try Data(contentsOf: screens.appendingPathComponent("Resources/\(name).xcstrings"))
        let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let strings = try #require(root["strings"] as? [String: [String: Any]])
        return strings.mapValues { entry in
            (entry["localizations"] as? [String: [String: Any]] ?? [:]).compactMapValues { unit in
                (unit["stringUnit"] as? [String: String])?["value"] ?? forms(of: unit)["other"]
            }
        }
    }

    /// The Gallery's texts in a language, keyed by the English text.
    static func texts(in language: String) throws -> [String: String] { try catalogue("Localizable").compactMapValues { $0[language] } }

    /// The plural forms of a string unit, by plural category.
    private static func forms(of unit: [String: Any]) -> [String: String] {
        let plural = (unit["variations"] as? [String: Any])?["plural"] as? [String: [String: [String: String]]] ?? [:]
        return plural.compactMapValues { $0["stringUnit"]?["value"] }
    }

    @Test(arguments: ["Localizable", "Gallery", "Garden"])
    func everyKeyIsInAllLanguages(name: String) throws {
        let catalogue = try Self.catalogue(name)
        #expect(catalogue.count >= 10)
        for (key, texts) in catalogue {
            for language in Self.languages {
                let text = texts[language] ?? ""
                #expect(!text.isEmpty, "\(name): “\(key)” is not in \(language)")
                // A translation must have the same placeholders as its key.
                for placeholder in ["%lld", "%1", "%2"] {
                    #expect(text.contains(placeholder) == key.contains(placeholder), "\(name): “\(key)” in \(language)")
                }
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

    /// The plural categories of whole numbers, by language.
    private static let kinds: [String: Set<String>] = [
        "en": ["one", "other"], "de": ["one", "other"], "fr": ["one", "other"], "es": ["one", "other"],
        "ru": ["one", "few", "many", "other"],
        "ar": ["zero", "one", "two", "few", "many", "other"], "he": ["one", "two", "other"], "hi": ["one", "other"],
    ]

    @Test(arguments: ["%lld things", "%lld guests", "%lld bytes"])
    func countedTextsHavePluralFormsOfEachLanguage(key: String) throws {
        let data = try Data(contentsOf: Self.screens.appendingPathComponent("Resources/Localizable.xcstrings"))
        let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let entry = try #require((root["strings"] as? [String: [String: Any]])?[key])
        let units = try #require(entry["localizations"] as? [String: [String: Any]])
        for language in ["en"] + Self.languages {
            #expect(Set(Self.forms(of: units[language] ?? [:]).keys) == Self.kinds[language] ?? ["other"], "\(key) in \(language)")
        }
    }

    /// The names and texts of the source files of the Gallery's screens.
    private static func sources() throws -> [(name: String, text: String)] {
        let files = FileManager.default.enumerator(at: screens, includingPropertiesForKeys: nil)?.allObjects ?? []
        return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map {
            ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
        }
    }

    /// All matches of a pattern's first group in a text.
    private static func matches(of pattern: String, in text: String) throws -> [String] {
        try NSRegularExpression(pattern: pattern).matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
            Range($0.range(at: 1), in: text).map { String(text[$0]) }
        }
    }

    @Test func everyTextInTheSourcesHasAKey() throws {
        let catalogue = try Self.catalogue("Localizable")
        var count = 0
        for (name, source) in try Self.sources() {
            let plain = try Self.matches(of: #"local\(\s*"([^"\\]+)""#, in: source)
            // One of two texts: `local(isOn ? "on" : "off")`.
            let chosen = try Self.matches(of: #"local\(([^()"]*\?[^()]*)\)"#, in: source).flatMap {
                try Self.matches(of: #""([^"\\]+)""#, in: $0)
            }
            for key in plain + chosen {
                count += 1
                #expect(catalogue[key] != nil, "\(name): “\(key)”")
            }
        }
        #expect(count > 180)
    }

    /// No literal English sentences in the sources as status texts or accessibility texts.
    @Test(arguments: [
        #"\.(?:dragging|over|dropped|refused|cancelled)\(\s*("[^"]*[A-Za-z]{2}[^"]*")"#, #"\b(?:say|onNews|change)\(\s*("[^"]+")"#,
        #"UIAccessibilityCustomAction\(name:\s*("[^"]+")"#, #"accessibility(?:Label|Value|Hint) = ("[^"]+")"#,
        #"(?:status|onChange\??)\(("[^"]+")"#,
    ])
    func everyEnglishSentenceIsLocalized(pattern: String) throws {
        for (name, source) in try Self.sources() {
            let found = try Self.matches(of: pattern, in: source).filter { text in
                // A text composed only of localized parts has letters only inside of its interpolations.
                let plain = text.replacingOccurrences(of: #"\\\((?:[^()]|\([^()]*\))*\)"#, with: "", options: .regularExpression)
                return plain.contains { $0.isLetter }
            }
            #expect(found.isEmpty, "\(name): \(found)")
        }
    }

    /// Texts that are not localized: names of people and keys, and texts that consist of other texts.
    private static let asTheyAre: Set<String> = [
        "Lodestone", "Ada", "Alan", "Grace", "Mary", "speed = −1", "B", "I", "★", "Ctrl", "W", "Space", "Home", "End", "Aa", "Hours.csv",
        "Notes.txt", "Sunset.png", "A thought", "priority 500",
    ]

    /// Each text of a demo's labels and buttons is a catalogue key, except for numbers, dates and status texts.
    @Test(arguments: EverySizeTests.demos)
    func visibleTextsOfDemosHaveKeys(demo: String) async throws {
        let keys = try Self.catalogue("Localizable")
        let gallery = await ConfiguredGallery(
            EverySizeTests.Configuration(demo: demo, size: CGSize(width: 390, height: 2400), isDark: false))
        var missing: Set<String> = []
        func visit(_ view: UIView) {
            guard !view.isHidden, !(view is UIDatePicker), !(view is UITextView) else { return }
            let text = (view as? UILabel)?.text ?? ""
            let isWord = text.unicodeScalars.contains { $0.properties.isAlphabetic } && text.count > 1
            // Without a display, the library shows its own message instead of a web view.
            let isMade = text.hasPrefix("A web view needs") || text.contains { $0.isNumber || $0 == "“" || $0 == "€" }
            if isWord, !isMade, keys[text] == nil, !Self.asTheyAre.contains(text) { missing.insert(text) }
            view.subviews.forEach(visit)
        }
        visit(try #require(gallery.detail))
        #expect(missing.isEmpty, "\(demo): \(missing.sorted())")
    }

    @Test func storyboardStringsBelongToTheirObjects() throws {
        for name in ["Gallery", "Garden"] {
            let board = try String(
                contentsOf: Self.screens.appendingPathComponent("Resources/Base.lproj/\(name).storyboard"), encoding: .utf8)
            for (key, texts) in try Self.catalogue(name) {
                #expect(board.contains("id=\"\(key.prefix { $0 != "." })\""), "\(name): \(key)")
                // The catalogue's English text equals the storyboard's text.
                #expect(texts["en"].map { board.contains("\"\($0)\"") } == true, "\(name): \(key)")
            }
        }
    }
}
