import Host

/// A finger or a pen on the glass, or a pointer with a button down: where it is, and what it is doing.
///
/// The same object stands for the same finger from ``Phase-swift.enum/began`` to ``Phase-swift.enum/ended`` or
/// ``Phase-swift.enum/cancelled``.
@preconcurrency @MainActor
open class UITouch: MainActorObject {
    /// A step of a touch's life.
    public enum Phase: Int, Sendable {
        /// It touched the glass in this event.
        case began = 0
        /// It moved, or its force changed.
        case moved = 1
        /// It is down, and did nothing in this event.
        case stationary = 2
        /// It left the glass.
        case ended = 3
        /// It was taken away: by the system, by a recognizer, or because what it touched went away.
        case cancelled = 4
        /// A pointer that hovers came over the window. Hovering is told to a `UIHoverGestureRecognizer`, and to no view as a touch.
        case regionEntered = 5
        /// A pointer that hovers moved over the window.
        case regionMoved = 6
        /// A pointer that hovers left the window.
        case regionExited = 7
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger on something that is not the screen.
        case indirect = 1
        /// A pen on the screen.
        case pencil = 2
        /// A mouse or a touchpad that moves a pointer.
        case indirectPointer = 3

        /// A pen, by its older name.
        public static var stylus: TouchType { .pencil }
    }

    // MARK: What

    /// When it last changed, in seconds of the clock that `CACurrentMediaTime()` reads.
    open package(set) var timestamp: TimeInterval = 0

    /// What it is doing.
    open var phase: Phase { presentedPhase ?? currentPhase }

    /// How often this place was tapped in quick succession, this touch included; 0 once it moved too far for a tap.
    open package(set) var tapCount = 1

    /// What touches.
    open package(set) var type: TouchType = .direct

    /// The view in which it began.
    open package(set) var view: UIView?

    /// The window in which it began.
    open package(set) var window: UIWindow? {
        didSet { windowIdentity = window.map { ObjectIdentifier($0) } }
    }

    /// The recognizers that see it.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    // MARK: Where

    /// Where it is, in the coordinates of `view`, or of its window where that is nil.
    open func location(in view: UIView?) -> CGPoint {
        SceneSpace.convert(scenePosition, to: view, from: window)
    }

    /// Where it was before this event, in the coordinates of `view`, or of its window where that is nil.
    open func previousLocation(in view: UIView?) -> CGPoint {
        SceneSpace.convert(previousScenePosition, to: view, from: window)
    }

    /// Where it is, as exactly as the device can tell. Do not hit test it.
    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    /// Where it was before this event, as exactly as the device can tell.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    /// The radius of what it covers, in points.
    open var majorRadius: CGFloat { type == .direct ? GestureConstants.fingerRadius : 0 }

    /// How far ``majorRadius`` may be off, in points.
    open var majorRadiusTolerance: CGFloat { majorRadius / 2 }

    // MARK: How hard

    /// How hard it presses, where 1 is an average touch; 0 where the device does not measure it.
    open var force: CGFloat { CGFloat(sample.pressure ?? 0) * GestureConstants.maximumPenForce }

    /// The largest ``force`` there can be; 0 where the device does not measure it.
    open var maximumPossibleForce: CGFloat { sample.pressure == nil ? 0 : GestureConstants.maximumPenForce }

    // MARK: What the library keeps here

    /// What tells its window from others, without touching the window.
    var windowIdentity: ObjectIdentifier?
    /// What it is really doing.
    package var currentPhase = Phase.began
    /// What ``phase`` says while a view is told late of something.
    var presentedPhase: Phase?
    /// The number by which the host knows a finger or a pen; nil for a pointer.
    package var hostNumber: UInt64?
    /// Different for every touch that there ever was.
    package let number: Int
    /// Where the touch is now, as the host reported it.
    var sample = HostSample(position: .zero, timestamp: 0)
    /// Where it was before this event, in the scene's coordinates.
    var previousScenePosition = CGPoint.zero
    /// When it was there, or last noticed to be.
    var previousTimestamp: TimeInterval = 0
    /// How it began.
    var beginning = HostSample(position: .zero, timestamp: 0)
    /// What the host reported for this event, oldest first; the last one is ``sample``.
    var coalescedSamples: [HostSample] = []
    /// What the host reported since the last event.
    var pendingSamples: [HostSample] = []
    /// Where it will be.
    var prediction = TouchPrediction()
    /// What a pen did not tell at once.
    var estimates = TouchEstimates()
    /// What the pen has not told of this moment, and the number of the update that will.
    var estimate: (missing: Properties, index: Int?) = ([], nil)
    /// What it will be doing in the next event; nil when nothing happened to it.
    var pendingPhase: Phase?
    /// It is one of those that the event which is being delivered is about.
    package var isChanged = false
    /// Some window was given that event.
    var isDelivered = false
    /// It is over, and recognizers were told: one event may end touches of several windows, which are told one after the other.
    var isFinished = false
    /// The recognizers that see it.
    package var recognizers: [UIGestureRecognizer] = []
    /// The recognizers whose delegates answered that they are not to have it.
    package var refusals: [UIGestureRecognizer] = []
    /// A recognizer took it from its view.
    var isClaimed = false
    /// It carries a drag: a menu that stood open for it closes.
    var isCarried = false
    /// What its view was told.
    var viewProgress = ViewTouchProgress.unknown
    /// It moved, and its view was not told yet.
    var hasUnseenMove = false
    /// Whose touch it is.
    weak var source: EventSource?

    /// A touch that only the system makes.
    public init() {
        number = Self.makeNumber()
        super.init(onMainActor: ())
    }

    /// A number that no touch and no stream has.
    static func makeNumber() -> Int {
        lastNumber.value += 1
        return lastNumber.value
    }

    /// Numbers are only compared with each other, so that all platforms may draw theirs from one source.
    private static let lastNumber = Counter()

    @MainActor private final class Counter {
        var value = 0
    }

    /// Where it is, in the scene's coordinates.
    package var scenePosition: CGPoint { sample.position }

    /// It ended or was cancelled.
    package var isOver: Bool { currentPhase == .ended || currentPhase == .cancelled }

    /// The window is still shown in its scene. The view may have left it: as in UIKit it is told of its touch all the same, and so are the
    /// recognizers of views that stayed.
    var isInPlace: Bool {
        guard let window, !window.isHidden else { return false }
        return source?.scene != nil && window.windowScene === source?.scene
    }
}
