import Foundation

/// Called when an action is performed, with the action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something that is done, as a closure, with what it is called: for controls and menus.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// What an action is found again by.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// An identifier that is `rawValue`.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// What the action is found again by: of a control's actions with one identifier only the last that was added is performed.
    public let identifier: Identifier
    /// What the title leaves unsaid, for people who look for the action.
    open var discoverabilityTitle: String?
    /// How the action is shown.
    open var attributes: Attributes
    /// Whether the action is chosen.
    open var state: State
    /// What performs the action just now: the control, or what the menu belongs to. Nil at other times.
    open var sender: Any? { currentSender }
    private weak var currentSender: AnyObject?
    /// The picture in place of ``image`` while the action is on.
    open var selectedImage: UIImage?

    private let handler: UIActionHandler

    /// An action that calls `handler`. Without an identifier it gets one of its own.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier("com.lodestone.action.\(UUID().uuidString)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        self.selectedImage = selectedImage
        super.init(onMainActor: ())
        describe(title: title, subtitle: subtitle, image: image)
    }

    /// What the action says.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    /// The picture beside the title.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// Calls the handler with `sender` as the action's ``sender``, unless the action is disabled.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        let outer = currentSender
        currentSender = sender.map { $0 as AnyObject }
        handler(self)
        currentSender = outer
    }

    /// Two actions are the same when their identifiers are.
    open nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? UIAction)?.identifier == identifier }

    open nonisolated override var hash: Int { identifier.hashValue }
}
