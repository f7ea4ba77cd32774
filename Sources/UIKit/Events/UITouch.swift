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
        /// The touch is down and unchanged.
        case stationary = 2
        /// The touch ended.
        case ended = 3
        /// The touch was cancelled by the system, by a recognizer, or because its view was removed.
        case cancelled = 4
        /// A hovering pointer entered the window. Only a `UIHoverGestureRecognizer` gets hovers, views do not.
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
        /// A finger on another surface than the screen.
        case indirect = 1
        /// A pen on the screen.
        case pencil = 2
        /// A mouse or a touchpad with a pointer.
        case indirectPointer = 3

        /// The older name of `pencil`.
        public static var stylus: TouchType { .pencil }
    }

    // MARK: Properties

    /// The time of the last change, in seconds of the clock of `CACurrentMediaTime()`.
    open package(set) var timestamp: TimeInterval = 0

    /// The phase.
    open var phase: Phase { presentedPhase ?? currentPhase }

    /// The number of taps in quick succession, including this touch; 0 after it has moved too far for a tap.
    open package(set) var tapCount = 1

    /// The type.
    open package(set) var type: TouchType = .direct

    /// The view in which the touch began.
    open package(set) var view: UIView?

    /// The window in which the touch began.
    open package(set) var window: UIWindow? {
        didSet { windowIdentity = window.map { ObjectIdentifier($0) } }
    }

    /// The recognizers that get the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    // MARK: Location

    /// The location in the coordinates of `view`, or of the window if `view` is nil.
    open func location(in view: UIView?) -> CGPoint {
        SceneSpace.convert(scenePosition, to: view, from: window)
    }

    /// The location before this event, in the coordinates of `view`, or of the window if `view` is nil.
    open func previousLocation(in view: UIView?) -> CGPoint {
        SceneSpace.convert(previousScenePosition, to: view, from: window)
    }

    /// The precise location. Do not use it for hit tests.
    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    /// The precise location before this event.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    /// The radius of the touched area, in points.
    open var majorRadius: CGFloat { type == .direct ? GestureConstants.fingerRadius : 0 }

    /// The tolerance of ``majorRadius``, in points.
    open var majorRadiusTolerance: CGFloat { majorRadius / 2 }

    // MARK: Force

    /// The force; 1 is an average touch, 0 if the device does not measure it.
    open var force: CGFloat { CGFloat(sample.pressure ?? 0) * GestureConstants.maximumPenForce }

    /// The maximum ``force``; 0 if the device does not measure it.
    open var maximumPossibleForce: CGFloat { sample.pressure == nil ? 0 : GestureConstants.maximumPenForce }

    // MARK: Internal state

    /// The identity of the window, without accessing it.
    var windowIdentity: ObjectIdentifier?
    /// The phase without the override by ``presentedPhase``.
    package var currentPhase = Phase.began
    /// The phase that a view sees when it gets an earlier change late.
    var presentedPhase: Phase?
    /// The host's identifier of a finger or pen; nil for a pointer.
    package var hostNumber: UInt64?
    /// A number that no other touch or stream has.
    package let number: Int
    /// The current sample of the host.
    var sample = HostSample(position: .zero, timestamp: 0)
    /// The position before this event, in scene coordinates.
    var previousScenePosition = CGPoint.zero
    /// The time of the previous position.
    var previousTimestamp: TimeInterval = 0
    /// The first sample.
    var beginning = HostSample(position: .zero, timestamp: 0)
    /// The samples of this event, oldest first; the last one is ``sample``.
    var coalescedSamples: [HostSample] = []
    /// The samples since the last event.
    var pendingSamples: [HostSample] = []
    /// The predictor.
    var prediction = TouchPrediction()
    /// The pen's estimated properties.
    var estimates = TouchEstimates()
    /// The missing properties of the current sample, and the index of their update.
    var estimate: (missing: Properties, index: Int?) = ([], nil)
    /// The phase in the next event; nil for an unchanged touch.
    var pendingPhase: Phase?
    /// Whether the touch changed in the event that is being delivered.
    package var isChanged = false
    /// Whether a window got that event.
    var isDelivered = false
    /// Whether recognizers got the end: an event may end touches of several windows, which are notified one after the other.
    var isFinished = false
    /// The recognizers that get the touch.
    package var recognizers: [UIGestureRecognizer] = []
    /// The recognizers whose delegates refused the touch.
    package var refusals: [UIGestureRecognizer] = []
    /// Whether a recognizer took the touch from its view.
    var isClaimed = false
    /// Whether the touch carries a drag, which closes its menu.
    var isCarried = false
    /// The progress of the touch's delivery to its view.
    var viewProgress = ViewTouchProgress.unknown
    /// Whether the touch moved since its view got an event.
    var hasUnseenMove = false
    /// The event source of the touch.
    weak var source: EventSource?

    // MARK: Pens

    /// The angle between the pen and the screen, in radians: π/2 if it is upright, 0 if it is flat.
    open var altitudeAngle: CGFloat { sample.altitudeAngle }

    /// The direction of the pen's upper end, in radians clockwise from the x axis of `view`, or of the window if `view` is nil.
    open func azimuthAngle(in view: UIView?) -> CGFloat {
        let direction = azimuthUnitVector(in: view)
        return CGFloat(atan2(Double(direction.dy), Double(direction.dx)))
    }

    /// The unit vector of the pen's upper end, in the coordinates of `view`, or of the window if `view` is nil.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        sample.azimuthUnitVector(in: view, window: window)
    }

    /// The properties that the pen has not reported yet, which have their last known values. Empty for fingers and pointers.
    open var estimatedProperties: Properties { estimate.missing }

    /// The estimated properties that the pen will report: `touchesEstimatedPropertiesUpdated(_:)` is then called with them. Not called for
    /// a touch that ends before.
    open var estimatedPropertiesExpectingUpdates: Properties { estimate.missing }

    /// The index that a touch and its later update share. Nil if no update is expected.
    open var estimationUpdateIndex: NSNumber? { estimate.index.map { NSNumber(value: $0) } }

    /// Only the system creates touches.
    public init() {
        number = Self.makeNumber()
        super.init(onMainActor: ())
    }

    /// Returns an identifier that no other touch or stream has.
    static func makeNumber() -> Int {
        lastNumber.value += 1
        return lastNumber.value
    }

    /// Numbers are only compared for equality, so platforms may share the counter.
    private static let lastNumber = Counter()

    @MainActor private final class Counter {
        var value = 0
    }

    /// The location in scene coordinates.
    package var scenePosition: CGPoint { sample.position }

    /// Whether the touch ended or was cancelled.
    package var isOver: Bool { currentPhase == .ended || currentPhase == .cancelled }

    /// Whether the window is still visible in its scene. The view may have been removed: as in UIKit it still gets its touch, as do the
    /// recognizers of the remaining views.
    var isInPlace: Bool {
        guard let window, !window.isHidden else { return false }
        return source?.scene != nil && window.windowScene === source?.scene
    }
}
