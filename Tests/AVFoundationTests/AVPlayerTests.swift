import AVFoundation
import Testing
import UIKitTesting

/// Records values of callbacks.
@MainActor
private final class Record<Value> {
    var values: [Value] = []
}

@Suite("Players") @MainActor
struct AVPlayerTests {
    private let host = TestHost()
    private let url = URL(fileURLWithPath: "/films/film.mp4")

    /// A player with an item that is ready.
    private func readyPlayer() async -> AVPlayer {
        let player = AVPlayer(url: url)
        await host.settle()
        return player
    }

    private func isNear(_ time: CMTime, _ seconds: Double) -> Bool { abs(time.seconds - seconds) < 0.001 }

    @Test("An item is opened when it is assigned to a player")
    func opens() async {
        let item = AVPlayerItem(url: url)
        await host.settle()
        #expect(item.status == .unknown && item.duration.isIndefinite)
        let player = AVPlayer(playerItem: item)
        player.play()
        #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate && player.reasonForWaitingToPlay == .evaluatingBufferingRate)
        await host.settle(timeout: 0)
        #expect(item.status == .readyToPlay && player.status == .readyToPlay && isNear(item.duration, 10))
        #expect(player.timeControlStatus == .playing && host.media.playing == [url])
    }

    @Test("At the end the player pauses before it posts the notification, so that an observer can play again")
    func end() async throws {
        let player = await readyPlayer()
        let rates = Record<Float>()
        let token = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
        ) { [weak player] _ in
            MainActor.assumeIsolated {
                guard let player else { return }
                rates.values.append(player.rate)
                guard rates.values.count == 1 else { return }
                player.seek(to: .zero)
                player.play()
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        player.play()
        host.advance(by: 12)
        #expect(rates.values == [0] && player.rate == 1 && isNear(player.currentTime(), 2))
        host.advance(by: 9)
        #expect(rates.values == [0, 0] && player.timeControlStatus == .paused && isNear(player.currentTime(), 10))
    }

    @Test("With actionAtItemEnd none the player continues after a seek")
    func endWithoutPause() async {
        let player = await readyPlayer()
        player.actionAtItemEnd = .none
        player.play()
        host.advance(by: 11)
        #expect(player.rate == 1 && isNear(player.currentTime(), 10) && host.media.playing.isEmpty)
        player.seek(to: CMTime(value: 3, timescale: 1))
        host.advance(by: 1)
        #expect(isNear(player.currentTime(), 4))
    }

    @Test("A seek calls its handler with true, or with false if the seek is interrupted")
    func seeks() async {
        let player = await readyPlayer()
        let results = Record<Bool>()
        for seconds in [2, 60] as [Int64] {
            player.seek(to: CMTime(value: seconds, timescale: 1)) { isFinished in
                MainActor.assumeIsolated { results.values.append(isFinished) }
            }
        }
        #expect(results.values == [false])
        await host.settle()
        // The end limits the time.
        #expect(results.values == [false, true] && isNear(player.currentTime(), 10))
    }

    @Test("A seek that is requested before the item is ready is performed when the item is ready")
    func earlySeek() async {
        let player = AVPlayer(url: url)
        let results = Record<Bool>()
        player.seek(to: CMTime(value: 4, timescale: 1)) { isFinished in MainActor.assumeIsolated { results.values.append(isFinished) } }
        await host.settle()
        #expect(results.values == [true] && isNear(player.currentTime(), 4))
    }

    @Test("A periodic observer is called at the start, at each multiple and after a seek")
    func periodicObserver() async {
        let player = await readyPlayer()
        let times = Record<Double>()
        let observer = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 2), queue: .main) { time in
            MainActor.assumeIsolated { times.values.append((time.seconds * 100).rounded() / 100) }
        }
        player.play()
        host.advance(by: 1.7)
        #expect(times.values == [0, 0.5, 1, 1.5])
        player.rate = 2
        host.advance(by: 0.3)
        #expect(times.values == [0, 0.5, 1, 1.5, 2])
        times.values = []
        player.seek(to: CMTime(value: 5, timescale: 1))
        host.advance(by: 0.3)
        #expect(times.values == [5, 5.5])
        player.removeTimeObserver(observer)
        host.advance(by: 1)
        #expect(times.values.count == 2)
    }

    @Test("A boundary observer is called when the playback passes its times")
    func boundaryObserver() async {
        let player = await readyPlayer()
        let calls = Record<Double>()
        let times = [1.5, 3].map { NSValue(time: CMTime(seconds: $0, preferredTimescale: 600)) }
        let observer = player.addBoundaryTimeObserver(forTimes: times, queue: nil) { [weak player] in
            MainActor.assumeIsolated { calls.values.append(((player?.currentTime().seconds ?? 0) * 100).rounded() / 100) }
        }
        player.play()
        host.advance(by: 5)
        #expect(calls.values == [1.5, 3])
        player.removeTimeObserver(observer)
    }

    @Test("A medium without a plug-in fails the item, with the error")
    func failure() async {
        host.media["film.mp4"] = TestMedium(error: .decoderNotFound)
        let player = AVPlayer(url: url)
        let statuses = Record<AVPlayerItem.Status>()
        let observation = player.currentItem?.observe(\.status) { item, _ in statuses.values.append(item.status) }
        player.play()
        await host.settle()
        #expect(statuses.values == [.failed] && (player.currentItem?.error as? AVError)?.code == .decoderNotFound)
        #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate && player.reasonForWaitingToPlay == .noItemToPlay)
        observation?.invalidate()
    }

    @Test("A player that waits for data keeps its position, and continues")
    func waiting() async {
        let player = await readyPlayer()
        let statuses = Record<AVPlayer.TimeControlStatus>()
        let observation = player.observe(\.timeControlStatus) { player, _ in statuses.values.append(player.timeControlStatus) }
        player.play()
        host.advance(by: 1)
        host.media.setWaiting(true)
        host.advance(by: 5)
        #expect(isNear(player.currentTime(), 1) && player.reasonForWaitingToPlay == .toMinimizeStalls)
        host.media.setWaiting(false)
        host.advance(by: 1)
        #expect(isNear(player.currentTime(), 2))
        #expect(statuses.values == [.playing, .waitingToPlayAtSpecifiedRate, .playing])
        observation.invalidate()
    }

    @Test("replaceCurrentItem(with:) ends the old playback and keeps the rate")
    func replacement() async {
        let player = await readyPlayer()
        player.play()
        host.advance(by: 2)
        let next = URL(fileURLWithPath: "/films/next.mp4")
        player.replaceCurrentItem(with: AVPlayerItem(url: next))
        await host.settle(timeout: 0)
        host.advance(by: 3)
        #expect(host.media.playing == [next] && isNear(player.currentTime(), 3))
        player.isMuted = true
        #expect(host.media.volume == 0)
        player.replaceCurrentItem(with: nil)
        #expect(host.media.playing.isEmpty && player.currentTime() == .zero)
    }

    @Test("An asset has the tracks and the duration of its medium")
    func assets() async throws {
        host.media["film.mp4"] = TestMedium(duration: 3, videoSize: CGSize(width: 40, height: 20))
        let asset = AVURLAsset(url: url)
        #expect(asset.statusOfValue(forKey: "duration", error: nil) == .unknown)
        let (duration, tracks) = try await asset.load(.duration, .tracks)
        #expect(duration.seconds == 3 && tracks.map(\.mediaType) == [.video, .audio])
        #expect(asset.tracks(withMediaType: .video).first?.naturalSize == CGSize(width: 40, height: 20) && asset.isPlayable)
        host.media["live.mp4"] = TestMedium(duration: nil)
        #expect(AVAsset(url: URL(fileURLWithPath: "/films/live.mp4")).duration.isIndefinite)
    }
}
