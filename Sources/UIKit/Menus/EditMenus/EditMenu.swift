import CoreGraphics
import Foundation

/// A visible edit menu in front of the window's content. A touch outside dismisses the menu and still reaches the view below. Removing the source
/// view also dismisses the menu.
@MainActor
final class EditMenu {
    private(set) var isShown = false
    private(set) weak var sourceView: UIView?
    /// The responder from which the search for a command's target starts along the responder chain.
    private weak var start: UIResponder?
    private var view: EditMenuView?
    private var watcher: OutsideTouchRecognizer?

    /// Called when the menu is about to appear and to be dismissed, with an animator for changes alongside.
    var onWillShow: (ContextMenuAnimator) -> Void = { _ in }
    var onWillHide: (ContextMenuAnimator) -> Void = { _ in }
    /// Performs an element of ``UIMenuController``'s menu. Returns whether the element was performed.
    var performs: ((any UIMenuLeaf) -> Bool)?

    init(from view: UIView, start: UIResponder) {
        sourceView = view
        self.start = start
    }

    /// The bar's frame in its window.
    var frame: CGRect { view?.frame ?? .zero }

    /// The available leaves of a menu, including submenus, without hidden elements and commands that no responder performs.
    func available(in menu: UIMenu) -> [UIMenuElement] {
        menu.leaves.compactMap { leaf in
            guard !leaf.attributes.contains(.hidden) else { return nil }
            if let command = leaf as? UICommand, performs == nil {
                guard let target = start?.target(forAction: command.action, withSender: command) else { return nil }
                (target as? UIResponder)?.validate(command)
                if command.attributes.contains(.hidden) || command.attributes.contains(.disabled) { return nil }
            }
            return leaf as? UIMenuElement
        }
    }

    /// Shows `menu` at `target`, in the source view's coordinates. Returns false if the menu is empty.
    @discardableResult
    func show(_ menu: UIMenu, at target: CGRect, direction: UIEditMenuArrowDirection) -> Bool {
        let elements = available(in: menu)
        guard let sourceView, let window = sourceView.window, !elements.isEmpty else { return false }
        if window.editMenu !== self { window.editMenu?.hide(animated: false) }
        let wasShown = isShown
        view?.removeFromSuperview()
        let view = EditMenuView(elements)
        self.view = view
        view.onChoose = { [weak self] in self?.choose($0) }
        window.addOverlay(view)
        view.position(at: window.convert(target, from: sourceView), direction: direction)
        window.editMenu = self
        isShown = true
        guard !wasShown else { return true }
        let watcher = OutsideTouchRecognizer(of: view) { [weak self] in self?.hide(animated: true) }
        self.watcher = watcher
        window.addGestureRecognizer(watcher)
        let animator = ContextMenuAnimator(previewViewController: nil)
        onWillShow(animator)
        guard isShown else { return false }
        UIView.performWithoutAnimation { view.alpha = 0 }
        UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) {
            view.alpha = 1
            animator.runAnimations()
        } completion: { _ in
            animator.finish()
        }
        return true
    }

    /// Moves the menu to a new target.
    func move(to target: CGRect, direction: UIEditMenuArrowDirection) {
        guard let sourceView, let view, let window = sourceView.window else { return }
        view.position(at: window.convert(target, from: sourceView), direction: direction)
    }

    private func choose(_ element: UIMenuElement) {
        guard isShown, let leaf = element as? any UIMenuLeaf else { return }
        let (start, performs, sourceView) = (start, performs, sourceView)
        if !leaf.attributes.contains(.keepsMenuPresented) { hide(animated: true) }
        if performs?(leaf) == true { return }
        if let command = leaf as? UICommand {
            if let target = start?.target(forAction: command.action, withSender: command) {
                command.performWithSender(sourceView, target: target)
            }
        } else {
            leaf.performWithSender(sourceView, target: nil)
        }
    }

    func hide(animated: Bool) {
        guard isShown else { return }
        isShown = false
        let view = view
        self.view = nil
        if let watcher { watcher.view?.removeGestureRecognizer(watcher) }
        watcher = nil
        let animator = ContextMenuAnimator(previewViewController: nil)
        onWillHide(animator)
        guard animated, let view, view.window != nil else {
            view?.removeFromSuperview()
            return animator.finish()
        }
        view.isUserInteractionEnabled = false
        UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) {
            view.alpha = 0
            animator.runAnimations()
        } completion: { _ in
            view.removeFromSuperview()
            animator.finish()
        }
    }

    /// Dismisses the menu without animation if its source view is about to leave the window.
    func viewWillLeave(_ leaving: UIView) {
        if let sourceView, sourceView.isDescendant(of: leaving) { hide(animated: false) }
    }
}

/// Observes touches outside a view without consuming them.
@MainActor
private final class OutsideTouchRecognizer: UIGestureRecognizer {
    private weak var inside: UIView?
    private let onTouch: () -> Void

    init(of inside: UIView, _ onTouch: @escaping () -> Void) {
        self.inside = inside
        self.onTouch = onTouch
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        let isOutside = touches.contains { touch in
            guard let inside else { return true }
            return touch.view?.isDescendant(of: inside) != true
        }
        state = .failed
        if isOutside { onTouch() }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
