import Foundation
import Testing

@testable import QuartzCore

/// Cost of a change: only the nodes of changed layers and their ancestors are rebuilt.
@MainActor
struct RebuildTests {
    @Test func changeRebuildsOnlyTheLayerAndItsAncestors() throws {
        let fixture = try LayerFixture()
        var path = [fixture.layer]
        for depth in 0..<6 {
            for index in 0..<5 {
                let layer = CALayer()
                layer.frame = CGRect(x: index * 10, y: depth * 10, width: 8, height: 8)
                layer.backgroundColor = .black
                path[depth].addSublayer(layer)
                if index == 2 { path.append(layer) }
            }
        }
        fixture.advance(by: 1)
        #expect(fixture.tree.builtLayerCount == 31 + 1)
        path[6].backgroundColor = .white
        fixture.advance(by: 1)
        // The layer, its six ancestors and the root.
        #expect(fixture.tree.builtLayerCount == 8)
        CATransaction.setDisableActions(true)
        path[3].opacity = 0.5
        fixture.advance(by: 1)
        #expect(fixture.tree.builtLayerCount == 5)
    }

    @Test func nothingIsRebuiltOrRequestedWithoutAChange() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 1)
        let frames = fixture.loop.frameCount
        let commits = fixture.tree.commitCount
        layer.frame = layer.frame
        layer.backgroundColor = layer.backgroundColor
        layer.opacity = 1
        fixture.advance(by: 10)
        #expect(fixture.loop.frameCount == frames)
        #expect(fixture.tree.commitCount == commits)
        #expect(fixture.loop.isIdle)
    }

    @Test(arguments: [100, 1000, 10_000])
    func changeAmongManySiblingsTakesLogarithmicTime(count: Int) throws {
        let fixture = try LayerFixture()
        var layers: [CALayer] = []
        for index in 0..<count {
            let layer = CALayer()
            layer.frame = CGRect(x: index % 100, y: index / 100, width: 1, height: 1)
            layer.backgroundColor = .black
            layers.append(layer)
            fixture.layer.addSublayer(layer)
        }
        fixture.advance(by: 1)
        CATransaction.setDisableActions(true)
        layers[count / 2].position.x += 5
        fixture.advance(by: 0.1)
        #expect(fixture.tree.builtLayerCount == 3)
        let levels = Int((log(Double(count)) / log(12)).rounded(.up)) + 2
        #expect(fixture.tree.builtChunkCount <= levels)
        layers[count / 3].removeFromSuperlayer()
        fixture.advance(by: 0.1)
        #expect(fixture.tree.builtLayerCount == 2)
        #expect(fixture.tree.builtChunkCount <= levels)
        fixture.layer.insertSublayer(layers[count / 3], at: UInt32(count / 4))
        fixture.advance(by: 0.1)
        #expect(fixture.tree.builtLayerCount == 3)
        #expect(fixture.tree.builtChunkCount <= levels + 3)
    }

    @Test func scrollingRebuildsNoSublayer() throws {
        let fixture = try LayerFixture()
        let scroller = fixture.add(CGRect(x: 0, y: 0, width: 100, height: 100))
        for index in 0..<40 {
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: index * 20, width: 100, height: 18)
            layer.backgroundColor = .black
            scroller.addSublayer(layer)
        }
        fixture.advance(by: 1)
        CATransaction.setDisableActions(true)
        scroller.bounds.origin.y = 30
        fixture.advance(by: 0.1)
        #expect(fixture.tree.builtLayerCount == 3)
        #expect(fixture.tree.builtChunkCount == 2)
    }

    @Test func hiddenSublayersAreBuiltWhenVisible() throws {
        let fixture = try LayerFixture()
        let outer = fixture.add(CGRect(x: 0, y: 0, width: 100, height: 100), .rgb(0, 0, 1))
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        inner.backgroundColor = .rgb(1, 0, 0)
        outer.addSublayer(inner)
        fixture.advance(by: 1)
        CATransaction.setDisableActions(true)
        outer.isHidden = true
        fixture.advance(by: 0.1)
        #expect(fixture.color(10, 10) == [255, 255, 255, 255])
        CATransaction.setDisableActions(true)
        inner.backgroundColor = .rgb(0, 1, 0)
        fixture.advance(by: 0.1)
        CATransaction.setDisableActions(true)
        outer.isHidden = false
        fixture.advance(by: 0.1)
        #expect(fixture.color(10, 10) == [0, 255, 0, 255])
        #expect(fixture.color(70, 70) == [0, 0, 255, 255])
    }

    @Test func onlyAnimatedLayersAreRebuilt() throws {
        let fixture = try LayerFixture()
        var layers: [CALayer] = []
        for index in 0..<500 { layers.append(fixture.add(CGRect(x: index % 50, y: index / 50, width: 1, height: 1))) }
        fixture.advance(by: 1)
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.toValue = 200
        animation.duration = 1
        layers[77].add(animation, forKey: nil)
        fixture.advance(by: 0.5)
        #expect(fixture.loop.animatedLayerCount == 1)
        #expect(fixture.tree.builtLayerCount == 3)
        fixture.advance(by: 1)
        #expect(fixture.loop.animatedLayerCount == 0)
        #expect(fixture.loop.isIdle)
    }
}
