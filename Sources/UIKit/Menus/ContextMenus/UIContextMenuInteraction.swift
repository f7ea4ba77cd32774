import Foundation

/// Shows a menu for a view: after a long press of a finger, beside the view that rises, or at the pointer after a click of the second
/// button.
///
/// ```swift
/// view.addInteraction(UIContextMenuInteraction(delegate: self))
/// ```
@preconcurrency @MainActor
open class UIContextMenuInteraction: MainActorObject, UIInteraction {
    /// How a menu looks.
    public enum Appearance: Int, Sendable {
        /// No menu is shown.
        case unknown = 0
        /// With a preview.
        case rich = 1
        /// The menu alone.
        case compact = 2
    }

    /// How a preview goes that was chosen.
    public typealias CommitStyle = UIContextMenuInteractionCommitStyle

    /// Says what the menu is. Without one there is none.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that the menu is for.
    open private(set) weak var view: UIView?

    /// How the menu looks that is shown now.
    open var menuAppearance: Appearance { session?.appearance ?? .unknown }

    private(set) lazy var recognizer = MenuPressRecognizer(interaction: self)
    /// The menu that is shown, or that a finger which rests is about to open.
    private(set) var session: ContextMenuSession?
    /// Where the last press was, in the view's coordinates.
    var lastLocation = CGPoint.zero

    /// An interaction that asks `delegate`, which it holds weakly.
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

    /// Where the press is, or was last, in the coordinates of `view`, or of the window where that is nil.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return lastLocation }
        return own.convert(lastLocation, to: view ?? own.window)
    }

    /// Closes the menu.
    open func dismissMenu() {
        session?.close(animated: true)
    }

    /// Shows another menu in place of the one that is shown: `block` gets each menu that is open, the inner ones too, and gives what is
    /// shown in its place.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        session?.menu.update(block)
    }

    // MARK: From the recognizer

    /// Whether a touch opens the menu by itself: of a control that has one as what it is there for.
    var opensAtOnce: Bool {
        guard let control = view as? UIControl else { return false }
        return control.showsMenuAsPrimaryAction && control.isEnabled
    }

    /// Asks for the menu of a press, and answers whether there is one.
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

    /// The session is over.
    func didEnd(_ ended: ContextMenuSession) {
        if session === ended { session = nil }
    }

    /// Opens the menu without a press, at a point of the view. Answers whether there is one.
    @discardableResult
    func open(at location: CGPoint, byPointer: Bool) -> Bool {
        guard begin(at: location, byPointer: byPointer) else { return false }
        session?.open()
        return true
    }
}
