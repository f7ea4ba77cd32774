/// An element that performs an action: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The title.
    var title: String { get set }
    /// A second line below the title.
    var subtitle: String? { get set }
    /// An image beside the title.
    var image: UIImage? { get set }
    /// The image in the on state, in place of ``image``.
    var selectedImage: UIImage? { get set }
    /// A longer title that explains the element.
    var discoverabilityTitle: String? { get set }
    /// The attributes.
    var attributes: UIMenuElement.Attributes { get set }
    /// The state.
    var state: UIMenuElement.State { get set }
    /// The sender while the element is performed; otherwise nil.
    var sender: Any? { get }

    /// Performs the element with a sender, unless it is disabled.
    func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {}
extension UICommand: UIMenuLeaf {}
