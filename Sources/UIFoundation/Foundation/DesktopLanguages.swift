import Foundation
import Synchronization

/// The languages that the user of the desktop prefers.
package enum DesktopLanguages {
    /// The preferred languages, most preferred first. They are those of ``use(locale:)`` if it was called. Otherwise they are the desktop's at launch, from
    /// `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` or `LANG`.
    package static var preferred: [String] { chosen.withLock { $0 } ?? atLaunch }

    private static let atLaunch: [String] = languages(of: ProcessInfo.processInfo.environment)
    private static let chosen = Mutex<[String]?>(nil)

    /// Prefers the languages of a locale such as `de_DE` for everything that is loaded from now on; nil prefers the desktop's again.
    ///
    /// Returns false, and changes nothing, if `locale` is not the name of a locale.
    package static func use(locale: String?) -> Bool {
        guard let locale else {
            chosen.withLock { $0 = nil }
            return true
        }
        guard LocaleName(locale) != nil else { return false }
        let languages = languages(of: ["LC_ALL": locale])
        chosen.withLock { $0 = languages }
        return true
    }

    static func languages(of environment: [String: String]) -> [String] {
        let locale = LocaleName(of: "LC_MESSAGES", in: environment)
        // Like gettext, ignore `LANGUAGE` without a locale.
        let wanted = locale?.isPlain == true ? [] : environment["LANGUAGE"]?.split(separator: ":").compactMap { LocaleName($0) } ?? []
        let tags = wanted.map(\.languageTag) + [locale.map { $0.isPlain ? "en" : $0.languageTag } ?? "en"]
        var languages: [String] = []
        for tag in tags {
            let short = String(tag.prefix { $0 != "-" })
            // The region determines whether Chinese is Traditional or Simplified.
            let written =
                ["zh-TW", "zh-HK", "zh-MO"].contains(tag) ? ["zh-Hant"] : short == "zh" && !tag.contains("Hant") ? ["zh-Hans"] : []
            for language in [tag] + written + [short] where !languages.contains(language) { languages.append(language) }
        }
        return languages
    }
}
