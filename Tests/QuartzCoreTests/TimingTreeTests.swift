import Foundation
import Testing

@testable import QuartzCore
import UIKitTesting

/// Compares the timing and animations of random layer trees with the documented formulas.
@MainActor
struct TimingTreeTests {
    /// A layer, its timing and the index of its superlayer's node. Nil is the root.
    private struct Node {
        let layer: CALayer
        let time: PlainTime
        let parent: Int?
    }

    /// A random tree of up to eight levels below `root`.
    private func tree(below root: CALayer, using random: inout SeededGenerator) -> [Node] {
        var nodes: [Node] = []
        func grow(_ parent: CALayer, _ index: Int?, _ depth: Int) {
            // One deep branch and several short ones.
            for child in 0..<(depth == 0 ? 2 : Int.random(in: 1...2, using: &random)) {
                guard depth < 8, child == 0 || depth < 4 else { return }
                let layer = CALayer()
                layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
                let time = PlainTime.random(using: &random, layer: true)
                time.apply(to: layer)
                parent.addSublayer(layer)
                nodes.append(Node(layer: layer, time: time, parent: index))
                grow(layer, nodes.count - 1, depth + 1)
            }
        }
        grow(root, nil, 0)
        return nodes
    }

    private func localTime(_ nodes: [Node], _ index: Int, _ absolute: Double) -> Double {
        let outer = nodes[index].parent.map { localTime(nodes, $0, absolute) } ?? absolute
        return nodes[index].time.local(outer)
    }

    @Test(arguments: 0..<12)
    func presentationFollowsTheFormula(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed) + 100)
        let fixture = try LayerFixture()
        let keyPaths = ["position.x", "cornerRadius", "bounds.size.width", "transform.translation.y"]
        var compared = 0
        for _ in 0..<3 {
            let nodes = tree(below: fixture.layer, using: &random)
            var running: [[(path: String, base: Double, animations: [PlainAnimation])]] = []
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            for node in nodes {
                running.append(
                    keyPaths.shuffled(using: &random).prefix(Int.random(in: 0...2, using: &random)).map { path in
                        let base = Double.random(in: 1...50, using: &random)
                        node.layer.setValue(CGFloat(base), forKeyPath: path)
                        let animations = (0..<Int.random(in: 1...3, using: &random)).map { _ in PlainAnimation.random(using: &random) }
                        for animation in animations { node.layer.add(animation.made(keyPath: path), forKey: nil) }
                        return (path, base, animations)
                    })
            }
            CATransaction.commit()
            fixture.advance(by: 0.05)
            for _ in 0..<10 {
                // Random times in any order: the values depend on the time only.
                let absolute = fixture.now + .random(in: -6...12, using: &random)
                for (index, node) in nodes.enumerated() where !running[index].isEmpty {
                    let local = localTime(nodes, index, absolute)
                    #expect(abs(node.layer.convertTime(absolute, from: nil) - local) <= 1e-9 * max(1, abs(local)))
                    node.layer.sampleAnimations(at: absolute)
                    for (path, base, animations) in running[index] {
                        var expected: Double? = base
                        for animation in animations { expected = expected.flatMap { animation.value(on: $0, parentTime: local) } }
                        guard let expected else { continue }
                        let shown = try shownNumber(node.layer, path)
                        compared += 1
                        #expect(abs(shown - expected) <= 1e-9 * max(1, abs(expected)), "\(path) at \(local): \(animations)")
                    }
                }
            }
            fixture.layer.sublayers = nil
            fixture.advance(by: 0.05)
        }
        #expect(compared > 300)
    }

    private func shownNumber(_ layer: CALayer, _ path: String) throws -> Double {
        let known = AnimationKeyPath(path, of: layer)
        let key = try #require(known)
        let whole = try #require(layer.animatableValue(key.property, presented: true))
        guard case .number(let number) = try #require(key.component.map(whole.component) ?? whole) else { return .nan }
        return Double(number)
    }

    @Test(arguments: 0..<8)
    func timesConvertInBothDirections(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed) + 500)
        let nodes = tree(below: CALayer(), using: &random)
        func chain(_ index: Int) -> [Int] { [index] + (nodes[index].parent.map(chain) ?? []) }
        for _ in 0..<200 {
            let first = Int.random(in: nodes.indices, using: &random)
            let second = Int.random(in: nodes.indices, using: &random)
            let time = Double.random(in: -20...20, using: &random)
            let (from, to) = (nodes[first].layer, nodes[second].layer)
            // Converts the time up to the nearest common ancestor, and down from there.
            let path = chain(second)
            let common = chain(first).first { path.contains($0) }
            var up = time
            var isStill = false
            for index in chain(first) where !path.contains(index) {
                let own = nodes[index].time
                if own.speed == 0 { isStill = true }
                up = own.speed == 0 ? own.beginTime : (up - own.timeOffset) / own.speed + own.beginTime
            }
            var down = up
            for index in path.prefix(while: { $0 != common }).reversed() { down = nodes[index].time.local(down) }
            let tolerance = 1e-9 * max(1, abs(down), abs(up))
            #expect(abs(to.convertTime(time, from: from) - down) <= tolerance)
            #expect(abs(from.convertTime(time, to: to) - down) <= tolerance)
            // Converting back returns the original time, unless a layer on the path is paused.
            let passed = path.prefix { $0 != common }.map { nodes[$0].time.speed }
            if !isStill, !passed.contains(0) {
                let back = from.convertTime(to.convertTime(time, from: from), from: to)
                #expect(abs(back - time) <= 1e-7 * max(1, abs(up), abs(down)))
            }
        }
    }

    @Test(arguments: 0..<6)
    func framesFollowTheFormula(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed) + 900)
        let fixture = try LayerFixture()
        let outer = CALayer()
        let layer = CALayer()
        outer.addSublayer(layer)
        fixture.layer.addSublayer(outer)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        var outerTime = PlainTime.random(using: &random, layer: true)
        outerTime.speed = [1.0, 0.5, 2].randomElement(using: &random) ?? 1
        outerTime.apply(to: outer)
        layer.cornerRadius = 7
        let now = outerTime.local(fixture.now)
        var time = PlainTime.random(using: &random, layer: false)
        time.speed = abs(time.speed) + 0.5
        time.beginTime = now + .random(in: 0...1, using: &random)
        time.timeOffset = 0
        let animation = PlainAnimation.basic(time, from: -20, to: nil, by: nil, additive: false, cumulative: false)
        layer.add(animation.made(keyPath: "cornerRadius"), forKey: "a")
        CATransaction.commit()
        for _ in 0..<40 {
            fixture.advance(by: .random(in: 0.01...0.2, using: &random))
            guard let expected = animation.value(on: 7, parentTime: outerTime.local(fixture.now)) else { continue }
            let shown = try #require(layer.presentation()).cornerRadius
            #expect(abs(Double(shown) - expected) < 1e-9)
        }
    }
}
