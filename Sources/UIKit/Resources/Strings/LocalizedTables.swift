import Foundation
import Synchronization

/// The texts of bundles in the desktop's language: `.strings`, `.stringsdict` and `.xcstrings`.
///
/// Foundation reads `.strings` on Linux too, but in English or the bundle's own language alone, and none of the others.
enum LocalizedTables {
    /// A text as a table has it.
    enum Entry: Sendable {
        case text(String)
        case plural(PluralText)
    }

    /// Files that are larger are not read, in bytes.
    static let maximumFile = 32 << 20

    private struct Key: Hashable {
        var bundle: String
        var table: String
        var languages: [String]
    }

    private static let known = Mutex<[Key: (language: String, entries: [String: Entry])]>([:])

    /// The languages that the desktop asked for when the program started, the most wanted first: of `LANGUAGE`, else `LC_ALL`, `LC_MESSAGES`
    /// or `LANG`.
    static let desktopLanguages: [String] = languages(of: ProcessInfo.processInfo.environment)

    static func languages(of environment: [String: String]) -> [String] {
        let locale = LocaleName(of: "LC_MESSAGES", in: environment)
        // Without a locale there are no languages, as gettext has it.
        let wanted = locale?.isPlain == true ? [] : environment["LANGUAGE"]?.split(separator: ":").compactMap { LocaleName($0) } ?? []
        let tags = wanted.map(\.languageTag) + [locale.map { $0.isPlain ? "en" : $0.languageTag } ?? "en"]
        var languages: [String] = []
        for tag in tags {
            let short = String(tag.prefix { $0 != "-" })
            // A place says which of the two ways of writing Chinese is meant.
            let written =
                ["zh-TW", "zh-HK", "zh-MO"].contains(tag) ? ["zh-Hant"] : short == "zh" && !tag.contains("Hant") ? ["zh-Hans"] : []
            for language in [tag] + written + [short] where !languages.contains(language) { languages.append(language) }
        }
        return languages
    }

    /// The text of a key, and the language that it is in; nil where no table has it.
    static func entry(
        _ key: String, table: String?, bundle: Bundle, languages: [String] = desktopLanguages
    ) -> (entry: Entry, language: String)? {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        guard !name.contains("/"), name != ".." else { return nil }
        for folder in folders(of: bundle) {
            let loaded = Self.table(name, bundle, folder, languages)
            if let entry = loaded.entries[key] { return (entry, loaded.language) }
        }
        return nil
    }

    /// Whether there is a table of that name with any text.
    static func hasTable(_ name: String, bundle: Bundle, languages: [String]) -> Bool {
        guard !name.contains("/"), name != ".." else { return false }
        return folders(of: bundle).contains { !table(name, bundle, $0, languages).entries.isEmpty }
    }

    /// The folders of a bundle's tables. For the main bundle these are the folders of its images: SwiftPM puts resources into bundles beside
    /// the program.
    private static func folders(of bundle: Bundle) -> [String] {
        // Foundation builds a bundle's path anew on each call, and the app's own does not change.
        bundle === Bundle.main ? foldersOfApp : BundleFolders.folders(of: bundle)
    }

    private static let foldersOfApp = BundleFolders.folders(of: .main)

    private static func table(
        _ name: String, _ bundle: Bundle, _ folder: String, _ languages: [String]
    ) -> (language: String, entries: [String: Entry]) {
        let key = Key(bundle: folder, table: name, languages: languages)
        if let loaded = known.withLock({ $0[key] }) { return loaded }
        let loaded = load(name, bundle, folder, languages)
        known.withLock { $0[key] = loaded }
        return loaded
    }

    private static func load(
        _ name: String, _ bundle: Bundle, _ folder: String, _ languages: [String]
    ) -> (language: String, entries: [String: Entry]) {
        let catalog = data("\(folder)/\(name).xcstrings").flatMap { StringCatalog($0) }
        let folders = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".lproj") }
        var available = folders.map { String($0.dropLast(6)) }.filter { $0 != "Base" }
        available += catalog?.languages ?? []
        let development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? catalog?.source ?? "en"
        let language = best(of: available, languages) ?? development
        var entries: [String: Entry] = [:]
        // What the language lacks is taken from the one that the app is written in.
        for source in ["Base", development, language] {
            for (key, entry) in read(name, "\(folder)/\(source).lproj") { entries[key] = entry }
            for (key, entry) in catalog?.entries(in: source) ?? [:] { entries[key] = entry }
        }
        return (language, entries)
    }

    /// The language of those that are available that is wanted most.
    static func best(of available: [String], _ wanted: [String]) -> String? {
        func plain(_ language: String) -> String { language.lowercased().replacingOccurrences(of: "_", with: "-") }
        for language in wanted {
            let language = plain(language)
            if let exact = available.first(where: { plain($0) == language }) { return exact }
            let base = language.prefix { $0 != "-" }
            if language == base, let near = available.sorted().first(where: { plain($0).prefix { $0 != "-" } == base }) { return near }
        }
        return nil
    }

    private static func data(_ path: String) -> Data? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return AssetCatalogs.data(ofFile: path, atMost: maximumFile)
    }

    private static func read(_ name: String, _ folder: String) -> [String: Entry] {
        var entries: [String: Entry] = [:]
        func list(_ ending: String) -> [String: Any] {
            let path = "\(folder)/\(name).\(ending)"
            guard let data = data(path) else { return [:] }
            guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any] else {
                resourceLog.warning("\(path) cannot be read: it is no property list of texts")
                return [:]
            }
            return list
        }
        for (key, value) in list("strings") { if let text = value as? String { entries[key] = .text(text) } }
        for (key, value) in list("stringsdict") {
            if let text = (value as? [String: Any]).flatMap({ PluralText(stringsDictionary: $0) }) { entries[key] = .plural(text) }
        }
        return entries
    }
}

/// A catalogue of texts in several languages (`.xcstrings`).
private struct StringCatalog {
    private let strings: [String: Any]
    let source: String

    init?(_ data: Data) {
        guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any], let strings = root["strings"] as? [String: Any]
        else {
            resourceLog.warning("A string catalogue cannot be read: it is no JSON with \"strings\"")
            return nil
        }
        self.strings = strings
        source = root["sourceLanguage"] as? String ?? "en"
    }

    private func localizations(_ key: String) -> [String: Any] {
        (strings[key] as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
    }

    var languages: [String] {
        var languages: Set<String> = [source]
        for key in strings.keys { languages.formUnion(localizations(key).keys) }
        return languages.sorted()
    }

    func entries(in language: String) -> [String: LocalizedTables.Entry] {
        var entries: [String: LocalizedTables.Entry] = [:]
        for key in strings.keys {
            guard let unit = localizations(key)[language] as? [String: Any] else {
                // The key is the text in the language that the app is written in.
                if language == source { entries[key] = .text(key) }
                continue
            }
            if let plural = PluralText(catalogUnit: unit) {
                entries[key] = .plural(plural)
            } else if let text = Self.text(unit) {
                entries[key] = .text(text)
            }
        }
        return entries
    }

    static func text(_ unit: [String: Any]) -> String? { (unit["stringUnit"] as? [String: Any])?["value"] as? String }
}
