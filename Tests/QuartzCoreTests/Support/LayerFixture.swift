import Foundation
import Host

@testable import QuartzCore
@testable import UIKitTesting

/// A white layer that fills a window of a platform with a manual clock, and queries for tests.
@MainActor
struct LayerFixture {
    let platform: TestPlatform
    let tree: LayerTree
    let layer = CALayer()
    private let window: any HostWindow

    init(size: CGSize = CGSize(width: 300, height: 200), scale: CGFloat = 2, framesPerSecond: Int = 60) throws {
        platform = TestPlatform(screenSize: size, scale: scale, framesPerSecond: framesPerSecond)
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

    /// Advances the clock. Runs every frame and timer that is due.
    func advance(by seconds: TimeInterval) {
        Platform.bindToCurrentTask(platform)
        platform.advance(to: platform.now + seconds)
    }

    /// Makes changes without actions, so that the next frame shows them.
    func withoutActions(_ change: () -> Void) {
        Platform.bindToCurrentTask(platform)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
        advance(by: 0.1)
    }

    /// The pixels of the window.
    func picture() -> CGImage {
        guard let image = tree.image() else { preconditionFailure("Nothing was committed") }
        return image
    }

    /// Adds a layer of one colour to the fixture's layer.
    func add(_ frame: CGRect, _ color: CGColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)) -> CALayer {
        let sublayer = CALayer()
        sublayer.frame = frame
        sublayer.backgroundColor = color
        layer.addSublayer(sublayer)
        return sublayer
    }

    /// Whether the colour at a point, in points, is `color` within rounding.
    func isNear(_ x: CGFloat, _ y: CGFloat, _ color: [Int]) -> Bool {
        zip(self.color(x, y), color).allSatisfy { abs($0 - $1) <= 1 }
    }

    /// The red, green, blue and alpha components at a point, in points, from 0 to 255.
    func color(_ x: CGFloat, _ y: CGFloat) -> [Int] { picture().components(atX: Int(x * tree.scale), y: Int(y * tree.scale)) }
}

extension CGImage {
    /// The red, green, blue and alpha components from 0 to 255.
    func components(atX x: Int, y: Int) -> [Int] {
        guard let color = color(x: x, y: y) else { return [] }
        return [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
    }

    /// Writes the image as a PNG into the folder of the environment variable LODESTONE_PICTURES, for inspection.
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
