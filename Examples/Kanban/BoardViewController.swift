import UIKit

/// The columns side by side. A board that is wider than the window scrolls.
final class BoardViewController: UIViewController {
    let board: Board
    private(set) var columns: [ColumnViewController] = []
    private let scrollView = UIScrollView()
    private let columnWidth: CGFloat = 260
    private let spacing: CGFloat = 12

    init(board: Board) {
        self.board = board
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var undoManager: UndoManager? { board.undoManager }
    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(title: "Undo", action: Selector(BoardViewController.undo), input: "z", modifierFlags: .command),
            UIKeyCommand(title: "Redo", action: Selector(BoardViewController.redo), input: "z", modifierFlags: [.command, .shift]),
        ]
    }

    private func undo() { board.undoManager.undo() }

    private func redo() { board.undoManager.redo() }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Board"
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.askForCard() })
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        columns = board.columns.indices.map { ColumnViewController(board: board, index: $0) }
        for column in columns {
            addChild(column)
            scrollView.addSubview(column.view)
            column.didMove(toParent: self)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = scrollView.bounds.height - scrollView.adjustedContentInset.top - scrollView.adjustedContentInset.bottom
        for (index, column) in columns.enumerated() {
            column.view.frame = CGRect(
                x: spacing + CGFloat(index) * (columnWidth + spacing), y: spacing, width: columnWidth, height: height - 2 * spacing)
        }
        scrollView.contentSize = CGSize(width: spacing + CGFloat(columns.count) * (columnWidth + spacing), height: height)
    }

    private func askForCard() {
        let alert = UIAlertController(title: "New Card", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Title" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let add = UIAlertAction(title: "Add", style: .default) { [weak self, unowned alert] _ in
            guard let title = alert.textFields?.first?.text, !title.isEmpty else { return }
            self?.board.add([title], toColumn: 0, at: 0)
        }
        alert.addAction(add)
        alert.preferredAction = add
        present(alert, animated: true)
    }
}
