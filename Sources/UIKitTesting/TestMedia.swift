import AVFoundation
import CoreGraphics
import Host
import Synchronization

/// The simulated media of the machine. They play on the virtual clock, without sound. Frame `n` of a video is grey, with the brightness `n` of 255.
public final class TestMedia: Sendable {
    private struct State {
        var standard = TestMedium()
        var media: [String: TestMedium] = [:]
        var playbacks: [Reference] = []
    }

    private struct Reference {
        weak var playback: TestPlayback?
    }

    private let state = Mutex(State())
    private let platform: PlatformReference

    @MainActor
    init(_ platform: TestPlatform) { self.platform = PlatformReference(platform) }

    /// The medium at each URL for which the test sets no medium. The default is a sound of ten seconds.
    public var standard: TestMedium {
        get { state.withLock { $0.standard } }
        set { state.withLock { $0.standard = newValue } }
    }

    /// The medium at all URLs with the given file name.
    public subscript(fileName: String) -> TestMedium {
        get { state.withLock { $0.media[fileName] ?? $0.standard } }
        set { state.withLock { $0.media[fileName] = newValue } }
    }

    /// The URLs of the media that are played now, in the order in which they were opened.
    @MainActor public var playing: [URL] { playbacks.filter(\.isPlaying).map(\.url) }

    /// The highest volume of the media that are playing; 0 if no medium is playing.
    @MainActor public var volume: Double { playbacks.filter(\.isPlaying).map(\.volume).max() ?? 0 }

    /// Makes all open media wait for data, or continue.
    @MainActor
    public func setWaiting(_ isWaiting: Bool) {
        for playback in playbacks { playback.isWaiting = isWaiting }
    }

    /// Makes all open media fail, like a lost connection.
    @MainActor
    public func fail() {
        for playback in playbacks { playback.fail("The test broke the playback.") }
    }

    @MainActor private var playbacks: [TestPlayback] { state.withLock { $0.playbacks.compactMap(\.playback) } }
}

extension TestMedia: MediaBackend {
    package func inspect(_ url: URL) throws(AVError) -> MediaInformation {
        let medium = self[url.lastPathComponent]
        if let error = medium.error { throw AVError(error, "The test's medium cannot be played.") }
        return MediaInformation(
            duration: medium.duration, isSeekable: medium.duration != nil, videoSize: medium.videoSize,
            frameRate: medium.videoSize == nil ? 0 : medium.frameRate)
    }

    @MainActor package func inspectLater(_ url: URL) async throws(AVError) -> MediaInformation { try inspect(url) }

    @MainActor package func open(_ url: URL) throws(AVError) -> any MediaPlayback {
        guard let platform = platform.platform else { throw AVError(.unknown, "The test's host has ended.") }
        let playback = TestPlayback(url, try inspect(url), on: platform)
        state.withLock { state in
            state.playbacks.removeAll { $0.playback == nil }
            state.playbacks.append(Reference(playback: playback))
        }
        return playback
    }
}

/// A playback on the virtual clock.
@MainActor
private final class TestPlayback: MediaPlayback {
    let url: URL
    private let information: MediaInformation
    private weak var platform: (any HostPlatform)?
    var onEvent: ((MediaEvent) -> Void)?
    var volume = 1.0
    private(set) var isPlaying = false
    /// The position that was last set, or reached when the playback last changed.
    private var base: TimeInterval = 0
    private var baseTime: TimeInterval
    private var end: (any HostTimer)?
    private var shownFrame = -1

    init(_ url: URL, _ information: MediaInformation, on platform: any HostPlatform) {
        (self.url, self.information, self.platform) = (url, information, platform)
        baseTime = platform.clock.now()
        later(.settled)
    }

    isolated deinit { end?.cancel() }

    var position: TimeInterval {
        guard isPlaying, !isWaiting, let platform else { return base }
        let position = base + (platform.clock.now() - baseTime) * rate
        return min(position, information.duration ?? position)
    }

    var rate = 1.0 {
        willSet { settle() }
        didSet { schedule() }
    }

    var isWaiting = false {
        willSet { settle() }
        didSet {
            schedule()
            if isWaiting != oldValue { report(.waiting(isWaiting)) }
        }
    }

    func play() {
        settle()
        isPlaying = true
        schedule()
    }

    func pause() {
        settle()
        isPlaying = false
        schedule()
    }

    func seek(to position: TimeInterval, isAccurate: Bool) {
        base = position
        baseTime = platform?.clock.now() ?? 0
        schedule()
        later(.settled)
    }

    func nextFrame() -> CGImage? {
        guard let size = information.videoSize else { return nil }
        let frame = Int(position * information.frameRate + 1e-6)
        guard frame != shownFrame, let store = PixelStore(width: Int(size.width), height: Int(size.height)) else { return nil }
        shownFrame = frame
        let level = UInt32(min(max(frame, 0), 255))
        for y in 0..<store.height { store.row(y).update(repeating: 0xFF00_0000 | level << 16 | level << 8 | level) }
        return CGImage(store: store, isOpaque: true)
    }

    func fail(_ reason: String) {
        pause()
        report(.failed(reason))
    }

    /// Stores the position, before the speed changes.
    private func settle() {
        base = position
        baseTime = platform?.clock.now() ?? 0
    }

    private func schedule() {
        end?.cancel()
        end = nil
        guard isPlaying, !isWaiting, let duration = information.duration else { return }
        end = platform?.schedule(after: max(duration - base, 0) / rate) { [weak self] in
            guard let self else { return }
            pause()
            report(.ended)
        }
    }

    private func later(_ event: MediaEvent) {
        _ = platform?.schedule(after: 0) { [weak self] in self?.report(event) }
    }

    private func report(_ event: MediaEvent) {
        guard let platform else { return }
        Platform.with(platform) { onEvent?(event) }
    }
}
