import Foundation

/// The kinds of wheels in a date picker, by the unit of their rows.
enum DateColumn: Equatable, Sendable {
    /// A date with its weekday, across all years.
    case wholeDay
    case day, month, year
    case hour, minute, meridiem
    /// The hours or minutes of a duration.
    case spanHours, spanMinutes

    /// The number of times that an endless wheel repeats its values.
    private static let rounds = 200
    /// The number of days before and after the initial day of a wheel of whole days.
    static let days = 20_000
    static let years = 1...9999

    /// Returns the number of different values on the wheel.
    func period(_ rules: DateRules) -> Int {
        switch self {
        case .wholeDay: 2 * Self.days + 1
        case .day: 31
        case .month: rules.calendar.maximumRange(of: .month)?.count ?? 12
        case .year: Self.years.count
        case .hour: 24
        case .minute, .spanMinutes: 60 / rules.minuteInterval
        case .meridiem: 2
        case .spanHours: 24
        }
    }

    private var isEndless: Bool {
        switch self {
        case .day, .month, .hour, .minute: true
        case .wholeDay, .year, .meridiem, .spanHours, .spanMinutes: false
        }
    }

    func rows(_ rules: DateRules) -> Int { period(rules) * (isEndless ? Self.rounds : 1) }

    /// Returns the value of a row. The first value is 0.
    func value(ofRow row: Int, _ rules: DateRules) -> Int { row % period(rules) }

    /// Returns the row that shows `value` and is nearest to the row `current`. If `current` is nil, returns a row in the middle of an endless wheel.
    func row(for value: Int, near current: Int?, _ rules: DateRules) -> Int {
        let period = period(rules)
        guard isEndless else { return min(max(value, 0), period - 1) }
        guard let current else { return period * (Self.rounds / 2) + value }
        var row = current - current % period + value
        if row - current > period / 2 { row -= period }
        if current - row > period / 2 { row += period }
        return min(max(row, 0), period * Self.rounds - 1)
    }

    /// The relative width of the wheel.
    var weight: CGFloat {
        switch self {
        case .wholeDay: 2.6
        case .month: 2
        case .year: 1.3
        case .spanHours, .spanMinutes: 2
        case .day, .hour, .minute, .meridiem: 1
        }
    }
}

/// The calendar, locale, minute interval and limits of a date picker.
struct DateRules {
    var calendar: Calendar
    var locale: Locale
    var minuteInterval = 1
    var minimum: Date?
    var maximum: Date?

    /// Returns the nearest date within the limits. Contradictory limits are ignored.
    func clamped(_ date: Date) -> Date {
        if let minimum, let maximum, minimum > maximum { return date }
        var date = date
        if let minimum, date < minimum { date = minimum }
        if let maximum, date > maximum { date = maximum }
        return date
    }

    /// Returns the date rounded down to the minute interval.
    func rounded(_ date: Date) -> Date {
        guard minuteInterval > 1 else { return date }
        let minute = calendar.component(.minute, from: date)
        let over = minute % minuteInterval
        return over == 0 ? date : calendar.date(byAdding: .minute, value: -over, to: date) ?? date
    }

    func formatter(_ template: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = locale
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }

    /// Whether the locale uses a 12-hour clock.
    var hasMeridiem: Bool { DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false }

    /// Returns the columns of a mode, in the locale's order.
    func columns(_ mode: UIDatePicker.Mode) -> [DateColumn] {
        let time: [DateColumn] = [.hour, .minute] + (hasMeridiem ? [.meridiem] : [])
        switch mode {
        case .time: return time
        case .dateAndTime: return [.wholeDay] + time
        case .countDownTimer: return [.spanHours, .spanMinutes]
        case .date: return ordered([.day, .month, .year], "yMMMMd")
        case .yearAndMonth: return ordered([.month, .year], "yMMMM")
        }
    }

    private func ordered(_ columns: [DateColumn], _ template: String) -> [DateColumn] {
        let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? "dMMMMy"
        func offset(_ column: DateColumn) -> Int {
            let letters: [Character] = column == .day ? ["d"] : column == .month ? ["M", "L"] : ["y", "U", "r"]
            return format.firstIndex { letters.contains($0) }.map { format.distance(from: format.startIndex, to: $0) } ?? 0
        }
        return columns.sorted { offset($0) < offset($1) }
    }
}
