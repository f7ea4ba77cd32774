import Foundation

/// The days of a month in weeks, with a title and buttons for the previous and the next month.
@MainActor
final class MonthGrid: UIView {
    /// The behavior of the grid: which days are enabled or selected, their decorations, and the callbacks.
    struct Behavior {
        var isEnabled: (Date) -> Bool = { _ in true }
        var isSelected: (Date) -> Bool = { _ in false }
        var choose: (Date) -> Void = { _ in }
        var monthDidChange: (Date) -> Void = { _ in }
        var decoration: (Date) -> UIView? = { _ in nil }
    }

    static let headerHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 20

    var behavior = Behavior()
    private(set) var rules: DateRules
    /// The start of the visible month.
    private(set) var month: Date
    private let title = UILabel()
    private let back = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private var days: [DayView] = []
    private let weeks = UIView()

    init(rules: DateRules, month: Date) {
        self.rules = rules
        self.month = Self.start(of: month, rules)
        super.init(frame: .zero)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.accessibilityTraits = .header
        // The days are one focus group, in which arrow keys move.
        weeks.focusGroupIdentifier = "days \(ObjectIdentifier(weeks).hashValue)"
        back.accessibilityLabel = LocalizedStrings.text("Previous month")
        forward.accessibilityLabel = LocalizedStrings.text("Next month")
        addSubview(title)
        for (button, name, step) in [(back, "chevron.backward", -1), (forward, "chevron.forward", 1)] {
            let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)
            button.setImage(UIImage(systemName: name, withConfiguration: configuration), for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
            button.isPointerInteractionEnabled = true
            addSubview(button)
        }
        addSubview(weeks)
        for (direction, step) in [(UISwipeGestureRecognizer.Direction.left, 1), (.right, -1)] {
            let swipe = UISwipeGestureRecognizer { [weak self] _ in
                guard let self else { return }
                turn(by: effectiveUserInterfaceLayoutDirection == .rightToLeft ? -step : step)
            }
            swipe.direction = direction
            addGestureRecognizer(swipe)
        }
        addGestureRecognizer(
            UITapGestureRecognizer { [weak self] recognizer in self?.tapped(at: recognizer.location(in: self?.weeks)) })
    }

    required init?(coder: NSCoder) { nil }

    private static func start(of date: Date, _ rules: DateRules) -> Date {
        rules.calendar.dateInterval(of: .month, for: date)?.start ?? date
    }

