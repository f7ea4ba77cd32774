import AVFoundation
import Foundation
import UIKit

/// An instrument that computes its sounds: no file is needed.
final class StringInstrument: Instrument {
    private var players: [Note: AVAudioPlayer] = [:]

    func start(_ note: Note) {
        guard let player = player(for: note) else { return }
        player.currentTime = 0
        player.volume = 1
        _ = player.play()
    }

    func stop(_ note: Note) {
        // A sound that ends at once clicks.
        players[note]?.setVolume(0, fadeDuration: 0.15)
    }

    /// A player is made when its note is first played. Without a sound system the piano is silent.
    private func player(for note: Note) -> AVAudioPlayer? {
        if let player = players[note] { return player }
        let player = try? AVAudioPlayer(data: Self.wave(of: note))
        players[note] = player
        return player
    }

    /// Two seconds of a decaying string as a WAV file, with 16 bits and 22,050 samples a second.
    static func wave(of note: Note) -> Data {
        let rate = 22_050
        let count = rate * 2
        var data = Data()
        func append(_ value: some FixedWidthInteger) { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
        data.append(contentsOf: "RIFF".utf8)
        append(UInt32(36 + count * 2))
        data.append(contentsOf: "WAVEfmt ".utf8)
        append(UInt32(16))
        append(UInt16(1))
        append(UInt16(1))
        append(UInt32(rate))
        append(UInt32(rate * 2))
        append(UInt16(2))
        append(UInt16(16))
        data.append(contentsOf: "data".utf8)
        append(UInt32(count * 2))
        for index in 0..<count {
            let time = Double(index) / Double(rate)
            let angle = 2 * .pi * note.frequency * time
            // Overtones fade faster than the fundamental, as on a string.
            let value = (1...4).reduce(0.0) { $0 + sin(angle * Double($1)) * exp(-time * 2 * Double($1)) / Double($1) }
            append(Int16(max(-1, min(1, value * 0.4)) * Double(Int16.max)))
        }
        return data
    }
}
