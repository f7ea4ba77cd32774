/// An element that performs an action: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// What it says.
    var title: String { get set }
    /// A second line below the title.
    var subtitle: String? { get set }
    /// A picture beside the title.
    var image: UIImage? { get set }
    /// The picture in place of ``image`` while the element is on.
    var selectedImage: UIImage? { get set }
    /// What the title leaves unsaid, for people who look for it.
    var discoverabilityTitle: String? { get set }
    /// How it is shown, and whether it can be chosen.
    var attributes: UIMenuElement.Attributes { get set }
    /// Whether it is chosen.
    var state: UIMenuElement.State { get set }
    /// What performs it just now; nil at other times.
    var sender: Any? { get }

    /// Does what it is there for, with `sender` as what performs it, unless it is disabled.
    func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {}
extension UICommand: UIMenuLeaf {}
