import Foundation

/// Formats translations. Their format strings are untrusted, because they come from files. If a specifier does not match its argument's type, the argument's
/// Swift description is used. A specifier without an argument is replaced by an empty string.
enum TextFormat {
    static func text(_ format: String, _ arguments: [any CVarArg], locale: Locale = .desktop) -> String {
        var result = ""
        var rest = Substring(format)
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            guard let specifier = Specifier(&rest) else {
                result += "%"
                continue
            }
            let index = specifier.argument ?? next
            if specifier.argument == nil { next += 1 }
            if arguments.indices.contains(index) { result += specifier.text(arguments[index], locale) }
        }
        return result + rest
    }

    /// A format specifier: `%2$@`, `%lld`, `%.1f`.
    private struct Specifier {
        /// The index of the argument, from 0. Nil for the next argument.
        var argument: Int?
        /// The flags, width and precision.
        var options: String
        var conversion: Character

        /// Parses a specifier at the start of `text`, after the percent sign. Nil without a valid one.
        init?(_ text: inout Substring) {
            var rest = text
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
                guard (1...64).contains(number) else { return nil }
                argument = number - 1
                rest = rest.dropFirst(digits.count + 1)
            }
            let options = rest.prefix { "0123456789.-+ #'".contains($0) }
            // The width and the precision determine the length of the result, so they have at most three digits.
            guard options.count <= 6, options.split(whereSeparator: { !$0.isNumber }).allSatisfy({ $0.count <= 3 }) else { return nil }
            rest = rest.dropFirst(options.count)
            rest = rest.drop { "hlqzjtL".contains($0) }
            guard let letter = rest.first, "@diuxXofFeEgGs".contains(letter) else { return nil }
            self.options = options.filter { $0 != "'" }
            conversion = letter
            text = rest.dropFirst()
        }

        func text(_ value: any CVarArg, _ locale: Locale) -> String {
            switch (conversion, value) {
            case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger), ("u", let number as any BinaryInteger):
                return String(format: "%\(options)lld", locale: locale, Int64(clamping: number))
            case ("x", let number as any BinaryInteger), ("X", let number as any BinaryInteger), ("o", let number as any BinaryInteger):
                return String(format: "%\(options)ll\(conversion)", Int64(clamping: number))
            case ("f", let number as any BinaryFloatingPoint), ("F", let number as any BinaryFloatingPoint),
                ("e", let number as any BinaryFloatingPoint), ("E", let number as any BinaryFloatingPoint),
                ("g", let number as any BinaryFloatingPoint), ("G", let number as any BinaryFloatingPoint):
                return String(format: "%\(options)\(conversion)", locale: locale, Double(number))
            default: return "\(value)"
            }
        }
    }
}
