import DNDDragAndDrop
import UIKitTesting

/// A delegate of sources and targets that logs its calls and has configurable return values.
@MainActor
final class DragRecorder: DNDDragSourceDelegate, DNDDropTargetDelegate {
    /// The log, such as "enter target", "drop target" or "cancel". Views are named by `accessibilityName`.
    var log: [String] = []
    var names: [ObjectIdentifier: String] = [:]
    var operations: [DNDDragOperation] = []

    /// Returns the dragging view. By default a red square of 50 points.
    var makeView: (DNDDragOperation) -> UIView? = { _ in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.backgroundColor = .red
        return view
    }
    var allows: (DNDDragOperation, UIView) -> Bool = { _, _ in true }
    var onEnter: (DNDDragOperation, UIView) -> Void = { _, _ in }
    var onLeave: (DNDDragOperation, UIView) -> Void = { _, _ in }
    var onDrop: (DNDDragOperation, UIView) -> Void = { _, _ in }
    var onCancel: (DNDDragOperation) -> Void = { _ in }

    var operation: DNDDragOperation? { operations.last }

    func name(_ view: UIView, _ name: String) {
        names[ObjectIdentifier(view)] = name
    }

    private func name(of view: UIView) -> String { names[ObjectIdentifier(view)] ?? "?" }

    func draggingView(for operation: DNDDragOperation) -> UIView? {
        operations.append(operation)
        log.append("begin")
        return makeView(operation)
    }

    func dragOperationWillCancel(_ operation: DNDDragOperation) {
        log.append("cancel")
        onCancel(operation)
    }

    func dragOperation(_ operation: DNDDragOperation, didDropInDropTarget target: UIView) {
        log.append("drop \(name(of: target))")
        onDrop(operation, target)
    }

    func dragOperation(_ operation: DNDDragOperation, canDropInDropTarget target: UIView) -> Bool {
        let allowed = allows(operation, target)
        log.append("\(allowed ? "can" : "cannot") drop \(name(of: target))")
        return allowed
    }

    func dragOperation(_ operation: DNDDragOperation, didEnterDropTarget target: UIView) {
        log.append("enter \(name(of: target))")
        onEnter(operation, target)
    }

    func dragOperation(_ operation: DNDDragOperation, didLeaveDropTarget target: UIView) {
        log.append("leave \(name(of: target))")
        onLeave(operation, target)
    }
}

/// A window with a source at the top left and a target at the top right, both of 100 × 100 points, and a recorder as their delegate.
@MainActor
final class DragScene {
    let host = TestHost(size: CGSize(width: 400, height: 400))
    let recorder = DragRecorder()
    var controller = DNDDragAndDropController()
    /// At (0, 0).
    var source: UIView
    /// At (300, 0).
    var target: UIView

    /// A point in the source, one in the target, and one outside of both.
    let inSource = CGPoint(x: 50, y: 50)
    let inTarget = CGPoint(x: 350, y: 50)
    let outside = CGPoint(x: 200, y: 300)

    init() {
        source = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        target = UIView(frame: CGRect(x: 300, y: 0, width: 100, height: 100))
        host.window.addSubview(source)
        host.window.addSubview(target)
        recorder.name(source, "source")
        recorder.name(target, "target")
        controller.registerDragSource(source, withDelegate: recorder)
        controller.registerDropTarget(target, withDelegate: recorder)
    }

    var log: [String] { recorder.log }

    /// Adds a target that the log calls `name`.
    @discardableResult
    func addTarget(_ name: String, frame: CGRect, in superview: UIView? = nil) -> UIView {
        let view = UIView(frame: frame)
        (superview ?? host.window).addSubview(view)
        recorder.name(view, name)
        controller.registerDropTarget(view, withDelegate: recorder)
        return view
    }

    /// A touch dragged from the source to `point` and still down.
    func dragFromSource(to point: CGPoint) -> TestTouch {
        let finger = host.touchDown(at: inSource)
        finger.move(to: point, duration: 0.2)
        return finger
    }
}
