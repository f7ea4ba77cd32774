import DNDDragAndDrop
import Testing
import UIKitTesting

@MainActor
@Suite("Drag operations")
struct DragOperationTests {
    let scene = DragScene()
    var host: TestHost { scene.host }

    @Test func `an operation stores its source, its view and the delegates' user info`() throws {
        scene.recorder.makeView = { operation in
            #expect(operation.dragSourceView != nil)
            #expect(operation.draggingView == nil)
            operation.userInfo["letter"] = "A"
            return UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        }
        scene.recorder.onDrop = { operation, _ in
            #expect(operation.userInfo["letter"] as? String == "A")
        }
        host.drag(from: scene.inSource, to: scene.inTarget)
        let operation = try #require(scene.recorder.operation)
        #expect(operation.dragSourceView === scene.source)
        #expect(operation.draggingView.bounds.width == 30)
        #expect(scene.log.last == "drop target")
    }

    @Test func `the finger's position is converted to any view`() throws {
        scene.target.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let finger = scene.dragFromSource(to: CGPoint(x: 360, y: 50))
        let operation = try #require(scene.recorder.operation)
        #expect(operation.location(in: host.window) == CGPoint(x: 360, y: 50))
        #expect(operation.location(in: scene.target).isNear(CGPoint(x: 70, y: 50)))
        finger.lift()
    }

