import Host

/// A finger or a pen on the screen, or a pressed pointer.
///
/// One object represents one touch from ``Phase-swift.enum/began`` to ``Phase-swift.enum/ended`` or ``Phase-swift.enum/cancelled``.
@preconcurrency @MainActor
open class UITouch: MainActorObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        /// The touch began.
        case began = 0
        /// The touch moved, or its force changed.
        case moved = 1
        /// The touch is down, and nothing has changed.
        case stationary = 2
        /// The touch ended.
        case ended = 3
        /// The touch was cancelled by the system, by a recognizer, or because its view was removed.
        case cancelled = 4
        /// A hovering pointer entered the window. Only a `UIHoverGestureRecognizer` receives hovering pointers; views do not.
        case regionEntered = 5
        /// A hovering pointer moved over the window.
        case regionMoved = 6
        /// A hovering pointer left the window.
        case regionExited = 7
    }

    /// The type of a touch.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger on a surface other than the screen.
        case indirect = 1
        /// A pen on the screen.
        case pencil = 2
        /// A mouse or a touchpad with a pointer.
        case indirectPointer = 3

        /// The older name of ``pencil``.
        public static var stylus: TouchType { .pencil }
    }

    // MARK: Properties

    /// The time of the last change, in seconds of the clock of `CACurrentMediaTime()`.
    open package(set) var timestamp: TimeInterval = 0

    /// The current phase of the touch.
    open var phase: Phase { presentedPhase ?? currentPhase }

    /// The number of taps in quick succession, including this touch. 0 after the touch has moved too far for a tap.
    open package(set) var tapCount = 1

    /// The type of the touch.
    open package(set) var type: TouchType = .direct

    /// The view in which the touch began.
    open package(set) var view: UIView?

    /// The window in which the touch began.
    open package(set) var window: UIWindow? {
        didSet { windowIdentity = window.map { ObjectIdentifier($0) } }
    }

    /// The recognizers that receive the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    // MARK: Location

    /// The current location in the coordinates of `view`, or of the window if `view` is nil.
    open func location(in view: UIView?) -> CGPoint {
        SceneSpace.convert(scenePosition, to: view, from: window)
    }

    /// The location before this event, in the coordinates of `view`, or of the window if `view` is nil.
    open func previousLocation(in view: UIView?) -> CGPoint {
        SceneSpace.convert(previousScenePosition, to: view, from: window)
    }

    /// The precise location, in the coordinates of `view` or the window. Do not use it for hit-testing.
    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    /// The precise location before this event, in the coordinates of `view` or the window.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    /// The radius of the touched area, in points.
    open var majorRadius: CGFloat { type == .direct ? GestureConstants.fingerRadius : 0 }

    /// The possible error of ``majorRadius``, in points.
    open var majorRadiusTolerance: CGFloat { majorRadius / 2 }

    // MARK: Force

    /// The force. 1 is the force of an average touch. 0 if the device does not measure the force.
    open var force: CGFloat { CGFloat(sample.pressure ?? 0) * GestureConstants.maximumPenForce }

    /// The maximum value of ``force``. 0 if the device does not measure the force.
    open var maximumPossibleForce: CGFloat { sample.pressure == nil ? 0 : GestureConstants.maximumPenForce }

    // MARK: Internal state

    /// The identity of ``window``. Comparing it does not retain the window.
    var windowIdentity: ObjectIdentifier?
    /// The actual phase. ``presentedPhase`` may override it for a view.
    package var currentPhase = Phase.began
    /// The phase to show to a view that is notified late of an earlier change; nil otherwise.
    var presentedPhase: Phase?
    /// The host's identifier of a finger or pen; nil for a pointer.
    package var hostNumber: UInt64?
    /// A unique number among all touches and streams.
    package let number: Int
    /// The current sample from the host.
    var sample = HostSample(position: .zero, timestamp: 0)
    /// The position before this event, in scene coordinates.
    var previousScenePosition = CGPoint.zero
    /// The time of ``previousScenePosition``.
    var previousTimestamp: TimeInterval = 0
    /// The first sample of the touch.
    var beginning = HostSample(position: .zero, timestamp: 0)
    /// The samples of this event, oldest first. The last one is ``sample``.
    var coalescedSamples: [HostSample] = []
    /// The samples that arrived since the last event.
    var pendingSamples: [HostSample] = []
    /// Predicts the next positions of the touch.
    var prediction = TouchPrediction()
    /// The estimated properties of a pen.
    var estimates = TouchEstimates()
    /// The missing properties of the current sample, and the index of their update.
    var estimate: (missing: Properties, index: Int?) = ([], nil)
    /// The phase for the next event; nil if the touch has not changed.
    var pendingPhase: Phase?
    /// Whether the touch changed in the event that is being delivered.
    package var isChanged = false
    /// Whether a window has received the event that is being delivered.
    var isDelivered = false
    /// Whether recognizers have received the end of the touch. One event may end touches of several windows, which receive it one after the other.
    var isFinished = false
    /// The recognizers that receive the touch.
    package var recognizers: [UIGestureRecognizer] = []
    /// The recognizers whose delegates refused the touch.
    package var refusals: [UIGestureRecognizer] = []
    /// Whether a recognizer has claimed the touch, so that its view receives a cancellation.
    var isClaimed = false
    /// Whether the touch carries a drag. The context menu of the touch is then closed.
    var isCarried = false
    /// The progress of the touch's delivery to its view.
    var viewProgress = ViewTouchProgress.unknown
    /// Whether the touch has moved since its view was last notified.
    var hasUnseenMove = false
    /// The event source that created the touch.
    weak var source: EventSource?

    // MARK: Pens

    /// The angle between the pen and the screen, in radians. π/2 if the pen is upright, 0 if it is flat.
    open var altitudeAngle: CGFloat { sample.altitudeAngle }

    /// The direction of the pen's upper end, in radians clockwise from the x axis of `view`, or of the window if `view` is nil.
    open func azimuthAngle(in view: UIView?) -> CGFloat {
        let direction = azimuthUnitVector(in: view)
        return CGFloat(atan2(Double(direction.dy), Double(direction.dx)))
    }

    /// The direction of the pen's upper end as a unit vector, in the coordinates of `view`, or of the window if `view` is nil.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        sample.azimuthUnitVector(in: view, window: window)
    }

    /// The properties that the pen has not reported yet. They have their last known values. Empty for fingers and pointers.
    open var estimatedProperties: Properties { estimate.missing }

    /// The estimated properties that the pen will report later. `touchesEstimatedPropertiesUpdated(_:)` is then called with their values, unless the
    /// touch ends earlier.
    open var estimatedPropertiesExpectingUpdates: Properties { estimate.missing }

    /// The index that identifies the update of this touch's estimated properties. Nil if no update is expected.
    open var estimationUpdateIndex: NSNumber? { estimate.index.map { NSNumber(value: $0) } }

    /// Creates a touch. Only the system calls it.
    public init() {
        number = Self.makeNumber()
        super.init(onMainActor: ())
    }

    /// Returns a unique number among all touches and streams.
    static func makeNumber() -> Int {
        lastNumber.value += 1
        return lastNumber.value
    }

    /// The last number. All platforms use the same counter, because numbers are only compared for equality.
    private static let lastNumber = Counter()

    @MainActor private final class Counter {
        var value = 0
    }

    /// The location in scene coordinates.
    package var scenePosition: CGPoint { sample.position }

    /// Whether the touch ended or was cancelled.
    package var isOver: Bool { currentPhase == .ended || currentPhase == .cancelled }

    /// Whether the touch can continue: its window is still visible in the scene. If the view was removed, it still receives the touch, as in UIKit. The
    /// recognizers of the remaining views also receive it.
    var isInPlace: Bool {
        guard let window, !window.isHidden else { return false }
        return source?.scene != nil && window.windowScene === source?.scene
    }
}
