import AVFoundation
import AVKit
import Testing
import UIKitTesting

@Suite("Videos") @MainActor
struct AVPlayerLayerTests {
    private let host = TestHost(size: CGSize(width: 200, height: 200), scale: 1)
    private let player: AVPlayer

    init() {
        host.media["film.mp4"] = TestMedium(duration: 10, videoSize: CGSize(width: 40, height: 20), frameRate: 25)
        player = AVPlayer(url: URL(fileURLWithPath: "/films/film.mp4"))
    }

    /// The brightness of a pixel of the screen, from 0 to 255.
    private func level(x: Int, y: Int) -> Int { host.snapshot().color(x: x, y: y).map { Int(($0.red * 255).rounded()) } ?? -1 }

    private func layer(_ gravity: AVLayerVideoGravity) -> AVPlayerLayer {
        let layer = AVPlayerLayer(player: player)
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.videoGravity = gravity
        host.window.backgroundColor = .white
        host.window.layer.addSublayer(layer)
        return layer
    }

    @Test("A layer shows the frames of the playing video, and one frame after a seek")
    func frames() async {
        let layer = layer(.resizeAspect)
        #expect(!layer.isReadyForDisplay)
        await host.settle()
        #expect(layer.isReadyForDisplay && layer.videoRect == CGRect(x: 0, y: 25, width: 100, height: 50))
        #expect(level(x: 100, y: 100) == 0 && level(x: 100, y: 60) == 255 && host.isSettled)
        player.play()
        host.advance(by: 2)
        #expect((45...50).contains(level(x: 100, y: 100)))
        player.pause()
        await host.settle()
        #expect(host.isSettled)
        player.seek(to: CMTime(value: 4, timescale: 1), toleranceBefore: .zero, toleranceAfter: .zero)
        await host.settle()
        #expect(level(x: 100, y: 100) == 100)
    }

    @Test("videoGravity resizeAspectFill clips the video to the layer, resize stretches it")
    func gravity() async {
        let layer = layer(.resizeAspectFill)
        await host.settle()
        #expect(layer.videoRect == CGRect(x: -50, y: 0, width: 200, height: 100))
        #expect(level(x: 60, y: 60) == 0 && level(x: 40, y: 100) == 255)
        layer.videoGravity = .resize
        #expect(layer.videoRect == layer.bounds)
    }

    @Test("A view controller plays, pauses, shows the times and is dismissed by Done")
    func controller() async throws {
        let root = UIViewController()
        host.window.rootViewController = root
        let controller = AVPlayerViewController()
        controller.player = player
        root.present(controller, animated: false)
        await host.settle()
        #expect(controller.isReadyForDisplay && texts(in: controller.view).contains("-0:10"))
        #expect(host.tap("Play"))
        host.advance(by: 2.3)
        #expect(player.rate == 1 && texts(in: controller.view).contains("0:02"))
        // The controls disappear, and a tap on the video shows them.
        host.advance(by: 3)
        host.tap(at: CGPoint(x: 100, y: 60))
        host.advance(by: 0.5)
        #expect(host.tap("Pause"))
        #expect(player.rate == 0)
        #expect(host.tap("Done"))
        await host.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test("A view controller shows the reason why an item failed")
    func failure() async {
        host.media["broken.mp4"] = TestMedium(error: .decoderNotFound)
        let controller = AVPlayerViewController()
        controller.player = AVPlayer(url: URL(fileURLWithPath: "/films/broken.mp4"))
        host.window.rootViewController = controller
        await host.settle()
        #expect(texts(in: controller.view).contains("The test's medium cannot be played."))
    }

    private func texts(in view: UIView?) -> [String] {
        guard let view else { return [] }
        return view.subviews.flatMap { texts(in: $0) } + [(view as? UILabel)?.text].compactMap { $0 }
    }
}
