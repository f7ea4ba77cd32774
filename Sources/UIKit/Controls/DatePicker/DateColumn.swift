import Foundation

/// A wheel of a date picker: what its rows stand for.
enum DateColumn: Equatable, Sendable {
    /// A day with its weekday, of all years.
    case wholeDay
    case day, month, year
    case hour, minute, meridiem
    /// Hours and minutes of a span of time.
    case spanHours, spanMinutes

    /// How often rows come again on wheels that have no end.
    private static let rounds = 200
    /// Days before and after the day that a wheel of whole days begins with.
    static let days = 20_000
    static let years = 1...9999

    /// How many values there are until they come again.
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

    /// What a row stands for, from 0 on.
    func value(ofRow row: Int, _ rules: DateRules) -> Int { row % period(rules) }

    /// The row that stands for a value and is nearest to `current`; in the middle of a wheel without end, where that is nil.
    func row(for value: Int, near current: Int?, _ rules: DateRules) -> Int {
        let period = period(rules)
        guard isEndless else { return min(max(value, 0), period - 1) }
        guard let current else { return period * (Self.rounds / 2) + value }
        var row = current - current % period + value
        if row - current > period / 2 { row -= period }
        if current - row > period / 2 { row += period }
        return min(max(row, 0), period * Self.rounds - 1)
    }

    /// How wide the wheel is beside others.
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

/// What a date picker counts by.
struct DateRules {
    var calendar: Calendar
    var locale: Locale
    var minuteInterval = 1
    var minimum: Date?
    var maximum: Date?

    /// The nearest date within the limits. Limits that contradict each other are none.
    func clamped(_ date: Date) -> Date {
        if let minimum, let maximum, minimum > maximum { return date }
        var date = date
        if let minimum, date < minimum { date = minimum }
        if let maximum, date > maximum { date = maximum }
        return date
    }

    /// The date with its minutes on the interval before.
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

    /// Whether the locale counts hours from 1 to 12 twice a day.
    var hasMeridiem: Bool { DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false }

    /// The columns of a mode, in the locale's order.
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
        func place(_ column: DateColumn) -> Int {
            let letters: [Character] = column == .day ? ["d"] : column == .month ? ["M", "L"] : ["y", "U", "r"]
            return format.firstIndex { letters.contains($0) }.map { format.distance(from: format.startIndex, to: $0) } ?? 0
        }
        return columns.sorted { place($0) < place($1) }
    }
}
