import UIKit

/// The shelf as a grid of cards.
final class ShelfViewController: UICollectionViewController {
    let shelf: Shelf
    private let layout = UICollectionViewFlowLayout()
    private lazy var source = makeSource()

    init(shelf: Shelf) {
        self.shelf = shelf
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "File Shelf"
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.dragInteractionEnabled = true
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
        let undo = UIAction(title: "Undo", image: UIImage(systemName: "arrow.uturn.backward")) { [weak self] _ in
            self?.shelf.undoManager.undo()
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: undo)
        shelf.onChange = { [weak self] in self?.showFiles(animated: true) }
        showFiles(animated: false)
    }

    /// Uses the number of columns that fit, and lets them fill the width.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let columns = max(((view.bounds.width - 22) / 142).rounded(.down), 1)
        layout.itemSize = CGSize(width: ((view.bounds.width - 22) / columns - 10).rounded(.down), height: 148)
    }

    private func makeSource() -> UICollectionViewDiffableDataSource<Int, UUID> {
        let cells = UICollectionView.CellRegistration<FileCell, UUID> { [weak self] cell, _, id in
            guard let self, let file = shelf.files.first(where: { $0.id == id }) else { return }
            cell.show(shelf.url(of: file))
            cell.onRename = { [weak self] in self?.shelf.rename(id, to: $0) }
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { list, indexPath, id in
            list.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: id)
        }
    }

    /// Shows the shelf's files. The data source animates the difference, and updates names.
    private func showFiles(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
        snapshot.appendSections([0])
        snapshot.appendItems(shelf.files.map(\.id))
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        source.apply(snapshot, animatingDifferences: animated && view.window != nil)
        var empty = UIContentUnavailableConfiguration.empty()
        empty.image = UIImage(systemName: "tray.and.arrow.down")
        empty.text = "Drop Files Here"
        contentUnavailableConfiguration = shelf.files.isEmpty ? empty : nil
    }

    // MARK: Commands

    override func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        preview(shelf.files[indexPath.item])
    }

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let file = shelf.files[indexPath.item]
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(children: [
                UIAction(title: "Quick Look", image: UIImage(systemName: "eye")) { _ in self?.preview(file) },
                UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { _ in self?.rename(file.id) },
                UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                    self?.shelf.remove(file.id)
                },
            ])
        }
    }

    private func preview(_ file: Shelf.File) {
        present(UINavigationController(rootViewController: PreviewViewController(url: shelf.url(of: file))), animated: true)
    }

    private func rename(_ id: UUID) {
        guard let indexPath = source.indexPath(for: id) else { return }
        (collectionView.cellForItem(at: indexPath) as? FileCell)?.beginRenaming()
    }

    // MARK: Keys

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        collectionView.becomeFirstResponder()
    }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(title: "Undo", input: "z", modifierFlags: .command) { [weak self] _ in self?.shelf.undoManager.undo() },
            UIKeyCommand(title: "Redo", input: "z", modifierFlags: [.command, .shift]) { [weak self] _ in self?.shelf.undoManager.redo() },
            UIKeyCommand(title: "Rename", input: UIKeyCommand.f2) { [unowned self] _ in focused.map(rename) },
            UIKeyCommand(title: "Delete", input: UIKeyCommand.inputDelete) { [unowned self] _ in focused.map(shelf.remove) },
        ]
    }

    /// The file of the card that the arrow keys focused.
    private var focused: UUID? {
        let cell = UIFocusSystem.focusSystem(for: view)?.focusedItem as? UICollectionViewCell
        return cell.flatMap(collectionView.indexPath(for:)).flatMap(source.itemIdentifier(for:))
    }
}
