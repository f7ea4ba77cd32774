import Foundation

/// A text with plural variants: a format with variables (`%#@files@`), and a text for each plural category of a variable.
package struct PluralText: Sendable {
    struct Variable: Sendable {
        /// The number of the argument that selects the category, from 1. Nil for the next argument.
        var argument: Int?
        /// The format specifier, such as `d`.
        var specifier: String
        /// Texts by plural category: "zero", "one", "two", "few", "many" and "other".
        var texts: [String: String]
    }

    var format: String
    var variables: [String: Variable]

    /// The text of a `.stringsdict` entry. Nil if required values are missing.
    init?(stringsDictionary entry: [String: Any]) {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        self.format = format
        variables = [:]
        for (name, value) in entry {
            guard let value = value as? [String: Any] else { continue }
            let texts = value.compactMapValues { $0 as? String }
            guard texts["other"] != nil else { continue }
            variables[name] = Variable(argument: nil, specifier: texts["NSStringFormatValueTypeKey"] ?? "d", texts: texts)
        }
        if variables.isEmpty { return nil }
    }

    /// The text of a language in a string catalog. Nil if it has no plural variants.
    init?(catalogUnit unit: [String: Any]) {
        func texts(_ value: Any?) -> [String: String]? {
            guard let plural = ((value as? [String: Any])?["variations"] as? [String: Any])?["plural"] as? [String: Any] else { return nil }
            let texts = plural.compactMapValues { (($0 as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String }
            return texts["other"] == nil ? nil : texts
        }
        if let whole = texts(unit) {
            format = "%#@value@"
            variables = ["value": Variable(argument: 1, specifier: "lld", texts: whole)]
            return
        }
        guard let substitutions = unit["substitutions"] as? [String: Any],
            let format = (unit["stringUnit"] as? [String: Any])?["value"] as? String
        else { return nil }
        self.format = format
        variables = [:]
        for (name, value) in substitutions {
            guard let texts = texts(value), let value = value as? [String: Any] else { continue }
            let specifier = value["formatSpecifier"] as? String ?? "lld"
            variables[name] = Variable(
                argument: (value["argNum"] as? Int).flatMap { (1...64).contains($0) ? $0 : nil }, specifier: specifier,
                texts: texts.mapValues { $0.replacingOccurrences(of: "%arg", with: "%\(specifier)") })
        }
        if variables.isEmpty { return nil }
    }

    /// The format with the variables replaced by the texts for `numbers`. Each variable uses its specified argument, or the next one. Without
    /// numbers, all variables use the "other" category.
    func format(for numbers: [Double?], language: String) -> String {
        var result = format
        var next = 1
        // Texts can contain variables. Limit the number of replacements.
        for _ in 0..<16 {
            guard let start = result.range(of: "%#@"), let end = result.range(of: "@", range: start.upperBound..<result.endIndex) else {
                break
            }
            let name = String(result[start.upperBound..<end.lowerBound])
            guard let variable = variables[name] else {
                result.removeSubrange(start.lowerBound..<end.upperBound)
                continue
            }
            let argument = variable.argument ?? next
            next = argument + 1
            let number = numbers.indices.contains(argument - 1) ? numbers[argument - 1] : nil
            let kind = number.map { PluralRule.kind(of: $0, language: language) } ?? "other"
            let text = (number == 0 ? variable.texts["zero"] : nil) ?? variable.texts[kind] ?? variable.texts["other"] ?? ""
            result.replaceSubrange(start.lowerBound..<end.upperBound, with: text)
        }
        return result
    }
}

/// Plural categories of numbers: the CLDR rules for integers in the most common app languages.
enum PluralRule {
    static func kind(of number: Double, language: String) -> String {
        let size = abs(number)
        guard size == size.rounded(), size < 1e15 else { return "other" }
        let n = Int(size)
        let (tens, units) = (n % 100, n % 10)
        switch language.lowercased().prefix(while: { $0 != "-" && $0 != "_" }) {
        case "ja", "ko", "zh", "th", "vi", "id", "ms", "lo", "my", "km": return "other"
        case "fr", "pt", "hi", "hy": return n <= 1 ? "one" : "other"
        case "ru", "uk", "be", "sr", "hr", "bs":
            if units == 1, tens != 11 { return "one" }
            if (2...4).contains(units), !(12...14).contains(tens) { return "few" }
            return language.hasPrefix("sr") || language.hasPrefix("hr") || language.hasPrefix("bs") ? "other" : "many"
        case "pl":
            if n == 1 { return "one" }
            return (2...4).contains(units) && !(12...14).contains(tens) ? "few" : "many"
        case "cs", "sk": return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
        case "sl": return tens == 1 ? "one" : tens == 2 ? "two" : tens == 3 || tens == 4 ? "few" : "other"
        case "lt":
            if units == 1, !(11...19).contains(tens) { return "one" }
            return (2...9).contains(units) && !(11...19).contains(tens) ? "few" : "other"
        case "lv": return n == 0 || units == 0 || (11...19).contains(tens) ? "zero" : units == 1 && tens != 11 ? "one" : "other"
        case "ro": return n == 1 ? "one" : n == 0 || (1...19).contains(tens) ? "few" : "other"
        case "he", "iw": return n == 1 ? "one" : n == 2 ? "two" : "other"
        case "ar":
            if n <= 2 { return ["zero", "one", "two"][n] }
            return (3...10).contains(tens) ? "few" : tens >= 11 ? "many" : "other"
        case "cy": return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][n] ?? "other"
        case "ga": return n == 1 ? "one" : n == 2 ? "two" : (3...6).contains(n) ? "few" : (7...10).contains(n) ? "many" : "other"
        default: return n == 1 ? "one" : "other"
        }
    }
}
