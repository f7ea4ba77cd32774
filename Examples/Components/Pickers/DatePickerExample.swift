import UIKit

/// A compact date picker, and one with wheels.
final class DatePickerExample: ComponentScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        // snippet: code
        let leaves = UIDatePicker()
        leaves.preferredDatePickerStyle = .compact
        leaves.datePickerMode = .dateAndTime
        leaves.date = departure
        leaves.accessibilityLabel = "Leaves"

        let wakes = UIDatePicker()
        wakes.preferredDatePickerStyle = .wheels
        wakes.datePickerMode = .time
        wakes.date = departure
        wakes.accessibilityLabel = "Wakes"

        show(leaves, wakes)
        // end snippet
    }

    private var departure: Date {
        DateComponents(calendar: .current, year: 2026, month: 6, day: 9, hour: 9, minute: 41).date ?? .now
    }
}
