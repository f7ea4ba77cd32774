import Foundation
import Host

/// The frame loop of one platform. Each frame handles input, display links, animations, layout and the commit of changed layers.
///
/// A change requests a frame. While an animation or a display link runs, every frame requests the next. Without a request no frame runs.
@MainActor
package final class FrameLoop {
    /// The loop of the current platform; nil before there is a platform.
    package static var current: FrameLoop? { Platform.current.map(of) }

    /// The loop of `platform`, created on first use.
    package static func of(_ platform: any HostPlatform) -> FrameLoop {
        platform.singletons.value(of: FrameLoop.self) { FrameLoop(platform: platform) }
    }

    /// The platform that provides the frames. It owns the loop.
    package private(set) weak var platform: (any HostPlatform)?
    /// The time of the frame that is running; nil between frames.
    package private(set) var frameTime: HostFrameTime?
    /// The number of frames that have run.
    package private(set) var frameCount = 0
    /// The open transactions.
    private(set) lazy var transactions = TransactionStack { [weak self] in self?.setNeedsUpdate() }

    /// Called with nil when a frame starts, and at the end of each of its passes. The cost without an observer is one comparison with nil a pass.
    package var passObserver: ((FramePass?, HostFrameTime) -> Void)?

    private var inputHooks: [(HostFrameTime) -> Void] = []
    private var commitHooks: [(HostFrameTime) -> Void] = []
    private var trees: [ObjectIdentifier: LayerTreeLink] = [:]
    private var treesToCommit: [LayerTree] = []
    /// Layers whose animations are sampled in every frame, in the order in which they became animated.
    private var watched: [CALayer] = []
    private var watchedSet: Set<ObjectIdentifier> = []
    /// The clocks of the other animated layers, whose values depend linearly on the progress.
    let clocks = AnimationClocks()
    /// Layers with an animation that has not been sampled yet.
    private var unsampled: [CALayer] = []
    /// Removed animations, whose delegates are notified in the next frame.
    private var removed: [AnimationEnd] = []
    /// Whether timing or properties of animated layers changed since the last sample.
    private var needsSample = false
    /// Replicator layers of which the first instance's animations have ended, but delayed instances still move. They are drawn in every frame.
    private var lingering: [CAReplicatorLayer] = []
    private var displayLinks: [CADisplayLink] = []
    /// Whether the desktop saved power at the start of the last frame. Then endless animations have a lower frame rate.
    private(set) var savesPower = false
    private var isFrameRequested = false
    private let commitsWithRunLoop: Bool
    private var isFlushing = false
    /// The call that commits changes in the run loop's next iteration.
    private var runLoopCommit: MainQueueCall?
    /// Whether the running frame has not committed yet, so that it still shows further changes.
    private var isBeforeCommit = false
    private var wakeTimer: (any HostTimer)?
    private var wakeTime = TimeInterval.infinity

    private init(platform: any HostPlatform) {
        self.platform = platform
        commitsWithRunLoop = platform.commitsWithRunLoop
        clocks.onLeave = { [weak self] in self?.watch($0) }
        platform.onFrame = { [weak self, weak platform] time in
            guard let self, let platform else { return }
            Platform.with(platform) { self.run(time) }
        }
    }

    // MARK: Requests

    /// Requests a frame. If a frame is running, requests another frame after it. Repeated requests coalesce.
    package func setNeedsFrame() {
        guard !isFrameRequested else { return }
        isFrameRequested = true
        platform?.requestFrame()
    }

    /// Requests that a change becomes visible. If the running frame has not committed yet, it shows the change; otherwise the next frame does.
    func setNeedsUpdate() {
        guard !isBeforeCommit else { return }
        setNeedsFrame()
        commitWithRunLoop()
    }

    /// Commits changes in the run loop's next iteration, if the platform works this way. Changes made during the layout of that commit wait for the next frame.
    func commitWithRunLoop() {
        guard commitsWithRunLoop, frameTime == nil, !isFlushing, runLoopCommit == nil, let platform else { return }
        runLoopCommit = MainQueueCall(platform) { [weak self] _ in
            self?.runLoopCommit = nil
            self?.flush()
        }
    }

    /// Requests a new sample of the animations, although no time has passed.
    package func setNeedsSample() {
        needsSample = true
        setNeedsUpdate()
    }

    /// Calls `hook` at the beginning of each frame, to deliver the collected events.
    package func addInputHook(_ hook: @escaping (HostFrameTime) -> Void) { inputHooks.append(hook) }

    /// Calls `hook` at the end of each frame, after the commit.
    package func addCommitHook(_ hook: @escaping (HostFrameTime) -> Void) { commitHooks.append(hook) }

    /// Whether no frame is requested or scheduled.
    package var isIdle: Bool { !isFrameRequested && wakeTimer == nil }

    /// Whether an animation or a display link is active, now or later.
    package var isAnimating: Bool { !displayLinks.allSatisfy(\.isPaused) || wakeTimer != nil || hasRunningAnimations || !lingering.isEmpty }

    private var hasRunningAnimations: Bool {
        let now = platform?.clock.now() ?? 0
        return clocks.nextChange != .never || watched.contains { $0.nextAnimationChange(after: now) != .never }
    }

    /// The number of layers with running animations; for tests.
    package var animatedLayerCount: Int { watched.count + clocks.count }

    // MARK: A frame

    private func run(_ time: HostFrameTime) {
        isFrameRequested = false
        frameTime = time
        frameCount += 1
        isBeforeCommit = true
        defer { frameTime = nil }
        passObserver?(nil, time)
        for hook in inputHooks { hook(time) }
        passObserver?(.input, time)
        for link in displayLinks { link.fire(time) }
        displayLinks.removeAll { $0.isInvalidated }
        passObserver?(.displayLinks, time)
        advanceAnimations(at: time)
        passObserver?(.animations, time)
        layoutAndCommit(at: time)
        isBeforeCommit = false
        transactions.commitImplicit()
        for hook in commitHooks { hook(time) }
        scheduleNext(after: time)
        passObserver?(.end, time)
    }

    /// Lays out and commits pending changes now, without advancing animations.
    package func flush() {
        guard frameTime == nil, let platform else { return transactions.commitImplicit() }
        let now = platform.clock.now()
        isFlushing = true
        layoutAndCommit(at: HostFrameTime(timestamp: now, targetTimestamp: now))
        isFlushing = false
        transactions.commitImplicit()
    }

    /// Advances the animations: ends the finished ones and samples the others at `time`.
    package func advanceAnimations(at time: HostFrameTime) {
        updatePowerSaving()
        clocks.update(at: time.timestamp)
        startPending(at: time)
        var ended = removed
        removed.removeAll()
        for layer in watched { layer.collectEndedAnimations(at: time.timestamp, into: &ended) }
        for end in ended { end.announce() }
        // Starts the animations that delegates added, so that this frame already shows them.
        startPending(at: time)
        needsSample = false
        clocks.show()
        for layer in watched { layer.sampleAnimations(at: time.timestamp) }
        stopWatching()
        let behind = lingering
        lingering.removeAll()
        for layer in behind { layer.invalidateInstances() }
    }

    /// Changes the frame rate of endless animations if the desktop's power profile changed.
    private func updatePowerSaving() {
        let saves = platform?.appearance.savesPower ?? false
        guard saves != savesPower else { return }
        savesPower = saves
        clocks.leaveAll()
        for layer in watched { layer.animations?.records.forEach { $0.setFrameRate(savesPower: saves) } }
    }

    /// Draws `layer` in the next frame too.
    func drawAgain(_ layer: CAReplicatorLayer) { lingering.append(layer) }

    /// Fixes the begin time of pending animations of `layer` and its descendants before the program changes their paused time.
    func startAnimationsInStillTime(below layer: CALayer) {
        for pending in unsampled where pending === layer || pending.isDescendant(of: layer) { pending.startAnimationsInStillTime() }
    }

    private func startPending(at time: HostFrameTime) {
        let layers = unsampled
        unsampled.removeAll(keepingCapacity: true)
        for layer in layers { layer.startPendingAnimations(at: time) }
    }

    private func layoutAndCommit(at time: HostFrameTime) {
        var passes = 0
        while passes < LayerTree.layoutLimit {
            passes += 1
            let trees = treesToCommit
            for tree in trees { tree.layoutIfNeeded() }
            if !treesToCommit.contains(where: \.needsLayoutPass) { break }
        }
        // Layout may have added animations. They are sampled now, because otherwise this frame would show the model's values.
        while !unsampled.isEmpty || needsSample {
            clocks.update(at: time.timestamp)
            startPending(at: time)
            needsSample = false
            clocks.show()
            for layer in watched { layer.sampleAnimations(at: time.timestamp) }
        }
        let trees = treesToCommit
        treesToCommit.removeAll(keepingCapacity: true)
        if frameTime != nil { passObserver?(.layout, time) }
        for tree in trees { tree.commit() }
        if frameTime != nil { passObserver?(.commit, time) }
    }

    private func scheduleNext(after time: HostFrameTime) {
        var next = TimeInterval.infinity
        func wait(for change: AnimationChange) {
            switch change {
            case .now: next = time.timestamp
            case .at(let moment): next = min(next, moment)
            case .never: break
            }
        }
        wait(for: clocks.nextChange)
        for link in displayLinks { wait(for: link.nextFrame(after: time)) }
        for layer in watched {
            if next <= time.timestamp { break }
            wait(for: layer.nextAnimationChange(after: time.timestamp))
        }
        let hasWorkLeft = !lingering.isEmpty || !removed.isEmpty || !unsampled.isEmpty || !treesToCommit.isEmpty
        if hasWorkLeft || next <= time.targetTimestamp {
            setNeedsFrame()
            next = .infinity
        }
        guard next != wakeTime else { return }
        wakeTimer?.cancel()
        wakeTimer = nil
        wakeTime = next
        guard next.isFinite, let platform else { return }
        // Nothing changes before `next`, so no frame is needed until then.
        wakeTimer = platform.schedule(after: next - platform.clock.now()) { [weak self] in
            self?.wakeTimer = nil
            self?.wakeTime = .infinity
            self?.setNeedsFrame()
        }
    }

    // MARK: Members

    func register(_ tree: LayerTree) {
        trees = trees.filter { $0.value.tree != nil }
        trees[ObjectIdentifier(tree)] = tree.link
    }

    func setNeedsCommit(_ tree: LayerTree) {
        treesToCommit.append(tree)
        setNeedsUpdate()
    }

    /// Registers `layer` for a new animation.
    func animate(_ layer: CALayer) {
        watch(layer)
        unsampled.append(layer)
        setNeedsUpdate()
    }

    /// Schedules the notification that an animation of `layer` was removed before its end.
    func announce(_ end: AnimationEnd, of layer: CALayer) {
        removed.append(end)
        watch(layer)
        setNeedsUpdate()
    }

    /// Samples the layer's animations in every frame.
    private func watch(_ layer: CALayer) {
        if layer.animations?.clocks == nil, watchedSet.insert(ObjectIdentifier(layer)).inserted { watched.append(layer) }
    }

    /// Moves a layer to the clocks if all its animations are linear. Removes layers without animations.
    private func stopWatching() {
        watched.removeAll { layer in
            if let state = layer.animations {
                guard state.mayJoinClocks else { return false }
                state.mayJoinClocks = false
                guard clocks.join(layer) else { return false }
            }
            watchedSet.remove(ObjectIdentifier(layer))
            return true
        }
    }

    func add(_ link: CADisplayLink) {
        guard !displayLinks.contains(where: { $0 === link }) else { return }
        displayLinks.append(link)
        if !link.isPaused { setNeedsFrame() }
    }

    func remove(_ link: CADisplayLink) {
        displayLinks.removeAll { $0 === link }
    }
}
