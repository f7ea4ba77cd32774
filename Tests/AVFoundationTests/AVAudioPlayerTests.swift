import AVFoundation
import Testing
import UIKitTesting

/// Records the calls of an audio player.
@MainActor
private final class Recorder: NSObject, AVAudioPlayerDelegate {
    var ends: [Bool] = []
    var errors: [AVError.Code] = []

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ends.append(flag) }
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
        if let error = error as? AVError { errors.append(error.code) }
    }
}

@Suite("Audio players") @MainActor
struct AVAudioPlayerTests {
    private let host = TestHost()
    private let file = URL(fileURLWithPath: "/sounds/bell.wav")
    private let recorder = Recorder()

    private func player() throws -> AVAudioPlayer {
        let player = try AVAudioPlayer(contentsOf: file)
        player.delegate = recorder
        return player
    }

    @Test("A player plays to the end, notifies its delegate and returns to the start")
    func plays() throws {
        let player = try player()
        #expect(player.duration == 10 && player.prepareToPlay() && !player.isPlaying && host.media.playing.isEmpty)
        #expect(player.play() && player.isPlaying && host.media.playing == [file])
        host.advance(by: 4)
        #expect(abs(player.currentTime - 4) < 0.001 && recorder.ends.isEmpty)
        host.advance(by: 6.1)
        #expect(!player.isPlaying && player.currentTime == 0 && recorder.ends == [true] && host.media.playing.isEmpty)
    }

    @Test("pause() and stop() keep the position, and do not notify the delegate")
    func stops() throws {
        let player = try player()
        player.play()
        host.advance(by: 2)
        player.pause()
        host.advance(by: 2)
        #expect(!player.isPlaying && abs(player.currentTime - 2) < 0.001)
        player.play()
        host.advance(by: 1)
        player.stop()
        host.advance(by: 20)
        #expect(abs(player.currentTime - 3) < 0.001 && recorder.ends.isEmpty)
        player.play()
        host.advance(by: 1)
        #expect(abs(player.currentTime - 4) < 0.001)
    }

    @Test("numberOfLoops repeats the sound; a negative number repeats it until stop()")
    func loops() throws {
        let player = try player()
        player.numberOfLoops = 1
        player.play()
        host.advance(by: 10.5)
        #expect(player.isPlaying && abs(player.currentTime - 0.5) < 0.001)
        host.advance(by: 10)
        #expect(recorder.ends == [true])
        player.numberOfLoops = -1
        player.play()
        host.advance(by: 95)
        #expect(player.isPlaying && recorder.ends.count == 1)
    }

    @Test("rate has an effect if enableRate is set")
    func rates() throws {
        let player = try player()
        player.rate = 2
        player.play()
        host.advance(by: 1)
        #expect(abs(player.currentTime - 1) < 0.001)
        player.stop()
        player.currentTime = 0
        player.enableRate = true
        player.play()
        host.advance(by: 5.1)
        #expect(recorder.ends == [true])
    }

    @Test("play(atTime:) starts after the delay, and stop() cancels it")
    func delays() throws {
        let player = try player()
        player.play(atTime: player.deviceCurrentTime + 3)
        host.advance(by: 2)
        #expect(!player.isPlaying)
        host.advance(by: 2)
        #expect(player.isPlaying && abs(player.currentTime - 1) < 0.001)
        player.stop()
        player.play(atTime: player.deviceCurrentTime + 3)
        player.stop()
        host.advance(by: 4)
        #expect(!player.isPlaying)
    }

    @Test("setVolume(_:fadeDuration:) changes the volume in steps")
    func fades() throws {
        let player = try player()
        player.play()
        player.setVolume(0, fadeDuration: 2)
        host.advance(by: 1)
        #expect(abs(player.volume - 0.5) < 0.05 && abs(host.media.volume - 0.5) < 0.05)
        host.advance(by: 1.1)
        #expect(player.volume < 0.001)
    }

    @Test("Opening a medium without a plug-in throws an error; a failed playback notifies the delegate")
    func failures() throws {
        let player = try player()
        player.play()
        host.media.fail()
        #expect(recorder.errors == [.unknown] && recorder.ends == [false] && !player.isPlaying)
        host.media["bell.wav"] = TestMedium(error: .decoderNotFound)
        #expect(throws: AVError.self) { try AVAudioPlayer(contentsOf: file) }
        #expect(!player.play() && recorder.errors == [.unknown, .decoderNotFound])
    }

    @Test("A player of data plays a temporary file, which it removes")
    func data() throws {
        var player: AVAudioPlayer? = try AVAudioPlayer(data: Data([1, 2, 3]))
        #expect(player?.url == nil && player?.data?.count == 3 && player?.play() == true)
        let file = try #require(host.media.playing.first)
        #expect(try Data(contentsOf: file).count == 3)
        player = nil
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("An audio session stores its settings")
    func session() throws {
        let session = AVAudioSession.sharedInstance()
        #expect(session.category == .soloAmbient)
        try session.setCategory(.playback, mode: .spokenAudio, options: [.duckOthers])
        try session.setActive(true)
        #expect(session.category == .playback && session.mode == .spokenAudio && session.categoryOptions == .duckOthers)
    }
}
