import UIKit

/// A date picker with a calendar.
final class InlineDatePickerExample: ComponentScreen {
    let picker = UIDatePicker()

    override func viewDidLoad() {
        super.viewDidLoad()
        // snippet: code
        picker.preferredDatePickerStyle = .inline
        picker.datePickerMode = .date
        picker.date = DateComponents(calendar: .current, year: 2026, month: 6, day: 9).date ?? .now
        picker.addAction(UIAction { [picker] _ in print(picker.date) }, for: .valueChanged)

        show(picker)
        // end snippet
    }
}
