import CConformance
import Foundation

/// What can be chosen in a calendar: ``UICalendarSelectionSingleDate`` or ``UICalendarSelectionMultiDate``.
@preconcurrency @MainActor
open class UICalendarSelection: MainActorObject {
    weak var calendarView: UICalendarView?

    init() {
        super.init(onMainActor: ())
    }

    /// Asks the delegate anew which days can be chosen.
    open func updateSelectableDates() { calendarView?.selectionDidChange() }

    func canChoose(_ date: DateComponents) -> Bool { true }

    func contains(_ date: Date, _ calendar: Calendar) -> Bool { false }

    func choose(_ date: DateComponents, _ calendar: Calendar) {}

    /// Whether components name a day.
    static func names(_ components: DateComponents, _ date: Date, _ calendar: Calendar) -> Bool {
        calendar.date(from: components).map { calendar.isDate($0, inSameDayAs: date) } ?? false
    }
}

/// Decides on the day that is chosen in a calendar, and hears of it.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
    /// A person chose a day, or with nil took the choice back.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Whether a day can be chosen; nil asks whether the choice can be taken back.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// Every day can be.
    public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
        defaultImplementation(of: .dateSelectionCanSelectDate)
        return true
    }
}

/// One day that is chosen in a calendar.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// Decides on the choice, and hears of it.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    /// A choice of one day, none at first.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The chosen day; nil for none. Setting it tells the delegate nothing.
    open var selectedDate: DateComponents? {
        didSet { calendarView?.selectionDidChange() }
    }

    /// Chooses a day, or none, and tells the delegate nothing.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

    override func canChoose(_ date: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: date) ?? true }

    override func contains(_ date: Date, _ calendar: Calendar) -> Bool { selectedDate.map { Self.names($0, date, calendar) } ?? false }

    override func choose(_ date: DateComponents, _ calendar: Calendar) {
        // A tap on the chosen day takes the choice back.
        let isChosen = calendar.date(from: date).map { contains($0, calendar) } ?? false
        let new = isChosen ? nil : date
        guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return }
        selectedDate = new
        delegate?.dateSelection(self, didSelectDate: new)
    }
}

/// Decides on the days that are chosen in a calendar, and hears of them.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
    /// A person chose a day.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// A person took a day back.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Whether a day can be chosen.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
    /// Whether a day can be taken back.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// Every day can be.
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool {
        defaultImplementation(of: .multiDateSelectionCanSelectDate)
        return true
    }
    /// Every day can be.
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool {
        defaultImplementation(of: .multiDateSelectionCanDeselectDate)
        return true
    }
}

/// Days that are chosen in a calendar.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// Decides on the choice, and hears of it.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    /// A choice of days, none at first.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The chosen days. Setting them tells the delegate nothing.
    open var selectedDates: [DateComponents] = [] {
        didSet { calendarView?.selectionDidChange() }
    }

    /// Chooses days, and tells the delegate nothing.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

    override func canChoose(_ date: DateComponents) -> Bool { delegate?.multiDateSelection(self, canSelectDate: date) ?? true }

    override func contains(_ date: Date, _ calendar: Calendar) -> Bool { selectedDates.contains { Self.names($0, date, calendar) } }

    override func choose(_ date: DateComponents, _ calendar: Calendar) {
        guard let day = calendar.date(from: date) else { return }
        if let index = selectedDates.firstIndex(where: { Self.names($0, day, calendar) }) {
            guard delegate?.multiDateSelection(self, canDeselectDate: date) ?? true else { return }
            selectedDates.remove(at: index)
            delegate?.multiDateSelection(self, didDeselectDate: date)
        } else {
            guard canChoose(date) else { return }
            selectedDates.append(date)
            delegate?.multiDateSelection(self, didSelectDate: date)
        }
    }
}
