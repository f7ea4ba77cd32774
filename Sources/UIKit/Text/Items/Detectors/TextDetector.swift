import Foundation

/// Detects links, addresses, telephone numbers, dates and amounts in a paragraph.
struct TextDetector {
    var types: UIDataDetectorTypes

    /// A detected item.
    struct Finding {
        /// The range in the paragraph, in UTF-16 units.
        var range: Range<Int>
        /// The item's URL. Data that no program opens has the scheme ``TextDetector/plainScheme``, as in UIKit.
        var url: URL
    }

    /// The scheme of URLs for data that no program opens.
    static let plainScheme = "x-apple-data-detectors"

    /// The maximum length of a searched paragraph, in UTF-16 units.
    private static let longest = 50_000

    // Name lengths are limited as in mail and domain names. Without limits the expression would take quadratic time.
    private static let address = try? NSRegularExpression(
        pattern: #"(?:https?|ftp)://[^\s<>"“”]+|\bwww\.[^\s<>"“”]+|\b[\w.%+-]{1,64}@(?:[\w-]{1,63}\.){1,10}[a-z]{2,63}\b"#
            + #"|\b(?:[a-z0-9-]{1,63}\.){1,10}(?:com|org|net|edu|gov|io|dev|app|eu|de|fr|uk|ch|at|it|es|nl|jp|cn)\b(?:/[^\s<>"“”]*)?"#,
        options: .caseInsensitive)
    private static let phone = try? NSRegularExpression(pattern: #"(?<![\w.,/-])(?:\+|\()?\d[\d ().\-/\u00A0]{5,}\d(?![\w])"#)

    /// The detected items in text order. If matches overlap, the first type of this list wins: links, street addresses, dates, telephone numbers, amounts.
    func findings(in text: String) -> [Finding] {
        let length = text.utf16.count
        guard !types.isEmpty, length > 3, length <= TextDetector.longest else { return [] }
        var found: [Finding] = []
        func add(_ range: Range<Int>, _ url: URL?) {
            guard let url, !found.contains(where: { $0.range.overlaps(range) }) else { return }
            found.append(Finding(range: range, url: url))
        }
        let whole = NSRange(location: 0, length: length)
        let string = text as NSString
        func each(_ expression: NSRegularExpression?, _ body: (String, Range<Int>) -> Void) {
            for match in expression?.matches(in: text, range: whole) ?? [] where match.range.length > 0 {
                body(string.substring(with: match.range), match.range.location..<(match.range.location + match.range.length))
            }
        }
        if types.contains(.link) {
            each(TextDetector.address) { address, range in
                let (address, range) = TextDetector.trimmed(address, at: range.lowerBound)
                add(range, TextDetector.url(of: address))
            }
        }
        if types.contains(.address) {
            each(StreetAddresses.expression) { address, range in add(range, StreetAddresses.url(of: address)) }
        }
        if types.contains(.calendarEvent) {
            each(WrittenDates.expression) { _, range in add(range, TextDetector.plainURL(at: range.lowerBound)) }
        }
        if types.contains(.phoneNumber) {
            each(TextDetector.phone) { number, range in
                let digits = number.filter { $0.isASCII && $0.isNumber }
                guard (7...15).contains(digits.count), !TextDetector.isDate(number) else { return }
                add(range, URL(string: "tel:" + (number.hasPrefix("+") ? "+" : "") + digits))
            }
        }
        if types.contains(.money) {
            each(WrittenAmounts.money) { _, range in add(range, TextDetector.plainURL(at: range.lowerBound)) }
        }
        if types.contains(.physicalValue) {
            each(WrittenAmounts.quantity) { _, range in add(range, TextDetector.plainURL(at: range.lowerBound)) }
        }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// A URL that no program opens, unique for each offset.
    private static func plainURL(at index: Int) -> URL? { URL(string: "\(plainScheme)://\(index)") }

    /// Removes punctuation that ends the surrounding sentence.
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

    /// Whether digit groups form a date, such as 2024-05-17 or 17.05.2024.
    private static func isDate(_ number: String) -> Bool {
        let groups = number.split { !$0.isNumber }.map(\.count)
        return !number.hasPrefix("+") && (groups == [4, 2, 2] || groups == [2, 2, 4])
    }
}
