import CoreGraphics
import Foundation
import Host
import Testing
import UIKitTesting

@testable import QuartzCore

/// The areas that a window copies instead of repainting when content scrolls.
@MainActor
struct ScrolledFrameTests {
    private static let size = CGSize(width: 200, height: 160)

    /// A scrolling layer with layers above and below, all at whole points. Pixels therefore do not depend on the scroll position.
    @MainActor
    private final class Scene {
        let root = CALayer()
        let scroller = CALayer()
        var random: SeededGenerator
        private let indicator = CALayer()
        private var rows: [CALayer] = []
        private var others: [CALayer] = []

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            root.frame = CGRect(origin: .zero, size: ScrolledFrameTests.size)
            root.backgroundColor = .white
            scroller.frame = CGRect(x: 10, y: 8, width: 170, height: 140)
            scroller.masksToBounds = true
            root.addSublayer(scroller)
            for row in 0..<60 {
                let layer = CALayer()
                layer.frame = CGRect(x: 4, y: row * 20, width: 120 + row % 5 * 10, height: 18)
                layer.backgroundColor = color()
                scroller.addSublayer(layer)
                rows.append(layer)
            }
            indicator.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)
            scroller.addSublayer(indicator)
            placeIndicator()
        }

        private func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }

        private func color() -> CGColor {
            let alpha: CGFloat = [0.5, 1, 1].randomElement(using: &random) ?? 1
            return CGColor(red: number(0...255) / 255, green: number(0...255) / 255, blue: number(0...255) / 255, alpha: alpha)
        }

        private func placeIndicator() {
            let origin = scroller.bounds.origin
            indicator.frame = CGRect(x: origin.x + 160, y: origin.y + (origin.y / 12).rounded(), width: 6, height: 30)
        }

        func scroll() {
            let step: CGFloat = [1, 3, 17, 40, -2, -25, 40].randomElement(using: &random) ?? 1
            scroller.bounds.origin.y = max(0, min(scroller.bounds.origin.y + step, 1000))
            if Int.random(in: 0..<4, using: &random) == 0 { scroller.bounds.origin.x = number(-6...6) }
            placeIndicator()
        }

        /// Whether antialiasing may differ: Cairo antialiases rounded corners and group opacity differently if it draws only a part.
        var isSmoothed: Bool { scroller.cornerRadius != 0 || scroller.opacity < 1 }

        func scrollBetweenPixels() { scroller.bounds.origin.y = max(0, scroller.bounds.origin.y + 10.3) }
        func scrollToPixels() { scroller.bounds.origin.y.round() }

        func change() {
            switch Int.random(in: 0..<9, using: &random) {
            case 0, 1, 2:
                let layer = CALayer()
                layer.frame = CGRect(x: number(-20...150), y: number(-20...120), width: number(4...70), height: number(4...40))
                layer.backgroundColor = color()
                root.insertSublayer(layer, at: Bool.random(using: &random) ? 0 : UInt32(root.sublayers?.count ?? 0))
                others.append(layer)
            case 3, 4: others.isEmpty ? () : others.removeFirst().removeFromSuperlayer()
            case 5: rows.randomElement(using: &random)?.backgroundColor = color()
            case 6: others.randomElement(using: &random)?.position = CGPoint(x: number(0...150), y: number(0...120))
            case 7: root.backgroundColor = color().copy(alpha: 1)
            default: rows.randomElement(using: &random)?.isHidden.toggle()
            }
        }

        func changeScroller() {
            switch Int.random(in: 0..<5, using: &random) {
            case 0: scroller.cornerRadius = scroller.cornerRadius == 0 ? 12 : 0
            case 1: scroller.opacity = scroller.opacity == 1 ? 0.5 : 1
            case 2: scroller.backgroundColor = scroller.backgroundColor == nil ? color() : nil
            case 3: scroller.bounds.size = CGSize(width: 2 * number(50...90), height: 2 * number(40...75))
            default: scroller.masksToBounds.toggle()
            }
        }
    }

    private func tree(_ scene: Scene, _ scale: CGFloat) throws -> RenderTree {
        try #require(scene.root.renderTree(in: CGRect(origin: .zero, size: Self.size), scale: scale))
    }

    /// Whether no component differs by more than `tolerance`.
    private func isNear(_ a: UInt32, _ b: UInt32, _ tolerance: Int) -> Bool {
        [24, 16, 8, 0].allSatisfy { (shift: UInt32) -> Bool in
            let difference = Int(a >> shift & 255) - Int(b >> shift & 255)
            return abs(difference) <= tolerance
        }
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64], [1, 2] as [CGFloat])
    func movedPixelsEqualDrawnPixels(seed: UInt64, scale: CGFloat) throws {
        let scene = Scene(seed: seed)
        let whole = CGRect(origin: .zero, size: Self.size)
        var before = try tree(scene, scale)
        let store = try #require(PixelStore(width: Int(whole.width * scale), height: Int(whole.height * scale)))
        before.draw(into: store, scale: scale)
        var moved = 0
        for step in 0..<60 {
            scene.scrollToPixels()
            scene.scroll()
            if step % 2 == 0 { for _ in 0..<Int.random(in: 0...2, using: &scene.random) { scene.change() } }
            if step % 23 == 22 { scene.changeScroller() }
            if step % 31 == 30 { scene.scrollBetweenPixels() }
            let now = try tree(scene, scale)
            if !now.update(store, since: before, scale: scale).moved.isEmpty { moved += 1 }
            let expected = try #require(now.image(in: whole, scale: scale))
            let shown = CGImage(store: store)
            for y in 0..<expected.height {
                let isSame = expected.row(y).elementsEqual(shown.row(y)) { isNear($0, $1, scene.isSmoothed ? 8 : 0) }
                #expect(isSame, "step \(step), line \(y)")
                if !isSame { return }
            }
            before = now
        }
        #expect(moved > 12)
    }

    @Test func scrolledPixelsAreMoved() throws {
        let scene = Scene(seed: 7)
        let before = try tree(scene, 1)
        let store = try #require(PixelStore(width: 200, height: 160))
        before.draw(into: store, scale: 1)
        scene.scroller.bounds.origin.y += 20
        let (moved, painted) = try tree(scene, 1).update(store, since: before, scale: 1)
        #expect(moved.height >= 118)
        #expect(painted < 170 * 30)
    }

    @Test func fractionalScrollingIsDrawnAgain() throws {
        let scene = Scene(seed: 8)
        let before = try tree(scene, 1)
        let store = try #require(PixelStore(width: 200, height: 160))
        before.draw(into: store, scale: 1)
        scene.scrollBetweenPixels()
        #expect(try tree(scene, 1).update(store, since: before, scale: 1).moved.isEmpty)
    }
}
