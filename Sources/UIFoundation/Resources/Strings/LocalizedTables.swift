import Foundation
import Synchronization

/// The localized strings of bundles in the desktop's language: `.strings`, `.stringsdict` and `.xcstrings`.
///
/// On Linux, Foundation reads only `.strings`, and only in English or the bundle's development language.
package enum LocalizedTables {
    /// An entry of a table.
    package enum Entry: Sendable {
        case text(String)
        case plural(PluralText)
    }

    /// The maximum size of a table file, in bytes.
    static let maximumFile = 32 << 20

    struct Key: Hashable {
        var bundle: String
        var table: String
        var languages: [String]
    }

    /// The entries of a table in one language, with those of the development language.
    struct Table {
        let bundle: Bundle
        let language: String
        let entries: [String: Entry]
    }

    static let known = Mutex<[Key: Table]>([:])
    #if DEBUG
        /// The contents of changed files, by path. They replace the files in the bundle.
        static let changedFiles = Mutex<[String: Data]>([:])
    #endif

    /// The entry of a key and its language. Nil if the tables lack the key.
    package static func entry(
        _ key: String, table: String?, bundle: Bundle, languages: [String] = DesktopLanguages.preferred
    ) -> (entry: Entry, language: String)? {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        guard !name.contains("/"), name != ".." else { return nil }
        for folder in folders(of: bundle) {
            let loaded = Self.table(name, bundle, folder, languages)
            if let entry = loaded.entries[key] { return (entry, loaded.language) }
        }
        return nil
    }

    /// Whether a table with entries exists.
    package static func hasTable(_ name: String, bundle: Bundle, languages: [String]) -> Bool {
        guard !name.contains("/"), name != ".." else { return false }
        return folders(of: bundle).contains { !table(name, bundle, $0, languages).entries.isEmpty }
    }

    /// The folders of a bundle's tables. The main bundle also uses the bundles beside the executable, which is the location of SwiftPM resources.
    private static func folders(of bundle: Bundle) -> [String] {
        // Foundation computes a bundle's path on each call. The app's path is constant, so cache its folders.
        bundle === Bundle.main ? foldersOfApp : BundleFolders.folders(of: bundle)
    }

    private static let foldersOfApp = BundleFolders.folders(of: .main)

    private static func table(
        _ name: String, _ bundle: Bundle, _ folder: String, _ languages: [String]
    ) -> Table {
        let key = Key(bundle: folder, table: name, languages: languages)
        if let loaded = known.withLock({ $0[key] }) { return loaded }
        let loaded = load(name, bundle, folder, languages)
        known.withLock { $0[key] = loaded }
        return loaded
    }

    static func load(
        _ name: String, _ bundle: Bundle, _ folder: String, _ languages: [String]
    ) -> Table {
        let catalog = data("\(folder)/\(name).xcstrings").flatMap { StringCatalog($0) }
        let folders = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".lproj") }
        var available = folders.map { String($0.dropLast(6)) }.filter { $0 != "Base" }
        available += catalog?.languages ?? []
        let development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? catalog?.source ?? "en"
        let language = best(of: available, languages) ?? development
        var entries: [String: Entry] = [:]
        // The development language supplies missing entries.
        for source in ["Base", development, language] {
            for (key, entry) in read(name, "\(folder)/\(source).lproj") { entries[key] = entry }
            for (key, entry) in catalog?.entries(in: source) ?? [:] { entries[key] = entry }
        }
        return Table(bundle: bundle, language: language, entries: entries)
    }

    /// The best available language for the preferred languages.
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
        #if DEBUG
            if let changed = changedFiles.withLock({ $0.isEmpty ? nil : $0[path] }) { return changed }
        #endif
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return AssetCatalogs.data(ofFile: path, atMost: maximumFile)
    }

    private static func read(_ name: String, _ folder: String) -> [String: Entry] {
        var entries: [String: Entry] = [:]
        func list(_ ending: String) -> [String: Any] {
            let path = "\(folder)/\(name).\(ending)"
            guard let data = data(path) else { return [:] }
            guard let list = try? LimitedPropertyList.value(in: data) as? [String: Any] else {
                resourceLog.warning("Cannot read \"\(path)\": it is not a property list of strings.")
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

/// A string catalog (`.xcstrings`) with several languages.
private struct StringCatalog {
    private let strings: [String: Any]
    let source: String

    init?(_ data: Data) {
        guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any], let strings = root["strings"] as? [String: Any]
        else {
            resourceLog.warning("Cannot read a string catalog: it is not JSON with \"strings\".")
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
                // In the source language, the key is the text.
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
