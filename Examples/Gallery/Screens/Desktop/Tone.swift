import Foundation

/// A short tone: two strokes of a bell, as a WAV file.
enum Tone {
    private static let rate = 44_100

    /// The bytes of a file with one channel of 16 bits.
    static func wave() -> Data {
        let samples = strokes().map { Int16(($0 * 0.6 * Double(Int16.max)).rounded()) }
        let size = samples.count * 2
        var data = Data()
        func append(_ value: some FixedWidthInteger) { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
        data.append(contentsOf: Array("RIFF".utf8))
        append(UInt32(36 + size))
        data.append(contentsOf: Array("WAVEfmt ".utf8))
        append(UInt32(16))
        // PCM, one channel, samples and bytes in a second, bytes and bits of a sample.
        append(UInt16(1))
        append(UInt16(1))
        append(UInt32(rate))
        append(UInt32(rate * 2))
        append(UInt16(2))
        append(UInt16(16))
        data.append(contentsOf: Array("data".utf8))
        append(UInt32(size))
        for sample in samples { append(sample) }
        return data
    }

    /// The samples, from −1 to 1: E5, then C5 after a quarter of a second. Each has an overtone and fades out.
    private static func strokes() -> [Double] {
        (0..<rate * 9 / 10).map { index in
            let time = Double(index) / Double(rate)
            return stroke(659.26, at: time) + stroke(523.25, at: time - 0.25)
        }
    }

    private static func stroke(_ frequency: Double, at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let phase = 2 * Double.pi * frequency * time
        // The attack takes two milliseconds, so that the stroke does not click.
        return min(time / 0.002, 1) * exp(-time * 7) * (0.4 * sin(phase) + 0.1 * sin(2 * phase))
    }
}
