import DNDDragAndDrop
import Testing
import UIKitTesting

@MainActor
@Suite("Dragging a view")
struct DraggingTests {
    let scene = DragScene()
    var host: TestHost { scene.host }

    @Test func `a pan on a source requests a view and drops it on the target`() {
        host.drag(from: scene.inSource, to: scene.inTarget)
        #expect(scene.log == ["begin", "enter target", "can drop target", "drop target"])
    }

    @Test func `lifting the finger outside of all targets cancels the drag`() {
        host.drag(from: scene.inSource, to: scene.outside)
        #expect(scene.log == ["begin", "cancel"])
    }

    @Test func `Escape cancels the drag, and the finger has no further effect`() {
        let finger = scene.dragFromSource(to: scene.inTarget)
        host.press("Escape")
        #expect(scene.log == ["begin", "enter target", "leave target", "cancel"])
        finger.move(to: scene.outside)
        finger.lift()
        #expect(scene.log.count == 4)
        // The next drag is a normal one.
        host.drag(from: scene.inSource, to: scene.inTarget)
        #expect(scene.log.suffix(4) == ["begin", "enter target", "can drop target", "drop target"])
    }

    @Test func `a mouse drag continues while another window is active`() {
        let pointer = host.pointer
        pointer.move(to: scene.inSource)
        pointer.press()
        pointer.move(to: scene.outside, duration: 0.1)
        host.isActive = false
        pointer.move(to: scene.inTarget, duration: 0.1)
        pointer.release()
        #expect(scene.log == ["begin", "enter target", "can drop target", "drop target"])
    }

    @Test func `a tap on a source drags nothing`() {
        host.tap(at: scene.inSource)
        #expect(scene.log.isEmpty)
    }

    @Test func `the view is in the window with its centre under the finger`() throws {
        let finger = scene.dragFromSource(to: CGPoint(x: 180, y: 90))
        let view = try #require(scene.recorder.operation?.draggingView)
        #expect(view.superview === host.window)
        #expect(view.center == CGPoint(x: 180, y: 90))
        finger.move(to: CGPoint(x: 33, y: 210))
        #expect(view.center == CGPoint(x: 33, y: 210))
        finger.lift()
    }

    @Test func `a view of another superview is moved to the window`() throws {
        let card = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        scene.source.addSubview(card)
        scene.recorder.makeView = { _ in card }
        let finger = scene.dragFromSource(to: scene.outside)
        #expect(card.superview === host.window)
        #expect(card.center == scene.outside)
        finger.lift()
        #expect(card.superview == nil)
    }

    @Test func `the source itself can be dragged`() {
        let source = scene.source
        scene.recorder.makeView = { $0.dragSourceView }
        scene.recorder.onDrop = { operation, target in
            operation.removeDraggingView()
            target.addSubview(source)
        }
        host.drag(from: scene.inSource, to: scene.inTarget)
        #expect(scene.log == ["begin", "enter target", "can drop target", "drop target"])
        #expect(source.superview === scene.target)
    }

    @Test func `the view may be animated in`() throws {
        scene.recorder.makeView = { _ in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            view.alpha = 0
            UIView.animate(withDuration: 0.2) { view.alpha = 1 }
            return view
        }
        let finger = host.touchDown(at: scene.inSource)
        finger.move(to: CGPoint(x: 80, y: 50))
        let view = try #require(scene.recorder.operation?.draggingView)
        host.advance(by: 0.1)
        let halfway = view.layer.presentation()?.opacity ?? -1
        #expect(halfway > 0.2 && halfway < 0.8)
        #expect(host.presentedFrame(of: view).midX == 80, "the place is not animated")
        host.advance(by: 0.2)
        #expect(view.layer.presentation()?.opacity == 1)
        finger.lift()
    }

