import Foundation

/// Matches dates and times, in digits or with month names. Month names are in the library's languages and the desktop's language.
///
/// Relative dates ("tomorrow") and ranges are not detected.
enum WrittenDates {
    static let expression = try? NSRegularExpression(pattern: pattern)

    private static let day = #"(?:3[01]|[12]\d|0?[1-9])"#
    private static let month = #"(?:1[0-2]|0?[1-9])"#
    private static let year = #"(?:19|20)\d\d"#
    private static let time =
        #"(?:(?:2[0-3]|[01]?\d)(?::[0-5]\d){1,2}(?:\s?[AaPp]\.?[Mm]\b\.?|\s?Uhr\b)?|(?:2[0-3]|[01]?\d)h[0-5]\d\b"#
        + #"|(?:1[0-2]|0?[1-9])\s?(?:[AaPp][Mm]\b|[ap]\.m\.)|(?:2[0-3]|[01]?\d)(?:[.:][0-5]\d)?\s?Uhr\b)"#

    private static var pattern: String {
        let names = "(?:" + monthNames.joined(separator: "|") + ")"
        let weekdays = "(?:" + weekdayNames.joined(separator: "|") + ")"
        // The day before the month, with an optional comma or preposition, such as: 17 May 2024, 17. Mai 2024, 17 de mayo de 2024, 17 במאי 2024.
        let dayFirst =
            #"\#(day)(?:\.|st|nd|rd|th|er|º|ª)?\s(?:de\s|of\s|ב)?\#(names)\.?(?![\w])(?:(?:\sde)?,?\s\#(year)(?!\d)(?:\sг\.)?)?"#
        let monthFirst = #"\#(names)\.?\s\#(day)(?:st|nd|rd|th)?(?![\d.:])(?:,?\s\#(year)(?!\d))?"#
        let digits =
            #"\#(year)-(?:1[0-2]|0[1-9])-(?:3[01]|[12]\d|0[1-9])(?:T(?=\d\d:\d\d))?"#
            + #"|\#(day)\.\s?\#(month)\.\s?\#(year)|(?:3[01]|[12]\d|0[1-9])\.(?:1[0-2]|0[1-9])\.\d\d"#
            + #"|(?:\#(month)/\#(day)|\#(day)/\#(month))/(?:\#(year)|\d\d)"#
            + #"|\#(year)\s?年\s?\#(month)\s?月\s?\#(day)\s?日|\#(year)년\s?\#(month)월\s?\#(day)일|\#(month)月\#(day)日|\#(month)월\s?\#(day)일"#
        let date = #"(?:\#(weekdays)\.?,?\s(?:(?:den|the|le|el)\s)?)?(?:\#(dayFirst)|\#(monthFirst)|\#(digits))"#
        let between = #"(?:,?\s(?:at\s|um\s|à\s|a las\s|в\s)?|,)?"#
        return #"(?<![\w./:,-])(?:\#(date)(?:\#(between)\#(time))?|\#(time))(?![\w:/]|[.,]\d)"#
    }

    /// The month names. Short names are limited to English and the desktop's language, because other short names can be ordinary words.
    private static var monthNames: [String] {
        var names: Set<String> = []
        for language in languages {
            let formatter = formatter(language)
            names.formUnion(formatter.monthSymbols)
            names.formUnion(formatter.standaloneMonthSymbols)
            guard language == "en" || language == languages.first else { continue }
            names.formUnion(formatter.shortMonthSymbols.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 })
        }
        return alternatives(names)
    }

    private static var weekdayNames: [String] {
        alternatives(Set(languages.flatMap { formatter($0).weekdaySymbols } + formatter("en").shortWeekdaySymbols))
    }

    private static let languages: [String] = {
        let own = Locale.desktopDates.identifier.components(separatedBy: CharacterSet(charactersIn: "_-.@"))[0]
        let others = ["ar", "de", "en", "es", "fr", "he", "hi", "it", "nl", "pt", "ru"]
        return [own.count > 1 && own != "C" ? own : "en"] + others
    }()

    private static func formatter(_ language: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: language)
        return formatter
    }

    /// The regular expression's alternatives for names: longest first, and also with an uppercase first letter. Excludes names with digits (as in
    /// Chinese), because the expression matches their characters directly.
    private static func alternatives(_ names: Set<String>) -> [String] {
        let letters = names.filter { $0.count > 1 && !$0.contains { $0.isNumber } }
        let written = letters.union(letters.map { $0.prefix(1).uppercased() + $0.dropFirst() })
        return written.sorted { ($1.count, $0) < ($0.count, $1) }.map(NSRegularExpression.escapedPattern(for:))
    }
}
