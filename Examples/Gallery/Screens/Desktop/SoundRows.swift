import AVFoundation
import UIKit

/// Sound: a tone and a spoken sentence.
final class SoundRows: NSObject, ServiceRows, AVAudioPlayerDelegate, AVSpeechSynthesizerDelegate {
    let title = local("Sound")
    weak var screen: UIViewController?
    private(set) lazy var rows = [tone, speech]
    private lazy var tone = DesktopRow(local("Play a tone"), symbol: "music.note", color: .systemPink) { [weak self] _ in self?.play() }
    private lazy var speech = DesktopRow(local("Speak a sentence"), symbol: "waveform", color: .systemPurple) { [weak self] _ in
        self?.speak()
    }

    private var player: AVAudioPlayer?
    private lazy var synthesizer: AVSpeechSynthesizer = {
        let synthesizer = AVSpeechSynthesizer()
        synthesizer.delegate = self
        return synthesizer
    }()

    private func play() {
        do {
            let player = try AVAudioPlayer(data: Tone.wave())
            player.delegate = self
            self.player = player
            tone.show(player.play() ? .note(local("It plays")) : .failure(local("The tone cannot be played")))
        } catch {
            tone.show(DesktopAnswer(error))
        }
    }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
        tone.show(flag ? .success(local("Played")) : .failure(local("The tone cannot be played")))
    }

    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
        tone.show(error.map(DesktopAnswer.init) ?? .failure(local("The tone cannot be played")))
    }

    private func speak() {
        speech.show(.waiting)
        synthesizer.speak(AVSpeechUtterance(string: local("The desktop can speak.")))
    }

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
        speech.show(.note(local("It speaks")))
    }

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
        speech.show(.success(local("Spoken")))
    }

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
        speech.show(.failure(local("The desktop has no speech synthesizer")))
    }
}