    @Test func `nil from the delegate prevents the drag`() {
        scene.recorder.makeView = { _ in nil }
        host.drag(from: scene.inSource, to: scene.inTarget)
        #expect(scene.log == ["begin"])
        scene.recorder.makeView = { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        host.drag(from: scene.inSource, to: scene.inTarget)
        #expect(scene.log == ["begin", "begin", "enter target", "can drop target", "drop target"])
    }

    @Test func `the default recognizer is a pan with at most one touch`() throws {
        #expect(scene.source.gestureRecognizers?.count == 1)
        let pan = try #require(scene.source.gestureRecognizers?.first as? UIPanGestureRecognizer)
        #expect(pan.maximumNumberOfTouches == 1)
    }

    @Test func `a given recognizer is added to the source and removed with it`() {
        let press = UILongPressGestureRecognizer()
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        host.window.addSubview(view)
        scene.controller.registerDragSource(view, withDelegate: scene.recorder, dragRecognizer: press)
        #expect(press.view === view)
        let finger = host.touchDown(at: CGPoint(x: 50, y: 150))
        finger.hold(for: 0.6)
        finger.move(to: scene.inTarget, duration: 0.2)
        finger.lift()
        #expect(scene.log == ["begin", "enter target", "can drop target", "drop target"])
        scene.controller.unregisterDragSource(view)
        #expect(press.view == nil)
        #expect(view.gestureRecognizers?.isEmpty ?? true)
    }

    @Test func `an unregistered source drags nothing`() {
        scene.controller.unregisterDragSource(scene.source)
        scene.controller.unregisterDragSource(scene.source)
        host.drag(from: scene.inSource, to: scene.inTarget)
        #expect(scene.log.isEmpty)
        #expect(scene.source.gestureRecognizers?.isEmpty ?? true)
    }

    @Test func `registering a source again replaces its delegate`() {
        let other = DragRecorder()
        scene.controller.registerDragSource(scene.source, withDelegate: other)
        #expect(scene.source.gestureRecognizers?.count == 1)
        host.drag(from: scene.inSource, to: scene.outside)
        #expect(other.log == ["begin", "cancel"])
        #expect(scene.log.isEmpty)
    }

    @Test func `a mouse drags as a finger does`() {
        host.pointer.move(to: scene.inSource)
        host.pointer.press()
        host.pointer.move(to: scene.inTarget, duration: 0.3)
        host.pointer.release()
        #expect(scene.log == ["begin", "enter target", "can drop target", "drop target"])
    }

    @Test func `a controller without a window uses the key window`() {
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        other.isUserInteractionEnabled = false
        other.isHidden = false
        let finger = scene.dragFromSource(to: scene.outside)
        #expect(scene.recorder.operation?.draggingView.superview === host.window)
        finger.lift()
    }

    @Test func `a controller with a window shows its drags there`() {
        let overlay = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        overlay.isUserInteractionEnabled = false
        overlay.isHidden = false
        let controller = DNDDragAndDropController(window: overlay)
        controller.registerDragSource(scene.source, withDelegate: scene.recorder)
        scene.controller.unregisterDragSource(scene.source)
        let finger = scene.dragFromSource(to: scene.outside)
        #expect(scene.recorder.operation?.draggingView.superview === overlay)
        finger.lift()
    }

    @Test func `sources and targets of different controllers are separate`() {
        let other = DNDDragAndDropController()
        let foreign = DragRecorder()
        let view = UIView(frame: CGRect(x: 300, y: 100, width: 100, height: 100))
        host.window.addSubview(view)
        other.registerDropTarget(view, withDelegate: foreign)
        host.drag(from: scene.inSource, to: CGPoint(x: 350, y: 150))
        #expect(scene.log == ["begin", "cancel"])
        #expect(foreign.log.isEmpty)
    }

    @Test func `two fingers drag two views of two sources at once`() {
        let second = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        host.window.addSubview(second)
        scene.controller.registerDragSource(second, withDelegate: scene.recorder)
        let one = host.touchDown(at: scene.inSource)
        let two = host.touchDown(at: CGPoint(x: 50, y: 250))
        one.move(to: CGPoint(x: 200, y: 50), duration: 0.1)
        two.move(to: CGPoint(x: 200, y: 250), duration: 0.1)
        #expect(scene.recorder.operations.count == 2)
        #expect(scene.recorder.operations.map { $0.draggingView.center } == [CGPoint(x: 200, y: 50), CGPoint(x: 200, y: 250)])
        two.move(to: scene.inTarget)
        one.move(to: scene.inTarget)
        two.lift()
        one.lift()
        #expect(scene.log.filter { $0 == "drop target" }.count == 2)
        #expect(scene.log.filter { $0 == "enter target" }.count == 2)
    }
}
