import Foundation
import Testing

@testable import QuartzCore
import UIKitTesting

/// Random changes of random trees. Each frame matches the timing formulas, and cached nodes match new ones.
@MainActor
struct PresentedFrameTests {
    private static let keyPaths = [
        "position.x", "position.y", "cornerRadius", "opacity", "borderWidth", "bounds.size.width", "transform.translation.x",
        "transform.translation.z", "zPosition",
    ]

    /// A layer with its expected timing and animations.
    @MainActor
    private final class Item {
        let layer: CALayer
        var time = PlainTime()
        var parent: Item?
        var animations: [String: [(key: String, animation: PlainAnimation)]] = [:]

        init(_ layer: CALayer) { self.layer = layer }

        func localTime(_ absolute: Double) -> Double { time.local(parent?.localTime(absolute) ?? absolute) }

        func shown(_ path: String) -> Double? {
            guard let key = AnimationKeyPath(path, of: layer), let whole = layer.animatableValue(key.property, presented: true),
                case .number(let number)? = key.component.map(whole.component) ?? whole
            else { return nil }
            return Double(number)
        }

        func expected(_ path: String, at absolute: Double) -> Double? {
            var value = (layer.value(forKeyPath: path) as? CGFloat).map(Double.init)
            for (_, animation) in animations[path] ?? [] {
                value = value.flatMap { animation.value(on: $0, parentTime: localTime(absolute)) }
            }
            return value
        }
    }

    /// An animation with values of the property that keep the snapshot neither empty nor unbounded.
    private static func timing(_ path: String, _ now: Double, _ random: inout SeededGenerator) -> PlainAnimation {
        var time = PlainTime.random(using: &random, layer: false)
        time.beginTime = now + .random(in: -0.5...1, using: &random)
        time.curve = Bool.random(using: &random) ? nil : [0.42, 0, 0.58, 1].map { Double(Float($0)) }
        if Int.random(in: 0..<3, using: &random) > 0 { (time.speed, time.timeOffset) = (1, 0) }
        let range: ClosedRange<Double> = path == "opacity" ? 0.2...0.9 : path == "cornerRadius" || path == "borderWidth" ? 0...12 : 5...90
        func number() -> Double { .random(in: range, using: &random) }
        if Int.random(in: 0..<4, using: &random) == 0 {
            return .keyframes(time, values: [number(), number(), number()], times: [0, 0.3, 1], discrete: Bool.random(using: &random))
        }
        return .basic(
            time, from: number(), to: Bool.random(using: &random) ? number() : nil, by: nil,
            additive: path != "opacity" && Int.random(in: 0..<4, using: &random) == 0, cumulative: false)
    }

