import Foundation

/// Lets things be dragged off a view.
///
/// ```swift
/// view.addInteraction(UIDragInteraction(delegate: self))
/// ```
///
/// A finger lifts what its delegate gives after it has rested for half a second, and drags it when it moves on; a mouse lifts and drags it in one
/// move. A key does it where the view, or one in it, has the keyboard. While one finger drags, a tap of another adds items, and another that
/// rests begins a drag of its own.
@preconcurrency @MainActor
open class UIDragInteraction: MainActorObject, UIInteraction {
    /// Says what is dragged. Without one nothing is.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?

    /// The view that things are dragged off.
    open private(set) weak var view: UIView?

    /// Whether other gestures of the same finger may go on while something is lifted. If so, one that is recognized before the drag begins
    /// calls the lift off, and those that still go on when it begins are cancelled. False unless set: the lift makes them fail. Long presses
    /// may always go on until the drag begins.
    open var allowsSimultaneousRecognitionDuringLift = false

    /// Whether touches drag, or add to a drag. Setting it to false calls off a lift; a drag that has begun goes on.
    open var isEnabled: Bool = UIDragInteraction.isEnabledByDefault {
        didSet {
            guard isEnabled != oldValue else { return }
            lifting.isEnabled = isEnabled
            adding.isEnabled = isEnabled
        }
    }

    /// What ``isEnabled`` is at first: true where a drag has somewhere to go, on tablets and desktops; false on phones.
    open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom != .phone }

    private lazy var lifting = DragLiftRecognizer(interaction: self)
    private lazy var adding = DragAddRecognizer(interaction: self)

    /// An interaction that asks `delegate`, which it holds weakly.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init(onMainActor: ())
    }

    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(lifting)
        self.view?.removeGestureRecognizer(adding)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        // The platform's drags take keys from now on: Space lifts a focused view.
        if view != nil { _ = DragEnvironment.current }
        lifting.isEnabled = isEnabled
        adding.isEnabled = isEnabled
        view?.addGestureRecognizer(lifting)
        view?.addGestureRecognizer(adding)
    }
}
