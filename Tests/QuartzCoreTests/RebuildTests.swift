import Foundation
import Testing

@testable import QuartzCore

/// Cost of a change: only the nodes of changed layers and their ancestors are rebuilt.
@MainActor
struct RebuildTests {
    @Test func aChangeBuildsTheLayerAndItsAncestorsAlone() throws {
        let stage = try LayerStage()
        var path = [stage.layer]
        for depth in 0..<6 {
            for index in 0..<5 {
                let layer = CALayer()
                layer.frame = CGRect(x: index * 10, y: depth * 10, width: 8, height: 8)
                layer.backgroundColor = .black
                path[depth].addSublayer(layer)
                if index == 2 { path.append(layer) }
            }
        }
        stage.advance(by: 1)
        #expect(stage.tree.builtLayerCount == 31 + 1)
        path[6].backgroundColor = .white
        stage.advance(by: 1)
        // The layer, its six ancestors and the root.
        #expect(stage.tree.builtLayerCount == 8)
        CATransaction.setDisableActions(true)
        path[3].opacity = 0.5
        stage.advance(by: 1)
        #expect(stage.tree.builtLayerCount == 5)
    }

    @Test func nothingIsBuiltAndNoFrameIsAskedForWhenNothingChanges() throws {
        let stage = try LayerStage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.advance(by: 1)
        let frames = stage.loop.frameCount
        let commits = stage.tree.commitCount
        layer.frame = layer.frame
        layer.backgroundColor = layer.backgroundColor
        layer.opacity = 1
        stage.advance(by: 10)
        #expect(stage.loop.frameCount == frames)
        #expect(stage.tree.commitCount == commits)
        #expect(stage.loop.isIdle)
    }

    @Test(arguments: [100, 1000, 10_000])
    func oneOfManySiblingsCostsALogarithm(count: Int) throws {
        let stage = try LayerStage()
        var layers: [CALayer] = []
        for index in 0..<count {
            let layer = CALayer()
            layer.frame = CGRect(x: index % 100, y: index / 100, width: 1, height: 1)
            layer.backgroundColor = .black
            layers.append(layer)
            stage.layer.addSublayer(layer)
        }
        stage.advance(by: 1)
        CATransaction.setDisableActions(true)
        layers[count / 2].position.x += 5
        stage.advance(by: 0.1)
        #expect(stage.tree.builtLayerCount == 3)
        let levels = Int((log(Double(count)) / log(12)).rounded(.up)) + 2
        #expect(stage.tree.builtChunkCount <= levels)
        layers[count / 3].removeFromSuperlayer()
        stage.advance(by: 0.1)
        #expect(stage.tree.builtLayerCount == 2)
        #expect(stage.tree.builtChunkCount <= levels)
        stage.layer.insertSublayer(layers[count / 3], at: UInt32(count / 4))
        stage.advance(by: 0.1)
        #expect(stage.tree.builtLayerCount == 3)
        #expect(stage.tree.builtChunkCount <= levels + 3)
    }

    @Test func scrollingBuildsNoSublayer() throws {
        let stage = try LayerStage()
        let scroller = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
        for index in 0..<40 {
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: index * 20, width: 100, height: 18)
            layer.backgroundColor = .black
            scroller.addSublayer(layer)
        }
        stage.advance(by: 1)
        CATransaction.setDisableActions(true)
        scroller.bounds.origin.y = 30
        stage.advance(by: 0.1)
        #expect(stage.tree.builtLayerCount == 3)
        #expect(stage.tree.builtChunkCount == 2)
    }

    @Test func hiddenSublayersAreBuiltWhenTheyAreSeen() throws {
        let stage = try LayerStage()
        let outer = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100), .rgb(0, 0, 1))
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        inner.backgroundColor = .rgb(1, 0, 0)
        outer.addSublayer(inner)
        stage.advance(by: 1)
        CATransaction.setDisableActions(true)
        outer.isHidden = true
        stage.advance(by: 0.1)
        #expect(stage.color(10, 10) == [255, 255, 255, 255])
        CATransaction.setDisableActions(true)
        inner.backgroundColor = .rgb(0, 1, 0)
        stage.advance(by: 0.1)
        CATransaction.setDisableActions(true)
        outer.isHidden = false
        stage.advance(by: 0.1)
        #expect(stage.color(10, 10) == [0, 255, 0, 255])
        #expect(stage.color(70, 70) == [0, 0, 255, 255])
    }

    @Test func onlyAnimatedLayersCostAnything() throws {
        let stage = try LayerStage()
        var layers: [CALayer] = []
        for index in 0..<500 { layers.append(stage.add(CGRect(x: index % 50, y: index / 50, width: 1, height: 1))) }
        stage.advance(by: 1)
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.toValue = 200
        animation.duration = 1
        layers[77].add(animation, forKey: nil)
        stage.advance(by: 0.5)
        #expect(stage.loop.animatedLayerCount == 1)
        #expect(stage.tree.builtLayerCount == 3)
        stage.advance(by: 1)
        #expect(stage.loop.animatedLayerCount == 0)
        #expect(stage.loop.isIdle)
    }
}
