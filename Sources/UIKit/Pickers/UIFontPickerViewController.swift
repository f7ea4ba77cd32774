import CConformance
import Foundation

/// Delegate of a font picker. All methods are optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Called after the user selected a font, see ``UIFontPickerViewController/selectedFontDescriptor``.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// Called if the picker was dismissed without a selection.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Does nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        defaultImplementation(of: .fontPickerViewControllerDidPickFont)
    }
    /// Does nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        defaultImplementation(of: .fontPickerViewControllerDidCancel)
    }
}

/// Lets the user select one of the installed fonts, in a list with a search bar. Present it.
///
/// A selection does not dismiss the picker: the program dismisses it, or lets the user try another font.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// A copy of the configuration passed to the initializer.
    open private(set) var configuration: Configuration

    private let list: FontList
    private let stack: UINavigationController

    /// Creates a picker with the fonts of a configuration.
    public init(configuration: Configuration) {
        let own = configuration.duplicate
        self.configuration = own
        list = FontList(own)
        stack = UINavigationController(rootViewController: list)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a picker with every family.
    public convenience init() { self.init(configuration: Configuration()) }

    /// Creates a picker from a storyboard, with every family.
    public required init?(coder: NSCoder) {
        let own = Configuration()
        configuration = own
        list = FontList(own)
        stack = UINavigationController(rootViewController: list)
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        modalPresentationStyle = .formSheet
        preferredContentSize = CGSize(width: 400, height: 600)
        list.onChoice = { [weak self] in self?.chosen($0) }
        list.onCancel = { [weak self] in self?.dismiss(animated: true) }
    }

    /// The delegate, held weakly.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?

    /// The selected font, with a checkmark in the list; nil for no selection. Setting it does not call the delegate.
    open var selectedFontDescriptor: UIFontDescriptor? {
        get { list.selected }
        set { list.selected = newValue }
    }

    private var hasChoice = false

    private func chosen(_ font: UIFontDescriptor) {
        hasChoice = true
        delegate?.fontPickerViewControllerDidPickFont(self)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        list.title = title ?? LocalizedStrings.text("Fonts")
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if !hasChoice, isBeingDismissed || ownPresentation == nil { delegate?.fontPickerViewControllerDidCancel(self) }
    }
}

extension UIFontPickerViewController {
    /// The fonts of a picker, and options for displaying them.
    @preconcurrency @MainActor
    open class Configuration: MainActorObject {
        /// Creates a configuration with every family.
        public init() { super.init(onMainActor: ()) }

        /// Whether each face of a family can be selected. If false, the default, only families can.
        open var includeFaces = false
        /// Whether names are displayed in the system font instead of their own font. False by default.
        open var displayUsingSystemFont = false
        /// Includes only families that have a font with all these traits. Empty by default.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

        var duplicate: Configuration {
            let copy = Configuration()
            copy.includeFaces = includeFaces
            copy.displayUsingSystemFont = displayUsingSystemFont
            copy.filteredTraits = filteredTraits
            return copy
        }
    }
}
