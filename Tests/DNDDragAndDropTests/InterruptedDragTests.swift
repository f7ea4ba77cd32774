import DNDDragAndDrop
import Testing
import UIKitTesting

@MainActor
@Suite("Interrupted drags")
struct InterruptedDragTests {
    let scene = DragScene()
    var host: TestHost { scene.host }

    /// The log of a drag that enters the target and is cancelled there.
    static let cancelledOverTarget = ["begin", "enter target", "leave target", "cancel"]

    @Test func `a cancelled touch cancels the drag without a drop`() {
        let finger = scene.dragFromSource(to: scene.inTarget)
        finger.cancel()
        #expect(scene.log == Self.cancelledOverTarget)
        #expect(scene.recorder.operation?.draggingView.superview == nil)
    }

    @Test func `disabling the recognizer cancels the drag`() {
        let finger = scene.dragFromSource(to: scene.inTarget)
        scene.source.gestureRecognizers?.first?.isEnabled = false
        #expect(scene.log == Self.cancelledOverTarget)
        finger.lift()
        #expect(scene.log == Self.cancelledOverTarget)
    }

    @Test func `removing the recognizer from its source cancels the drag`() throws {
        let finger = scene.dragFromSource(to: scene.inTarget)
        scene.source.removeGestureRecognizer(try #require(scene.source.gestureRecognizers?.first))
        host.advance(by: 0.1)
        finger.lift()
        #expect(scene.log == Self.cancelledOverTarget)
    }

    @Test func `removing the source from its window cancels the drag`() {
        let finger = scene.dragFromSource(to: scene.inTarget)
        scene.source.removeFromSuperview()
        host.advance(by: 0.1)
        #expect(scene.log == Self.cancelledOverTarget)
        finger.move(to: CGPoint(x: 345, y: 45))
        finger.lift()
        #expect(scene.log == Self.cancelledOverTarget)
    }

    @Test func `hiding the window cancels the drag`() {
        let finger = scene.dragFromSource(to: scene.inTarget)
        host.window.isHidden = true
        host.advance(by: 0.1)
        #expect(scene.log == Self.cancelledOverTarget)
        finger.lift()
        #expect(scene.log == Self.cancelledOverTarget)
    }

    @Test func `removing the window cancels the drag`() {
        var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        window?.isHidden = false
        window?.addSubview(scene.source)
        window?.addSubview(scene.target)
        let finger = scene.dragFromSource(to: scene.inTarget)
        scene.recorder.operation?.draggingView.backgroundColor = .green
        window?.isHidden = true
        scene.source.removeFromSuperview()
        scene.target.removeFromSuperview()
        window = nil
        host.advance(by: 0.1)
        finger.lift()
        #expect(scene.log.filter { $0 == "cancel" }.count == 1)
        #expect(!scene.log.contains { $0.hasPrefix("drop") })
    }

    @Test func `deallocating the source cancels the drag`() {
        weak var source: UIView?
        var view: UIView? = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        if let view { host.window.addSubview(view) }
        if let view { scene.controller.registerDragSource(view, withDelegate: scene.recorder) }
        source = view
        let finger = host.touchDown(at: CGPoint(x: 50, y: 250))
        finger.move(to: scene.inTarget, duration: 0.2)
        #expect(scene.log == ["begin", "enter target"])
        view?.removeFromSuperview()
        view = nil
        host.advance(by: 0.1)
        #expect(scene.log == Self.cancelledOverTarget)
        finger.lift()
        host.advance(by: 0.1)
        #expect(source == nil)
        #expect(scene.log == Self.cancelledOverTarget)
        #expect(scene.recorder.operation?.draggingView.superview == nil)
    }

    @Test func `a target that is deallocated under the finger gets no drop`() {
        weak var target: UIView?
        var view: UIView? = scene.addTarget("mortal", frame: CGRect(x: 300, y: 100, width: 100, height: 100))
        target = view
        let finger = scene.dragFromSource(to: CGPoint(x: 350, y: 150))
        view?.removeFromSuperview()
        view = nil
        #expect(target == nil)
        #expect(scene.recorder.operation?.dropTargetView == nil)
        finger.lift()
        #expect(scene.log == ["begin", "enter mortal", "cancel"])
    }

    @Test func `a target that is removed under the finger is exited`() {
        let finger = scene.dragFromSource(to: scene.inTarget)
        scene.target.removeFromSuperview()
        finger.lift()
        #expect(scene.log == Self.cancelledOverTarget)
    }

    @Test func `deallocating the source's delegate cancels the drag`() {
        var delegate: DragRecorder? = DragRecorder()
        weak let weakDelegate = delegate
        if let delegate { scene.controller.registerDragSource(scene.source, withDelegate: delegate) }
        let finger = scene.dragFromSource(to: scene.inTarget)
        let view = delegate?.operation?.draggingView
        #expect(view?.superview === host.window)
        delegate = nil
        #expect(weakDelegate == nil)
        finger.move(to: CGPoint(x: 345, y: 45))
        finger.lift()
        #expect(scene.log == ["enter target", "leave target"])
        #expect(view?.superview == nil)
    }

    @Test func `a target whose delegate is deallocated gets no drop`() {
        var delegate: DragRecorder? = DragRecorder()
        if let delegate { scene.controller.registerDropTarget(scene.target, withDelegate: delegate) }
        let finger = scene.dragFromSource(to: scene.inTarget)
        #expect(delegate?.log == ["enter ?"])
        delegate = nil
        finger.lift()
        #expect(scene.log == ["begin", "cancel"])
    }

    @Test func `a source whose delegate was deallocated drags nothing`() {
        var delegate: DragRecorder? = DragRecorder()
        if let delegate { scene.controller.registerDragSource(scene.source, withDelegate: delegate) }
        delegate = nil
        host.drag(from: scene.inSource, to: scene.inTarget)
        #expect(scene.log.isEmpty)
        #expect(host.window.subviews.count == 2)
    }

    @Test func `a deallocated controller ends its drags and removes its recognizers`() {
        var controller: DNDDragAndDropController? = DNDDragAndDropController()
        controller?.registerDragSource(scene.source, withDelegate: scene.recorder)
        scene.controller.unregisterDragSource(scene.source)
        let finger = scene.dragFromSource(to: scene.outside)
        controller = nil
        #expect(scene.log == ["begin", "cancel"])
        #expect(scene.recorder.operation?.draggingView.superview == nil)
        #expect(scene.source.gestureRecognizers?.isEmpty ?? true)
        finger.lift()
        #expect(scene.log == ["begin", "cancel"])
    }

    @Test func `unregistering the source during a drag cancels it`() {
        let finger = scene.dragFromSource(to: scene.inTarget)
        scene.controller.unregisterDragSource(scene.source)
        #expect(scene.log == Self.cancelledOverTarget)
        finger.lift()
        #expect(scene.log == Self.cancelledOverTarget)
    }

    @Test func `unregistering the target under the finger exits it`() {
        let finger = scene.dragFromSource(to: scene.inTarget)
        scene.controller.unregisterDropTarget(scene.target)
        #expect(scene.log == ["begin", "enter target", "leave target"])
        finger.lift()
        #expect(scene.log == Self.cancelledOverTarget)
    }

    @Test(arguments: ["begin", "enter", "leave", "can", "drop", "cancel"])
    func `a delegate may unregister and remove everything in any call`(call: String) {
        let scene = scene
        func removeEverything() {
            scene.controller.unregisterDropTarget(scene.target)
            scene.controller.unregisterDragSource(scene.source)
            scene.source.removeFromSuperview()
            scene.target.removeFromSuperview()
        }
        let makeView = scene.recorder.makeView
        scene.recorder.makeView = { operation in
            if call == "begin" { removeEverything() }
            return makeView(operation)
        }
        scene.recorder.onEnter = { _, _ in if call == "enter" { removeEverything() } }
        scene.recorder.onLeave = { _, _ in if call == "leave" { removeEverything() } }
        scene.recorder.allows = { _, _ in
            if call == "can" { removeEverything() }
            return true
        }
        scene.recorder.onDrop = { _, _ in if call == "drop" { removeEverything() } }
        scene.recorder.onCancel = { _ in if call == "cancel" { removeEverything() } }

        let finger = scene.dragFromSource(to: scene.inTarget)
        if call == "leave" || call == "cancel" { finger.move(to: scene.outside) }
        finger.lift()
        host.advance(by: 1)

        let log = scene.log.filter { !$0.contains("can") || $0 == "cancel" }
        #expect(log.filter { $0.hasPrefix("drop") || $0 == "cancel" }.count == 1, "\(scene.log)")
        let entered = log.filter { $0.hasPrefix("enter") }.count
        #expect(entered == log.filter { $0.hasPrefix("leave") || $0.hasPrefix("drop") }.count, "\(scene.log)")
        #expect(scene.recorder.operation?.draggingView?.superview == nil)
    }

    @Test func `a recognizer that is cancelled during the request for the view is cancelled once`() {
        let recognizer = scene.source.gestureRecognizers?.first
        let makeView = scene.recorder.makeView
        scene.recorder.makeView = { operation in
            recognizer?.isEnabled = false
            recognizer?.isEnabled = true
            return makeView(operation)
        }
        host.drag(from: scene.inSource, to: scene.inTarget)
        #expect(scene.log == ["begin", "cancel"])
        #expect(scene.recorder.operation?.draggingView.superview == nil)
    }

    @Test func `after an interrupted drag the next one works`() {
        scene.dragFromSource(to: scene.inTarget).cancel()
        scene.recorder.log = []
        host.drag(from: scene.inSource, to: scene.inTarget)
        #expect(scene.log == ["begin", "enter target", "can drop target", "drop target"])
    }
}
