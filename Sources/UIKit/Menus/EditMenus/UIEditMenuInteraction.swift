import CConformance
import Foundation

/// The side of an edit menu on which the arrow points to the menu's target.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Down if there is enough space above the target, else up.
    case automatic = 0
    /// Up: the menu is below.
    case up = 1
    /// Down: the menu is above.
    case down = 2
    /// To the left. Treated as automatic, since the bar is always above or below the target.
    case left = 3
    /// To the right. Treated as automatic, since the bar is always above or below the target.
    case right = 4
}

/// The configuration of an edit menu: its identifier and source point.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: MainActorObject {
    /// The menu's identifier.
    open private(set) var identifier: any NSCopying
    /// The menu's target in the coordinates of the interaction's view, unless the delegate provides a rectangle.
    open private(set) var sourcePoint: CGPoint
    /// The preferred side of the arrow. The default is automatic.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration for a menu at `sourcePoint`. Nil as the identifier creates a unique one.
    public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? NSUUID()
        self.sourcePoint = sourcePoint
        super.init(onMainActor: ())
    }
}

/// Runs an app's animations alongside the appearance or dismissal of an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Runs `animations` alongside the menu's own.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls `completion` after the menu's animation.
    func addCompletion(_ completion: @escaping () -> Void)
}

extension ContextMenuAnimator: UIEditMenuInteractionAnimating {}

/// Provides an edit menu, and is notified when it appears and disappears. All methods are optional.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// The menu. `suggestedActions` are the commands that the first responder or the view can perform. Nil shows the suggested actions.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// The rectangle that the menu points to, in the view's coordinates; null uses the configuration's point.
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
    /// Called before the menu appears.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// Called before the menu is dismissed.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    /// A menu with the suggested actions.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        defaultImplementation(of: .editMenuInteractionMenuForSuggestedActions)
        return UIMenu(children: suggestedActions)
    }
    /// Null: the menu points to the configuration's point.
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

/// Shows the commands for the selection in a view, in a bar beside it.
///
/// The app presents the menu, for example from a gesture. A touch outside dismisses the menu and still reaches the view below.
@preconcurrency @MainActor
open class UIEditMenuInteraction: MainActorObject, UIInteraction {
    /// The delegate, which provides the menu.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view that the interaction is attached to.
    open private(set) weak var view: UIView?

    private var shown: (menu: EditMenu, configuration: UIEditMenuConfiguration)?
    private var lastPoint = CGPoint.zero

    /// Creates an interaction with a delegate, which it references weakly.
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

    /// Shows the menu, unless no responder can perform any of its commands.
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

    /// Dismisses the menu.
    open func dismissMenu() {
        shown?.menu.hide(animated: true)
    }

    /// Requests the visible menu from the delegate again.
    open func reloadVisibleMenu() {
        guard let shown, let elements = makeMenu(shown.configuration, shown.menu) else { return }
        let configuration = shown.configuration
        if !shown.menu.show(elements, at: target(of: configuration), direction: configuration.preferredArrowDirection) { dismissMenu() }
    }

    /// Requests the target rectangle from the delegate again, and moves the menu.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let shown else { return }
        let target = target(of: shown.configuration)
        let move = { shown.menu.move(to: target, direction: shown.configuration.preferredArrowDirection) }
        if animated { UIView.animate(withDuration: 0.2, animations: move) } else { move() }
    }

    /// The last source point, in the coordinates of `view`, or of the window if `view` is nil.
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
    /// The standard commands of an Edit menu.
    static var standardEdit: UIMenu {
        UIMenu(
            title: LocalizedStrings.text("Edit"), identifier: .standardEdit, options: .displayInline,
            children: [
                UICommand(title: LocalizedStrings.text("Cut"), action: .cut),
                UICommand(title: LocalizedStrings.text("Copy"), action: .copy),
                UICommand(title: LocalizedStrings.text("Paste"), action: .paste),
                UICommand(title: LocalizedStrings.text("Delete"), action: .delete, attributes: .destructive),
                UICommand(title: LocalizedStrings.text("Select"), action: .select),
                UICommand(title: LocalizedStrings.text("Select All"), action: .selectAll),
            ])
    }
}
