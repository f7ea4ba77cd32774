import UIKit

/// A colour well, which presents a colour picker.
final class ColorWellExample: ComponentScreen {
    let well = UIColorWell()

    override func viewDidLoad() {
        super.viewDidLoad()
        // snippet: code
        well.title = "Paint"
        well.selectedColor = .systemTeal
        well.supportsAlpha = false
        well.addAction(UIAction { [well, view] _ in view?.backgroundColor = well.selectedColor }, for: .valueChanged)

        show(well)
        // end snippet
    }
}
