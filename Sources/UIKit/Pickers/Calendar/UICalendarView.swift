import CConformance
import Foundation

/// A delegate that provides the decorations of days, and observes the visible month.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: AnyObject {
    /// Returns the decoration below a day; nil for none.
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
    /// Called when the user changed the visible month.
    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    /// Returns nil.
    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
        defaultImplementation(of: .calendarViewDecorationFor)
        return nil
    }
    /// Does nothing.
    public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
        defaultImplementation(of: .calendarViewDidChangeVisibleDateComponentsFrom)
    }
}

/// A view of one month, with optional decorations and selection of days.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    /// The size of a decoration.
    public enum DecorationSize: Int, Sendable {
        /// Small.
        case small = 0
        /// Medium.
        case medium = 1
        /// Large.
        case large = 2

        fileprivate var side: CGFloat {
            switch self {
            case .small: 4
            case .medium: 6
            case .large: 8
            }
        }
    }

    /// A decoration below a day.
    @preconcurrency @MainActor
    open class Decoration: MainActorObject {
        private let provider: @MainActor () -> UIView
        private var made: UIView?

        /// Creates a dot. Gray if `color` is nil.
        public init(color: UIColor?, size: DecorationSize) {
            provider = {
                let dot = DecorationDot(side: size.side)
                dot.backgroundColor = color ?? .systemFill
                return dot
            }
            super.init(onMainActor: ())
        }

        /// Creates a decoration with a template image. Gray if `color` is nil.
        public init(image: UIImage?, color: UIColor?, size: DecorationSize) {
            provider = {
                let view = UIImageView(image: (image ?? UIImage(systemName: "circle.fill"))?.withRenderingMode(.alwaysTemplate))
                view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size.side + 5)
                view.tintColor = color ?? .systemFill
                return view
            }
            super.init(onMainActor: ())
        }

        /// Creates a decoration with a custom view, which is created when the day is shown.
        public init(customViewProvider: @escaping @MainActor () -> UIView) {
            provider = customViewProvider
            super.init(onMainActor: ())
        }

        /// Returns a dot.
        open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(color: color, size: size)
        }

        /// Returns a decoration with a template image.
        open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: image, color: color, size: size)
        }

        /// Returns a decoration with a custom view.
        open class func customView(_ customViewProvider: @escaping @MainActor () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }

        var view: UIView {
            let view = made ?? provider()
            made = view
            return view
        }
    }

    private(set) var grid = MonthGrid(
        rules: DateRules(calendar: .current, locale: .current), month: Date())
    private var decorations: [Date: Decoration?] = [:]

    /// Creates a calendar that shows the current month.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a calendar from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        grid.behavior.isEnabled = { [weak self] in self?.mayShow($0) ?? false }
        grid.behavior.isSelected = { [weak self] date in
            guard let self else { return false }
            return selectionBehavior?.contains(date, rules.calendar) ?? false
        }
        grid.behavior.choose = { [weak self] date in
            guard let self else { return }
            selectionBehavior?.choose(components(of: date), rules.calendar)
        }
        grid.behavior.decoration = { [weak self] in self?.decoration(for: $0) }
        grid.behavior.monthDidChange = { [weak self] _ in self?.monthDidChange() }
        addSubview(grid)
        shownMonth = visibleDateComponents
        show()
    }

    /// The delegate that provides decorations, and observes the visible month.
    open weak var delegate: (any UICalendarViewDelegate)? {
        didSet { reloadAllDecorations() }
    }

    /// The selection behavior; nil, the default, for a calendar without selection.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.calendarView = nil
            selectionBehavior?.calendarView = self
            show()
        }
    }

    /// The calendar. By default, the calendar of the desktop settings.
    open var calendar = Calendar.desktop {
        didSet { show() }
    }
    /// The locale. By default, the locale of the desktop settings.
    open var locale = Locale.desktopDates {
        didSet { show() }
    }
    /// The time zone. Nil, the default, for the time zone of the calendar.
    open var timeZone: TimeZone? {
        didSet { show() }
    }

    /// The range of dates that can be shown and selected. Unlimited by default.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet { show() }
    }

    /// Whether the delegate is queried for decorations. True by default.
    open var wantsDateDecorations = true {
        didSet { reloadAllDecorations() }
    }

    /// The year and month of the visible month. Setting it does not animate.
    open var visibleDateComponents: DateComponents {
        get { rules.calendar.dateComponents([.calendar, .era, .year, .month], from: grid.month) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }
    private var shownMonth = DateComponents()

    /// Shows the month of a date.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = rules.calendar.date(from: dateComponents) else {
            return viewLog.warning("\(self) cannot show \(dateComponents): there is no such date.")
        }
        grid.show(date, rules: rules, animated: animated)
        shownMonth = visibleDateComponents
    }

    /// Queries the delegate again for the decorations of days.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        for components in dates { if let date = rules.calendar.date(from: components) { decorations[date] = nil } }
        grid.update()
    }

    private func reloadAllDecorations() {
        decorations = [:]
        grid.update()
    }

    private var rules: DateRules {
        var calendar = calendar
        if let timeZone { calendar.timeZone = timeZone }
        calendar.locale = locale
        return DateRules(
            calendar: calendar, locale: locale, minimum: availableDateRange.start, maximum: availableDateRange.end)
    }

    private func components(of date: Date) -> DateComponents {
        rules.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
    }

    private func mayShow(_ date: Date) -> Bool {
        let calendar = rules.calendar
        let isAvailable = date <= availableDateRange.end && date >= calendar.startOfDay(for: availableDateRange.start)
        guard isAvailable, let selectionBehavior else { return isAvailable }
        return selectionBehavior.contains(date, calendar) || selectionBehavior.canChoose(components(of: date))
    }

    private func decoration(for date: Date) -> UIView? {
        guard wantsDateDecorations, let delegate else { return nil }
        if let known = decorations[date] { return known?.view }
        let decoration = delegate.calendarView(self, decorationFor: components(of: date))
        decorations[date] = .some(decoration)
        return decoration?.view
    }

    private func monthDidChange() {
        let previous = shownMonth
        shownMonth = visibleDateComponents
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
    }

    func selectionDidChange() { grid.update() }

    private func show() { grid.show(grid.month, rules: rules, animated: false) }

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 400) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        grid.frame = bounds
    }
}

/// A dot below a day.
@MainActor
private final class DecorationDot: UIView {
    private let side: CGFloat

    init(side: CGFloat) {
        self.side = side
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        layer.cornerRadius = side / 2
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }
}
