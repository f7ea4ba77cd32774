import Foundation
import Host
import UIKit

/// Plays an item.
///
/// Differs from Apple's: it only plays forwards, and a negative rate pauses it.
@preconcurrency @MainActor
open class AVPlayer: MainActorObject {
    /// The state of a player.
    public enum Status: Int, Sendable {
        /// The player has not opened an item yet.
        case unknown = 0
        /// The player can play items.
        case readyToPlay = 1
        /// The player cannot play. Only its items fail on Linux.
        case failed = 2
    }

    /// Whether a player plays.
    public enum TimeControlStatus: Int, Sendable {
        /// The player is paused.
        case paused = 0
        /// The player waits for its item, or for data.
        case waitingToPlayAtSpecifiedRate = 1
        /// The player plays.
        case playing = 2
    }

    /// The action of a player at the end of its item.
    public enum ActionAtItemEnd: Int, Sendable {
        /// The player pauses.
        case pause = 1
        /// The player keeps its rate. After a seek it continues to play.
        case none = 2
    }

    /// The reason why a player waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        /// The reason as a string.
        public let rawValue: String
        /// Creates a reason from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The player waits for data.
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        /// The player opens its item.
        public static let evaluatingBufferingRate = WaitingReason(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        /// The player has no item.
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }

    /// The item that is played. ``replaceCurrentItem(with:)`` changes it.
    open private(set) var currentItem: AVPlayerItem?
    /// The action at the end of the item. The default is to pause.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// The rate of ``play()``. The default is 1.
    open var defaultRate: Float = 1

    private var storedRate: Float = 0
    private let observers = PropertyObservers()
    let timeObservers = TimeObservers()
    private let frames = FrameFeed()

    /// Creates a player without an item.
    public init() {
        super.init(onMainActor: ())
        timeObservers.player = self
        frames.player = self
    }

    /// Creates a player of the medium at a URL.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    /// Creates a player of an item.
    public convenience init(playerItem item: AVPlayerItem?) {
        self.init()
        replaceCurrentItem(with: item)
    }

    isolated deinit {
        currentItem?.close()
        timeObservers.removeAll()
        frames.stop()
    }

