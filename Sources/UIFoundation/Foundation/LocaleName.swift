/// The name of a locale in a desktop's environment, such as `de_AT.UTF-8` or `sr_RS@latin`.
package struct LocaleName {
    /// Maximum length of a name, in characters. Longer names are rejected.
    private static let longest = 39

    /// Language and region, without encoding and modifier: `de_AT`.
    let identifier: String

    /// Parses the name of a locale. Nil if it is not valid.
    package init?(_ name: some StringProtocol) {
        identifier = String(name.prefix { $0 != "." && $0 != "@" })
        guard !identifier.isEmpty, identifier.count <= Self.longest else { return nil }
    }

    /// The locale of a category such as `LC_TIME` in an environment: the first non-empty one of `LC_ALL`, the category and `LANG`. Nil if all are
    /// empty.
    init?(of category: String, in environment: [String: String]) {
        guard let name = ["LC_ALL", category, "LANG"].compactMap({ environment[$0] }).first(where: { !$0.isEmpty }) else { return nil }
        self.init(name)
    }

    /// Whether this is the locale without a language: `C` or `POSIX`.
    var isPlain: Bool { ["C", "POSIX"].contains(identifier) }

    /// The name with a hyphen between language and region: `de-AT`.
    var languageTag: String { identifier.replacing("_", with: "-") }

    /// The name with an underscore between language and region: `de_AT`.
    package var underlined: String { identifier.replacing("-", with: "_") }
}
