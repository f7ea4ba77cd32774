import Foundation

/// Called when an action is performed, with the action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu element or control action that calls a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// The identifier of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates an identifier from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The action's identifier. A control performs only the last added one of several actions with the same identifier.
    open var identifier: Identifier { ownIdentifier }
    /// Constant, so that the nonisolated ``isEqual(_:)`` and ``hash`` can read it.
    private let ownIdentifier: Identifier
    /// A longer title that explains the action.
    open var discoverabilityTitle: String?
    /// The attributes.
    open var attributes: Attributes
    /// The state.
    open var state: State
    /// The sender while the action is performed: the control or the menu's source. Otherwise nil.
    open var sender: Any? { currentSender }
    private weak var currentSender: AnyObject?
    /// The image in the on state, in place of ``image``.
    open var selectedImage: UIImage?

    private let handler: UIActionHandler

    /// Creates an action that calls `handler`. Nil as the identifier creates a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        ownIdentifier = identifier ?? Identifier("com.lodestone.action.\(UUID().uuidString)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        self.selectedImage = selectedImage
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

    /// Calls the handler with `sender` as the action's ``sender``, unless the action is disabled.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        let outer = currentSender
        currentSender = sender.map { $0 as AnyObject }
        handler(self)
        currentSender = outer
    }

    /// Actions with the same identifier are equal.
    open nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? UIAction)?.ownIdentifier == ownIdentifier }

    open nonisolated override var hash: Int { ownIdentifier.hashValue }
}
