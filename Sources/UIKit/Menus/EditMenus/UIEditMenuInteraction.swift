import CConformance
import Foundation

/// The side on which an edit menu's arrow points to what the menu is for.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Where there is room: down, so that the menu is above.
    case automatic = 0
    /// Up: the menu is below.
    case up = 1
    /// Down: the menu is above.
    case down = 2
    /// To the left. Shown as automatic, as the bar lies above or below.
    case left = 3
    /// To the right. Shown as automatic, as the bar lies above or below.
    case right = 4
}

/// What an edit menu is found again by, and where it points.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: MainActorObject {
    /// What the menu is found again by.
    public let identifier: any NSCopying
    /// Where the menu points, in the coordinates of the interaction's view, unless the delegate gives a rectangle.
    public let sourcePoint: CGPoint
    /// The side on which the arrow is.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// A menu that points to `sourcePoint`. Without an identifier it gets one of its own.
    public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? NSUUID()
        self.sourcePoint = sourcePoint
        super.init(onMainActor: ())
    }
}

/// The coming or going of an edit menu, which an app animates along with.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Performs `animations` together with the menu's own.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls `completion` when the menu's animation is over.
    func addCompletion(_ completion: @escaping () -> Void)
}

extension ContextMenuAnimator: UIEditMenuInteractionAnimating {}

/// Says what an edit menu holds, and hears of its coming and going. All of it may be left out.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// The menu, from what the system suggests: the commands that the first responder or the view can perform. Nil shows what is suggested.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// What the menu points to, in the view's coordinates; null is the configuration's point.
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
    /// The menu is about to come.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// The menu is about to go.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    /// What is suggested.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        defaultImplementation(of: .editMenuInteractionMenuForSuggestedActions)
        return UIMenu(children: suggestedActions)
    }
    /// The configuration's point.
    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
        defaultImplementation(of: .editMenuInteractionTargetRectFor)
        return .null
    }
    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { defaultImplementation(of: .editMenuInteractionWillPresentMenuForAnimator) }
    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { defaultImplementation(of: .editMenuInteractionWillDismissMenuForAnimator) }
}

/// Shows the commands for what is selected in a view, in a bar beside it.
///
/// The app presents the menu where its own gesture asks for it. A touch beside the menu sends it away, and does what it does besides.
@preconcurrency @MainActor
open class UIEditMenuInteraction: MainActorObject, UIInteraction {
    /// Says what the menu holds.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view that the menu is for.
    open private(set) weak var view: UIView?

    private var shown: (menu: EditMenu, configuration: UIEditMenuConfiguration)?
    private var lastPoint = CGPoint.zero

    /// An interaction that asks `delegate`, which it holds weakly.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init(onMainActor: ())
    }

    open func willMove(to view: UIView?) {
        shown?.menu.hide(animated: false)
    }

    open func didMove(to view: UIView?) {
        self.view = view
    }

    /// Shows the menu. Nothing is shown where no command can be performed.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, let window = view.window else { return }
        shown?.menu.hide(animated: false)
        lastPoint = configuration.sourcePoint
        let start = window.firstResponder ?? view
        let menu = EditMenu(from: view, start: start)
        guard let elements = makeMenu(configuration, menu) else { return }
        menu.onWillShow = { [weak self] animator in
            guard let self else { return }
            delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        }
        menu.onWillHide = { [weak self, weak menu] animator in
            guard let self else { return }
            if shown?.menu === menu { shown = nil }
            delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        }
        shown = (menu, configuration)
        if !menu.show(elements, at: target(of: configuration), direction: configuration.preferredArrowDirection) { shown = nil }
    }

    /// Sends the menu away.
    open func dismissMenu() {
        shown?.menu.hide(animated: true)
    }

    /// Asks for the menu that is shown again.
    open func reloadVisibleMenu() {
        guard let shown, let elements = makeMenu(shown.configuration, shown.menu) else { return }
        let configuration = shown.configuration
        if !shown.menu.show(elements, at: target(of: configuration), direction: configuration.preferredArrowDirection) { dismissMenu() }
    }

    /// Asks again for what the menu points to.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let shown else { return }
        let target = target(of: shown.configuration)
        let move = { shown.menu.move(to: target, direction: shown.configuration.preferredArrowDirection) }
        if animated { UIView.animate(withDuration: 0.2, animations: move) } else { move() }
    }

    /// Where the menu points, or pointed last, in the coordinates of `view`, or of the window where that is nil.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return lastPoint }
        return own.convert(lastPoint, to: view ?? own.window)
    }

    private func makeMenu(_ configuration: UIEditMenuConfiguration, _ menu: EditMenu) -> UIMenu? {
        let suggested = menu.available(in: UIMenu.standardEdit)
        guard let delegate else { return UIMenu(children: suggested) }
        return delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested) ?? UIMenu(children: suggested)
    }

    private func target(of configuration: UIEditMenuConfiguration) -> CGRect {
        let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        return rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
    }
}

extension UIMenu {
    /// The commands of an Edit menu.
    static var standardEdit: UIMenu {
        UIMenu(
            title: LibraryWords.text("Edit"), identifier: .standardEdit, options: .displayInline,
            children: [
                UICommand(title: LibraryWords.text("Cut"), action: .cut),
                UICommand(title: LibraryWords.text("Copy"), action: .copy),
                UICommand(title: LibraryWords.text("Paste"), action: .paste),
                UICommand(title: LibraryWords.text("Delete"), action: .delete, attributes: .destructive),
                UICommand(title: LibraryWords.text("Select"), action: .select),
                UICommand(title: LibraryWords.text("Select All"), action: .selectAll),
            ])
    }
}
