import Foundation

/// Shows a context menu for a view: after a long press beside the lifted view, or after a secondary click at the pointer.
///
/// ```swift
/// view.addInteraction(UIContextMenuInteraction(delegate: self))
/// ```
@preconcurrency @MainActor
open class UIContextMenuInteraction: MainActorObject, UIInteraction {
    /// The appearance of a menu.
    public enum Appearance: Int, Sendable {
        /// No menu is visible.
        case unknown = 0
        /// A menu with a preview.
        case rich = 1
        /// A menu without a preview.
        case compact = 2
    }

    /// The animation of a chosen preview.
    public typealias CommitStyle = UIContextMenuInteractionCommitStyle

    /// The delegate, which provides the configuration. Without a delegate the view has no menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that the interaction is attached to.
    open private(set) weak var view: UIView?

    /// The appearance of the visible menu.
    open var menuAppearance: Appearance { session?.appearance ?? .unknown }

    private(set) lazy var recognizer = MenuPressRecognizer(interaction: self)
    /// The visible menu, or the one that a press is about to open.
    private(set) var session: ContextMenuSession?
    /// The location of the last press, in the view's coordinates.
    var lastLocation = CGPoint.zero

    /// Creates an interaction with a delegate, which it references weakly.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init(onMainActor: ())
    }

    open func willMove(to view: UIView?) {
        session?.close(animated: false)
        self.view?.removeGestureRecognizer(recognizer)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    /// The location of the press, in the coordinates of `view`, or of the window if `view` is nil.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return lastLocation }
        return own.convert(lastLocation, to: view ?? own.window)
    }

    /// Dismisses the menu.
    open func dismissMenu() {
        session?.close(animated: true)
    }

    /// Replaces the visible menu: `block` gets each open menu, including submenus, and returns its replacement.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        session?.menu.update(block)
    }

    // MARK: Calls of the recognizer

    /// Whether a touch opens the menu without a long press, because the menu is a control's primary action.
    var opensAtOnce: Bool {
        guard let control = view as? any MenuAnchor else { return false }
        return control.showsMenuAsPrimaryAction && control.isEnabled
    }

    /// Requests the menu for a press. Returns false if the delegate provides no menu.
    func begin(at location: CGPoint, byPointer: Bool) -> Bool {
        if let session, session.isUnderWay { return session.menu.phase == .highlighting }
        lastLocation = location
        guard let delegate, let view, view.window != nil,
            let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location), self.view === view,
            view.window != nil
        else { return false }
        session = ContextMenuSession(configuration, of: self, in: view, at: location, byPointer: byPointer)
        return true
    }

    /// Called after the session ended.
    func didEnd(_ ended: ContextMenuSession) {
        if session === ended { session = nil }
    }

    /// Opens the menu without a press, at a point of the view. Returns false if the delegate provides no menu.
    @discardableResult
    func open(at location: CGPoint, byPointer: Bool) -> Bool {
        guard begin(at: location, byPointer: byPointer) else { return false }
        session?.open()
        return true
    }
}
