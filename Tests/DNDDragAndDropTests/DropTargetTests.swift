import DNDDragAndDrop
import Testing
import UIKitTesting

@MainActor
@Suite("Drop targets")
struct DropTargetTests {
    let scene = DragScene()
    var host: TestHost { scene.host }

    @Test func `a target is entered once and left once while the finger passes over it`() {
        let finger = scene.dragFromSource(to: scene.inTarget)
        finger.move(to: CGPoint(x: 340, y: 90), duration: 0.1)
        finger.move(to: scene.outside, duration: 0.1)
        #expect(scene.log == ["begin", "enter target", "leave target"])
        finger.lift()
        #expect(scene.log.last == "cancel")
    }

    @Test func `a drag from one target to another exits the first before it enters the second`() {
        scene.addTarget("below", frame: CGRect(x: 300, y: 100, width: 100, height: 100))
        let finger = scene.dragFromSource(to: scene.inTarget)
        finger.move(to: CGPoint(x: 350, y: 150), duration: 0.1)
        finger.lift()
        #expect(
            scene.log == ["begin", "enter target", "leave target", "enter below", "can drop below", "drop below"])
    }

    @Test func `the operation has the target under the finger`() throws {
        let finger = scene.dragFromSource(to: scene.outside)
        let operation = try #require(scene.recorder.operation)
        #expect(operation.dropTargetView == nil)
        finger.move(to: scene.inTarget)
        #expect(operation.dropTargetView === scene.target)
        finger.move(to: scene.outside)
        #expect(operation.dropTargetView == nil)
        finger.lift()
    }

    @Test func `the innermost registered ancestor of the view under the finger is the target`() {
        let inner = scene.addTarget("inner", frame: CGRect(x: 20, y: 20, width: 60, height: 60), in: scene.target)
        let leaf = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        inner.addSubview(leaf)
        let finger = scene.dragFromSource(to: CGPoint(x: 310, y: 10))
        finger.move(to: scene.inTarget)
        finger.lift()
        #expect(scene.log == ["begin", "enter target", "leave target", "enter inner", "can drop inner", "drop inner"])
    }

    @Test func `a target with disabled user interaction gets no drag`() {
        scene.target.isUserInteractionEnabled = false
        host.drag(from: scene.inSource, to: scene.inTarget)
        #expect(scene.log == ["begin", "cancel"])
    }

    @Test func `the container of a target with disabled user interaction is the target`() {
        let inner = scene.addTarget("inner", frame: CGRect(x: 0, y: 0, width: 100, height: 100), in: scene.target)
        inner.isUserInteractionEnabled = false
        host.drag(from: scene.inSource, to: scene.inTarget)
        #expect(scene.log == ["begin", "enter target", "can drop target", "drop target"])
    }

    @Test func `a view that covers a target hides it`() {
        host.window.addSubview(UIView(frame: CGRect(x: 250, y: 0, width: 150, height: 150)))
        host.drag(from: scene.inSource, to: scene.inTarget)
        #expect(scene.log == ["begin", "cancel"])
    }

    @Test func `views that other fingers drag do not cover a target`() {
        let second = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        host.window.addSubview(second)
        let other = DNDDragAndDropController()
        other.registerDragSource(second, withDelegate: scene.recorder)
        let obstacle = host.touchDown(at: CGPoint(x: 50, y: 250))
        obstacle.move(to: scene.inTarget, duration: 0.1)
        scene.recorder.log = []
        host.drag(from: scene.inSource, to: scene.inTarget)
        #expect(scene.log == ["begin", "enter target", "can drop target", "drop target"])
        obstacle.cancel()
    }

    @Test func `a refused drop exits the target and cancels the drag`() {
        scene.recorder.allows = { _, _ in false }
        host.drag(from: scene.inSource, to: scene.inTarget)
        #expect(scene.log == ["begin", "enter target", "cannot drop target", "leave target", "cancel"])
    }

    @Test func `a target may refuse in one of its regions`() {
        scene.recorder.allows = { operation, target in operation.location(in: target).y < 50 }
        host.drag(from: scene.inSource, to: CGPoint(x: 350, y: 80))
        #expect(scene.log.last == "cancel")
        host.drag(from: scene.inSource, to: CGPoint(x: 350, y: 20))
        #expect(scene.log.last == "drop target")
    }

    @Test func `a drop is preceded by an enter even if only the last sample is over the target`() {
        let finger = host.touchDown(at: scene.inSource)
        finger.move(to: CGPoint(x: 80, y: 50))
        finger.move(to: scene.inTarget)
        finger.lift()
        #expect(scene.log == ["begin", "enter target", "can drop target", "drop target"])
    }

    @Test func `a drag that begins over a target enters it`() {
        scene.controller.registerDropTarget(scene.source, withDelegate: scene.recorder)
        let finger = host.touchDown(at: scene.inSource)
        finger.move(to: CGPoint(x: 70, y: 50))
        #expect(scene.log == ["begin", "enter source"])
        finger.lift()
        #expect(scene.log.last == "drop source")
    }

    @Test func `an unregistered target gets no drop`() {
        scene.controller.unregisterDropTarget(scene.target)
        scene.controller.unregisterDropTarget(scene.target)
        host.drag(from: scene.inSource, to: scene.inTarget)
        #expect(scene.log == ["begin", "cancel"])
    }

    @Test func `a delegate that implements only the drop gets no other call`() {
        final class Basket: DNDDropTargetDelegate {
            var drops = 0
            func dragOperation(_ operation: DNDDragOperation, didDropInDropTarget target: UIView) { drops += 1 }
        }
        let basket = Basket()
        scene.controller.registerDropTarget(scene.target, withDelegate: basket)
        host.drag(from: scene.inSource, to: scene.inTarget)
        #expect(basket.drops == 1)
        #expect(scene.log == ["begin"])
    }
}
