import Foundation
import Host
import UIKit

/// Speaks texts, one after another. The speech stops when the synthesizer is deallocated, so keep a reference to the synthesizer.
///
/// Without a speech dispatcher nothing is spoken: the log has the reason, and the delegate's `didCancel` method is called.
@preconcurrency @MainActor
open class AVSpeechSynthesizer: MainActorObject {
    /// The delegate, held weakly.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Whether a text is being spoken. True also while it is paused or its delay runs.
    open var isSpeaking: Bool { current != nil }
    /// Whether the text is paused.
    open private(set) var isPaused = false

    private var current: AVSpeechUtterance?
    private var queue: [AVSpeechUtterance] = []
    private lazy var speaker = makeSpeaker()
    /// The delay before or after a text.
    private var delay: (any HostTimer)?

    /// Creates a synthesizer.
    public init() { super.init(onMainActor: ()) }

    isolated deinit { delay?.cancel() }

    /// Adds an utterance to the queue.
    open func speak(_ utterance: AVSpeechUtterance) {
        queue.append(utterance)
        if current == nil { speakNext() }
    }

    /// Stops the text, and removes the queue. Returns whether a text was being spoken.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let stopped = current else { return false }
        let removed = queue
        let isBetweenTexts = delay != nil
        queue = []
        if isBetweenTexts {
            delay?.cancel()
            delay = nil
            finish(stopped) { $0.speechSynthesizer(self, didCancel: stopped) }
        } else {
            speaker.cancel()
        }
        for utterance in removed { delegate?.speechSynthesizer(self, didCancel: utterance) }
        return true
    }

    /// Pauses the text. Returns false if no text is being spoken, or it is paused already.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard current != nil, delay == nil, !isPaused else { return false }
        isPaused = true
        speaker.pause()
        return true
    }

    /// Continues a paused text. Returns false if no text is paused.
    @discardableResult
    open func continueSpeaking() -> Bool {
        guard current != nil, isPaused else { return false }
        isPaused = false
        speaker.resume()
        return true
    }

    // MARK: State

    private func makeSpeaker() -> any Speaker {
        let speaker = SpeechService.current.backend.makeSpeaker()
        speaker.onEvent = { [weak self] in self?.handle($0) }
        return speaker
    }

    private func speakNext() {
        guard !queue.isEmpty else { return }
        let next = queue.removeFirst()
        current = next
        wait(next.preUtteranceDelay) { [weak self] in
            self?.speaker.speak(
                SpokenText(
                    text: next.speechString, voice: next.voice?.voice, rate: next.rate, pitch: next.pitchMultiplier, volume: next.volume))
        }
    }

    private func wait(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        guard seconds > 0, let platform = Platform.current else { return body() }
        delay = platform.schedule(after: seconds) { [weak self] in
            self?.delay = nil
            body()
        }
    }

    private func handle(_ event: SpeechEvent) {
        guard let current else { return }
        switch event {
        case .began: delegate?.speechSynthesizer(self, didStart: current)
        case .paused: delegate?.speechSynthesizer(self, didPause: current)
        case .resumed: delegate?.speechSynthesizer(self, didContinue: current)
        case .ended:
            wait(current.postUtteranceDelay) { [weak self] in
                guard let self else { return }
                finish(current) { $0.speechSynthesizer(self, didFinish: current) }
            }
        case .cancelled: finish(current) { $0.speechSynthesizer(self, didCancel: current) }
        case .failed(let reason):
            mediaLog.error("There is no speech: \(reason)")
            finish(current) { $0.speechSynthesizer(self, didCancel: current) }
        }
    }

    /// Ends a text, notifies the delegate, and begins the next text.
    private func finish(_ utterance: AVSpeechUtterance, _ notify: (any AVSpeechSynthesizerDelegate) -> Void) {
        current = nil
        isPaused = false
        if let delegate { notify(delegate) }
        // The delegate may have started to speak another text.
        if current == nil { speakNext() }
    }
}
