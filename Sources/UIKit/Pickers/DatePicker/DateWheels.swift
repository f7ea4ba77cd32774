import Foundation

@MainActor
final class DateWheels: UIPickerView, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    private(set) var rules: DateRules
    private(set) var mode = UIDatePicker.Mode.dateAndTime
    private var columns: [DateColumn] = []
    private var date = Date()
    private var span: TimeInterval = 0
    /// The day in the middle of a wheel of whole days.
    private var origin = Date()
    private var dayFormatter = DateFormatter()
    private var months: [String] = []
    private let numbers = NumberFormatter()
    /// Called when the user selected another date or duration.
    var onChange: ((Date, TimeInterval) -> Void)?

    init(rules: DateRules) {
        self.rules = rules
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a date, or a duration in seconds.
    func show(_ date: Date, span: TimeInterval, mode: UIDatePicker.Mode, rules: DateRules, animated: Bool, anew: Bool) {
        self.date = date
        self.span = span
        let isNew = anew || dataSource == nil || mode != self.mode
        if isNew {
            self.rules = rules
            self.mode = mode
            columns = rules.columns(mode)
            origin = rules.calendar.startOfDay(for: date)
            dayFormatter = rules.formatter("EEEMMMd")
            months = rules.formatter("MMMM").standaloneMonthSymbols
            numbers.locale = rules.locale
            numbers.numberStyle = .none
            dataSource = self
            delegate = self
            reloadAllComponents()
        }
        turn(animated: animated && !isNew, fromMiddle: isNew)
    }

    private func turn(animated: Bool, fromMiddle: Bool) {
        for (component, column) in columns.enumerated() {
            let current = fromMiddle ? nil : selectedRow(inComponent: component)
            let row = column.row(for: value(of: column), near: current, rules)
            if row != current { selectRow(row, inComponent: component, animated: animated) }
        }
    }

    private func value(of column: DateColumn) -> Int {
        let calendar = rules.calendar
        func part(_ component: Calendar.Component) -> Int { calendar.component(component, from: date) }
        switch column {
        case .wholeDay:
            let days = calendar.dateComponents([.day], from: origin, to: calendar.startOfDay(for: date)).day ?? 0
            return days + DateColumn.days
        case .day: return part(.day) - 1
        case .month: return part(.month) - 1
        case .year: return part(.year) - DateColumn.years.lowerBound
        case .hour: return part(.hour)
        case .minute: return part(.minute) / rules.minuteInterval
        case .meridiem: return part(.hour) / 12
        case .spanHours: return Int(span) / 3600
        case .spanMinutes: return Int(span) / 60 % 60 / rules.minuteInterval
        }
    }

    // MARK: Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { columns[component].rows(rules) }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let availableWidth = max(bounds.width - 26 - 5 * CGFloat(columns.count - 1), 0)
        let whole = columns.reduce(0) { $0 + $1.weight }
        // Limits the width of a wheel. If few wheels do not fill the picker, they are centered.
        return min(availableWidth * columns[component].weight / whole, columns[component].weight * 80)
    }

    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        let column = columns[component]
        let value = column.value(ofRow: row, rules)
        let color: UIColor = isWithinLimits(column, value) ? .label : .tertiaryLabel
        return NSAttributedString(
            string: title(column, value), attributes: [.foregroundColor: color, .font: UIFont.systemFont(ofSize: 20)])
    }

    /// Returns the accessibility label of a wheel.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        guard columns.indices.contains(component) else { return nil }
        return switch columns[component] {
        case .wholeDay: LocalizedStrings.text("Date")
        case .day: LocalizedStrings.text("Day")
        case .month: LocalizedStrings.text("Month")
        case .year: LocalizedStrings.text("Year")
        case .hour, .spanHours: LocalizedStrings.text("Hours")
        case .minute, .spanMinutes: LocalizedStrings.text("Minutes")
        case .meridiem: LocalizedStrings.text("Half of the day")
        }
    }

    private func title(_ column: DateColumn, _ value: Int) -> String {
        func number(_ number: Int, digits: Int = 1) -> String {
            numbers.minimumIntegerDigits = digits
            return numbers.string(from: NSNumber(value: number)) ?? "\(number)"
        }
        switch column {
        case .wholeDay:
            let day = rules.calendar.date(byAdding: .day, value: value - DateColumn.days, to: origin) ?? origin
            return dayFormatter.string(from: day)
        case .day: return number(value + 1)
        case .month: return months.indices.contains(value) ? months[value] : number(value + 1)
        case .year: return number(value + DateColumn.years.lowerBound)
        case .hour: return rules.hasMeridiem ? number((value + 11) % 12 + 1) : number(value, digits: 2)
        case .minute: return number(value * rules.minuteInterval, digits: 2)
        case .meridiem: return value == 0 ? dayFormatter.amSymbol : dayFormatter.pmSymbol
        case .spanHours: return value == 1 ? "1 h" : "\(number(value)) h"
        case .spanMinutes: return "\(number(value * rules.minuteInterval)) min"
        }
    }

    /// Whether the current date with another value in one column is within the limits.
    private func isWithinLimits(_ column: DateColumn, _ value: Int) -> Bool {
        guard rules.minimum != nil || rules.maximum != nil, mode != .countDownTimer else { return true }
        guard let changed = changed(column, to: value) else { return false }
        let calendar = rules.calendar
        let unit: Calendar.Component =
            switch column {
            case .year: .year
            case .month: .month
            case .day, .wholeDay: .day
            case .hour, .meridiem: .hour
            default: .minute
            }
        let clamped = rules.clamped(changed)
        return calendar.isDate(clamped, equalTo: changed, toGranularity: unit)
    }

    /// Returns the current date with another value in one column; nil if that date does not exist.
    private func changed(_ column: DateColumn, to value: Int) -> Date? {
        let calendar = rules.calendar
        if column == .wholeDay {
            let day = calendar.date(byAdding: .day, value: value - DateColumn.days, to: origin) ?? date
            let time = calendar.dateComponents([.hour, .minute, .second], from: date)
            return calendar.date(
                bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
        }
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
        switch column {
        case .day: parts.day = value + 1
        case .month: parts.month = value + 1
        case .year: parts.year = value + DateColumn.years.lowerBound
        case .hour: parts.hour = value
        case .minute: parts.minute = value * rules.minuteInterval
        case .meridiem: parts.hour = (parts.hour ?? 0) % 12 + value * 12
        default: break
        }
        // Clamps the day to the length of a shorter month.
        var first = parts
        first.day = 1
        if let month = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: month), let day = parts.day {
            parts.day = min(day, days.upperBound - 1)
        }
        return calendar.date(from: parts)
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let column = columns[component]
        let value = column.value(ofRow: row, rules)
        if mode == .countDownTimer {
            let hours = column == .spanHours ? value : self.value(of: .spanHours)
            let minutes = (column == .spanMinutes ? value : self.value(of: .spanMinutes)) * rules.minuteInterval
            // The minimum duration is one minute interval.
            span = max(TimeInterval(hours * 3600 + minutes * 60), TimeInterval(rules.minuteInterval * 60))
        } else {
            date = rules.clamped(changed(column, to: value) ?? date)
        }
        turn(animated: true, fromMiddle: false)
        onChange?(date, span)
    }
}
