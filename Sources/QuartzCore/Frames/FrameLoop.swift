import Foundation
import Host

/// What happens once a frame, on one platform: input, display links, animations, layout, and the new picture of whatever changed.
///
/// A frame is asked for when something changed, and for as long as an animation or a display link runs. Otherwise there is none.
@MainActor
package final class FrameLoop {
    /// The loop of the running code's platform; nil before there is a platform.
    package static var current: FrameLoop? { Platform.current.map(of) }

    /// The loop of `platform`.
    package static func of(_ platform: any HostPlatform) -> FrameLoop {
        platform.singletons.value(of: FrameLoop.self) { FrameLoop(platform: platform) }
    }

    /// The platform whose frames these are. It owns the loop.
    package private(set) weak var platform: (any HostPlatform)?
    /// The time of the frame that is running; nil between frames.
    package private(set) var frameTime: HostFrameTime?
    /// Frames that have run.
    package private(set) var frameCount = 0
    /// What transactions are open, and what they say.
    private(set) lazy var transactions = TransactionStack { [weak self] in self?.setNeedsUpdate() }

    private var inputHooks: [(HostFrameTime) -> Void] = []
    private var commitHooks: [(HostFrameTime) -> Void] = []
    private var trees: [ObjectIdentifier: LayerTreeLink] = [:]
    private var treesToCommit: [LayerTree] = []
    /// Layers whose animations every frame has to look at, in the order in which they got them.
    private var watched: [CALayer] = []
    private var watchedSet: Set<ObjectIdentifier> = []
    /// The other layers with animations.
    let clocks = AnimationClocks()
    /// Layers with an animation that nothing has been shown of.
    private var unsampled: [CALayer] = []
    /// Animations that were removed, whose delegates hear of it in the next frame.
    private var removed: [AnimationEnd] = []
    /// Times or properties of layers with animations changed since the last sample.
    private var needsSample = false
    /// Layers to be drawn in every frame though no animation changes them: their instances are behind it.
    private var lingering: [CAReplicatorLayer] = []
    private var displayLinks: [CADisplayLink] = []
    private var isFrameRequested = false
    private let commitsWithRunLoop: Bool
    private var isFlushing = false
    /// The call that commits changes in the run loop's next iteration.
    private var runLoopCommit: MainQueueCall?
    /// The running frame has yet to commit, so that it shows whatever changes meanwhile.
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

    // MARK: What others ask for

    /// Asks for a frame; while one runs, for another after it. Asking again before it comes changes nothing.
    package func setNeedsFrame() {
        guard !isFrameRequested else { return }
        isFrameRequested = true
        platform?.requestFrame()
    }

    /// Something changed that has to be shown: by the running frame, if that still can, else by the next.
    func setNeedsUpdate() {
        guard !isBeforeCommit else { return }
        setNeedsFrame()
        commitWithRunLoop()
    }

    /// Commits changes in the run loop's next iteration if the platform does so. Changes by that layout wait for the frame.
    func commitWithRunLoop() {
        guard commitsWithRunLoop, frameTime == nil, !isFlushing, runLoopCommit == nil, let platform else { return }
        runLoopCommit = MainQueueCall(platform) { [weak self] _ in
            self?.runLoopCommit = nil
            self?.flush()
        }
    }

    /// What animations show is to be found again, though no time has passed.
    package func setNeedsSample() {
        needsSample = true
        setNeedsUpdate()
    }

    /// Calls `hook` at the beginning of each frame: events that were collected are delivered here.
    package func addInputHook(_ hook: @escaping (HostFrameTime) -> Void) { inputHooks.append(hook) }

    /// Calls `hook` at the end of each frame, when everything is committed.
    package func addCommitHook(_ hook: @escaping (HostFrameTime) -> Void) { commitHooks.append(hook) }

    /// Nothing changed, and nothing runs that needs a frame.
    package var isIdle: Bool { !isFrameRequested && wakeTimer == nil }

    /// An animation or a display link runs that changes what is shown, now or later.
    package var isAnimating: Bool { !displayLinks.allSatisfy(\.isPaused) || wakeTimer != nil || hasRunningAnimations || !lingering.isEmpty }

    private var hasRunningAnimations: Bool {
        let now = platform?.clock.now() ?? 0
        return clocks.nextChange != .never || watched.contains { $0.nextAnimationChange(after: now) != .never }
    }

    /// Layers on which animations run; for tests.
    package var animatedLayerCount: Int { watched.count + clocks.count }

    // MARK: A frame

    private func run(_ time: HostFrameTime) {
        isFrameRequested = false
        frameTime = time
        frameCount += 1
        isBeforeCommit = true
        defer { frameTime = nil }
        for hook in inputHooks { hook(time) }
        for link in displayLinks { link.fire(time) }
        displayLinks.removeAll { $0.isInvalidated }
        advanceAnimations(at: time)
        layoutAndCommit(at: time)
        isBeforeCommit = false
        transactions.commitImplicit()
        for hook in commitHooks { hook(time) }
        scheduleNext(after: time)
    }

    /// Lays out and commits now what waits for the next frame, without moving animations on.
    package func flush() {
        guard frameTime == nil, let platform else { return transactions.commitImplicit() }
        let now = platform.clock.now()
        isFlushing = true
        layoutAndCommit(at: HostFrameTime(timestamp: now, targetTimestamp: now))
        isFlushing = false
        transactions.commitImplicit()
    }

    /// The frame's part that moves animations on: those that are over end, the others show what they show at `time`.
    package func advanceAnimations(at time: HostFrameTime) {
        clocks.update(at: time.timestamp)
        startPending(at: time)
        var ended = removed
        removed.removeAll()
        for layer in watched { layer.collectEndedAnimations(at: time.timestamp, into: &ended) }
        for end in ended { end.announce() }
        // What delegates began shows from this frame on.
        startPending(at: time)
        needsSample = false
        clocks.show()
        for layer in watched { layer.sampleAnimations(at: time.timestamp) }
        stopWatching()
        let behind = lingering
        lingering.removeAll()
        for layer in behind { layer.invalidateInstances() }
    }

    /// Draws `layer` in the next frame too.
    func drawAgain(_ layer: CAReplicatorLayer) { lingering.append(layer) }

    /// The time of `layer`, which stands still, is about to be set: settles when animations at and below it begin.
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
        // Layout may have begun animations, which must not show the model's values for one frame.
        while !unsampled.isEmpty || needsSample {
            clocks.update(at: time.timestamp)
            startPending(at: time)
            needsSample = false
            clocks.show()
            for layer in watched { layer.sampleAnimations(at: time.timestamp) }
        }
        let trees = treesToCommit
        treesToCommit.removeAll(keepingCapacity: true)
        for tree in trees { tree.commit() }
    }

    private func scheduleNext(after time: HostFrameTime) {
        var next = TimeInterval.infinity
        switch clocks.nextChange {
        case .now: next = time.timestamp
        case .at(let moment): next = moment
        case .never: break
        }
        for layer in watched {
            if next <= time.timestamp { break }
            switch layer.nextAnimationChange(after: time.timestamp) {
            case .now: next = time.timestamp
            case .at(let moment): next = min(next, moment)
            case .never: break
            }
        }
        let hasWorkLeft = !lingering.isEmpty || !removed.isEmpty || !unsampled.isEmpty || !treesToCommit.isEmpty
        if hasWorkLeft || next <= time.targetTimestamp || displayLinks.contains(where: { !$0.isPaused }) {
            setNeedsFrame()
            next = .infinity
        }
        guard next != wakeTime else { return }
        wakeTimer?.cancel()
        wakeTimer = nil
        wakeTime = next
        guard next.isFinite, let platform else { return }
        // Between frames nothing has to be drawn until then.
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

    /// `layer` has an animation that has to be started.
    func animate(_ layer: CALayer) {
        watch(layer)
        unsampled.append(layer)
        setNeedsUpdate()
    }

    /// An animation of `layer` was removed before its end.
    func announce(_ end: AnimationEnd, of layer: CALayer) {
        removed.append(end)
        watch(layer)
        setNeedsUpdate()
    }

    /// Looks at the layer's animations in every frame.
    private func watch(_ layer: CALayer) {
        if layer.animations?.clocks == nil, watchedSet.insert(ObjectIdentifier(layer)).inserted { watched.append(layer) }
    }

    /// Gives layers to the clocks that need no more than those, and lets those go that have no animations any more.
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
