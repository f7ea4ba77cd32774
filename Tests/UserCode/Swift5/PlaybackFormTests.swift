import AVFoundation
import AVKit
import Testing
import UIKit
import UIKitTesting

// Code as apps write it for sounds, videos and speech.

/// A sound class without an actor.
private final class PlainSounds: NSObject, AVAudioPlayerDelegate {
    private var player: AVAudioPlayer?
    var ends = 0

    func play(_ url: URL) {
        do {
            try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
            try AVAudioSession.sharedInstance().setActive(true)
            player = try AVAudioPlayer(contentsOf: url)
            player?.delegate = self
            player?.numberOfLoops = 0
            player?.prepareToPlay()
            player?.play()
        } catch {
            print(error.localizedDescription)
        }
    }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ends += 1 }
}

/// A view with a player layer.
private final class VideoView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }
    var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }
}

/// A controller that loops a video, and speaks.
private final class LoopController: UIViewController, AVSpeechSynthesizerDelegate {
    private let player: AVPlayer
    private let video = VideoView()
    private let synthesizer = AVSpeechSynthesizer()
    private var timeObserver: Any?
    private var statusObservation: NSKeyValueObservation?
    var seconds: [Int] = []
    var loops = 0
    var isReady = false
    var hasSpoken = false

    init(_ url: URL) {
        player = AVPlayer(playerItem: AVPlayerItem(asset: AVURLAsset(url: url)))
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        video.frame = view.bounds
        video.playerLayer.player = player
        video.playerLayer.videoGravity = .resizeAspectFill
        view.addSubview(video)
        statusObservation = player.currentItem?.observe(\.status, options: [.new]) { [weak self] item, _ in
            self?.isReady = item.status == .readyToPlay
        }
        let interval = CMTime(seconds: 1, preferredTimescale: CMTimeScale(NSEC_PER_SEC))
        timeObserver = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) { [weak self] time in
            self?.seconds.append(Int(CMTimeGetSeconds(time).rounded()))
        }
        NotificationCenter.default.addObserver(
            self, selector: Selector(LoopController.didEnd), name: .AVPlayerItemDidPlayToEndTime, object: player.currentItem)
        player.play()
        synthesizer.delegate = self
        let utterance = AVSpeechUtterance(string: "Play")
        utterance.voice = AVSpeechSynthesisVoice(language: "en-US")
        utterance.rate = AVSpeechUtteranceDefaultSpeechRate
        synthesizer.speak(utterance)
    }

    func didEnd(_ notification: Notification) {
        loops += 1
        player.seek(to: .zero)
        player.play()
    }

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) { hasSpoken = true }

    func stop() {
        player.pause()
        if let timeObserver { player.removeTimeObserver(timeObserver) }
    }
}

@Suite("Playback in the form of apps") @MainActor
struct PlaybackFormTests {
    private let host = TestHost()

    @Test("An app's class that wraps an audio player is notified once when the sound ends")
    func sounds() {
        let sounds = PlainSounds()
        sounds.play(URL(fileURLWithPath: "/sounds/bell.wav"))
        host.advance(by: 11)
        #expect(sounds.ends == 1)
    }

    @Test("A controller loops a video, counts the seconds and speaks")
    func videos() async {
        host.media["film.mp4"] = TestMedium(duration: 3, videoSize: CGSize(width: 40, height: 20))
        let controller = LoopController(URL(fileURLWithPath: "/films/film.mp4"))
        host.window.rootViewController = controller
        await host.settle(timeout: 0)
        #expect(controller.isReady)
        host.advance(by: 7.5)
        controller.stop()
        #expect(controller.loops == 2 && controller.seconds.contains(2) && controller.hasSpoken)
    }

    @Test("A player controller is presented, and plays")
    func controllers() async {
        host.window.rootViewController = UIViewController()
        let player = AVPlayer(url: URL(fileURLWithPath: "/films/film.mp4"))
        let controller = AVPlayerViewController()
        controller.player = player
        host.window.rootViewController?.present(controller, animated: true) { player.play() }
        host.advance(by: 1)
        await host.settle(timeout: 0)
        host.advance(by: 1)
        #expect(player.timeControlStatus == .playing)
        player.pause()
    }
}
