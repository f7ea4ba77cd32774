import DNDDragAndDrop
import Testing
import UIKitTesting

@MainActor
@Suite("DNDLongPressDragRecognizer")
struct LongPressDragTests {
    let scene = DragScene()
    let recognizer = DNDLongPressDragRecognizer()
    var host: TestHost { scene.host }

    init() {
        scene.controller.registerDragSource(scene.source, withDelegate: scene.recorder, dragRecognizer: recognizer)
    }

    @Test func `the default duration is half a second and the allowable movement ten points`() {
        #expect(recognizer.minimumPressDuration == 0.5)
        #expect(recognizer.allowableMovement == 10)
        #expect(!recognizer.isDragging)
    }

    @Test func `a long press drags without lifting the finger`() {
        let finger = host.touchDown(at: scene.inSource)
        finger.hold(for: 0.45)
        #expect(scene.log.isEmpty && !recognizer.isDragging)
        finger.hold(for: 0.1)
        #expect(scene.log == ["begin"])
        #expect(recognizer.isDragging)
        finger.move(to: scene.inTarget, duration: 0.2)
        #expect(recognizer.isDragging)
        finger.lift()
        #expect(scene.log == ["begin", "enter target", "can drop target", "drop target"])
        #expect(!recognizer.isDragging)
    }

    @Test func `a finger that moves immediately drags nothing`() {
        host.drag(from: scene.inSource, to: scene.inTarget, duration: 1)
        #expect(scene.log.isEmpty)
    }

    @Test func `a finger may move within the allowable movement`() {
        let finger = host.touchDown(at: scene.inSource)
        finger.move(to: CGPoint(x: 57, y: 50), duration: 0.2)
        finger.hold(for: 0.4)
        #expect(scene.log == ["begin"])
        finger.lift()
    }

    @Test func `duration and movement can be set`() {
        recognizer.minimumPressDuration = 0.2
        recognizer.allowableMovement = 40
        let finger = host.touchDown(at: scene.inSource)
        finger.move(to: CGPoint(x: 80, y: 50), duration: 0.1)
        finger.hold(for: 0.15)
        #expect(scene.log == ["begin"])
        finger.lift()
    }

    @Test func `a pan that requires the recognizer to fail gets only the quick drags`() {
        var pans = 0
        let pan = UIPanGestureRecognizer { if $0.state == .began { pans += 1 } }
        pan.require(toFail: recognizer)
        scene.source.addGestureRecognizer(pan)
        host.drag(from: scene.inSource, to: scene.inTarget)
        #expect(pans == 1)
        #expect(scene.log.isEmpty)
        let finger = host.touchDown(at: scene.inSource)
        finger.hold(for: 0.6)
        finger.move(to: scene.inTarget, duration: 0.2)
        finger.lift()
        #expect(pans == 1)
        #expect(scene.log.last == "drop target")
    }
}
