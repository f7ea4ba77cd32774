import Testing
import UIKit
import UIKitTesting

@testable import SketchPad

@MainActor
struct SketchPadTests {
    private let host = TestHost(size: CGSize(width: 400, height: 700))
    private let screen = SketchViewController()

    init() async {
        host.window.rootViewController = UINavigationController(rootViewController: screen)
        await host.settle()
    }

    private var strokes: [CAShapeLayer] { screen.canvas.finished }

    @Test func eachOfThreeFingersDrawsAStroke() {
        let fingers = [100, 200, 300].map { host.touchDown(at: CGPoint(x: $0, y: 200)) }
        for step in 1...10 {
            for finger in fingers { finger.move(to: CGPoint(x: finger.location.x, y: 200 + CGFloat(step) * 20)) }
            host.advance(by: 0.016)
        }
        #expect(strokes.isEmpty)
        for finger in fingers { finger.lift() }
        #expect(strokes.count == 3)
        let boxes = strokes.compactMap(\.path?.boundingBox)
        #expect(boxes.allSatisfy { $0.width < 1 && $0.height == 200 })
        #expect(Set(boxes.map(\.minX)) == [100, 200, 300])
    }

    @Test func quickCurveUsesAllSamplesOfAFrame() {
        let finger = host.touchDown(at: CGPoint(x: 100, y: 200))
        finger.move(through: [CGPoint(x: 150, y: 400), CGPoint(x: 200, y: 200)])
        finger.lift()
        let height = strokes.first?.path?.boundingBox.height ?? 0
        #expect(height > 50)
    }

    @Test func cancelledTouchLeavesNoStroke() {
        let finger = host.touchDown(at: CGPoint(x: 100, y: 200))
        finger.move(to: CGPoint(x: 200, y: 300), duration: 0.2)
        finger.cancel()
        #expect(strokes.isEmpty)
        #expect(screen.canvas.layer.sublayers?.isEmpty ?? true)
    }

    @Test func chosenColorIsUsed() {
        #expect(host.tap("Red"))
        host.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 200, y: 300))
        #expect(strokes.first?.strokeColor == UIColor.systemRed.resolvedColor(with: screen.traitCollection).cgColor)
    }

    @Test func keysUndoAndRedoAStroke() async {
        host.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 200, y: 300))
        host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 400))
        host.press("z", modifiers: .control)
        #expect(strokes.count == 1)
        host.press("z", modifiers: [.control, .shift])
        #expect(strokes.count == 2)
    }

    @Test func clearIsOneUndo() async {
        for x in [100, 200, 300] { host.drag(from: CGPoint(x: x, y: 200), to: CGPoint(x: x, y: 300)) }
        let before = strokes
        #expect(host.tap("Clear"))
        await host.settle()
        #expect(strokes.isEmpty)
        #expect(host.tap("Undo"))
        await host.settle()
        #expect(strokes == before)
    }

    @Test func imageHasTheStroke() throws {
        host.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 300, y: 200))
        let empty = CanvasView(frame: screen.canvas.bounds).makeImage()
        #expect(screen.canvas.makeImage().pngData() != empty.pngData())
    }

    @Test func appStarts() async {
        let host = TestHost(launching: AppDelegate.self)
        await host.settle()
        #expect(host.view(labelled: "Canvas") != nil)
        #expect(host.performAccessibilityAudit().isEmpty)
    }
}
