import UIKit
import UIKitTesting

/// Long lists. `list-fling-frame` is a frame of a table with Auto Layout rows that scrolls by 5,000 points a second, laid out and drawn with Cairo.
/// `reorder-step` is a move of a finger that drags an item of a flow layout past the others, with its frame.
@MainActor
enum Listing {
    static func runFling(rows: Int) {
        let host = TestHost(size: CGSize(width: 390, height: 844), scale: 1)
        let table = UITableView(frame: host.window.bounds, style: .plain)
        let source = Notes(rows)
        table.register(NoteCell.self, forCellReuseIdentifier: "note")
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 60
        table.dataSource = source
        var first = Samples(capacity: 1)
        first.time {
            host.window.addSubview(table)
            table.layoutIfNeeded()
            host.drawFrame()
        }
        first.report("list-first-frame", rows, in: .ms)
        var (frames, layouts) = (Samples(capacity: 600), Samples(capacity: 600))
        for _ in 0..<600 {
            let begin = nanoseconds()
            table.contentOffset.y += 5000 / 60
            table.layoutIfNeeded()
            layouts.add(nanoseconds() - begin)
            host.drawFrame()
            frames.add(nanoseconds() - begin)
        }
        layouts.report("list-fling-layout", rows, in: .ms)
        frames.report("list-fling-frame", rows, in: .ms)
    }

    static func runReordering(items: Int) {
        let host = TestHost(size: CGSize(width: 1280, height: 800), scale: 1)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 120)
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        let source = Movable(items)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        host.window.addSubview(view)
        host.drawFrame()
        view.scrollToItem(at: IndexPath(item: items / 2, section: 0), at: .top, animated: false)
        host.drawFrame()
        guard let path = view.indexPathsForVisibleItems.min(), view.beginInteractiveMovementForItem(at: path) else {
            return note("reorder-step: no item can be moved.")
        }
        let top = view.contentOffset.y
        var samples = Samples(capacity: 300)
        for step in 0..<300 {
            samples.time {
                let position = CGPoint(x: 40 + CGFloat(step * 37 % 1200), y: top + 200 + CGFloat(step * 11 % 400))
                view.updateInteractiveMovementTargetPosition(position)
                host.drawFrame()
            }
        }
        view.endInteractiveMovement()
        samples.report("reorder-step", items, in: .ms)
    }
}

/// Rows with a title and one to four lines of text.
@MainActor
private final class Notes: NSObject, UITableViewDataSource {
    private let count: Int

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        guard let cell = cell as? NoteCell else { return cell }
        cell.title.text = "Row \(indexPath.row)"
        cell.body.text = String(repeating: "What is said of it, in some words. ", count: 1 + indexPath.row * 7 % 4)
        return cell
    }
}

private final class NoteCell: UITableViewCell {
    let title = UILabel()
    let body = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.font = .systemFont(ofSize: 17)
        body.font = .systemFont(ofSize: 13)
        body.numberOfLines = 0
        for label in [title, body] {
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
        }
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            contentView.bottomAnchor.constraint(equalTo: body.bottomAnchor, constant: 10),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor
private final class Movable: NSObject, UICollectionViewDataSource {
    private var items: [Int]

    init(_ count: Int) { items = Array(0..<count) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.contentView.backgroundColor = UIColor(
            hue: CGFloat(items[indexPath.item] & 15) / 16, saturation: 0.6, brightness: 0.9, alpha: 1)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
}
