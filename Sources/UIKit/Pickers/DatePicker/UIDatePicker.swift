import Foundation

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
    /// The style that fits the mode: wheels for a duration, compact otherwise.
    case automatic = 0
    /// A set of wheels.
    case wheels = 1
    /// Buttons with the date and the time, which open a calendar or wheels.
    case compact = 2
    /// A calendar with the time below; wheels for the time alone.
    case inline = 3
}

/// A control to select a date, a time or a duration.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// The kind of value that the user selects.
    public enum Mode: Int, Sendable {
        /// A time of day.
        case time = 0
        /// A date.
        case date = 1
        /// A date and a time of day.
        case dateAndTime = 2
        /// A duration in hours and minutes.
        case countDownTimer = 3
        /// A month of a year.
        case yearAndMonth = 4
    }

    private static let calendarSize = CGSize(width: 320, height: 336)
    private static let chipHeight: CGFloat = 34.5

    // MARK: Initialization

    /// Creates a picker of date and time.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
        rebuild()
    }

    /// Creates a picker from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        rebuild()
    }

    // MARK: Selection

    /// The kind of value that the user selects. ``Mode/dateAndTime`` by default.
    open var datePickerMode = Mode.dateAndTime {
        didSet { if datePickerMode != oldValue { rebuild() } }
    }

    /// The selected date. Setting it does not animate, and sends no event. Without ``roundsToMinuteInterval``, any minute is possible.
    open var date: Date {
        get { roundsToMinuteInterval ? rules.rounded(ownDate) : ownDate }
        set { setDate(newValue, animated: false) }
    }
    private var ownDate = Date()

    /// Sets the date, clamped to the limits. Sends no event.
    open func setDate(_ date: Date, animated: Bool) {
        guard date.timeIntervalSinceReferenceDate.isFinite else { return viewLog.warning("Ignored a date of \(self) that is not finite.") }
        ownDate = rules.clamped(date)
        show(animated: animated)
    }

    /// The earliest date; nil, the default, for no limit. Contradictory limits are ignored.
    open var minimumDate: Date? {
        didSet { rulesDidChange() }
    }

    /// The latest date; nil, the default, for no limit.
    open var maximumDate: Date? {
        didSet { rulesDidChange() }
    }

    /// The duration in ``Mode/countDownTimer`` mode, in seconds: whole minutes below one day.
    open var countDownDuration: TimeInterval {
        get { ownSpan }
        set {
            let minutes = newValue.isFinite ? (newValue / 60).rounded(.down) : 0
            ownSpan = min(max(minutes, 0), 24 * 60 - 1) * 60
            show(animated: false)
        }
    }
    private var ownSpan: TimeInterval = 0

    /// The interval of minutes between two rows, from 1 to 30. Values that do not divide 60 are replaced by 1.
    open var minuteInterval = 1 {
        willSet { recordAppearance(\UIDatePicker.minuteInterval, newValue) }
        didSet {
            if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 {
                viewLog.warning("Ignored the minute interval \(minuteInterval) of \(self). It must divide 60 and be at most 30.")
                minuteInterval = 1
            }
            rulesDidChange()
        }
    }

    /// Whether ``date`` is rounded down to the minute interval. True by default.
    open var roundsToMinuteInterval = true {
        didSet { show(animated: false) }
    }

    /// The calendar. If the app did not set it, the picker uses the calendar of ``locale``, or without a locale the calendar of the desktop settings.
    open var calendar: Calendar! {
        get { ownCalendar ?? locale?.calendar ?? Calendar.desktop }
        set {
            ownCalendar = newValue
            rulesDidChange()
        }
    }
    private var ownCalendar: Calendar?

    /// The locale. If nil, the default, the picker uses the locale of the calendar. If the calendar lacks a locale, it uses the locale of the desktop
    /// settings.
    open var locale: Locale? {
        willSet { recordAppearance(\UIDatePicker.locale, newValue) }
        didSet { rulesDidChange() }
    }

    /// The time zone. Nil, the default, for the time zone of the calendar.
    open var timeZone: TimeZone? {
        didSet { rulesDidChange() }
    }

    /// The calendar, locale, minute interval and limits in effect.
    var rules: DateRules {
        var calendar: Calendar = calendar
        if let timeZone { calendar.timeZone = timeZone }
        let locale = locale ?? calendar.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? Locale.desktopDates
        calendar.locale = locale
        return DateRules(
            calendar: calendar, locale: locale, minuteInterval: minuteInterval, minimum: minimumDate, maximum: maximumDate)
    }

    private func rulesDidChange() {
        ownDate = rules.clamped(ownDate)
        show(animated: false, anew: true)
        invalidateIntrinsicContentSize()
    }

    // MARK: Appearance

    /// The requested style. By default the style that fits the mode.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        willSet { recordAppearance(\UIDatePicker.preferredDatePickerStyle, newValue) }
        didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
    }

    /// The style in effect. It depends on the requested style and on the mode, and is never automatic.
    open var datePickerStyle: UIDatePickerStyle {
        switch (preferredDatePickerStyle, datePickerMode) {
        case (_, .countDownTimer), (_, .yearAndMonth), (.wheels, _), (.inline, .time): .wheels
        case (.automatic, _), (.compact, _): .compact
        case (.inline, _): .inline
        }
    }

    private(set) var wheels: DateWheels?
    private(set) var grid: MonthGrid?
    /// The date and time buttons of the compact style, or the time button below a calendar.
    private(set) var dayChip: UIButton?
    private(set) var timeChip: UIButton?
    private let timeLabel = UILabel()
    private weak var opened: UIViewController?

    private var hasDay: Bool { datePickerMode != .time }
    private var hasTime: Bool { datePickerMode == .time || datePickerMode == .dateAndTime }

    private func rebuild() {
        for view in [wheels, grid, dayChip, timeChip, timeLabel] as [UIView?] { view?.removeFromSuperview() }
        (wheels, grid, dayChip, timeChip) = (nil, nil, nil, nil)
        switch datePickerStyle {
        case .wheels:
            let wheels = DateWheels(rules: rules)
            wheels.onChange = { [weak self] date, span in self?.choose(date, span) }
            addSubview(wheels)
            self.wheels = wheels
        case .inline:
            let grid = MonthGrid(rules: rules, month: ownDate)
            grid.behavior.isEnabled = { [weak self] in self?.mayChoose($0) ?? false }
            grid.behavior.isSelected = { [weak self] day in
                guard let self else { return false }
                return rules.calendar.isDate(ownDate, inSameDayAs: day)
            }
            grid.behavior.choose = { [weak self] in self?.chooseDay($0) }
            addSubview(grid)
            self.grid = grid
            if hasTime { addTimeChip() }
            timeLabel.text = LocalizedStrings.text("Time")
            timeLabel.font = .systemFont(ofSize: 17)
            if hasTime { addSubview(timeLabel) }
        case .compact, .automatic:
            if hasDay {
                let chip = makeChip { [weak self] in self?.open(.date) }
                addSubview(chip)
                dayChip = chip
            }
            if hasTime { addTimeChip() }
        }
        show(animated: false, anew: true)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func addTimeChip() {
        let chip = makeChip { [weak self] in self?.open(.time) }
        addSubview(chip)
        timeChip = chip
    }

    private func makeChip(_ action: @escaping @MainActor () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.baseForegroundColor = .label
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 11, bottom: 6, trailing: 11)
        configuration.titleLineBreakMode = .byTruncatingTail
        let chip = UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
        chip.isPointerInteractionEnabled = true
        return chip
    }

    private func show(animated: Bool, anew: Bool = false) {
        wheels?.show(date, span: ownSpan, mode: datePickerMode, rules: rules, animated: animated, anew: anew)
        if let grid { grid.show(ownDate, rules: rules, animated: animated) }
        let rules = rules
        let day = rules.formatter("yMMMd").string(from: date)
        let time = rules.formatter("jmm").string(from: date)
        dayChip?.configuration?.title = day
        timeChip?.configuration?.title = time
        accessibilityValue = datePickerMode == .time ? time : hasTime ? "\(day), \(time)" : day
        if wheels == nil { setNeedsLayout() }
    }

    /// Updates the layout after a change of the preferred text size or weight. An override calls `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let previousTraitCollection,
            previousTraitCollection.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
                || previousTraitCollection.legibilityWeight != traitCollection.legibilityWeight
        else { return }
        // The width of the buttons depends on their text.
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        for view in [wheels, grid, dayChip, timeChip] as [UIView?] { view?.isUserInteractionEnabled = isEnabled }
        alpha = isEnabled ? 1 : 0.5
    }

    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .wheels: return CGSize(width: 320, height: 216)
        case .inline:
            return CGSize(width: Self.calendarSize.width, height: Self.calendarSize.height + (hasTime ? 44 : 0))
        case .compact, .automatic:
            let chips = [dayChip, timeChip].compactMap { $0?.intrinsicContentSize.width }
            return CGSize(width: chips.reduce(0, +) + CGFloat(max(chips.count - 1, 0)) * 6, height: Self.chipHeight)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultHigh, .defaultHigh) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheels?.frame = bounds
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func mirrored(_ rect: CGRect) -> CGRect {
            isMirrored ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        if let grid {
            let below: CGFloat = hasTime ? 44 : 0
            grid.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - below, 0))
            timeLabel.frame = mirrored(CGRect(x: 16, y: bounds.height - below, width: bounds.width / 2, height: below))
            let width = timeChip?.intrinsicContentSize.width ?? 0
            timeChip?.frame = mirrored(
                CGRect(
                    x: bounds.width - 16 - width, y: bounds.height - below / 2 - Self.chipHeight / 2, width: width, height: Self.chipHeight)
            )
            return
        }
        var x: CGFloat = 0
        for chip in [dayChip, timeChip].compactMap({ $0 }) {
            let width = chip.intrinsicContentSize.width
            chip.frame = mirrored(CGRect(x: x, y: bounds.midY - Self.chipHeight / 2, width: width, height: Self.chipHeight))
            x += width + 6
        }
    }

    // MARK: Selecting

    /// Applies a date or duration that the user selected.
    private func choose(_ date: Date, _ span: TimeInterval) {
        ownSpan = span
        ownDate = rules.clamped(date)
        show(animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    private func mayChoose(_ day: Date) -> Bool {
        let calendar = rules.calendar
        if let minimumDate, day < calendar.startOfDay(for: minimumDate) { return false }
        if let maximumDate, day > maximumDate { return false }
        return true
    }

    /// Selects another day at the same time.
    private func chooseDay(_ day: Date) {
        let calendar = rules.calendar
        let time = calendar.dateComponents([.hour, .minute, .second], from: ownDate)
        let date = calendar.date(bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
        choose(date ?? day, ownSpan)
    }

    /// Opens a calendar or wheels beside the date or time button.
    private func open(_ mode: Mode) {
        guard let chip = mode == .date ? dayChip : timeChip, let presenter = window?.frontController else {
            return viewLog.warning("\(self) cannot open its picker: its window has no root view controller.")
        }
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = mode == .date ? .inline : .wheels
        picker.datePickerMode = mode
        picker.calendar = calendar
        picker.locale = locale
        picker.timeZone = timeZone
        picker.minuteInterval = minuteInterval
        picker.minimumDate = minimumDate
        picker.maximumDate = maximumDate
        picker.date = ownDate
        picker.tintColor = tintColor
        picker.addAction(
            UIAction { [weak self] action in
                guard let self, let picker = action.sender as? UIDatePicker else { return }
                choose(picker.ownDate, ownSpan)
            }, for: .valueChanged)
        let controller = DatePopover(picker)
        let popover = controller.popoverPresentationController
        popover?.sourceView = chip
        popover?.sourceRect = chip.bounds
        popover?.delegate = controller
        opened = controller
        presenter.present(controller, animated: true)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // Dismisses the popover when the picker leaves its window.
        if window == nil { opened?.dismiss(animated: false) }
    }

    // MARK: Keys

    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// In a calendar, arrow keys move by days and weeks, Page Up and Page Down by months.
    override func takes(_ key: UIKey, performing: Bool) -> Bool {
        guard grid != nil, let meaning = ControlKey(key, in: self, increasesUpwards: false) else { return false }
        let isVertical = key.keyCode == .keyboardUpArrow || key.keyCode == .keyboardDownArrow
        let (unit, count): (Calendar.Component, Int)
        switch meaning {
        case .previous: (unit, count) = (.day, isVertical ? -7 : -1)
        case .next: (unit, count) = (.day, isVertical ? 7 : 1)
        case .previousPage: (unit, count) = (.month, -1)
        case .nextPage: (unit, count) = (.month, 1)
        case .first, .last, .activate: return false
        }
        guard performing, let date = rules.calendar.date(byAdding: unit, value: count, to: ownDate), mayChoose(date) else { return true }
        choose(date, ownSpan)
        return true
    }

    // MARK: Accessibility

    override var ownRole: AccessibleRole? { .group }
}

/// The popover of a compact date picker.
@MainActor
private final class DatePopover: UIViewController, UIPopoverPresentationControllerDelegate {
    private let picker: UIDatePicker

    init(_ picker: UIDatePicker) {
        self.picker = picker
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        let size = picker.intrinsicContentSize
        preferredContentSize = CGSize(width: size.width + 16, height: size.height + 16)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        view.addSubview(picker)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        picker.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 8, dy: 8)
    }

    /// Returns `.none`, so that the controller is also shown as a popover on a phone.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
