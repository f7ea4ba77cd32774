import Foundation
import Host
import UIKit

/// A medium in a player, with its state of playback.
@preconcurrency @MainActor
open class AVPlayerItem: MainActorObject {
    /// The state of an item.
    public enum Status: Int, Sendable {
        /// The item is not open yet. It opens when it is a player's current item.
        case unknown = 0
        /// The item can be played.
        case readyToPlay = 1
        /// The item cannot be played; ``AVPlayerItem/error`` is the reason.
        case failed = 2
    }

    /// The medium.
    public final let asset: AVAsset

    /// The state.
    open private(set) var status = Status.unknown { didSet { observers.changed() } }
    /// The reason why the item cannot be played, an ``AVError``.
    open private(set) var error: (any Error)?
    /// The duration; indefinite before the item is ready, and for a live stream.
    open var duration: CMTime { information?.time ?? .indefinite }
    /// The size of the video in pixels; zero without a video and before the item is ready.
    open var presentationSize: CGSize { information?.videoSize ?? .zero }
    /// Whether the item waits for data.
    open private(set) var isPlaybackBufferEmpty = false { didSet { observers.changed() } }
    /// Whether the item has data to play.
    open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay && !isPlaybackBufferEmpty }

    weak var player: AVPlayer?
    /// The item's playback; nil before it is ready.
    private(set) var playback: (any MediaPlayback)?
    /// Whether the playback has reached the end. A seek ends this state.
    private(set) var isAtEnd = false
    private var information: MediaInformation?
    private var loading: Task<Void, Never>?
    /// The position while the item has no open playback.
    private var closedPosition: TimeInterval = 0
    /// Whether a seek is pending, and its completion handler.
    private var isSeeking = false
    private var seekCompletion: (@Sendable (Bool) -> Void)?
    private let observers = PropertyObservers()

    /// Creates an item of the medium at a URL.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// Creates an item of an asset.
    public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }

    /// Creates an item of an asset. The item reads all properties in any case.
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        self.asset = asset
        super.init(onMainActor: ())
    }

    /// The position.
    open func currentTime() -> CMTime { CMTime(seconds: position, preferredTimescale: CMTime.nanoseconds) }

    /// Seeks to a time. `completionHandler` is called on the main thread. Its argument is false if another seek or a new item interrupted the seek.
    open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
        seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity, completionHandler: completionHandler)
    }

    /// Seeks to a time. With tolerances of 0 the seek is exact; with others it may end at a frame nearby, which is faster.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) {
        endSeek(false)
        guard time.isNumeric || time.isPositiveInfinity else {
            completionHandler?(false)
            return
        }
        let target = max(0, min(time.seconds, information?.duration ?? time.seconds))
        guard target.isFinite else {
            completionHandler?(false)
            return
        }
        isAtEnd = false
        isSeeking = true
        seekCompletion = completionHandler
        closedPosition = target
        playback?.seek(to: target, isAccurate: toleranceBefore == .zero && toleranceAfter == .zero)
    }

    /// Calls the completion handler of a pending seek with false.
    open func cancelPendingSeeks() { endSeek(false) }

    /// Calls a handler after each change of a property.
    open func observe<Value>(
        _ keyPath: KeyPath<AVPlayerItem, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (AVPlayerItem, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        observers.observe(self, keyPath, options, changeHandler)
    }

    // MARK: State

    /// The position in seconds.
    var position: TimeInterval {
        if isAtEnd { return information?.duration ?? playback?.position ?? closedPosition }
        return playback?.position ?? closedPosition
    }

    /// Opens the item for its player.
    func open(for player: AVPlayer) {
        self.player = player
        if information != nil { return openPlayback() }
        guard loading == nil, status == .unknown else { return }
        let reference = PlatformReference(Platform.current)
        loading = Task { [weak self, asset] in
            let result: Result<MediaInformation, AVError>
            do throws(AVError) {
                result = .success(try await asset.information())
            } catch {
                result = .failure(error)
            }
            guard let self, let platform = reference.platform else { return }
            Platform.with(platform) { self.didLoad(result) }
        }
    }

    /// Ends the playback of an item that is no longer its player's.
    func close() {
        closedPosition = position
        player = nil
        playback = nil
        endSeek(false)
    }

    private func didLoad(_ result: Result<MediaInformation, AVError>) {
        loading = nil
        switch result {
        case .success(let information):
            self.information = information
            if player != nil { openPlayback() }
        case .failure(let error): fail(error)
        }
    }

    private func openPlayback() {
        do throws(AVError) {
            let playback = try MediaService.current.backend.open(asset.source)
            playback.onEvent = { [weak self] in self?.handle($0) }
            self.playback = playback
            if closedPosition > 0 { playback.seek(to: closedPosition, isAccurate: true) }
        } catch {
            return fail(error)
        }
        status = .readyToPlay
        if closedPosition == 0 { endSeek(true) }
        player?.itemDidBecomeReady(self)
    }

    private func fail(_ error: AVError) {
        mediaLog.error("\(error.localizedDescription)")
        self.error = error
        playback = nil
        endSeek(false)
        status = .failed
        player?.itemDidFail(self)
    }

    private func endSeek(_ isFinished: Bool) {
        isSeeking = false
        let completion = seekCompletion
        seekCompletion = nil
        completion?(isFinished)
    }

    private func handle(_ event: MediaEvent) {
        // A handler may release the item.
        withExtendedLifetime(self) {
            switch event {
            case .ended:
                isAtEnd = true
                player?.itemDidEnd(self)
                NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: self)
            case .failed(let reason):
                let error = AVError(.unknown, reason)
                fail(error)
                NotificationCenter.default.post(
                    name: AVPlayerItem.failedToPlayToEndTimeNotification, object: self,
                    userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: error])
            case .settled:
                let isSeek = isSeeking
                player?.itemDidSettle(self, afterSeek: isSeek)
                guard isSeek else { return }
                NotificationCenter.default.post(name: AVPlayerItem.timeJumpedNotification, object: self)
                endSeek(true)
            case .waiting(let isWaiting):
                isPlaybackBufferEmpty = isWaiting
                player?.itemDidChange(self)
                if isWaiting { NotificationCenter.default.post(name: AVPlayerItem.playbackStalledNotification, object: self) }
            }
        }
    }
}
