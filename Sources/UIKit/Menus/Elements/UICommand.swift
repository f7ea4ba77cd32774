/// Something that the first along the chain of responders does that can, with what it is called.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    /// The method that does it.
    public let action: Selector
    /// What the program wants to know again when it is done.
    public let propertyList: Any?
    /// What the title leaves unsaid, for people who look for the command.
    open var discoverabilityTitle: String?
    /// How the command is shown.
    open var attributes: Attributes
    /// Whether the command is chosen.
    open var state: State

    /// The picture in place of ``image`` while the command is on.
    open var selectedImage: UIImage?
    /// What the command is with further keys held down.
    public let alternates: [UICommandAlternate]
    /// What performs the command just now. Nil at other times.
    open var sender: Any? { currentSender }
    private weak var currentSender: AnyObject?

    /// A command that performs `action`.
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

    /// What the command says.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    /// The picture beside the title.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// Performs the command's action on `target`, or where that is nil on the first along the chain of responders that can, with the
    /// command as the action's sender; not where the command is disabled.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        let outer = currentSender
        currentSender = sender.map { $0 as AnyObject }
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        currentSender = outer
    }
}
