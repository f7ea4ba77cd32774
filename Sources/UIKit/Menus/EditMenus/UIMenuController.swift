import Foundation
import Host

/// An app's command in the older edit menu.
@preconcurrency @MainActor
open class UIMenuItem: MainActorObject {
    /// The title.
    open var title: String
    /// The action.
    open var action: Selector

    /// Creates a command that sends `action` along the responder chain.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init(onMainActor: ())
    }
}

/// The older edit menu, a singleton; ``UIEditMenuInteraction`` is the newer API.
///
/// The menu shows the standard edit commands and the program's own commands that the first responder, or a responder after it in the chain, can
/// perform (``UIResponder/canPerformAction(_:withSender:)``).
@preconcurrency @MainActor
open class UIMenuController: MainActorObject {
    /// The side of the menu's arrow.
    public enum ArrowDirection: Int, Sendable {
        /// Down if there is enough space above the target, else up.
        case `default` = 0
        /// Up: the menu is below.
        case up = 1
        /// Down: the menu is above.
        case down = 2
        /// To the left. Treated as the default.
        case left = 3
        /// To the right. Treated as the default.
        case right = 4
    }

    /// The program's edit menu.
    open class var shared: UIMenuController {
        Platform.required.singletons.value(of: UIMenuController.self) { UIMenuController() }
    }

    /// Creates a menu controller that the library does not use by itself, unlike ``shared``.
    public init() { super.init(onMainActor: ()) }

    /// The program's own commands. Nil by default.
    open var menuItems: [UIMenuItem]?
    /// The preferred side of the arrow.
    open var arrowDirection = ArrowDirection.default

    private var menu: EditMenu?
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero
    private weak var commands: (any MenuCommands)?

    /// Whether the menu is visible.
    open var isMenuVisible: Bool { menu?.isShown ?? false }

    /// The menu's frame in its window's coordinates; zero if the menu is not visible.
    open var menuFrame: CGRect { menu?.frame ?? .zero }

    /// Shows the menu at a rectangle of a view, unless no responder can perform any of its commands.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        show(from: targetView, at: targetRect, commands: nil)
    }

    /// Shows the menu of a view. If not nil, `commands` provides and performs the commands instead of the responder chain.
    func show(from targetView: UIView, at targetRect: CGRect, commands: (any MenuCommands)?) {
        guard let window = targetView.window else { return }
        hideMenu()
        self.commands = commands
        self.targetView = targetView
        self.targetRect = targetRect
        let menu = EditMenu(from: targetView, start: window.firstResponder ?? targetView)
        menu.onWillShow = { [weak self] animator in
            NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
            animator.addCompletion { NotificationCenter.default.post(name: Self.didShowMenuNotification, object: self) }
        }
        menu.onWillHide = { [weak self, weak menu, weak commands] animator in
            guard let self else { return }
            if self.menu === menu { self.menu = nil }
            commands?.menuWillHide()
            NotificationCenter.default.post(name: Self.willHideMenuNotification, object: self)
            animator.addCompletion { NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self) }
        }
        if let commands {
            menu.performs = { [weak self, weak commands] leaf in
                if let self, let command = leaf as? UICommand { commands?.perform(command.action, sender: self) }
                return true
            }
        }
        self.menu = menu
        if !menu.show(makeMenu(), at: targetRect, direction: direction) { self.menu = nil }
    }

    private var direction: UIEditMenuArrowDirection {
        switch arrowDirection {
        case .up: .up
        case .down: .down
        case .default, .left, .right: .automatic
        }
    }

    private func makeMenu() -> UIMenu {
        let own = (menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) }
        guard let commands else { return UIMenu(children: [UIMenu.standardEdit] + own) }
        let all = UIMenu.standardEdit.leaves.compactMap { $0 as? UICommand } + own
        return UIMenu(children: all.filter { commands.offers($0.action, sender: self) })
    }

    /// Dismisses the menu.
    open func hideMenu() {
        menu?.hide(animated: true)
    }

    /// Dismisses the menu if it belongs to `targetView`.
    open func hideMenu(from targetView: UIView) {
        if self.targetView === targetView { hideMenu() }
    }

    /// Updates the available commands of the visible menu.
    open func update() {
        guard let menu, menu.isShown else { return }
        if !menu.show(makeMenu(), at: targetRect, direction: direction) { hideMenu() }
    }

    /// Sets the rectangle at which ``setMenuVisible(_:animated:)`` shows the menu.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetView = targetView
        self.targetRect = targetRect
    }

    /// Shows the menu at the target rectangle, or dismisses it.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if !menuVisible { menu?.hide(animated: animated) } else if let targetView { showMenu(from: targetView, rect: targetRect) }
    }

    /// Posted before the menu appears.
    public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    /// Posted after the menu appeared.
    public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu is dismissed.
    public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    /// Posted after the menu was dismissed.
    public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}
