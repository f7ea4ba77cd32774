import Foundation
import Host

/// Calls a method or a closure once a frame, before animations move on and anything is drawn.
///
/// It runs from ``add(to:forMode:)`` to ``invalidate()``, and holds its target so long.
@MainActor
public final class CADisplayLink: MainActorObject {
    private var callback: ((CADisplayLink) -> Void)?
    private weak var loop: FrameLoop?
    private(set) var isInvalidated = false

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

    /// The time of the frame before the one that is shown next, in seconds of `CACurrentMediaTime()`.
    public private(set) var timestamp: CFTimeInterval = 0
    /// When the frame is shown that is prepared now.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// Seconds from one frame to the next.
    public private(set) var duration: CFTimeInterval = 0

    /// No calls while true.
    public var isPaused = false {
        didSet { if oldValue, !isPaused { loop?.setNeedsFrame() } }
    }

    /// Frames per second that it is to be called in; 0 is every frame.
    public var preferredFramesPerSecond = 0
    private var lastCall: CFTimeInterval?

    /// Starts the calls. Every mode of the main run loop is the same here.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isInvalidated, let current = FrameLoop.current else { return }
        loop = current
        current.add(self)
    }

    /// Stops the calls.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        loop?.remove(self)
        loop = nil
    }

    /// Stops the calls for good and lets go of the target.
    public func invalidate() {
        isInvalidated = true
        loop?.remove(self)
        loop = nil
        callback = nil
    }

    func fire(_ time: HostFrameTime) {
        guard !isPaused, !isInvalidated else { return }
        if preferredFramesPerSecond > 0, let lastCall,
            time.timestamp - lastCall < 1 / Double(preferredFramesPerSecond) - time.interval / 2
        {
            return
        }
        lastCall = time.timestamp
        timestamp = time.timestamp
        targetTimestamp = time.targetTimestamp
        duration = time.interval
        callback?(self)
    }
}
