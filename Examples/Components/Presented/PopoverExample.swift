import UIKit

/// A popover at a button.
final class PopoverExample: ComponentScreen, UIPopoverPresentationControllerDelegate {
    private let button = UIButton(configuration: .tinted())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.configuration?.title = "Volume"
        button.addAction(UIAction { [weak self] _ in self?.showVolume() }, for: .primaryActionTriggered)
        button.frame = CGRect(x: 110, y: 20, width: 100, height: 36)
        view.addSubview(button)
    }

    // snippet: code
    func showVolume() {
        let screen = VolumeScreen()
        screen.modalPresentationStyle = .popover
        screen.preferredContentSize = CGSize(width: 220, height: 80)
        screen.popoverPresentationController?.sourceView = button
        screen.popoverPresentationController?.delegate = self
        present(screen, animated: true)
    }

    // Without this method a narrow window shows a sheet instead.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    // end snippet

    private final class VolumeScreen: ComponentScreen {
        override func viewDidLoad() {
            super.viewDidLoad()
            let volume = UISlider()
            volume.value = 0.5
            volume.accessibilityLabel = "Volume"
            fill(with: volume)
        }
    }
}
