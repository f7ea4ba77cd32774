import Foundation
import Host
import UIKit

/// Plays a sound. The sound stops when the player is deallocated, so keep a reference to the player.
@preconcurrency @MainActor
open class AVAudioPlayer: MainActorObject {
    /// The delegate, held weakly.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// The file; nil for a player of data.
    open var url: URL? { data == nil ? source : nil }
    /// The data; nil for a player of a file.
    public final let data: Data?
    /// The number of channels.
    open var numberOfChannels: Int { information.channels }
    /// The duration in seconds; 0 if it is unknown.
    open var duration: TimeInterval { information.duration ?? 0 }
    /// Whether the sound is played.
    open private(set) var isPlaying = false
    /// The number of repetitions. Negative numbers repeat until ``stop()``. The default is 0.
    open var numberOfLoops = 0
    /// Whether ``rate`` has an effect. Set it before the player prepares or plays. The default is false.
    open var enableRate = false

    private let source: URL
    private let service = MediaService.current
    private let information: MediaInformation
    private var playback: (any MediaPlayback)?
    private var remainingLoops = 0
    /// The position while the player is not prepared.
    private var stoppedPosition: TimeInterval = 0
    /// The delayed start of ``play(atTime:)``.
    private var start: (any HostTimer)?
    private var fade: (any HostTimer)?

    /// Opens a sound file. It may block for some seconds.
    ///
    /// - Throws: ``AVError``.
    public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, fileTypeHint: nil) }

    /// Opens a sound file. The type is detected; the hint is ignored.
    ///
    /// - Throws: ``AVError``.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws { try self.init(source: url, data: nil) }

    /// Opens the data of a sound file.
    ///
    /// - Throws: ``AVError``, or the error of Foundation if a temporary file cannot be written.
    public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

    /// Opens the data of a sound file. The type is detected; the hint is ignored.
    ///
    /// - Throws: ``AVError``, or the error of Foundation if a temporary file cannot be written.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws {
        let folder = try FileData.temporaryFolder("sound")
        do {
            let file = folder.appendingPathComponent("sound")
            try data.write(to: file)
            try self.init(source: file, data: data)
        } catch {
            try? FileManager.default.removeItem(at: folder)
            throw error
        }
    }

    private init(source: URL, data: Data?) throws {
        self.source = source
        self.data = data
        information = try service.backend.inspect(source)
        super.init(onMainActor: ())
    }

    isolated deinit {
        start?.cancel()
        fade?.cancel()
        if data != nil { try? FileManager.default.removeItem(at: source.deletingLastPathComponent()) }
    }

    // MARK: Playing

    /// Opens the device, so that ``play()`` starts without a delay. Returns false on failure.
    @discardableResult
    open func prepareToPlay() -> Bool {
        guard playback == nil else { return true }
        do throws(AVError) {
            let playback = try service.backend.open(source)
            playback.onEvent = { [weak self] in self?.handle($0) }
            self.playback = playback
        } catch {
            mediaLog.error("\(error.localizedDescription)")
            delegate?.audioPlayerDecodeErrorDidOccur(self, error: error)
            return false
        }
        if stoppedPosition > 0 { playback?.seek(to: stoppedPosition, isAccurate: true) }
        apply()
        return true
    }

    /// Plays the sound from ``currentTime``. Returns false on failure.
    @discardableResult
    open func play() -> Bool {
        guard prepareToPlay() else { return false }
        start?.cancel()
        start = nil
        if !isPlaying { remainingLoops = numberOfLoops }
        isPlaying = true
        playback?.play()
        return true
    }

    /// Plays the sound at a time of ``deviceCurrentTime``. Returns false on failure.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool {
        let delay = time - deviceCurrentTime
        guard delay > 0, let platform = Platform.current else { return play() }
        guard prepareToPlay() else { return false }
        start?.cancel()
        start = platform.schedule(after: delay) { [weak self] in self?.play() }
        return true
    }

    /// Pauses. The player stays prepared.
    open func pause() {
        endDelay()
        playback?.pause()
    }

    /// Stops the sound and closes the device. ``currentTime`` does not change.
    open func stop() {
        endDelay()
        stoppedPosition = currentTime
        playback = nil
    }

    /// The position in seconds. Setting it seeks.
    open var currentTime: TimeInterval {
        get { playback?.position ?? stoppedPosition }
        set {
            stoppedPosition = min(max(newValue, 0), information.duration ?? newValue)
            playback?.seek(to: stoppedPosition, isAccurate: true)
        }
    }

    /// The time of the device's clock in seconds, for ``play(atTime:)``.
    open var deviceCurrentTime: TimeInterval { Platform.now() }

    /// The volume, from 0 to 1.
    open var volume: Float = 1 { didSet { apply() } }

    /// Changes the volume gradually, in steps, over a duration in seconds.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        fade?.cancel()
        fade = nil
        continueFade(to: volume, until: Platform.now() + duration)
    }

    /// The speed, from 0.5 to 2, if ``enableRate`` is set. The pitch does not change with it.
    open var rate: Float = 1 { didSet { apply() } }

    // MARK: State

    /// The seconds between two steps of a fade.
    private static let fadeStep: TimeInterval = 0.05

    private func continueFade(to volume: Float, until end: TimeInterval) {
        let rest = end - Platform.now()
        guard rest > 1e-6, let platform = Platform.current else { return self.volume = volume }
        let step = min(Self.fadeStep, rest)
        fade = platform.schedule(after: step) { [weak self] in
            guard let self else { return }
            self.volume += (volume - self.volume) * Float(step / rest)
            continueFade(to: volume, until: end)
        }
    }

    private func apply() {
        guard let playback else { return }
        playback.volume = Double(min(max(volume, 0), 1))
        let rate = enableRate ? Double(min(max(self.rate, 0.5), 2)) : 1
        if rate != playback.rate { playback.rate = rate }
    }

    private func endDelay() {
        start?.cancel()
        start = nil
        isPlaying = false
    }

    private func handle(_ event: MediaEvent) {
        // The delegate may release the player.
        withExtendedLifetime(self) {
            switch event {
            case .ended where remainingLoops != 0:
                remainingLoops = max(remainingLoops - 1, -1)
                playback?.seek(to: 0, isAccurate: true)
                playback?.play()
            case .ended:
                end()
                delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
            case .failed(let reason):
                mediaLog.error("\(source.lastPathComponent): \(reason)")
                end()
                delegate?.audioPlayerDecodeErrorDidOccur(self, error: AVError(.unknown, reason))
                delegate?.audioPlayerDidFinishPlaying(self, successfully: false)
            case .settled, .waiting: break
            }
        }
    }

    /// Returns to the start.
    private func end() {
        isPlaying = false
        stoppedPosition = 0
        playback = nil
    }
}
