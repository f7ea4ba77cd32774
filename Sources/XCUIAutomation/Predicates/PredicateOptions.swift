import Foundation

/// The modifiers of a string comparison, such as `[c]`.
struct PredicateOptions {
    var ignoresCase = false
    var ignoresDiacritics = false

    func normalized(_ text: String) -> String {
        var options: String.CompareOptions = []
        if ignoresCase { options.insert(.caseInsensitive) }
        if ignoresDiacritics { options.insert(.diacriticInsensitive) }
        return options.isEmpty ? text : text.folding(options: options, locale: nil)
    }
}