    /// Shows the month of a date.
    func show(_ date: Date, rules: DateRules, animated: Bool) {
        self.rules = rules
        let start = Self.start(of: date, rules)
        let isOther = start != month
        let isLater = start > month
        month = start
        update()
        guard isOther, animated, window != nil else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        weeks.transform = CGAffineTransform(translationX: (isLater != isMirrored ? 1 : -1) * bounds.width * 0.3, y: 0)
        weeks.alpha = 0
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) {
            self.weeks.transform = .identity
            self.weeks.alpha = 1
        }
    }

    private func turn(by months: Int) {
        guard let other = rules.calendar.date(byAdding: .month, value: months, to: month), mayShow(other) else { return }
        show(other, rules: rules, animated: true)
        behavior.monthDidChange(month)
    }

    /// Whether any day of a month is within the limits.
    private func mayShow(_ month: Date) -> Bool {
        guard let interval = rules.calendar.dateInterval(of: .month, for: month) else { return false }
        if let minimum = rules.minimum, interval.end <= minimum { return false }
        if let maximum = rules.maximum, interval.start > maximum { return false }
        return true
    }

    private func tapped(at point: CGPoint) {
        guard let day = days.first(where: { !$0.isHidden && $0.frame.contains(point) }), let date = day.date, behavior.isEnabled(date)
        else {
            return
        }
        behavior.choose(date)
        update()
    }

    /// Updates the days and the buttons.
    func update() {
        let calendar = rules.calendar
        title.text = rules.formatter("MMMMy").string(from: month)
        back.isEnabled = calendar.date(byAdding: .month, value: -1, to: month).map { mayShow($0) } ?? false
        forward.isEnabled = calendar.date(byAdding: .month, value: 1, to: month).map { mayShow($0) } ?? false
        let symbols = rules.formatter("E").shortStandaloneWeekdaySymbols
        while weekdays.count < symbols.count {
            let label = UILabel()
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            // The accessibility label of a day contains its weekday, so the heading is not read.
            label.isAccessibilityElement = false
            addSubview(label)
            weekdays.append(label)
        }
        for (index, label) in weekdays.enumerated() {
            let symbol = symbols.isEmpty ? "" : symbols[(index + calendar.firstWeekday - 1) % symbols.count]
            label.text = symbol.uppercased(with: rules.locale)
        }
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
        let formatter = NumberFormatter()
        formatter.locale = rules.locale
        let spoken = rules.formatter("EEEEdMMMMy")
        while days.count < count {
            let day = DayView()
            weeks.addSubview(day)
            days.append(day)
        }
        for (index, day) in days.enumerated() {
            day.isHidden = index >= count
            guard index < count, let date = calendar.date(byAdding: .day, value: index, to: month) else { continue }
            let number = formatter.string(from: NSNumber(value: index + 1)) ?? "\(index + 1)"
            day.show(
                date, number, spoken: spoken.string(from: date), isEnabled: behavior.isEnabled(date), isSelected: behavior.isSelected(date),
                isToday: calendar.isDateInToday(date), decoration: behavior.decoration(date))
        }
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func mirrored(_ rect: CGRect) -> CGRect {
            isMirrored ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        let header = Self.headerHeight
        title.frame = mirrored(CGRect(x: 16, y: 0, width: max(bounds.width - 32 - 2 * header, 0), height: header))
        title.textAlignment = .natural
        back.frame = mirrored(CGRect(x: bounds.width - 8 - 2 * header, y: 0, width: header, height: header))
        forward.frame = mirrored(CGRect(x: bounds.width - 8 - header, y: 0, width: header, height: header))
        let count = max(weekdays.count, 1)
        let width = max(bounds.width - 16, 0) / CGFloat(count)
        for (index, label) in weekdays.enumerated() {
            label.frame = mirrored(CGRect(x: 8 + CGFloat(index) * width, y: header, width: width, height: Self.weekdayHeight))
        }
        let top = header + Self.weekdayHeight
        let frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
        weeks.bounds.size = frame.size
        weeks.center = CGPoint(x: frame.midX, y: frame.midY)
        let first = (rules.calendar.component(.weekday, from: month) - rules.calendar.firstWeekday + count) % count
        let height = frame.height / 6
        for (index, day) in days.enumerated() {
            let cell = index + first
            day.frame = mirrored(
                CGRect(x: 8 + CGFloat(cell % count) * width, y: CGFloat(cell / count) * height, width: width, height: height))
        }
    }
}

@MainActor
private final class DayView: UIView {
    private(set) var date: Date?
    private let disc = UIView()
    private let label = UILabel()
    private var decoration: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        label.textAlignment = .center
        addSubview(disc)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(
        _ date: Date, _ number: String, spoken: String, isEnabled: Bool, isSelected: Bool, isToday: Bool, decoration: UIView?
    ) {
        self.date = date
        label.text = number
        accessibilityLabel = spoken
        accessibilityTraits = !isEnabled ? [.button, .notEnabled] : isSelected ? [.button, .selected] : .button
        label.font = .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
        let tint = tintColor ?? .systemBlue
        label.textColor = !isEnabled ? .tertiaryLabel : isSelected ? (isToday ? .white : tint) : isToday ? tint : .label
        disc.isHidden = !isSelected
        disc.backgroundColor = isToday ? tint : tint.withAlphaComponent(0.15)
        if decoration !== self.decoration {
            self.decoration?.removeFromSuperview()
            if let decoration { addSubview(decoration) }
            self.decoration = decoration
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height, 44)
        disc.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        disc.layer.cornerRadius = side / 2
        label.frame = bounds
        guard let decoration else { return }
        let size = decoration.sizeThatFits(bounds.size)
        decoration.frame = CGRect(
            x: bounds.midX - size.width / 2, y: min(bounds.midY + 14, bounds.maxY - size.height), width: size.width, height: size.height)
    }
}
