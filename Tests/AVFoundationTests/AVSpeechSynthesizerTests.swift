import AVFoundation
import Testing
import UIKitTesting

/// Records the calls of a synthesizer.
@MainActor
private final class Recorder: NSObject, AVSpeechSynthesizerDelegate {
    var calls: [String] = []

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) { add("start", utterance) }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) { add("finish", utterance) }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) { add("pause", utterance) }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) { add("continue", utterance) }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) { add("cancel", utterance) }

    private func add(_ call: String, _ utterance: AVSpeechUtterance) { calls.append("\(call) \(utterance.speechString)") }
}

@Suite("Speech") @MainActor
struct AVSpeechSynthesizerTests {
    private let host = TestHost()
    private let synthesizer = AVSpeechSynthesizer()
    private let recorder = Recorder()

    init() { synthesizer.delegate = recorder }

    private func speak(_ texts: String...) {
        for text in texts { synthesizer.speak(AVSpeechUtterance(string: text)) }
    }

    @Test("Utterances are spoken one after another")
    func queue() {
        speak("one", "two")
        #expect(synthesizer.isSpeaking)
        host.advance(by: 0.1)
        #expect(host.speech.spoken == ["one"])
        host.advance(by: 1)
        #expect(host.speech.spoken == ["one", "two"] && !synthesizer.isSpeaking)
        #expect(recorder.calls == ["start one", "finish one", "start two", "finish two"])
    }

    @Test("stopSpeaking cancels the utterance and the queue")
    func stop() {
        speak("one hundred", "two")
        host.advance(by: 0.1)
        #expect(synthesizer.stopSpeaking(at: .immediate))
        host.advance(by: 1)
        #expect(!synthesizer.isSpeaking && !synthesizer.stopSpeaking(at: .immediate) && host.speech.spoken == ["one hundred"])
        #expect(recorder.calls.first == "start one hundred" && Set(recorder.calls.dropFirst()) == ["cancel one hundred", "cancel two"])
    }

    @Test("A paused utterance continues")
    func pause() {
        speak("one hundred")
        host.advance(by: 0.3)
        #expect(synthesizer.pauseSpeaking(at: .word) && synthesizer.isPaused && !synthesizer.pauseSpeaking(at: .word))
        host.advance(by: 5)
        #expect(synthesizer.isSpeaking && synthesizer.continueSpeaking() && !synthesizer.isPaused)
        host.advance(by: 0.5)
        #expect(recorder.calls == ["start one hundred", "pause one hundred", "continue one hundred", "finish one hundred"])
    }

    @Test("The delays of an utterance are before and after its text")
    func delays() {
        let utterance = AVSpeechUtterance(string: "one")
        utterance.preUtteranceDelay = 1
        utterance.postUtteranceDelay = 1
        synthesizer.speak(utterance)
        host.advance(by: 0.9)
        #expect(host.speech.spoken.isEmpty && synthesizer.isSpeaking)
        host.advance(by: 0.5)
        #expect(host.speech.spoken == ["one"] && recorder.calls == ["start one"] && synthesizer.isSpeaking)
        host.advance(by: 1)
        #expect(recorder.calls == ["start one", "finish one"] && !synthesizer.isSpeaking)
    }

    @Test("Without a synthesizer the utterances are cancelled, and the list of voices is empty")
    func absent() {
        host.speech.isInstalled = false
        speak("one", "two")
        host.advance(by: 1)
        #expect(recorder.calls == ["cancel one", "cancel two"] && host.speech.spoken.isEmpty)
        #expect(AVSpeechSynthesisVoice.speechVoices().isEmpty && AVSpeechSynthesisVoice(language: "en-US") == nil)
    }

    @Test("A voice is found by its language, also with another region of the language")
    func voices() throws {
        #expect(AVSpeechSynthesisVoice.speechVoices().map(\.language) == ["en-US", "de-DE"])
        #expect(AVSpeechSynthesisVoice(language: "de-AT")?.language == "de-DE" && AVSpeechSynthesisVoice(language: "fr-FR") == nil)
        let voice = try #require(AVSpeechSynthesisVoice(language: "en-US"))
        #expect(AVSpeechSynthesisVoice(identifier: voice.identifier) == voice)
    }
}
