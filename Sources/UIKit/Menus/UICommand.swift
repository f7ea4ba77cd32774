/// Something that is done by whoever along the chain of responders can, with what it is called.
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

    /// A command that performs `action`.
    public init(
        title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: nil, image: image)
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
}
