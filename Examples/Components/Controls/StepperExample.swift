import UIKit

/// A stepper with the label that it changes.
final class StepperExample: ComponentScreen {
    let stepper = UIStepper()

    override func viewDidLoad() {
        super.viewDidLoad()
        // snippet: code
        let label = UILabel()
        label.text = "2 guests"

        stepper.minimumValue = 1
        stepper.maximumValue = 12
        stepper.value = 2
        stepper.accessibilityLabel = "Guests"
        stepper.addAction(UIAction { [stepper] _ in label.text = "\(Int(stepper.value)) guests" }, for: .valueChanged)

        show(row(label, stepper))
        // end snippet
    }
}
