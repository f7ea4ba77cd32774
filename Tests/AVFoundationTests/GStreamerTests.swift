import AVFoundation
import Foundation
import Testing

@Suite("GStreamer", .enabled(if: GStreamerBackend.isInstalled, "GStreamer is not installed: run Scripts/setup"))
struct GStreamerTests {
    /// A file with mono sound of 8000 samples a second.
    private func file(_ name: String, _ data: Data) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)-\(name)")
        try data.write(to: file)
        return file
    }

    private func sound(samples: Int) -> Data {
        func bytes(_ number: some FixedWidthInteger) -> Data { withUnsafeBytes(of: number.littleEndian) { Data($0) } }
        let size = UInt32(samples * 2)
        var data = Data("RIFF".utf8) + bytes(size + 36) + Data("WAVEfmt ".utf8) + bytes(UInt32(16)) + bytes(UInt16(1)) + bytes(UInt16(1))
        data += bytes(UInt32(8000)) + bytes(UInt32(16000)) + bytes(UInt16(2)) + bytes(UInt16(16)) + Data("data".utf8) + bytes(size)
        return data + Data(count: samples * 2)
    }

    @Test("A WAV file has a duration, a channel and a sample rate")
    func properties() throws {
        let file = try file("tone.wav", sound(samples: 4000))
        defer { try? FileManager.default.removeItem(at: file) }
        let information = try GStreamerBackend.read(file)
        #expect(information.duration.map { abs($0 - 0.5) < 0.001 } == true && information.hasAudio && information.videoSize == nil)
        #expect(information.channels == 1 && information.sampleRate == 8000 && information.isSeekable)
    }

    @Test("Opening a file that is not a medium, or a missing file, throws an error")
    func failures() throws {
        let file = try file("text.wav", Data("Not a sound.".utf8))
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(throws: AVError.self) { try GStreamerBackend.read(file) }
        let missing = file.appendingPathExtension("missing")
        do {
            _ = try GStreamerBackend.read(missing)
            Issue.record("The file exists.")
        } catch {
            #expect(error.code == .failedToLoadMediaData && error.localizedDescription.contains(missing.lastPathComponent))
        }
    }
}
