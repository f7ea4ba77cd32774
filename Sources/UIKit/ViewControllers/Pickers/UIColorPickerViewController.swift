import CConformance
import Foundation

/// Hears which colour a person chooses. All of it may be left out.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// A colour was chosen; `continuously` while the finger is still down.
    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// A colour was chosen, as older programs hear of it.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// The person sent the picker away.
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

/// Lets a person choose a colour: from a grid, or by red, green and blue, with an opacity. Present it.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    private let content = ColorPickerView()

    /// A picker.
    public init() {
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// A storyboard's picker.
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

    /// Hears of the choice. Held weakly.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// The colour that is chosen. Setting it does not tell the delegate.
    open var selectedColor: UIColor {
        get { content.color }
        set { content.color = newValue }
    }

    /// Whether the opacity can be chosen. True unless set.
    open var supportsAlpha: Bool {
        get { content.supportsAlpha }
        set { content.supportsAlpha = newValue }
    }

    open override func loadView() {
        content.title = title ?? LibraryWords.text("Colors")
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
