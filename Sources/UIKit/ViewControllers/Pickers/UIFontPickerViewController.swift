import CConformance
import Foundation

/// Hears which font a person chooses. All of it may be left out.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// A font was chosen: ``UIFontPickerViewController/selectedFontDescriptor`` has it.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// The person left the picker without a choice.
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

/// Lets a person choose one of the installed fonts: a list that is searched by name. Present it.
///
/// A choice does not take the picker away: the program dismisses it, or lets the person try another font.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// The fonts that are offered, as they were when the picker was made.
    public let configuration: Configuration

    private let list: FontList
    private let stack: UINavigationController

    /// A picker with the fonts of a configuration.
    public init(configuration: Configuration) {
        let own = configuration.duplicate
        self.configuration = own
        list = FontList(own)
        stack = UINavigationController(rootViewController: list)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// A picker with every family.
    public convenience init() { self.init(configuration: Configuration()) }

    /// A storyboard's picker has every family.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        list = FontList(configuration)
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

    /// Hears of the choice. Held weakly.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?

    /// The font that is chosen, which the list marks; nil for none. Setting it does not tell the delegate.
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
        list.title = title ?? LibraryWords.text("Fonts")
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
    /// Which fonts a picker offers, and how it shows them.
    @preconcurrency @MainActor
    open class Configuration: MainActorObject {
        /// Every family.
        public init() { super.init(onMainActor: ()) }

        /// Whether each weight and slant of a family can be chosen. False unless set: then the families alone.
        open var includeFaces = false
        /// Whether names are written in the system's font, not in their own. False unless set.
        open var displayUsingSystemFont = false
        /// Only families with a font of all of these kinds. None unless set.
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
