import Foundation
import Host

/// A command of a program's own in the older edit menu.
@preconcurrency @MainActor
open class UIMenuItem: MainActorObject {
    /// What it says.
    open var title: String
    /// The method that does it.
    open var action: Selector

    /// A command that performs `action` along the chain of responders.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init(onMainActor: ())
    }
}

/// The older edit menu, of which a program has one: ``UIEditMenuInteraction`` is the newer.
///
/// It shows the commands of an Edit menu, and the program's own, that the first responder or the next ones along the chain can perform
/// (``UIResponder/canPerformAction(_:withSender:)``).
@preconcurrency @MainActor
open class UIMenuController: MainActorObject {
    /// The side on which the menu's arrow is.
    public enum ArrowDirection: Int, Sendable {
        /// Where there is room.
        case `default` = 0
        /// Up: the menu is below.
        case up = 1
        /// Down: the menu is above.
        case down = 2
        /// To the left. Shown as the default.
        case left = 3
        /// To the right. Shown as the default.
        case right = 4
    }

    /// The program's menu.
    open class var shared: UIMenuController {
        Platform.required.singletons.value(of: UIMenuController.self) { UIMenuController() }
    }

    /// A menu beside ``shared``, which the library does not show by itself.
    public init() { super.init(onMainActor: ()) }

    /// The program's own commands. Nil unless set.
    open var menuItems: [UIMenuItem]?
    /// The side on which the arrow is. Where there is room unless set.
    open var arrowDirection = ArrowDirection.default

    private var menu: EditMenu?
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero
    private weak var commands: (any MenuCommands)?

    /// Whether the menu is shown.
    open var isMenuVisible: Bool { menu?.isShown ?? false }

    /// Where the menu is, in its window's coordinates; zero while it is not shown.
    open var menuFrame: CGRect { menu?.frame ?? .zero }

    /// Shows the menu at a rectangle of a view. Nothing is shown where no command can be performed.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        show(from: targetView, at: targetRect, commands: nil)
    }

    /// Shows the menu of a view; `commands`, where given, say what is in it and perform it in the place of the chain of responders.
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

    /// Sends the menu away.
    open func hideMenu() {
        menu?.hide(animated: true)
    }

    /// Sends the menu away where it is for `targetView`.
    open func hideMenu(from targetView: UIView) {
        if self.targetView === targetView { hideMenu() }
    }

    /// Asks again which commands can be performed.
    open func update() {
        guard let menu, menu.isShown else { return }
        if !menu.show(makeMenu(), at: targetRect, direction: direction) { hideMenu() }
    }

    /// The rectangle of a view that ``setMenuVisible(_:animated:)`` shows the menu at.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetView = targetView
        self.targetRect = targetRect
    }

    /// Shows the menu at the rectangle that was set, or sends it away.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if !menuVisible { menu?.hide(animated: animated) } else if let targetView { showMenu(from: targetView, rect: targetRect) }
    }

    /// Posted before the menu comes.
    public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    /// Posted when the menu has come.
    public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu goes.
    public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    /// Posted when the menu has gone.
    public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}
