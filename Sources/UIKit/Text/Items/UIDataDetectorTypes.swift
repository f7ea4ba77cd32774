import Foundation

/// What a text view finds in its text and makes links of.
public struct UIDataDetectorTypes: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    /// The types of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of the web and of mail.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// All that can be found.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Finds addresses of the web and of mail, and telephone numbers, in a paragraph.
struct TextDetector {
    var types: UIDataDetectorTypes

    /// Paragraphs that are longer are not looked through, in UTF-16 units.
    private static let longest = 50_000

    private static let address = try? NSRegularExpression(
        pattern: #"(?:https?|ftp)://[^\s<>"“”]+|\bwww\.[^\s<>"“”]+|\b[\w.%+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b"#
            + #"|\b(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|dev|app|eu|de|fr|uk|ch|at|it|es|nl|jp|cn)\b(?:/[^\s<>"“”]*)?"#,
        options: .caseInsensitive)
    private static let phone = try? NSRegularExpression(pattern: #"(?<![\w.,/-])(?:\+|\()?\d[\d ().\-/\u00A0]{5,}\d(?![\w])"#)

    /// What is found, in UTF-16 units and in the text's order, and where each leads.
    func links(in text: String) -> [(range: Range<Int>, url: URL)] {
        let length = text.utf16.count
        guard !types.isEmpty, length > 3, length <= TextDetector.longest else { return [] }
        var found: [(range: Range<Int>, url: URL)] = []
        let whole = NSRange(location: 0, length: length)
        let string = text as NSString
        if types.contains(.link), let address = TextDetector.address {
            for match in address.matches(in: text, range: whole) {
                let (address, range) = TextDetector.trimmed(string.substring(with: match.range), at: match.range.location)
                if let url = TextDetector.url(of: address) { found.append((range, url)) }
            }
        }
        if types.contains(.phoneNumber), let phone = TextDetector.phone {
            for match in phone.matches(in: text, range: whole) {
                let range = match.range.location..<(match.range.location + match.range.length)
                let number = string.substring(with: match.range)
                let digits = number.filter { $0.isASCII && $0.isNumber }
                guard (7...15).contains(digits.count), !found.contains(where: { $0.range.overlaps(range) }),
                    !TextDetector.isDate(number), let url = URL(string: "tel:" + (number.hasPrefix("+") ? "+" : "") + digits)
                else { continue }
                found.append((range, url))
            }
        }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Without what ends the sentence around it.
    private static func trimmed(_ address: String, at location: Int) -> (String, Range<Int>) {
        var address = address
        while let last = address.last {
            let isUnmatched =
                last == ")" && address.filter { $0 == ")" }.count > address.filter { $0 == "(" }.count
                || last == "]" && !address.contains("[")
            guard ".,;:!?'’»".contains(last) || isUnmatched else { break }
            address.removeLast()
        }
        return (address, location..<(location + address.utf16.count))
    }

    private static func url(of address: String) -> URL? {
        if address.contains("://") { return URL(string: address) }
        if address.contains("@"), !address.contains("/") { return URL(string: "mailto:" + address) }
        return URL(string: "http://" + address)
    }

    /// Digits in groups of a date: 2024-05-17, 17.05.2024.
    private static func isDate(_ number: String) -> Bool {
        let groups = number.split { !$0.isNumber }.map(\.count)
        return !number.hasPrefix("+") && (groups == [4, 2, 2] || groups == [2, 2, 4])
    }
}
