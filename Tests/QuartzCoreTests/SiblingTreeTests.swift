import Foundation
import Testing

@testable import QuartzCore
import UIKitTesting

@MainActor
struct SiblingTreeTests {
    @Test func randomChangesEqualAnArray() {
        var random = SeededGenerator(seed: 1)
        let tree = SiblingTree()
        var model: [CALayer] = []
        for step in 0..<6000 {
            let grow = step < 3000 ? 0.7 : 0.35
            if model.isEmpty || Double.random(in: 0..<1, using: &random) < grow {
                let layer = CALayer()
                let index = Int.random(in: 0...model.count, using: &random)
                model.insert(layer, at: index)
                tree.insert(layer, at: index)
            } else {
                let index = Int.random(in: 0..<model.count, using: &random)
                tree.remove(model.remove(at: index))
            }
            #expect(tree.count == model.count)
            if step % 97 == 0 {
                #expect(tree.checkInvariants())
                for (index, layer) in model.enumerated() { #expect(tree.rank(of: layer) == index) }
            }
        }
        for layer in model { tree.remove(layer) }
        #expect(tree.count == 0 && tree.checkInvariants())
    }

    @Test func sublayersKeepTheirOrder() {
        var random = SeededGenerator(seed: 2)
        let parent = CALayer()
        var model: [CALayer] = []
        for _ in 0..<1500 {
            let layer = Bool.random(using: &random) || model.isEmpty ? CALayer() : model.randomElement(using: &random) ?? CALayer()
            model.removeAll { $0 === layer }
            switch Int.random(in: 0..<5, using: &random) {
            case 0:
                parent.addSublayer(layer)
                model.append(layer)
            case 1:
                let index = Int.random(in: 0...model.count, using: &random)
                layer.removeFromSuperlayer()
                parent.insertSublayer(layer, at: UInt32(index))
                model.insert(layer, at: index)
            case 2:
                let sibling = model.randomElement(using: &random)
                parent.insertSublayer(layer, above: sibling)
                model.insert(layer, at: (model.firstIndex { $0 === sibling } ?? model.count - 1) + 1)
            case 3:
                let sibling = model.randomElement(using: &random)
                parent.insertSublayer(layer, below: sibling)
                model.insert(layer, at: model.firstIndex { $0 === sibling } ?? 0)
            default:
                layer.removeFromSuperlayer()
            }
            #expect(parent.sublayers ?? [] == model)
        }
    }

    @Test func layerCannotBeItsOwnDescendant() {
        let outer = CALayer()
        let inner = CALayer()
        outer.addSublayer(inner)
        inner.addSublayer(outer)
        outer.addSublayer(outer)
        #expect(inner.sublayers == nil)
        #expect(outer.superlayer == nil)
        #expect(outer.sublayers?.count == 1)
    }

    @Test func replacingAndAssigningSublayers() {
        let parent = CALayer()
        let (a, b, c) = (CALayer(), CALayer(), CALayer())
        parent.sublayers = [a, b]
        parent.replaceSublayer(a, with: c)
        #expect(parent.sublayers ?? [] == [c, b])
        #expect(a.superlayer == nil)
        parent.sublayers = [b, a]
        #expect(parent.sublayers ?? [] == [b, a])
        #expect(c.superlayer == nil)
        parent.sublayers = nil
        #expect(parent.sublayers == nil && a.superlayer == nil)
    }
}
