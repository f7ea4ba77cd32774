import UIKit

/// The Gallery's texts in the person's language, by their English text (`Localizable.xcstrings`).
enum LocalText {
    /// Where a test looks texts up in place of the catalogue.
    @TaskLocal static var lookup: (@Sendable (_ english: String) -> String)?
}

/// A text of the Gallery's in the person's language, by its English text.
func local(_ english: String) -> String {
    LocalText.lookup?(english) ?? NSLocalizedString(english, bundle: .module, comment: "")
}

/// A sentence with words in the places `%1`, `%2` and so on. What stands in such a place is not looked at again.
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

/// A sentence with a number in the place `%lld`, in the form that the language has for so many.
func local(_ english: String, count: Int) -> String { String.localizedStringWithFormat(local(english), count) }

/// Several names one after the other, with the language's own comma between them.
func local(list names: [String]) -> String {
    names.dropFirst().reduce(names.first ?? "") { local("%1, %2", with: $0, $1) }
}
