import Foundation
import Host

/// Calls a method or a closure once a frame, before animations move on and anything is drawn.
///
/// It runs from ``add(to:forMode:)`` to ``invalidate()``; the run loop holds it and it holds its target so long. A target that is to be
/// freed has to invalidate it first, in the callback or elsewhere.
@preconcurrency @MainActor
public final class CADisplayLink: MainActorObject {
    private var callback: ((CADisplayLink) -> Void)?
    private weak var loop: FrameLoop?
    private var modes: Set<RunLoop.Mode> = []
    private(set) var isInvalidated = false
    /// The frame of the last call; nil before the first one.
    private var lastFrame: CFTimeInterval?

    /// A display link that calls `sel` on `target`, which it holds until ``invalidate()``. The method is given the display link.
    public init(target: Any, selector sel: Selector) {
        let target = target as AnyObject
        callback = { link in sel.perform(on: target, sender: link) }
        super.init(onMainActor: ())
    }

    /// A display link that calls `callback` with itself.
    public init(callback: @escaping @MainActor (CADisplayLink) -> Void) {
        self.callback = callback
        super.init(onMainActor: ())
    }

    /// The time of the frame that is being prepared, in seconds of `CACurrentMediaTime()`: what is seen was shown then.
    public private(set) var timestamp: CFTimeInterval = 0
    /// When the frame after this one is prepared: the next call's ``timestamp``. What is drawn now is seen until then.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// Seconds from one frame of the display to the next, however many of them there is a call for.
    public private(set) var duration: CFTimeInterval = 0

    /// No calls while true.
    public var isPaused = false {
        didSet {
            guard oldValue != isPaused else { return }
            lastFrame = nil
            if !isPaused { loop?.setNeedsFrame() }
        }
    }

    /// The frames per second that there is to be a call for. ``CAFrameRateRange/default`` is every frame.
    public var preferredFrameRateRange = CAFrameRateRange.default

    /// Frames per second that there is to be a call for; 0 is every frame. The older way of saying ``preferredFrameRateRange``.
    public var preferredFramesPerSecond: Int {
        get { Int(preferredFrameRateRange.preferred ?? 0) }
        set {
            let rate = Float(max(newValue, 0))
            preferredFrameRateRange = rate > 0 ? CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate) : .default
        }
    }

    /// Starts the calls in `mode`. It can be added for several modes.
    ///
    /// Frames come whatever the main loop does, so the default mode, the one of tracking and the common modes are the same. For a mode of
    /// the program's own there are calls only while the run loop runs in that mode.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isInvalidated, let current = FrameLoop.current else { return }
        modes.insert(mode)
        loop = current
        current.add(self)
    }

    /// Stops the calls in `mode`.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        guard modes.isEmpty else { return }
        loop?.remove(self)
        loop = nil
        lastFrame = nil
    }

    /// Stops the calls for good and lets go of the target.
    public func invalidate() {
        isInvalidated = true
        modes = []
        loop?.remove(self)
        loop = nil
        callback = nil
    }

    /// Whether some mode that it was added for is one in which it is called now.
    private var isInCalledMode: Bool {
        let alwaysCalled: Set<RunLoop.Mode> = [.default, .common, RunLoop.Mode("UITrackingRunLoopMode")]
        return !modes.isDisjoint(with: alwaysCalled) || RunLoop.main.currentMode.map(modes.contains) == true
    }

    func fire(_ time: HostFrameTime) {
        // An earlier link's call in the same frame may have removed it.
        guard !isPaused, !isInvalidated, let callback, isInCalledMode else { return }
        let period = Double(preferredFrameRateRange.stride(interval: time.interval)) * time.interval
        // Half a frame of grace: frames do not come exactly on time.
        if let lastFrame, time.timestamp - lastFrame < period - time.interval / 2 { return }
        lastFrame = time.timestamp
        timestamp = time.timestamp
        targetTimestamp = time.timestamp + period
        duration = time.interval
        callback(self)
    }
}
