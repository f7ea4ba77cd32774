import CConformance
import Foundation

/// Delegate of a colour picker. All methods are optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Called after the user selected a colour. `continuously` is true during a drag.
    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Called after the user selected a colour, in the older API. Not called during a drag.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// Called after the user dismissed the picker.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Does nothing.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { defaultImplementation(of: .colorPickerViewControllerDidSelectContinuously) }
    /// Does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
        defaultImplementation(of: .colorPickerViewControllerDidSelectColor)
    }
    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        defaultImplementation(of: .colorPickerViewControllerDidFinish)
    }
}

/// Lets the user select a colour, from a grid or with sliders for red, green, blue and opacity. Present it.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    private let content = ColorPickerView()

    /// Creates a picker.
    public init() {
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a picker from a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        modalPresentationStyle = .formSheet
        preferredContentSize = CGSize(width: 380, height: 560)
        content.onChoice = { [weak self] color, continuously in self?.chosen(color, continuously: continuously) }
        content.onClose = { [weak self] in self?.dismiss(animated: true) }
    }

    /// The delegate, held weakly.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// The selected colour. Setting it does not call the delegate.
    open var selectedColor: UIColor {
        get { content.color }
        set { content.color = newValue }
    }

    /// Whether the opacity can be selected. True by default.
    open var supportsAlpha: Bool {
        get { content.supportsAlpha }
        set { content.supportsAlpha = newValue }
    }

    open override func loadView() {
        content.title = title ?? LocalizedStrings.text("Colors")
        view = content
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || ownPresentation == nil { delegate?.colorPickerViewControllerDidFinish(self) }
    }

    private func chosen(_ color: UIColor, continuously: Bool) {
        delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
        if !continuously { delegate?.colorPickerViewControllerDidSelectColor(self) }
    }
}
