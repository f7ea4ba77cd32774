import Foundation
import Synchronization

// Foundation has a function of this name whose parameters all have defaults. Swift prefers these, which have none, wherever they fit: so
// texts are in the desktop's language, and a call with every argument still means Foundation's.

/// The text of a key in the desktop's language, from `Localizable` in the app's bundle; the key where there is none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    LocalizedText.string(key, table: nil, bundle: .main, value: nil)
}

/// The text of a key in the desktop's language, from a table in the app's bundle; the key where there is none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    LocalizedText.string(key, table: tableName, bundle: .main, value: nil)
}

/// The text of a key in the desktop's language, from `Localizable` in a bundle; the key where there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    LocalizedText.string(key, table: nil, bundle: bundle, value: nil)
}

/// The text of a key in the desktop's language, from a table in a bundle; the key where there is none.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    LocalizedText.string(key, table: tableName, bundle: bundle, value: nil)
}

/// The text of a key in the desktop's language, from `Localizable` in the app's bundle; `value` where there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    LocalizedText.string(key, table: nil, bundle: .main, value: value)
}

/// The text of a key in the desktop's language, from a table in the app's bundle; `value` if the table lacks the key.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    LocalizedText.string(key, table: tableName, bundle: .main, value: value)
}

/// The text of a key in the desktop's language, from `Localizable` in a bundle; `value` where there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    LocalizedText.string(key, table: nil, bundle: bundle, value: value)
}

extension String {
    /// The format with an argument. A format that `NSLocalizedString` gave for a text that depends on numbers becomes the one for this number.
    public static func localizedStringWithFormat(_ format: String, _ argument: any CVarArg) -> String {
        LocalizedText.formatted(format, [argument])
    }

    /// The format with two arguments. A format that `NSLocalizedString` gave for a text that depends on numbers becomes the one for these.
    public static func localizedStringWithFormat(_ format: String, _ first: any CVarArg, _ second: any CVarArg) -> String {
        LocalizedText.formatted(format, [first, second])
    }
}

/// Texts as apps get them.
enum LocalizedText {
    /// Stands before and after a text's number, which is written in ``bits``: none of these signs can be seen.
    private static let mark: Character = "\u{2063}"
    private static let bits: [Character] = ["\u{2061}", "\u{2062}"]

    /// The texts that depend on numbers and were given out, which their invisible numbers are the places of.
    private static let plurals = Mutex<[(key: String, text: PluralText, language: String)]>([])

    static func string(
        _ key: String, table: String?, bundle: Bundle, value: String?, languages: [String] = LocalizedTables.desktopLanguages
    ) -> String {
        guard let found = LocalizedTables.entry(key, table: table, bundle: bundle, languages: languages) else {
            return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        }
        switch found.entry {
        case .text(let text): return text
        case .plural(let text): return marked(text, key: "\(bundle.bundlePath)\n\(table ?? "")\n\(found.language)\n\(key)", found.language)
        }
    }

    /// The format for many, with an invisible number that tells the text.
    private static func marked(_ text: PluralText, key: String, _ language: String) -> String {
        let number = plurals.withLock { plurals in
            if let known = plurals.firstIndex(where: { $0.key == key }) { return known }
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
