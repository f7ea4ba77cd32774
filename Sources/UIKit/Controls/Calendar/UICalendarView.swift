import CConformance
import Foundation

/// Gives the days of a calendar their decorations, and hears which month is shown.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: AnyObject {
    /// What stands below a day; nil for nothing.
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
    /// A person went to another month.
    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    /// Nothing.
    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
        defaultImplementation(of: .calendarViewDecorationFor)
        return nil
    }
    /// Does nothing.
    public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
        defaultImplementation(of: .calendarViewDidChangeVisibleDateComponentsFrom)
    }
}

/// A month's days, with decorations, of which some may be chosen.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    /// How large a decoration is.
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

    /// What stands below a day.
    @preconcurrency @MainActor
    open class Decoration: MainActorObject {
        private let provider: @MainActor () -> UIView
        private var made: UIView?

        /// A dot of a colour: gray unless given.
        public init(color: UIColor?, size: DecorationSize) {
            provider = {
                let dot = DecorationDot(side: size.side)
                dot.backgroundColor = color ?? .systemFill
                return dot
            }
            super.init(onMainActor: ())
        }

        /// An image as a template of a colour: gray unless given.
        public init(image: UIImage?, color: UIColor?, size: DecorationSize) {
            provider = {
                let view = UIImageView(image: (image ?? UIImage(systemName: "circle.fill"))?.withRenderingMode(.alwaysTemplate))
                view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size.side + 5)
                view.tintColor = color ?? .systemFill
                return view
            }
            super.init(onMainActor: ())
        }

        /// A view of the app's, which is made when the day is shown.
        public init(customViewProvider: @escaping @MainActor () -> UIView) {
            provider = customViewProvider
            super.init(onMainActor: ())
        }

        /// A dot of a colour.
        open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(color: color, size: size)
        }

        /// An image as a template of a colour.
        open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: image, color: color, size: size)
        }

        /// A view of the app's.
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

    /// A calendar of the month of today.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A calendar that a storyboard describes.
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

    /// Gives days their decorations, and hears which month is shown.
    open weak var delegate: (any UICalendarViewDelegate)? {
        didSet { reloadAllDecorations() }
    }

    /// What can be chosen; nil, as at first, for nothing.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.calendarView = nil
            selectionBehavior?.calendarView = self
            show()
        }
    }

    /// The calendar: the desktop's unless set.
    open var calendar = Calendar.desktop {
        didSet { show() }
    }
    /// The locale: the desktop's unless set.
    open var locale = Locale.desktopDates {
        didSet { show() }
    }
    /// The time zone: the calendar's unless set.
    open var timeZone: TimeZone? {
        didSet { show() }
    }

    /// The days that can be shown and chosen: all of them unless set.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet { show() }
    }

    /// Whether the delegate is asked for decorations. True unless set.
    open var wantsDateDecorations = true {
        didSet { reloadAllDecorations() }
    }

    /// The month that is shown, by its year and month. Setting it does not animate.
    open var visibleDateComponents: DateComponents {
        get { rules.calendar.dateComponents([.calendar, .era, .year, .month], from: grid.month) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }
    private var shownMonth = DateComponents()

    /// Shows the month of a day.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = rules.calendar.date(from: dateComponents) else {
            return viewLog.warning("\(self) cannot show \(dateComponents): there is no such date")
        }
        grid.show(date, rules: rules, animated: animated)
        shownMonth = visibleDateComponents
    }

    /// Asks for the decorations of days anew.
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
