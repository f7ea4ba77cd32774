import Foundation

/// Lets the user drag items from a view.
///
/// ```swift
/// view.addInteraction(UIDragInteraction(delegate: self))
/// ```
///
/// A finger lifts the delegate's items after half a second, and drags them when it moves on. A mouse lifts and drags in one motion. A key lifts if the
/// view, or a descendant, is focused. While one finger drags, a tap of another adds items. A long press of another begins a separate drag.
@preconcurrency @MainActor
open class UIDragInteraction: MainActorObject, UIInteraction {
    /// The delegate, which provides the items. Nil prevents drags.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?

    /// The view that the interaction is attached to.
    open private(set) weak var view: UIView?

    /// Whether other gestures of the same touch may be recognized during the lift. The default is false: the lift makes them fail.
    ///
    /// If true, a gesture that is recognized before the drag begins cancels the lift, and gestures that continue when it begins are
    /// cancelled. Long presses may always continue until the drag begins.
    open var allowsSimultaneousRecognitionDuringLift = false

    /// Whether touches begin drags and add to them. Setting it to false cancels a lift, but not a drag.
    open var isEnabled: Bool = UIDragInteraction.isEnabledByDefault {
        didSet {
            guard isEnabled != oldValue else { return }
            lifting.isEnabled = isEnabled
            adding.isEnabled = isEnabled
        }
    }

    /// The initial value of ``isEnabled``: false on phones, true on tablets and desktops, which usually show a destination too.
    open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom != .phone }

    private lazy var lifting = DragLiftRecognizer(interaction: self)
    private lazy var adding = DragAddRecognizer(interaction: self)

    /// Creates an interaction with a delegate, which it references weakly.
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
        // From now on the platform's drags handle keys: Space lifts a focused view.
        if view != nil { _ = DragEnvironment.current }
        lifting.isEnabled = isEnabled
        adding.isEnabled = isEnabled
        view?.addGestureRecognizer(lifting)
        view?.addGestureRecognizer(adding)
    }
}