    /// A layer of a random class.
    private static func layer(_ random: inout SeededGenerator) -> CALayer {
        switch Int.random(in: 0..<9, using: &random) {
        case 0: return CATransformLayer()
        case 1:
            let layer = CAReplicatorLayer()
            layer.instanceCount = 3
            layer.instanceDelay = 0.15
            layer.instanceTransform = CATransform3DRotate(CATransform3DMakeTranslation(12, 5, -8), 0.2, 0, 0, 1)
            layer.instanceRedOffset = -0.2
            layer.preservesDepth = Bool.random(using: &random)
            return layer
        case 2:
            let layer = CAShapeLayer()
            layer.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 20), transform: nil)
            layer.strokeColor = .rgb(0, 0, 0)
            return layer
        case 3:
            let layer = CAGradientLayer()
            layer.colors = [CGColor.rgb(1, 0.5, 0), CGColor.rgb(0, 0.5, 1)]
            return layer
        case 4:
            let layer = CATextLayer()
            layer.string = "Text"
            layer.fontSize = 14
            return layer
        default: return CALayer()
        }
    }

    @Test(arguments: 0..<8)
    func randomChanges(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed) + 7000)
        let fixture = try LayerFixture(size: CGSize(width: 200, height: 160), scale: 1)
        var items: [Item] = []
        var compared = 0
        var counter = 0
        func addItem() {
            let item = Item(Self.layer(&random))
            item.layer.bounds = CGRect(
                x: 0, y: 0, width: .random(in: 20...70, using: &random), height: .random(in: 20...70, using: &random))
            item.layer.position = CGPoint(x: .random(in: 20...180, using: &random), y: .random(in: 20...140, using: &random))
            item.layer.backgroundColor = .rgb(
                .random(in: 0...1, using: &random), .random(in: 0...1, using: &random), .random(in: 0...1, using: &random))
            if Bool.random(using: &random) {
                item.layer.shadowOpacity = Bool.random(using: &random) ? 0.5 : 0
                item.layer.masksToBounds = Bool.random(using: &random)
            }
            item.parent = Bool.random(using: &random) ? items.randomElement(using: &random) : nil
            (item.parent?.layer ?? fixture.layer).addSublayer(item.layer)
            items.append(item)
        }
        func change() {
            guard let item = items.randomElement(using: &random) else { return }
            let path = Self.keyPaths.randomElement(using: &random) ?? "opacity"
            let now = item.localTime(fixture.now)
            switch Int.random(in: 0..<14, using: &random) {
            case 0...3:
                counter += 1
                let animation = Self.timing(path, now, &random)
                item.layer.add(animation.made(keyPath: path), forKey: "\(counter)")
                item.animations[path, default: []].append(("\(counter)", animation))
            case 4:
                guard let key = item.animations[path]?.randomElement(using: &random)?.key else { return }
                item.layer.removeAnimation(forKey: key)
                item.animations[path]?.removeAll { $0.key == key }
            case 5: item.layer.setValue(CGFloat.random(in: 0.3...1, using: &random), forKeyPath: "opacity")
            case 6: item.layer.setValue(CGFloat.random(in: 20...140, using: &random), forKeyPath: "position.x")
            case 7: item.layer.zPosition = .random(in: -3...3, using: &random)
            case 8:
                item.time.speed = [1, 1, 0.5, 2, 0, -1].randomElement(using: &random) ?? 1
                item.time.beginTime = item.parent?.localTime(fixture.now) ?? fixture.now
                item.time.timeOffset = now
                item.time.apply(to: item.layer)
            case 9: item.layer.isHidden.toggle()
            case 12:
                let transition = CATransition()
                transition.type = [.fade, .push, .moveIn, .reveal].randomElement(using: &random) ?? .fade
                if Bool.random(using: &random) { transition.kind = .flip(.left) }
                transition.duration = .random(in: 0.1...0.6, using: &random)
                item.layer.add(transition, forKey: nil)
            case 13:
                item.layer.transform = CATransform3DMakeRotation(
                    .random(in: -1...1, using: &random), .random(in: -1...1, using: &random), .random(in: -1...1, using: &random), 1)
            case 10:
                var perspective = CATransform3DIdentity
                perspective.m34 = Bool.random(using: &random) ? -1 / 300 : 0
                item.layer.sublayerTransform = perspective
            default:
                // Moves the layer to the front of another superlayer.
                let target = items.filter { other in other !== item && !other.layer.isDescendant(of: item.layer) }
                    .randomElement(using: &random)
                item.parent = target
                (target?.layer ?? fixture.layer).addSublayer(item.layer)
            }
        }
        var lastFrame = fixture.now
        fixture.loop.addCommitHook { time in
            lastFrame = time.timestamp
            for item in items {
                for path in Self.keyPaths where !(item.animations[path] ?? []).isEmpty {
                    guard let expected = item.expected(path, at: time.timestamp), let shown = item.shown(path) else { continue }
                    compared += 1
                    #expect(
                        abs(shown - expected) <= 1e-9 * max(1, abs(expected)),
                        "\(path) of \(seed) at \(time.timestamp): \(shown) for \(expected), time \(item.localTime(time.timestamp)), \(item.time), \(item.animations[path] ?? [])"
                    )
                }
            }
        }
        CATransaction.setDisableActions(true)
        for _ in 0..<6 { addItem() }
        for step in 0..<60 {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            if step % 10 == 0 { addItem() }
            for _ in 0..<Int.random(in: 0...3, using: &random) { change() }
            CATransaction.commit()
            let changed = fixture.now
            fixture.advance(by: .random(in: 0.01...0.12, using: &random))
            // Between frames, only values without a running animation may be out of date.
            for item in items where fixture.now - max(lastFrame, changed) > 1.0 / 60 + 1e-6 {
                for (path, animations) in item.animations where !animations.isEmpty {
                    let shown = try #require(item.shown(path))
                    // An animation that was added after the previous frame begins with the next frame.
                    let values = [fixture.now, fixture.now - 1.0 / 60].map { item.expected(path, at: $0) }
                    #expect(
                        values.contains { value in value.map { abs(shown - $0) <= 1e-9 * max(1, abs($0)) } ?? true },
                        "\(path) of \(seed) stands still at \(shown) for \(values)")
                }
            }
            guard step % 4 == 0 else { continue }
            // Advances to just after a frame, because replicated instances are sampled at the current time.
            fixture.advance(by: (fixture.now * 60).rounded(.up) / 60 - fixture.now + 1e-9)
            fixture.loop.flush()
            let cached = fixture.picture()
            fixture.layer.discardCachedNodes()
            fixture.loop.flush()
            #expect(differs(cached, fixture.picture()) == nil, "\(seed) in step \(step)")
        }
        #expect(compared > 500)
    }

    /// The position of a pixel that differs by more than rounding. Nil if all pixels are equal.
    private func differs(_ a: CGImage, _ b: CGImage) -> String? {
        for y in 0..<a.height {
            for (x, pair) in zip(a.row(y), b.row(y)).enumerated() where pair.0 != pair.1 {
                if zip(a.components(atX: x, y: y), b.components(atX: x, y: y)).contains(where: { abs($0 - $1) > 2 }) { return "\(x) \(y)" }
            }
        }
        return nil
    }
}
