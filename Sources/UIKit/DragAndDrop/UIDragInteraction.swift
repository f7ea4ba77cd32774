import Foundation

/// Lets the user drag items from a view.
///
/// ```swift
/// view.addInteraction(UIDragInteraction(delegate: self))
/// ```
///
/// A finger lifts the delegate's items after half a second, and drags them when it moves. A mouse lifts and drags the items in one movement. A key
/// lifts the items if the view or a descendant is focused. During a drag, a tap with another finger adds items. A long press with another finger begins a
/// separate drag.
@preconcurrency @MainActor
open class UIDragInteraction: MainActorObject, UIInteraction {
    /// The delegate, which provides the items. Without a delegate, no drag begins.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?

    /// The view that the interaction is attached to.
    open private(set) weak var view: UIView?

    /// Whether other gestures of the same touch may be recognized during the lift. The default is false: the lift makes them fail.
    ///
    /// If true, a gesture that is recognized before the drag begins cancels the lift. Gestures that are still in progress when the drag begins are
    /// cancelled. Long presses may always continue until the drag begins.
    open var allowsSimultaneousRecognitionDuringLift = false

    /// Whether touches can begin drags and add items to drags. Setting it to false cancels a lift, but not a drag.
    open var isEnabled: Bool = UIDragInteraction.isEnabledByDefault {
        didSet {
            guard isEnabled != oldValue else { return }
            for recognizer in lifting { recognizer.isEnabled = isEnabled }
            adding.isEnabled = isEnabled
        }
    }

    /// The initial value of ``isEnabled``. False on phones. True on tablets and desktops, which usually show a drop destination at the same time.
    open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom != .phone }

    /// One recognizer for each touch that may lift at the same time, and an idle one.
    private lazy var lifting = [DragLiftRecognizer(interaction: self)]
    private lazy var adding = DragAddRecognizer(interaction: self)

    /// Creates an interaction with a delegate, which it references weakly.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init(onMainActor: ())
    }

    open func willMove(to view: UIView?) {
        for recognizer in lifting { self.view?.removeGestureRecognizer(recognizer) }
        self.view?.removeGestureRecognizer(adding)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        // Creates the platform's drag environment, which handles the keys of drags: Space lifts a focused view.
        if view != nil { _ = DragEnvironment.current }
        adding.isEnabled = isEnabled
        for recognizer in lifting {
            recognizer.isEnabled = isEnabled
            view?.addGestureRecognizer(recognizer)
        }
        view?.addGestureRecognizer(adding)
    }

    /// Whether no lift recognizer tracks the touch yet.
    func isFree(_ touch: UITouch) -> Bool { !lifting.contains { $0.touch === touch } }

    /// Adds a lift recognizer for the next touch if all others have one, so that several fingers can lift at the same time.
    func keepIdleLiftRecognizer() {
        guard let view, lifting.allSatisfy({ $0.touch != nil }) else { return }
        let recognizer = DragLiftRecognizer(interaction: self)
        lifting.append(recognizer)
        view.addGestureRecognizer(recognizer)
    }
}
