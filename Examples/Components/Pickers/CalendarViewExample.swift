import UIKit

/// A calendar in which several days can be selected.
final class CalendarViewExample: ComponentScreen, UICalendarSelectionMultiDateDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        // snippet: code
        let calendar = UICalendarView()
        let selection = UICalendarSelectionMultiDate(delegate: self)
        selection.selectedDates = [9, 10, 16].map { DateComponents(year: 2026, month: 6, day: $0) }
        calendar.selectionBehavior = selection
        calendar.visibleDateComponents = DateComponents(year: 2026, month: 6)

        show(calendar)
        // end snippet
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {}
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {}
}
