import CoreGraphics
import Foundation
import Host
import Testing
import UIKitTesting

@testable import QuartzCore

/// The damage of a window: the difference of two frames.
@MainActor
struct FrameDifferenceTests {
    private static let size = CGSize(width: 160, height: 120)

    /// A layer tree with random changes.
    @MainActor
    private final class Scene {
        let root = CALayer()
        var random: SeededGenerator
        private var layers: [CALayer] = []

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            root.frame = CGRect(origin: .zero, size: FrameDifferenceTests.size)
            root.backgroundColor = .white
            for _ in 0..<12 { add() }
        }

        private func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(Double.random(in: range, using: &random)) }
        private func coordinate() -> CGFloat { Bool.random(using: &random) ? number(-30...150) : number(-30...150).rounded() }

        private func color() -> CGColor {
            let alpha: CGFloat = [0, 0.5, 1, 1].randomElement(using: &random) ?? 1
            return CGColor(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: alpha)
        }

        private func picture() -> CGImage? {
            guard let store = PixelStore(width: 20, height: 16) else { return nil }
            for byte in 0..<store.bytesPerRow * store.height {
                let value = byte % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random)
                store.base.storeBytes(of: value, toByteOffset: byte, as: UInt8.self)
            }
            return CGImage(store: store)
        }

        private func add() {
            let layer = CALayer()
            layer.frame = CGRect(x: coordinate(), y: coordinate(), width: number(4...80), height: number(4...60))
            layer.backgroundColor = color()
            if Int.random(in: 0..<3, using: &random) == 0 { layer.contents = picture() }
            let parent = (layers + [root]).randomElement(using: &random) ?? root
            parent.insertSublayer(layer, at: UInt32(Int.random(in: 0...(parent.sublayers?.count ?? 0), using: &random)))
            layers.append(layer)
        }

        func change() {
            guard layers.count > 4, let layer = layers.randomElement(using: &random) else { return add() }
            switch Int.random(in: 0..<13, using: &random) {
            case 0: add()
            case 1:
                let removed = Set(layers.filter { $0 === layer || isUnder($0, layer) }.map(ObjectIdentifier.init))
                layer.removeFromSuperlayer()
                layers.removeAll { removed.contains(ObjectIdentifier($0)) }
            case 2: layer.position = CGPoint(x: coordinate(), y: coordinate())
            case 3: layer.bounds.origin = CGPoint(x: coordinate(), y: coordinate())
            case 4: layer.bounds.size = CGSize(width: number(4...80), height: number(4...60))
            case 5: layer.backgroundColor = color()
            case 6: layer.contents = Bool.random(using: &random) ? picture() : nil
            case 7: layer.masksToBounds.toggle()
            case 8: layer.cornerRadius = [0, 5, 9.5].randomElement(using: &random) ?? 0
            case 9: layer.opacity = [0, 0.4, 1].randomElement(using: &random) ?? 1
            case 10: layer.setAffineTransform(CGAffineTransform(rotationAngle: [0, 0.3, .pi].randomElement(using: &random) ?? 0))
            case 11: layer.isHidden.toggle()
            default:
                guard let parent = layer.superlayer else { return }
                layer.removeFromSuperlayer()
                parent.insertSublayer(layer, at: UInt32(Int.random(in: 0...(parent.sublayers?.count ?? 0), using: &random)))
            }
        }

        private func isUnder(_ layer: CALayer, _ other: CALayer) -> Bool {
            var above = layer.superlayer
            while let current = above {
                if current === other { return true }
                above = current.superlayer
            }
            return false
        }
    }

    private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> UInt32 {
        image.row(y)[x]
    }

    /// Whether no component differs by more than `tolerance`. Antialiasing of content at rounded corners depends on the painted area.
    private func isNear(_ a: UInt32, _ b: UInt32, _ tolerance: Int) -> Bool {
        [24, 16, 8, 0].allSatisfy { (shift: UInt32) -> Bool in
            let difference = Int(a >> shift & 255) - Int(b >> shift & 255)
            return abs(difference) <= tolerance
        }
    }

    @Test(arguments: [1, 2, 3] as [UInt64], [1, 2] as [CGFloat])
    func pixelsOutsideOfTheDamageAreUnchanged(seed: UInt64, scale: CGFloat) throws {
        let scene = Scene(seed: seed)
        let whole = CGRect(origin: .zero, size: Self.size)
        var before = try #require(scene.root.renderTree(in: whole, scale: scale))
        var previous = try #require(before.image(in: whole, scale: scale))
        var small = 0
        for step in 0..<80 {
            for _ in 0..<Int.random(in: 0...3, using: &scene.random) { scene.change() }
            let after = try #require(scene.root.renderTree(in: whole, scale: scale))
            let drawn = try #require(after.image(in: whole, scale: scale))
            let changed = after.changes(since: before, scale: scale)
            if changed.reduce(0, { $0 + $1.width * $1.height }) < CGFloat(drawn.width * drawn.height) / 4 { small += 1 }
            for y in 0..<drawn.height {
                if drawn.row(y).elementsEqual(previous.row(y)) { continue }
                for x in 0..<drawn.width where !isNear(pixel(drawn, x, y), pixel(previous, x, y), 2) {
                    let hasReceivedBeginning = changed.contains { $0.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) }
                    #expect(hasReceivedBeginning, "step \(step): \(x), \(y) of \(changed)")
                    if !hasReceivedBeginning { return }
                }
            }
            (before, previous) = (after, drawn)
        }
        // A change of one layer does not repaint the whole window.
        #expect(small > 25)
    }

    @Test(arguments: [11, 12, 13, 14] as [UInt64])
    func partialDrawingEqualsFullDrawing(seed: UInt64) throws {
        let scene = Scene(seed: seed)
        let whole = CGRect(origin: .zero, size: Self.size)
        for _ in 0..<40 {
            for _ in 0..<3 { scene.change() }
            let tree = try #require(scene.root.renderTree(in: whole, scale: 1))
            let all = try #require(tree.image(in: whole, scale: 1))
            let part = CGRect(
                x: Int.random(in: 0..<120, using: &scene.random), y: Int.random(in: 0..<90, using: &scene.random),
                width: Int.random(in: 1...40, using: &scene.random), height: Int.random(in: 1...30, using: &scene.random))
            let alone = try #require(tree.image(in: part, scale: 1))
            for y in 0..<alone.height {
                for x in 0..<alone.width {
                    let (a, b) = (pixel(alone, x, y), pixel(all, Int(part.minX) + x, Int(part.minY) + y))
                    let isSame = isNear(a, b, 8)
                    #expect(isSame, "\(x), \(y) of \(part): \(String(a, radix: 16)), \(String(b, radix: 16))")
                    if !isSame { return }
                }
            }
        }
    }

    @Test func unchangedTreeHasNoDamage() throws {
        let scene = Scene(seed: 21)
        let whole = CGRect(origin: .zero, size: Self.size)
        let before = try #require(scene.root.renderTree(in: whole, scale: 1))
        let after = try #require(scene.root.renderTree(in: whole, scale: 1))
        #expect(after.changes(since: before, scale: 1).isEmpty)
    }
}