    /// Plays another item, at the player's rate.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== currentItem else { return }
        currentItem?.close()
        currentItem = item
        item?.open(for: self)
        stateDidChange()
        frames.itemDidChange()
    }

    // MARK: Playing

    /// Plays at ``defaultRate``.
    open func play() { rate = defaultRate }

    /// Pauses.
    open func pause() { rate = 0 }

    /// Plays at a rate.
    open func playImmediately(atRate rate: Float) { self.rate = rate }

    /// The requested speed; 0 if the player is paused. The pitch does not change with it.
    open var rate: Float {
        get { storedRate }
        set {
            let isPlaying = storedRate > 0
            storedRate = max(newValue, 0)
            applyRate()
            stateDidChange()
            if isPlaying != (storedRate > 0) { timeObservers.timeDidJump() }
        }
    }

    /// The volume, from 0 to 1.
    open var volume: Float = 1 { didSet { applyVolume() } }
    /// Whether the player is silent.
    open var isMuted = false { didSet { applyVolume() } }

    /// The state.
    open var status: Status { currentItem?.status == .readyToPlay ? .readyToPlay : .unknown }
    /// Nil on Linux, where only items fail.
    open var error: (any Error)? { nil }

    /// Whether the player plays, waits or is paused.
    open var timeControlStatus: TimeControlStatus {
        if storedRate == 0 { return .paused }
        return reasonForWaitingToPlay == nil ? .playing : .waitingToPlayAtSpecifiedRate
    }

    /// The reason why the player waits; nil if it plays or is paused.
    open var reasonForWaitingToPlay: WaitingReason? {
        guard storedRate > 0 else { return nil }
        guard let item = currentItem, item.status != .failed else { return .noItemToPlay }
        guard item.status == .readyToPlay else { return .evaluatingBufferingRate }
        return item.isPlaybackBufferEmpty ? .toMinimizeStalls : nil
    }

    // MARK: Time

    /// The position in the item; zero without an item.
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

    /// Seeks to a time. It may end at a frame nearby.
    open func seek(to time: CMTime) { seek(to: time) { _ in } }

    /// Seeks to a time. `completionHandler` is called on the main thread. Its argument is false if another seek or a new item interrupted the seek.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity, completionHandler: completionHandler)
    }

    /// Seeks to a time. With tolerances of 0 the seek is exact.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
        seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter) { _ in }
    }

    /// Seeks to a time. With tolerances of 0 the seek is exact. `completionHandler` is called on the main thread.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        guard let currentItem else {
            completionHandler(false)
            return
        }
        currentItem.seek(
            to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter, completionHandler: completionHandler)
        // A player that kept its rate at the end continues.
        applyRate()
        timeObservers.update()
    }

    /// Calls a block with the position at each multiple of an interval, after a seek, and when the playback starts or stops.
    ///
    /// - Parameters:
    ///   - interval: The interval on the item's timeline, above zero.
    ///   - queue: The queue that calls the block; nil is the main queue.
    ///   - block: Receives the position.
    /// - Returns: An object for ``removeTimeObserver(_:)``. The observation ends with it, or with the player.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { timeObservers.add(PeriodicTimes(interval: interval.seconds), queue, block) }

    /// Calls a block when the playback passes one of the times.
    ///
    /// - Returns: An object for ``removeTimeObserver(_:)``. The observation ends when this object or the player is deallocated.
    open func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void) -> Any
    {
        timeObservers.add(BoundaryTimes(times.map(\.timeValue.seconds)), queue) { _ in block() }
    }

    /// Ends an observation.
    open func removeTimeObserver(_ observer: Any) { timeObservers.remove(observer) }

    /// Calls a handler after each change of a property.
    open func observe<Value>(
        _ keyPath: KeyPath<AVPlayer, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (AVPlayer, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        observers.observe(self, keyPath, options, changeHandler)
    }

    // MARK: State

    /// Whether the position advances.
    var isAdvancing: Bool { timeControlStatus == .playing && currentItem?.isAtEnd == false }

    private func applyRate() {
        guard let item = currentItem, let playback = item.playback else { return }
        guard storedRate > 0, !item.isAtEnd else { return playback.pause() }
        if playback.rate != Double(storedRate) { playback.rate = Double(storedRate) }
        playback.play()
    }

    private func applyVolume() {
        currentItem?.playback?.volume = isMuted ? 0 : Double(min(max(volume, 0), 1))
        observers.changed()
    }

    private func stateDidChange() {
        observers.changed()
        timeObservers.update()
        frames.update()
    }

    func itemDidBecomeReady(_ item: AVPlayerItem) {
        guard item === currentItem else { return }
        applyVolume()
        applyRate()
        stateDidChange()
        frames.itemDidChange()
    }

    func itemDidFail(_ item: AVPlayerItem) { itemDidChange(item) }

    func itemDidChange(_ item: AVPlayerItem) {
        if item === currentItem { stateDidChange() }
    }

    func itemDidEnd(_ item: AVPlayerItem) {
        guard item === currentItem else { return }
        // Pause the player before observers are notified of the end, so that they can seek and play again.
        if actionAtItemEnd == .pause { rate = 0 } else { stateDidChange() }
    }

    func itemDidSettle(_ item: AVPlayerItem, afterSeek: Bool) {
        guard item === currentItem else { return }
        frames.show()
        if afterSeek { timeObservers.timeDidJump() }
        timeObservers.update()
    }

    /// Adds a layer that shows the video.
    func add(_ layer: AVPlayerLayer) { frames.add(layer) }
    func remove(_ layer: AVPlayerLayer) { frames.remove(layer) }
}
