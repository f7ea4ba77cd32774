import Testing
import UIKit

/// Relative dates in words.
@Suite
struct RelativeDateTimeFormatterTests {
    private func formatter(_ locale: String = "en_US", _ change: (RelativeDateTimeFormatter) -> Void = { _ in })
        -> RelativeDateTimeFormatter
    {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: locale)
        change(formatter)
        return formatter
    }

    @Test(
        "RelativeDateTimeFormatter writes only the largest unit",
        arguments: [
            (-6000.0, "1 hour ago"), (90, "in 1 minute"), (3599, "in 59 minutes"), (0, "in 0 seconds"), (-59.6, "59 seconds ago"),
            (13.5 * 86400, "in 1 week"), (86400, "in 1 day"),
        ] as [(TimeInterval, String)])
    func intervals(interval: TimeInterval, text: String) { #expect(formatter().localizedString(fromTimeInterval: interval) == text) }

    @Test("A date is written relative to another date in the formatter's calendar")
    func dates() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        let date = DateComponents(calendar: calendar, year: 2024, month: 1, day: 31, hour: 12).date!
        let formatter = formatter { $0.calendar = calendar }
        #expect(formatter.localizedString(for: calendar.date(byAdding: .month, value: 13, to: date)!, relativeTo: date) == "in 1 year")
        #expect(formatter.localizedString(for: date.addingTimeInterval(-86400), relativeTo: date) == "1 day ago")
        #expect(formatter.string(for: Date(timeIntervalSinceNow: -7300)) == "2 hours ago" && formatter.string(for: "text") == nil)
    }

    @Test("The largest component that is not zero is written")
    func components() {
        let formatter = formatter()
        #expect(formatter.localizedString(from: DateComponents(month: 13)) == "in 13 months")
        #expect(formatter.localizedString(from: DateComponents(year: 0, month: -2, day: 5)) == "2 months ago")
        #expect(formatter.localizedString(from: DateComponents(weekOfMonth: -3)) == "3 weeks ago")
        #expect(formatter.localizedString(from: DateComponents(minute: 100)) == "in 100 minutes")
        #expect(formatter.localizedString(from: DateComponents()) == "in 0 seconds")
    }

    @Test("The style named writes \"yesterday\" and similar words; unitsStyle determines the length of units")
    func styles() {
        let named = formatter { $0.dateTimeStyle = .named }
        #expect(
            named.localizedString(from: DateComponents(day: -1)) == "yesterday"
                && named.localizedString(from: DateComponents(day: 0)) == "today")
        #expect(named.localizedString(from: DateComponents(weekOfMonth: 1)) == "next week")
        #expect(named.localizedString(from: DateComponents(day: 3)) == "in 3 days")
        named.formattingContext = .beginningOfSentence
        #expect((named.copy() as? RelativeDateTimeFormatter)?.localizedString(from: DateComponents(day: -1)) == "Yesterday")
        let month = DateComponents(month: -2)
        #expect(formatter { $0.unitsStyle = .spellOut }.localizedString(from: month) == "two months ago")
        #expect(formatter { $0.unitsStyle = .short }.localizedString(from: month) == "2 mo. ago")
        #expect(formatter { $0.unitsStyle = .abbreviated }.localizedString(from: month) == "2mo ago")
    }

    @Test(
        "\"Yesterday\" is localized in each of the library's languages",
        arguments: [
            ("ar", "أمس"), ("de", "gestern"), ("es", "ayer"), ("fr", "hier"), ("he", "אתמול"), ("hi", "कल"), ("ja", "昨日"), ("ko", "어제"),
            ("ru", "вчера"), ("zh-Hans", "昨天"), ("zh-Hant", "昨天"), ("en", "yesterday"),
        ])
    func languages(language: String, yesterday: String) {
        #expect(formatter(language) { $0.dateTimeStyle = .named }.localizedString(from: DateComponents(day: -1)) == yesterday)
    }
}
