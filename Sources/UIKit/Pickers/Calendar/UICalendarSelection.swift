import CConformance
import Foundation

/// The selection behavior of a calendar: ``UICalendarSelectionSingleDate`` or ``UICalendarSelectionMultiDate``.
@preconcurrency @MainActor
open class UICalendarSelection: MainActorObject {
    weak var calendarView: UICalendarView?

    init() {
        super.init(onMainActor: ())
    }

    /// Queries the delegate again for the dates that can be selected.
    open func updateSelectableDates() { calendarView?.selectionDidChange() }

    func canChoose(_ date: DateComponents) -> Bool { true }

    func contains(_ date: Date, _ calendar: Calendar) -> Bool { false }

    func choose(_ date: DateComponents, _ calendar: Calendar) {}

    /// Whether components specify the day of `date`.
    static func names(_ components: DateComponents, _ date: Date, _ calendar: Calendar) -> Bool {
        calendar.date(from: components).map { calendar.isDate($0, inSameDayAs: date) } ?? false
    }
}

/// A delegate that controls and observes the selection of a single date.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
    /// Called when the user selected a date, or deselected it (nil).
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Whether a date can be selected. If `dateComponents` is nil, whether the selected date can be deselected.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// Every date can be selected.
    public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
        defaultImplementation(of: .dateSelectionCanSelectDate)
        return true
    }
}

/// A selection of a single date.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The delegate that controls and observes the selection.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    /// Creates an empty selection.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected date; nil for none. Setting it does not notify the delegate.
    open var selectedDate: DateComponents? {
        didSet { calendarView?.selectionDidChange() }
    }

    /// Sets the selected date; nil for none. Does not notify the delegate.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

    override func canChoose(_ date: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: date) ?? true }

    override func contains(_ date: Date, _ calendar: Calendar) -> Bool { selectedDate.map { Self.names($0, date, calendar) } ?? false }

    override func choose(_ date: DateComponents, _ calendar: Calendar) {
        // A tap on the selected date deselects it.
        let isChosen = calendar.date(from: date).map { contains($0, calendar) } ?? false
        let new = isChosen ? nil : date
        guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return }
        selectedDate = new
        delegate?.dateSelection(self, didSelectDate: new)
    }
}

/// A delegate that controls and observes the selection of several dates.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
    /// Called when the user selected a date.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// Called when the user deselected a date.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Whether a date can be selected.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
    /// Whether a date can be deselected.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// Every date can be selected.
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool {
        defaultImplementation(of: .multiDateSelectionCanSelectDate)
        return true
    }
    /// Every date can be deselected.
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool {
        defaultImplementation(of: .multiDateSelectionCanDeselectDate)
        return true
    }
}

/// A selection of several dates.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The delegate that controls and observes the selection.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    /// Creates an empty selection.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected dates. Setting them does not notify the delegate.
    open var selectedDates: [DateComponents] = [] {
        didSet { calendarView?.selectionDidChange() }
    }

    /// Sets the selected dates. Does not notify the delegate.
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
