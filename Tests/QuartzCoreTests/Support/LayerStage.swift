import Foundation
import Host

@testable import QuartzCore
@testable import UIKitTesting

/// A plain white layer that fills a window of a platform whose clock moves only when told to, and what tests ask about it.
@MainActor
struct LayerStage {
    let platform: TestPlatform
    let tree: LayerTree
    let layer = CALayer()
    private let window: any HostWindow

    init(size: CGSize = CGSize(width: 300, height: 200), scale: CGFloat = 2) throws {
        platform = TestPlatform(screenSize: size, scale: scale, framesPerSecond: 60)
        Platform.bindToCurrentTask(platform)
        window = try platform.makeWindow(HostWindowConfiguration(size: size))
        tree = LayerTree(platform: platform, window: window)
        layer.frame = CGRect(origin: .zero, size: size)
        layer.backgroundColor = .white
        tree.rootLayer.addSublayer(layer)
        advance(by: 0.1)
    }

    var loop: FrameLoop { tree.frameLoop }
    var now: TimeInterval { platform.now }

    /// Lets time pass: every frame and timer that falls due runs.
    func advance(by seconds: TimeInterval) {
        Platform.bindToCurrentTask(platform)
        platform.advance(to: platform.now + seconds)
    }

    /// Makes changes that are shown at once, in the next frame.
    func withoutActions(_ change: () -> Void) {
        Platform.bindToCurrentTask(platform)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
        advance(by: 0.1)
    }

    /// What the window shows.
    func picture() -> CGImage {
        guard let image = tree.image() else { preconditionFailure("Nothing was committed") }
        return image
    }

    /// A layer of one colour on the stage.
    func add(_ frame: CGRect, _ color: CGColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)) -> CALayer {
        let sublayer = CALayer()
        sublayer.frame = frame
        sublayer.backgroundColor = color
        layer.addSublayer(sublayer)
        return sublayer
    }

    /// Whether the colour at a point, in points, is `color` but for rounding.
    func isNear(_ x: CGFloat, _ y: CGFloat, _ color: [Int]) -> Bool {
        zip(self.color(x, y), color).allSatisfy { abs($0 - $1) <= 1 }
    }

    /// The colour at a point, in points, as red, green, blue and alpha of 0 to 255.
    func color(_ x: CGFloat, _ y: CGFloat) -> [Int] { picture().components(atX: Int(x * tree.scale), y: Int(y * tree.scale)) }
}

extension CGImage {
    /// Red, green, blue and alpha of 0 to 255.
    func components(atX x: Int, y: Int) -> [Int] {
        guard let color = color(x: x, y: y) else { return [] }
        return [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
    }

    /// Writes the image as a PNG, to be looked at, where the environment's LODESTONE_PICTURES says.
    func keep(_ name: String) {
        guard let folder = ProcessInfo.processInfo.environment["LODESTONE_PICTURES"], let data = pngData() else { return }
        try? data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
    }
}

extension CGColor {
    static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CGColor {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}
