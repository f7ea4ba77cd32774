import AVFoundation
import Host
import Synchronization

/// The desktop's speech synthesizer, which speaks a character in 0.06 seconds of the virtual clock.
public final class TestSpeech: Sendable {
    private struct State {
        var isInstalled = true
        var languages = ["en-US", "de-DE"]
        var spoken: [String] = []
    }

    private let state = Mutex(State())
    private let platform: PlatformReference

    @MainActor
    init(_ platform: TestPlatform) { self.platform = PlatformReference(platform) }

    /// Whether the machine has a speech synthesizer. The default is true.
    public var isInstalled: Bool {
        get { state.withLock { $0.isInstalled } }
        set { state.withLock { $0.isInstalled = newValue } }
    }

    /// The languages, each with one voice. The default is "en-US" and "de-DE".
    public var languages: [String] {
        get { state.withLock { $0.languages } }
        set { state.withLock { $0.languages = newValue } }
    }

    /// The texts that the user heard, in order, including those that were stopped.
    public var spoken: [String] { state.withLock { $0.spoken } }

    fileprivate func append(_ text: String) { state.withLock { $0.spoken.append(text) } }
}

extension TestSpeech: SpeechBackend {
    package func voices() -> [SpeechVoice] { isInstalled ? languages.map { SpeechVoice(name: "Test \($0)", language: $0) } : [] }

    @MainActor package func makeSpeaker() -> any Speaker { TestSpeaker(self, platform) }
}

/// A speaker on the virtual clock.
@MainActor
private final class TestSpeaker: Speaker {
    var onEvent: ((SpeechEvent) -> Void)?
    private let speech: TestSpeech
    private let platform: PlatformReference
    /// The remaining duration of the text in seconds, counted from `began`, and its end.
    private var rest: TimeInterval = 0
    private var began: TimeInterval = 0
    private var end: (any HostTimer)?
    private var isSpeaking = false

    init(_ speech: TestSpeech, _ platform: PlatformReference) { (self.speech, self.platform) = (speech, platform) }

    isolated deinit { end?.cancel() }

    func speak(_ text: SpokenText) {
        guard speech.isInstalled else { return later(.failed("The test has no synthesizer.")) }
        isSpeaking = true
        speech.append(text.text)
        rest = TimeInterval(text.text.count) * 0.06
        later(.began)
        run()
    }

    func pause() {
        guard isSpeaking, end != nil else { return }
        stop()
        rest -= now - began
        later(.paused)
    }

    func resume() {
        guard isSpeaking, end == nil else { return }
        later(.resumed)
        run()
    }

    func cancel() {
        guard isSpeaking else { return }
        isSpeaking = false
        stop()
        later(.cancelled)
    }

    private var now: TimeInterval { platform.platform?.clock.now() ?? 0 }

    private func run() {
        began = now
        end = platform.platform?.schedule(after: rest) { [weak self] in
            guard let self else { return }
            end = nil
            isSpeaking = false
            onEvent?(.ended)
        }
    }

    private func stop() {
        end?.cancel()
        end = nil
    }

    private func later(_ event: SpeechEvent) {
        _ = platform.platform?.schedule(after: 0) { [weak self] in self?.onEvent?(event) }
    }
}