    @Test func `an operation converts points and rectangles to and from its view's superview`() throws {
        scene.source.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let finger = scene.dragFromSource(to: scene.outside)
        let operation = try #require(scene.recorder.operation)
        #expect(operation.convert(CGPoint(x: 10, y: 20), from: scene.target) == CGPoint(x: 310, y: 20))
        #expect(operation.convert(CGPoint(x: 310, y: 20), to: scene.target) == CGPoint(x: 10, y: 20))
        #expect(operation.convert(CGPoint(x: 10, y: 0), from: scene.source).isNear(CGPoint(x: 100, y: 10)))
        #expect(operation.convert(CGPoint(x: 100, y: 10), to: scene.source).isNear(CGPoint(x: 10, y: 0)))
        #expect(
            operation.convert(CGRect(x: 0, y: 0, width: 10, height: 20), from: scene.target)
                == CGRect(x: 300, y: 0, width: 10, height: 20))
        let turned = operation.convert(CGRect(x: 0, y: 0, width: 10, height: 20), from: scene.source)
        #expect(turned.origin.isNear(CGPoint(x: 80, y: 0)))
        #expect(abs(turned.width - 20) < 0.001 && abs(turned.height - 10) < 0.001)
        let back = operation.convert(CGRect(x: 80, y: 0, width: 20, height: 10), to: scene.source)
        #expect(back.origin.isNear(.zero))
        finger.lift()
    }

    @Test func `without an end in the delegate the view is removed immediately`() throws {
        host.drag(from: scene.inSource, to: scene.inTarget)
        let dropped = try #require(scene.recorder.operation)
        #expect(dropped.isDraggingViewRemoved)
        #expect(dropped.draggingView.superview == nil)
        host.drag(from: scene.inSource, to: scene.outside)
        let cancelled = try #require(scene.recorder.operation)
        #expect(cancelled.isDraggingViewRemoved)
        #expect(cancelled.draggingView.superview == nil)
    }

    @Test func `the view is not removed while it is dragged`() throws {
        let finger = scene.dragFromSource(to: scene.inTarget)
        #expect(scene.recorder.operation?.isDraggingViewRemoved == false)
        finger.lift()
    }

    @Test func `the view can be removed after an animation`() throws {
        scene.recorder.onDrop = { operation, _ in
            operation.removeDraggingView(animatedWithDuration: 0.3) { $0.alpha = 0 }
            #expect(operation.isDraggingViewRemoved)
        }
        host.drag(from: scene.inSource, to: scene.inTarget)
        let view = try #require(scene.recorder.operation?.draggingView)
        host.advance(by: 0.15)
        #expect(view.superview === host.window)
        let opacity = view.layer.presentation()?.opacity ?? -1
        #expect(opacity > 0.1 && opacity < 0.9)
        host.advance(by: 0.2)
        #expect(view.superview == nil)
    }

    @Test func `a cancelled view can be animated back to its source`() throws {
        scene.recorder.onCancel = { operation in
            operation.removeDraggingView(animatedWithDuration: 0.3) { view in
                view.center = operation.convert(CGPoint(x: 50, y: 50), from: operation.dragSourceView)
            }
        }
        host.drag(from: scene.inSource, to: scene.outside)
        let view = try #require(scene.recorder.operation?.draggingView)
        #expect(view.center == scene.inSource)
        host.advance(by: 0.15)
        let middle = host.presentedFrame(of: view)
        #expect(middle.midX > 55 && middle.midX < 195)
        host.advance(by: 0.2)
        #expect(view.superview == nil)
    }

    @Test func `removal in two steps leaves time for a chain of animations`() throws {
        scene.recorder.onDrop = { operation, _ in
            operation.beginRemovingDraggingView()
            UIView.animate(withDuration: 0.2) {
                operation.draggingView.center.y += 100
            } completion: { _ in
                UIView.animate(withDuration: 0.2) {
                    operation.draggingView.alpha = 0
                } completion: { _ in
                    operation.completeRemovingDraggingView()
                }
            }
        }
        host.drag(from: scene.inSource, to: scene.inTarget)
        let operation = try #require(scene.recorder.operation)
        #expect(operation.isDraggingViewRemoved)
        #expect(operation.draggingView.superview === host.window)
        host.advance(by: 0.3)
        #expect(operation.draggingView.superview === host.window)
        host.advance(by: 0.2)
        #expect(operation.draggingView.superview == nil)
    }

    @Test func `completing a removal that did not begin removes the view immediately and once`() throws {
        scene.recorder.onDrop = { operation, target in
            operation.completeRemovingDraggingView()
            #expect(operation.draggingView.superview == nil)
            target.addSubview(operation.draggingView)
            operation.completeRemovingDraggingView()
            operation.removeDraggingView()
        }
        host.drag(from: scene.inSource, to: scene.inTarget)
        #expect(scene.recorder.operation?.draggingView.superview === scene.target)
    }

    @Test func `a view that a delegate moved to another superview stays there`() throws {
        scene.recorder.onDrop = { operation, target in
            target.addSubview(operation.draggingView)
        }
        host.drag(from: scene.inSource, to: scene.inTarget)
        #expect(scene.recorder.operation?.draggingView.superview === scene.target)
    }

    @Test func `removing the view during a drag ends the drag, exits the target and does not notify the source`() throws {
        let finger = scene.dragFromSource(to: scene.inTarget)
        let operation = try #require(scene.recorder.operation)
        operation.removeDraggingView()
        #expect(operation.draggingView.superview == nil)
        #expect(scene.log == ["begin", "enter target", "leave target"])
        finger.move(to: scene.outside)
        finger.move(to: scene.inTarget)
        finger.lift()
        #expect(scene.log == ["begin", "enter target", "leave target"])
        host.drag(from: scene.inSource, to: scene.inTarget)
        #expect(scene.log.last == "drop target")
    }

    @Test func `removing the view in the delegate's request for it prevents the drag`() {
        scene.recorder.makeView = { operation in
            operation.removeDraggingView()
            return UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        }
        host.drag(from: scene.inSource, to: scene.inTarget)
        #expect(scene.log == ["begin"])
        #expect(host.window.subviews.count == 2)
    }

    @Test func `a view that is dragged again during its fade is not removed from the new drag`() throws {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        scene.recorder.makeView = { _ in card }
        scene.recorder.onCancel = { $0.removeDraggingView(animatedWithDuration: 0.5) { $0.alpha = 0.5 } }
        host.drag(from: scene.inSource, to: scene.outside)
        let finger = scene.dragFromSource(to: scene.inTarget)
        host.advance(by: 1)
        #expect(card.superview === host.window)
        finger.lift()
        #expect(card.superview == nil)
    }
}

extension CGPoint {
    func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 0.001 && abs(y - other.y) < 0.001 }
}
