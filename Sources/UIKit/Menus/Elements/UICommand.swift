/// A command that the first capable responder of the responder chain performs.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    /// The action.
    open private(set) var action: Selector
    /// A property list with the app's data for the receiver of the command.
    open private(set) var propertyList: Any?
    /// A longer title that explains the command.
    open var discoverabilityTitle: String?
    /// The attributes.
    open var attributes: Attributes
    /// The state.
    open var state: State

    /// The image in the on state, in place of ``image``.
    open var selectedImage: UIImage?
    /// Variants with additional modifiers.
    open private(set) var alternates: [UICommandAlternate]
    /// The sender while the command is performed; otherwise nil.
    open var sender: Any? { currentSender }
    private weak var currentSender: AnyObject?

    /// Creates a command for `action`.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil, action: Selector,
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.selectedImage = selectedImage
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(onMainActor: ())
        describe(title: title, subtitle: subtitle, image: image)
    }

    /// The title.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    /// The image beside the title.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// Performs the action on `target`, with the command as the sender. If `target` is nil, the first capable responder in the chain performs it.
    /// Does nothing if the command is disabled.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        let outer = currentSender
        currentSender = sender.map { $0 as AnyObject }
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        currentSender = outer
    }
}
