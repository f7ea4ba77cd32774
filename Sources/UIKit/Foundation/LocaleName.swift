/// The name of a locale as a desktop's environment has it, such as `de_AT.UTF-8` or `sr_RS@latin`.
struct LocaleName {
    /// Names that are longer are none, in letters.
    private static let longest = 39

    /// Language and place, without the encoding and the variant: `de_AT`.
    let identifier: String

    /// A locale's name; nil for what is none.
    init?(_ name: some StringProtocol) {
        identifier = String(name.prefix { $0 != "." && $0 != "@" })
        guard !identifier.isEmpty, identifier.count <= Self.longest else { return nil }
    }

    /// The locale that an environment names for a category, such as `LC_TIME`: that of `LC_ALL`, the category or `LANG`, the first that is not empty; nil
    /// where none is.
    init?(of category: String, in environment: [String: String]) {
        guard let name = ["LC_ALL", category, "LANG"].compactMap({ environment[$0] }).first(where: { !$0.isEmpty }) else { return nil }
        self.init(name)
    }

    /// Whether it is the locale of no language.
    var isPlain: Bool { ["C", "POSIX"].contains(identifier) }

    /// The name with a hyphen between language and place: `de-AT`.
    var languageTag: String { identifier.replacing("_", with: "-") }

    /// The name with a line between language and place, also where it had a hyphen: `de_AT`.
    var underlined: String { identifier.replacing("-", with: "_") }
}
