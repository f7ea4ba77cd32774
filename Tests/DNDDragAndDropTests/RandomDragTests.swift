import DNDDragAndDrop
import Testing
import UIKitTesting

/// Random touches drag between sources and targets that are added, removed or refuse. The order of the calls stays valid.
@MainActor
@Suite("Random drags")
struct RandomDragTests {
    /// A delegate that checks the order of each operation's calls.
    final class CallChecker: DNDDragSourceDelegate, DNDDropTargetDelegate {
        struct Course {
            var entered: UIView?
            var isOver = false
        }

        var courses: [ObjectIdentifier: Course] = [:]
        /// The operations so far. Retained so that no address is reused.
        var operations: [DNDDragOperation] = []
        var violations: [String] = []
        var begun = 0
        var drops = 0
        var cancels = 0
        /// A disturbance that runs once in the next callback.
        var disturbance: (() -> Void)?

        private func play() {
            let disturbance = disturbance
            self.disturbance = nil
            disturbance?()
        }

        private func update(_ operation: DNDDragOperation, _ change: (inout Course) -> Void) {
            guard var course = courses[ObjectIdentifier(operation)] else { return violations.append("a call without a beginning") }
            if course.isOver { violations.append("a call after the end") }
            change(&course)
            courses[ObjectIdentifier(operation)] = course
        }

        func draggingView(for operation: DNDDragOperation) -> UIView? {
            operations.append(operation)
            courses[ObjectIdentifier(operation)] = Course()
            begun += 1
            play()
            return UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        func dragOperationWillCancel(_ operation: DNDDragOperation) {
            cancels += 1
            update(operation) { course in
                if course.entered != nil { violations.append("a cancel over a target that was not left") }
                course.isOver = true
            }
            play()
        }

        func dragOperation(_ operation: DNDDragOperation, didDropInDropTarget target: UIView) {
            drops += 1
            update(operation) { course in
                if course.entered !== target { violations.append("a drop without its enter") }
                course.isOver = true
            }
            play()
        }

        func dragOperation(_ operation: DNDDragOperation, canDropInDropTarget target: UIView) -> Bool {
            update(operation) { if $0.entered !== target { violations.append("a question before its enter") } }
            play()
            return target.tag != 1
        }

        func dragOperation(_ operation: DNDDragOperation, didEnterDropTarget target: UIView) {
            update(operation) { course in
                if course.entered != nil { violations.append("an enter without a leave before it") }
                course.entered = target
            }
            play()
        }

        func dragOperation(_ operation: DNDDragOperation, didLeaveDropTarget target: UIView) {
            update(operation) { course in
                if course.entered !== target { violations.append("a leave without its enter") }
                course.entered = nil
            }
            play()
        }
    }

    @Test(arguments: 1...60)
    func `every drag ends once, and its calls are paired`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let host = TestHost(size: CGSize(width: 400, height: 400))
        let controller = DNDDragAndDropController()
        let checker = CallChecker()
        var views: [UIView] = []
        func randomPoint() -> CGPoint { CGPoint(x: .random(in: 5...395, using: &random), y: .random(in: 5...395, using: &random)) }

        func addView() {
            let center = randomPoint()
            let view = UIView(frame: CGRect(x: center.x - 50, y: center.y - 50, width: 100, height: 100))
            view.tag = Int.random(in: 0...3, using: &random)
            let parent = Bool.random(using: &random) ? views.randomElement(using: &random) : nil
            (parent ?? host.window).addSubview(view)
            if Int.random(in: 0...9, using: &random) < 7 { controller.registerDropTarget(view, withDelegate: checker) }
            if Int.random(in: 0...9, using: &random) < 8 { controller.registerDragSource(view, withDelegate: checker) }
            views.append(view)
        }
        /// Removes or disables a random view. The views stay allocated, so that each enter call can have its leave call.
        func disturb() {
            guard let view = views.randomElement(using: &random) else { return }
            switch Int.random(in: 0...8, using: &random) {
            case 0: view.removeFromSuperview()
            case 1: controller.unregisterDragSource(view)
            case 2: controller.unregisterDropTarget(view)
            case 3: view.isUserInteractionEnabled.toggle()
            case 4: view.gestureRecognizers?.first?.isEnabled.toggle()
            default: addView()
            }
        }

        /// A point that is mostly in a view that is still in the window.
        func start() -> CGPoint {
            guard let view = views.filter({ $0.window != nil }).randomElement(using: &random), Int.random(in: 0...4, using: &random) > 0
            else { return randomPoint() }
            return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        }

        for _ in 0..<10 { addView() }
        var fingers: [TestTouch] = []
        for _ in 0..<300 {
            switch Int.random(in: 0...11, using: &random) {
            case 0 where fingers.count < 4, 1 where fingers.count < 4:
                fingers.append(host.touchDown(at: start()))
            case 2: disturb()
            case 3 where !fingers.isEmpty: fingers.remove(at: .random(in: fingers.indices, using: &random)).lift()
            case 4 where !fingers.isEmpty && Int.random(in: 0...3, using: &random) == 0:
                fingers.remove(at: .random(in: fingers.indices, using: &random)).cancel()
            case 5 where Bool.random(using: &random): checker.disturbance = disturb
            case 6 where Int.random(in: 0...3, using: &random) == 0: checker.operations.last?.removeDraggingView()
            default:
                if let finger = fingers.randomElement(using: &random) { finger.move(to: randomPoint(), duration: 0.05) }
            }
        }
        for finger in fingers { finger.lift() }
        host.advance(by: 1)

        #expect(checker.violations.isEmpty)
        for operation in checker.operations {
            #expect(operation.draggingView == nil || operation.isDraggingViewRemoved)
            #expect(operation.draggingView?.superview == nil)
        }
        #expect(checker.drops + checker.cancels <= checker.begun)
    }
}
