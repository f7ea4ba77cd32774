import DNDDragAndDrop
import UIKit

final class PaletteViewController: UIViewController, DNDDragSourceDelegate, DNDDropTargetDelegate {
    private let dragAndDrop = DNDDragAndDropController()
    private let swatch = UIView(frame: CGRect(x: 40, y: 40, width: 80, height: 80))
    private let well = UIView(frame: CGRect(x: 40, y: 240, width: 200, height: 200))

    override func viewDidLoad() {
        super.viewDidLoad()
        swatch.backgroundColor = .systemGreen
        well.layer.borderWidth = 2
        view.addSubview(swatch)
        view.addSubview(well)
        dragAndDrop.registerDragSource(swatch, withDelegate: self)
        dragAndDrop.registerDropTarget(well, withDelegate: self)
    }

    // The dragged view: it moves to the window, centred under the finger. Nil prevents the drag.
    func draggingView(for operation: DNDDragOperation) -> UIView? {
        let copy = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        copy.backgroundColor = operation.dragSourceView.backgroundColor
        return copy
    }

    // Released outside of all targets: fade out instead of disappearing at once.
    func dragOperationWillCancel(_ operation: DNDDragOperation) {
        operation.removeDraggingView(animatedWithDuration: 0.3) { $0.alpha = 0 }
    }

    func dragOperation(_ operation: DNDDragOperation, didEnterDropTarget target: UIView) {
        target.layer.borderColor = operation.draggingView.backgroundColor?.cgColor
    }

    func dragOperation(_ operation: DNDDragOperation, didLeaveDropTarget target: UIView) {
        target.layer.borderColor = UIColor.separator.cgColor
    }

    func dragOperation(_ operation: DNDDragOperation, didDropInDropTarget target: UIView) {
        target.backgroundColor = operation.draggingView.backgroundColor
    }
}
