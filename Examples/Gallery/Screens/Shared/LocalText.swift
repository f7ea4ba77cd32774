import UIKit

/// The Gallery's localized texts, by their English text (`Localizable.xcstrings`).
enum LocalText {
    /// A test's replacement for the catalogue.
    @TaskLocal static var lookup: (@Sendable (_ english: String) -> String)?
}

/// The localized text for an English text of the Gallery.
func local(_ english: String) -> String {
    LocalText.lookup?(english) ?? NSLocalizedString(english, bundle: .module, comment: "")
}

/// A localized sentence with arguments for `%1`, `%2` and so on. Arguments are not expanded again.
func local(_ english: String, with words: String...) -> String {
    var rest = local(english)[...]
    var filled = ""
    while let sign = rest.firstIndex(of: "%") {
        let after = rest.index(after: sign)
        filled += rest[..<sign]
        if after < rest.endIndex, let number = rest[after].wholeNumberValue, words.indices.contains(number - 1) {
            filled += words[number - 1]
            rest = rest[rest.index(after: after)...]
        } else {
            filled += "%"
            rest = rest[after...]
        }
    }
    return filled + rest
}

/// A localized sentence with a number for `%lld`, in the language's plural form.
func local(_ english: String, count: Int) -> String { String.localizedStringWithFormat(local(english), count) }

/// A list of names with the language's separator.
func local(list names: [String]) -> String {
    names.dropFirst().reduce(names.first ?? "") { local("%1, %2", with: $0, $1) }
}
