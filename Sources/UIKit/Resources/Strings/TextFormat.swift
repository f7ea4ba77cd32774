import Foundation

/// Puts arguments into the format of a translation, which is a file's and not the program's: a place that asks for another type than the argument has gets
/// the argument as it is written in Swift, and one that asks for an argument that there is not stays empty.
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
            guard let place = Place(&rest) else {
                result += "%"
                continue
            }
            let index = place.argument ?? next
            if place.argument == nil { next += 1 }
            if arguments.indices.contains(index) { result += place.text(arguments[index], locale) }
        }
        return result + rest
    }

    /// A place for an argument: `%2$@`, `%lld`, `%.1f`.
    private struct Place {
        /// From 0 on; nil for the next one.
        var argument: Int?
        /// Flags, width and precision.
        var options: String
        var conversion: Character

        /// Takes a place from the beginning of `text`, behind the percent sign; nil where there is none.
        init?(_ text: inout Substring) {
            var rest = text
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
                guard (1...64).contains(number) else { return nil }
                argument = number - 1
                rest = rest.dropFirst(digits.count + 1)
            }
            let options = rest.prefix { "0123456789.-+ #'".contains($0) }
            // A width of thousands would be a text of thousands.
            guard options.count <= 6 else { return nil }
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
