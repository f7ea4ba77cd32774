import DNDDragAndDrop
import UIKit

/// Two tables: rows are moved between them by the system's drag and drop, or by a long press; a swipe deletes, and undo restores.
public final class TablesViewController: StageViewController {
    /// The sidebar's entry.
    public static let demo = GalleryDemo(
        title: "Tables", summary: "Hold a row and drag it to the other table. Swipe one aside to mark or delete it.", symbol: .tables,
        color: .systemTeal, makeViewController: { TablesViewController() })

    /// The implementation of the drag.
    private enum Carrier: Int {
        case system, press
    }

    private let lists = [
        TaskList(name: "Today", titles: ["Water plants", "Bake bread", "Call Ada", "Fix the bike", "Read a chapter"]),
        TaskList(name: "Later", titles: ["Swim", "Write to Grace", "Sort photos"]),
    ]
    private let choice = ChoiceBar(["System drag", "Press and drag"])
    private let undoButton = UIButton(type: .system)
    private lazy var dragAndDrop = DNDDragAndDropController()
    private lazy var carriers = lists.map { TaskCarrier($0, delegate: self) }
    private let history = UndoManager()

    /// Fills the tables.
    public override func viewDidLoad() {
        super.viewDidLoad()
        for list in lists {
            list.onDelete = { [weak self, weak list] task, row in
                if let list { self?.deleted(task, at: row, of: list) }
            }
            stage.addSubview(list.table)
        }
        undoButton.setTitle(local("Undo"), for: .normal)
        undoButton.titleLabel?.followTextSize(upTo: 24)
        undoButton.isEnabled = false
        undoButton.tintColor = .accent
        undoButton.addAction(UIAction { [weak self] _ in self?.undo() }, for: .touchUpInside)
        choice.onChange = { [weak self] in self?.carry(by: Carrier(rawValue: $0) ?? .system) }
        stage.addSubview(choice)
        stage.addSubview(undoButton)
        carry(by: .system)
    }

    override func leastStageHeight(forWidth width: CGFloat) -> CGFloat { width < 560 ? 420 : 240 }

    override func layoutStage() {
        let bounds = stage.bounds
        let gap: CGFloat = 16
        let undo = max(72, undoButton.intrinsicContentSize.width.rounded(.up))
        undoButton.frame = stage.directed(CGRect(x: bounds.maxX - undo, y: 0, width: undo, height: ChoiceBar.height))
        choice.frame = stage.directed(CGRect(x: 0, y: 0, width: min(320, bounds.width - undo - gap), height: ChoiceBar.height))
        let top = ChoiceBar.height + gap
        let width = (bounds.width - gap) / 2
        let isNarrow = bounds.width < 560
        let height = isNarrow ? (bounds.height - top - gap) / 2 : bounds.height - top
        for (index, list) in lists.enumerated() {
            let position = CGFloat(index)
            list.table.frame =
                isNarrow
                ? CGRect(x: 0, y: top + position * (height + gap), width: bounds.width, height: height).onWholePoints
                : stage.directed(CGRect(x: position * (width + gap), y: top, width: width, height: height)).onWholePoints
        }
    }

    private func carry(by carrier: Carrier) {
        for (list, carried) in zip(lists, carriers) {
            switch carrier {
            case .system:
                dragAndDrop.unregisterDragSource(list.table)
                dragAndDrop.unregisterDropTarget(list.table)
                list.table.dragDelegate = carried
                list.table.dropDelegate = carried
                list.table.dragInteractionEnabled = true
            case .press:
                list.table.dragDelegate = nil
                list.table.dropDelegate = nil
                let press = DNDLongPressDragRecognizer()
                list.table.panGestureRecognizer.require(toFail: press)
                dragAndDrop.registerDragSource(list.table, withDelegate: self, dragRecognizer: press)
                dragAndDrop.registerDropTarget(list.table, withDelegate: self)
            }
        }
    }

    // MARK: Deleting and taking back

    private func deleted(_ task: ErrandTask, at row: Int, of list: TaskList) {
        status = .cancelled(local("“%1” was deleted", with: local(task.title)))
        history.registerUndo(withTarget: self) { demo in
            list.insert(task, at: row)
            demo.status = .dropped(local("“%1” is back in %2", with: local(task.title), local(list.name)), color: task.color)
        }
        undoButton.isEnabled = history.canUndo
    }

    private func undo() {
        history.undo()
        undoButton.isEnabled = history.canUndo
    }

    fileprivate func moved(_ task: ErrandTask, to list: TaskList) {
        status = .dropped(local("“%1” is now in %2", with: local(task.title), local(list.name)), color: task.color)
    }

    private func list(of table: UIView?) -> TaskList? { lists.first { $0.table === table } }
}

extension TablesViewController: TaskCarrierDelegate {
    func carrier(_ carrier: TaskCarrier, didMove task: ErrandTask, to list: TaskList) { moved(task, to: list) }
    func carrier(_ carrier: TaskCarrier, listWith task: ErrandTask) -> TaskList? { lists.first { $0.row(of: task) != nil } }
}

extension TablesViewController: DNDDragSourceDelegate {
    /// A snapshot of the row under the finger. The row is removed, and the others close the gap.
    public func draggingView(for operation: DNDDragOperation) -> UIView? {
        guard let list = list(of: operation.dragSourceView),
            let path = list.table.indexPathForRow(at: operation.location(in: list.table)), let cell = list.table.cellForRow(at: path)
        else { return nil }
        let task = list.tasks[path.row]
        operation.userInfo["task"] = task
        operation.userInfo["home"] = list
        operation.userInfo["row"] = path.row
        let picture = TaskPicture(task, size: cell.bounds.size)
        picture.frame.origin = cell.convert(CGPoint.zero, to: list.table)
        list.remove(at: path.row)
        status = .dragging(local("Dragging “%1”", with: local(task.title)))
        return picture
    }

    /// The row returns to its position.
    public func dragOperationWillCancel(_ operation: DNDDragOperation) {
        guard let task = operation.userInfo["task"] as? ErrandTask, let home = operation.userInfo["home"] as? TaskList,
            let row = operation.userInfo["row"] as? Int
        else { return }
        operation.removeDraggingView()
        home.insert(task, at: row)
        status = .cancelled(local("“%1” went back to %2", with: local(task.title), local(home.name)))
    }
}

extension TablesViewController: DNDDropTargetDelegate {
    /// Inserts the row at the position of the drop.
    public func dragOperation(_ operation: DNDDragOperation, didDropInDropTarget target: UIView) {
        guard let task = operation.userInfo["task"] as? ErrandTask, let list = list(of: target) else { return }
        let path = list.table.indexPathForRow(at: operation.location(in: list.table))
        operation.removeDraggingView()
        list.insert(task, at: path?.row ?? list.tasks.count)
        moved(task, to: list)
    }
}
