import Foundation
import Host

/// Calls a method or a closure once a frame, before animations advance and layers are drawn.
///
/// The calls begin with ``add(to:forMode:)`` and end with ``invalidate()``. In between, the run loop retains the display link, and the display link retains
/// its target. So the target can only be deallocated after a call of ``invalidate()``, in the callback or elsewhere.
@preconcurrency @MainActor
public final class CADisplayLink: MainActorObject {
    private var callback: ((CADisplayLink) -> Void)?
    private weak var loop: FrameLoop?
    private var modes: Set<RunLoop.Mode> = []
    private(set) var isInvalidated = false
    /// The time of the last call; nil before the first one.
    private var lastFrame: CFTimeInterval?

    /// Creates a display link that calls `sel` on `target` with itself as the argument. Retains the target until ``invalidate()``.
    public init(target: Any, selector sel: Selector) {
        let target = target as AnyObject
        callback = { link in sel.perform(on: target, sender: link) }
        super.init(onMainActor: ())
    }

    /// Creates a display link that calls `callback` with itself.
    public init(callback: @escaping @MainActor (CADisplayLink) -> Void) {
        self.callback = callback
        super.init(onMainActor: ())
    }

    /// The time of the current frame, in seconds of `CACurrentMediaTime()`: the time at which the display showed the frame that is visible now.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next frame, in seconds of `CACurrentMediaTime()`. The frame that is drawn now is visible until then.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// The duration of a display frame, in seconds, independent of the preferred rate.
    public private(set) var duration: CFTimeInterval = 0

    /// Whether the calls are paused.
    public var isPaused = false {
        didSet {
            guard oldValue != isPaused else { return }
            lastFrame = nil
            if !isPaused { loop?.setNeedsFrame() }
        }
    }

    /// The preferred rate of the calls. ``CAFrameRateRange/default`` is every frame.
    public var preferredFrameRateRange = CAFrameRateRange.default {
        didSet {
            // A lower rate may have postponed the next frame.
            if preferredFrameRateRange != oldValue, !isPaused { loop?.setNeedsFrame() }
        }
    }

    /// The preferred number of calls per second; 0 is every frame. An older form of ``preferredFrameRateRange``.
    public var preferredFramesPerSecond: Int {
        get { Int(preferredFrameRateRange.preferred ?? 0) }
        set {
            let rate = Float(max(newValue, 0))
            preferredFrameRateRange = rate > 0 ? CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate) : .default
        }
    }

    /// Starts the calls in `mode`. The display link can be added for several modes.
    ///
    /// Frames do not depend on the main run loop's mode, so the default, tracking and common modes are the same. In a custom mode, the display link calls only
    /// while the run loop runs in that mode.
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

    /// Stops the calls permanently and releases the target.
    public func invalidate() {
        isInvalidated = true
        modes = []
        loop?.remove(self)
        loop = nil
        callback = nil
    }

    /// Whether one of the link's run-loop modes is active.
    private var isInCalledMode: Bool {
        let alwaysCalled: Set<RunLoop.Mode> = [.default, .common, RunLoop.Mode("UITrackingRunLoopMode")]
        return !modes.isDisjoint(with: alwaysCalled) || RunLoop.main.currentMode.map(modes.contains) == true
    }

    private func period(_ time: HostFrameTime) -> TimeInterval {
        Double(preferredFrameRateRange.stride(interval: time.interval)) * time.interval
    }

    /// The time of the next frame that the display link needs, after the frame `time`.
    func nextFrame(after time: HostFrameTime) -> AnimationChange {
        if isPaused || isInvalidated { return .never }
        guard let lastFrame else { return .now }
        let period = period(time)
        return period > time.interval ? .at(lastFrame + period) : .now
    }

    func fire(_ time: HostFrameTime) {
        // The callback of another display link may have removed this one in the same frame.
        guard !isPaused, !isInvalidated, let callback, isInCalledMode else { return }
        let period = period(time)
        // Frames are not exactly on time, so half a frame of tolerance is allowed.
        if let lastFrame, time.timestamp - lastFrame < period - time.interval / 2 { return }
        lastFrame = time.timestamp
        timestamp = time.timestamp
        targetTimestamp = time.timestamp + period
        duration = time.interval
        callback(self)
    }
}
