import Foundation
import Synchronization

// Foundation has a function of this name with default arguments. Overload resolution prefers these functions, which have no defaults. They use the
// desktop's language; a call with all arguments still resolves to Foundation's function.

/// The localized string of a key from the `Localizable` table of the app's bundle, in the desktop's language. The key if the table lacks it.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    LocalizedText.string(key, table: nil, bundle: .main, value: nil)
}

/// The localized string of a key from a table of the app's bundle, in the desktop's language. The key if the table lacks it.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    LocalizedText.string(key, table: tableName, bundle: .main, value: nil)
}

/// The localized string of a key from the `Localizable` table of a bundle, in the desktop's language. The key if the table lacks it.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    LocalizedText.string(key, table: nil, bundle: bundle, value: nil)
}

/// The localized string of a key from a table of a bundle, in the desktop's language. The key if the table lacks it.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    LocalizedText.string(key, table: tableName, bundle: bundle, value: nil)
}

/// The localized string of a key from the `Localizable` table of the app's bundle, in the desktop's language. `value` if the table lacks the key.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    LocalizedText.string(key, table: nil, bundle: .main, value: value)
}

/// The localized string of a key from a table of the app's bundle, in the desktop's language. `value` if the table lacks the key.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    LocalizedText.string(key, table: tableName, bundle: .main, value: value)
}

/// The localized string of a key from the `Localizable` table of a bundle, in the desktop's language. `value` if the table lacks the key.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    LocalizedText.string(key, table: nil, bundle: bundle, value: value)
}

extension String {
    /// Formats a string with an argument. Selects the plural variant for the number if the format is a plural format of `NSLocalizedString`.
    public static func localizedStringWithFormat(_ format: String, _ argument: any CVarArg) -> String {
        LocalizedText.formatted(format, [argument])
    }

    /// Formats a string with two arguments. Selects the plural variants for the numbers if the format is a plural format of `NSLocalizedString`.
    public static func localizedStringWithFormat(_ format: String, _ first: any CVarArg, _ second: any CVarArg) -> String {
        LocalizedText.formatted(format, [first, second])
    }
}

/// Localized strings for apps.
package enum LocalizedText {
    /// Delimits the index of a plural text, which is encoded in ``bits``. All of these characters are invisible.
    private static let mark: Character = "\u{2063}"
    private static let bits: [Character] = ["\u{2061}", "\u{2062}"]

    /// The plural texts returned so far. Their invisible numbers are indexes into this array.
    private static let plurals = Mutex<[(key: String, text: PluralText, language: String)]>([])

    package static func string(
        _ key: String, table: String?, bundle: Bundle, value: String?, languages: [String] = DesktopLanguages.preferred
    ) -> String {
        guard let found = LocalizedTables.entry(key, table: table, bundle: bundle, languages: languages) else {
            return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        }
        switch found.entry {
        case .text(let text): return text
        case .plural(let text): return marked(text, key: "\(bundle.bundlePath)\n\(table ?? "")\n\(found.language)\n\(key)", found.language)
        }
    }

    /// The format of the "other" variant, with the invisible index of the plural text.
    private static func marked(_ text: PluralText, key: String, _ language: String) -> String {
        let number = plurals.withLock { plurals in
            if let known = plurals.firstIndex(where: { $0.key == key }) {
                #if DEBUG
                    // The table may have been reloaded.
                    plurals[known].text = text
                #endif
                return known
            }
            plurals.append((key, text, language))
            return plurals.count - 1
        }
        let digits = String(number, radix: 2).map { bits[$0 == "1" ? 1 : 0] }
        return text.format(for: [], language: language) + String([mark] + digits + [mark])
    }

    static func formatted(_ format: String, _ arguments: [any CVarArg]) -> String {
        guard format.last == mark, let start = format.dropLast().lastIndex(of: mark) else {
            return String(format: format, locale: .desktop, arguments: arguments)
        }
        let digits = format[format.index(after: start)...].dropLast().map { $0 == bits[1] ? "1" : "0" }.joined()
        let known = Int(digits, radix: 2).flatMap { number in plurals.withLock { $0.indices.contains(number) ? $0[number] : nil } }
        guard let known else { return TextFormat.text(String(format[..<start]), arguments) }
        let numbers = arguments.map { argument -> Double? in
            switch argument {
            case let number as any BinaryInteger: Double(number)
            case let number as any BinaryFloatingPoint: Double(number)
            default: nil
            }
        }
        return TextFormat.text(known.text.format(for: numbers, language: known.language), arguments)
    }
}
