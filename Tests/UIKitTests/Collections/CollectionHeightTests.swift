import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A cell whose constraints give it a size.
private final class BoxCell: UICollectionViewCell {
    var value = -1
    private let box = UIView()
    private(set) lazy var boxHeight = box.heightAnchor.constraint(equalToConstant: 20)
    private(set) lazy var boxWidth = box.widthAnchor.constraint(equalToConstant: 20)

    override init(frame: CGRect) {
        super.init(frame: frame)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            boxHeight,
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Numbers with self-sizing cells.
@MainActor
private final class BoxSource: NSObject, UICollectionViewDataSource {
    var items: [Int]
    var height: (Int) -> CGFloat = { CGFloat(20 + $0 * 37 % 180) }
    var width: ((Int) -> CGFloat)?
    var prepare: (BoxCell) -> Void = { _ in }

    init(_ items: [Int]) { self.items = items }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
        guard let box = cell as? BoxCell else { return cell }
        box.value = items[indexPath.item]
        box.boxHeight.constant = height(box.value)
        if let width {
            box.boxWidth.constant = width(box.value)
            box.boxWidth.isActive = true
        }
        prepare(box)
        return box
    }
}

@MainActor
private final class BoxFixture {
    let host = TestHost(size: CGSize(width: 400, height: 600), scale: 1)
    let view: UICollectionView
    let source: BoxSource

    init(
        _ items: [Int], _ layout: UICollectionViewLayout, width: ((Int) -> CGFloat)? = nil, prepare: @escaping (BoxCell) -> Void = { _ in }
    ) {
        view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        source = BoxSource(items)
        source.width = width
        source.prepare = prepare
        view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
        view.dataSource = source
        host.window.addSubview(view)
        view.layoutIfNeeded()
    }

    static func column() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    static func flow() -> UICollectionViewFlowLayout {
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 400, height: 40)
        flow.minimumLineSpacing = 0
        return flow
    }

    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    func frame(_ item: Int) -> CGRect { view.layoutAttributesForItem(at: path(item))?.frame ?? .null }

    var end: CGFloat { max(view.contentSize.height - view.bounds.height, 0) }

    /// All errors of a single column of items at rest.
    func violations() -> [String] {
        view.layoutIfNeeded()
        var violations: [String] = []
        let bounds = view.bounds
        if bounds.minY > end + 0.01 { violations.append("rests at \(bounds.minY), beyond \(end)") }
        if bounds.minY < -0.01 { violations.append("rests at \(bounds.minY), before the beginning") }
        var (y, covered, count): (CGFloat, CGFloat, Int) = (0, 0, 0)
        for item in source.items.indices {
            let rect = frame(item)
            if abs(rect.minY - y) > 0.01 { violations.append("\(item) begins at \(rect.minY), the items above end at \(y)") }
            y = rect.maxY
            guard rect.maxY > bounds.minY, rect.minY < bounds.maxY else { continue }
            covered += rect.intersection(bounds).height
            count += 1
            guard let cell = view.cellForItem(at: path(item)) as? BoxCell else {
                violations.append("\(item) has no cell")
                continue
            }
            if cell.value != source.items[item] { violations.append("\(item) shows \(cell.value)") }
            if cell.frame != rect { violations.append("\(item) at \(cell.frame) instead of \(rect)") }
            if rect.height != source.height(cell.value) { violations.append("\(item) is \(rect.height) high") }
        }
        if abs(y - view.contentSize.height) > 0.01 { violations.append("the content is \(view.contentSize.height) high, the items \(y)") }
        if covered < min(bounds.height, y) - 0.01 { violations.append("items cover \(covered)") }
        let cells = view.subviews.filter { $0 is BoxCell && !$0.isHidden && $0.frame.maxY > bounds.minY && $0.frame.minY < bounds.maxY }
        if cells.count != count { violations.append("\(cells.count) cells for \(count) items") }
        return violations
    }
}

@Suite("Sizes and offsets of collection views") @MainActor
struct CollectionHeightTests {
    @Test(
        "After random updates and scrolling of self-sizing items the offset is within the content, and all visible items have cells",
        arguments: [false, true], 1...8)
    func random(isFlow: Bool, seed: Int) async {
        var random = SeededGenerator(seed: UInt64(seed))
        let items = Array(0..<Int.random(in: 5...80, using: &random))
        let fixture = BoxFixture(items, isFlow ? BoxFixture.flow() : BoxFixture.column(), width: { _ in 400 })
        var next = 1000
        for round in 0..<40 {
            let old = fixture.source.items
            let update: () -> Void
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                let count = Int.random(in: 1...6, using: &random)
                let item = Int.random(in: 0...old.count, using: &random)
                fixture.source.items.insert(contentsOf: next..<next + count, at: item)
                next += count
                update = { fixture.view.insertItems(at: (item..<item + count).map { fixture.path($0) }) }
            case 1:
                let removed = Set(old.indices.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
                fixture.source.items = old.indices.filter { !removed.contains($0) }.map { old[$0] }
                update = { fixture.view.deleteItems(at: removed.map { fixture.path($0) }) }
            case 2 where old.count > 1:
                let from = Int.random(in: 0..<old.count, using: &random)
                let to = Int.random(in: 0..<old.count, using: &random)
                fixture.source.items.insert(fixture.source.items.remove(at: from), at: to)
                update = { fixture.view.moveItem(at: fixture.path(from), to: fixture.path(to)) }
            case 3:
                let items = old.indices.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
                for item in items {
                    fixture.source.items[item] = next
                    next += 1
                }
                update = { fixture.view.reloadItems(at: items.map { fixture.path($0) }) }
            case 4:
                update = { fixture.view.reloadData() }
            default:
                let end = fixture.end
                let offset = [0, end, CGFloat.random(in: 0...max(end, 1), using: &random).rounded()].randomElement(using: &random) ?? 0
                let animated = Bool.random(using: &random)
                update = { fixture.view.setContentOffset(CGPoint(x: 0, y: min(offset, end)), animated: animated) }
            }
            if Bool.random(using: &random) { update() } else { UIView.performWithoutAnimation(update) }
            if Int.random(in: 0..<3, using: &random) == 0 { fixture.host.advance(by: 0.1) }
            await fixture.host.settle()
            let violations = fixture.violations()
            #expect(violations.isEmpty, "round \(round): \(violations)")
            if !violations.isEmpty { return }
        }
    }

    @Test("Updates near the end of the content do not change the content offset", arguments: [false, true])
    func offsetNearTheEnd(isFlow: Bool) async {
        let fixture = BoxFixture(Array(0..<60), isFlow ? BoxFixture.flow() : BoxFixture.column(), width: { _ in 400 })
        fixture.view.scrollToItem(at: fixture.path(59), at: .bottom, animated: false)
        await fixture.host.settle()
        let offset = fixture.view.contentOffset.y
        #expect(offset == fixture.end)
        fixture.view.reloadItems(at: [fixture.path(57), fixture.path(58), fixture.path(59)])
        #expect(fixture.view.contentOffset.y == offset)
        await fixture.host.settle()
        #expect(fixture.view.contentOffset.y == offset && fixture.violations().isEmpty)
        fixture.source.items.append(contentsOf: 60..<65)
        fixture.view.insertItems(at: (60..<65).map { fixture.path($0) })
        await fixture.host.settle()
        #expect(fixture.view.contentOffset.y == offset && fixture.violations().isEmpty)
    }

    @Test("An animated scroll reaches its item after 0.3 s, independent of estimated sizes", arguments: [false, true], [40, 250, 299])
    func animatedScroll(isFlow: Bool, item: Int) {
        let fixture = BoxFixture(Array(0..<300), isFlow ? BoxFixture.flow() : BoxFixture.column(), width: { _ in 400 })
        for position in [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom, []] {
            fixture.view.scrollToItem(at: fixture.path(0), at: .top, animated: false)
            fixture.view.scrollToItem(at: fixture.path(item), at: position, animated: true)
            fixture.host.advance(by: 0.15)
            #expect(fixture.view.isScrollAnimating)
            fixture.host.advance(by: 0.17)
            #expect(!fixture.view.isScrollAnimating)
            let frame = fixture.frame(item)
            let wanted = position == .top ? frame.minY : position == .centeredVertically ? frame.midY - 300 : frame.maxY - 600
            #expect(
                abs(fixture.view.contentOffset.y - min(max(wanted, 0), fixture.end)) <= 1, "\(position) \(fixture.view.bounds) \(frame)")
            #expect(fixture.violations().isEmpty, "\(fixture.violations())")
        }
    }

    @Test("Flow layouts determine the sizes of cells by their constraints")
    func flowByConstraints() {
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let fixture = BoxFixture([1, 2, 3, 4], flow, width: { CGFloat($0 * 30) })
        #expect(fixture.frame(0).size == CGSize(width: 30, height: 57))
        #expect(fixture.frame(3).size == CGSize(width: 120, height: CGFloat(20 + 4 * 37 % 180)))
    }

    @Test("A cell's own constraints determine its size in every layout", arguments: [false, true])
    func ownConstraints(isFlow: Bool) {
        let fixture = BoxFixture([1, 2, 3], isFlow ? BoxFixture.flow() : BoxFixture.column(), width: { _ in 400 }) { cell in
            guard cell.constraints.isEmpty else { return }
            cell.heightAnchor.constraint(equalToConstant: 100).isActive = true
            cell.boxHeight.priority = .defaultLow
        }
        #expect(fixture.frame(0).height == 100 && fixture.frame(2).height == 100)
    }

    @Test("In a flow layout, an item keeps its measured size when other items are inserted, moved and deleted")
    func flowKeepsSizes() {
        let fixture = BoxFixture(Array(0..<200), BoxFixture.flow(), width: { _ in 400 })
        for y in stride(from: 0, to: 3000, by: 300) {
            fixture.view.contentOffset.y = CGFloat(y)
            fixture.view.layoutIfNeeded()
        }
        fixture.view.contentOffset.y = 0
        fixture.view.layoutIfNeeded()
        let heights = (0..<20).map { fixture.frame($0).height }
        #expect(heights[15] == fixture.source.height(15) && heights[15] != 40)
        UIView.performWithoutAnimation {
            fixture.source.items.insert(500, at: 1)
            fixture.view.insertItems(at: [fixture.path(1)])
        }
        #expect(fixture.frame(16).height == heights[15] && fixture.frame(0).height == heights[0])
        UIView.performWithoutAnimation {
            fixture.source.items.remove(at: 0)
            fixture.source.items.insert(fixture.source.items.remove(at: 15), at: 17)
            fixture.view.performBatchUpdates {
                fixture.view.deleteItems(at: [fixture.path(0)])
                fixture.view.moveItem(at: fixture.path(16), to: fixture.path(17))
            }
        }
        #expect(fixture.frame(17).height == heights[15] && fixture.frame(10).height == heights[10])
    }

    @Test("Cells with valid constraints log no conflict, also if they are laid out early", arguments: [false, true], [false, true])
    func conflicts(isFlow: Bool, laysOutEarly: Bool) {
        var reports: [String] = []
        ConflictReport.listener = { reports.append($0) }
        defer { ConflictReport.listener = nil }
        let fixture = BoxFixture(Array(0..<100), isFlow ? BoxFixture.flow() : BoxFixture.column(), width: { _ in 400 }) {
            if laysOutEarly { $0.layoutIfNeeded() }
        }
        for y in stride(from: 0, to: 3000, by: 170) {
            fixture.view.contentOffset.y = CGFloat(y)
            fixture.view.layoutIfNeeded()
        }
        for number in 0..<8 {
            let item = fixture.view.indexPathsForVisibleItems.min()?.item ?? 0
            fixture.source.items.insert(200 + number, at: item)
            fixture.view.insertItems(at: [fixture.path(item)])
            if number % 2 == 0 { fixture.host.advance(by: 0.5) }
            fixture.source.items[item] = 300 + number
            fixture.view.reloadItems(at: [fixture.path(item)])
            fixture.host.advance(by: 0.5)
            fixture.source.items.remove(at: item + 1)
            fixture.view.deleteItems(at: [fixture.path(item + 1)])
            fixture.host.advance(by: 0.5)
        }
        fixture.view.reloadData()
        fixture.host.advance(by: 0.5)
        #expect(reports.isEmpty, "\(reports.count): \(reports.first ?? "")")
        #expect(fixture.violations().isEmpty)
    }

    @Test("List rows grow when editing makes their text wrap, and when an accessory appears")
    func listEditing() async {
        let text = "many words many words many words here"
        let fixture = ListFixture(UICollectionLayoutListConfiguration(appearance: .plain), sections: [Array(0..<30)]) { cell, _ in
            var content = UIListContentConfiguration.cell()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = [.delete(), .reorder(displayed: .whenEditing)]
        }
        let before = fixture.cell(1)?.frame ?? .zero
        fixture.view.isEditing = true
        await fixture.host.settle()
        let grown = fixture.cell(1)?.frame ?? .zero
        #expect(grown.height > before.height && grown.minY == fixture.cell(0)?.frame.maxY)
        fixture.view.isEditing = false
        await fixture.host.settle()
        #expect(fixture.cell(1)?.frame == before)
        fixture.cell(0)?.accessories = [.label(text: "A long label at the end")]
        await fixture.host.settle()
        #expect((fixture.cell(0)?.frame.height ?? 0) > before.height && fixture.cell(1)?.frame.minY == fixture.cell(0)?.frame.maxY)
    }

    @Test("A list layout with headers can be set before the data source; the list shows the data after the source is set")
    func layoutBeforeData() async {
        final class Controller: UICollectionViewController {
            var source: UICollectionViewDiffableDataSource<Int, Int>?
            override func viewDidLoad() {
                super.viewDidLoad()
                var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                configuration.headerMode = .supplementary
                collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
                let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
                let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
                    elementKind: UICollectionView.elementKindSectionHeader
                ) { _, _, _ in }
                let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) { view, path, item in
                    view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
                }
                source.supplementaryViewProvider = { view, _, path in
                    view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
                }
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems([1, 2, 3])
                source.apply(snapshot)
                collectionView.dataSource = source
                self.source = source
            }
        }
        let host = TestHost()
        let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
        host.window.rootViewController = controller
        await host.settle()
        #expect(controller.collectionView.indexPathsForVisibleItems.count == 3)
        #expect(controller.collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
    }
}

@Suite("Awaiting apply(_:animatingDifferences:)") @MainActor
struct AwaitedSnapshotTests {
    private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }

    @Test("Awaiting apply of a table's snapshot takes no time without animation, else the animation's duration")
    func table() async {
        let host = TestHost(size: CGSize(width: 400, height: 600))
        let view = UITableView(frame: host.window.bounds)
        view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: view) { view, path, _ in
            view.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        // Animations need a window.
        await source.apply(snapshot([1]), animatingDifferences: true)
        host.window.addSubview(view)
        let start = host.now
        await source.apply(snapshot([1, 2, 3]), animatingDifferences: false)
        #expect(view.visibleCells.count == 3)
        await source.apply(snapshot([1, 2, 3]))
        await source.applySnapshotUsingReloadData(snapshot([1, 2]))
        #expect(view.visibleCells.count == 2 && host.now == start)
        var isDone = false
        let task = Task {
            await source.apply(snapshot([1, 2, 3, 4]))
            isDone = true
        }
        await Task.yield()
        #expect(!isDone)
        await host.settle()
        await task.value
        #expect(isDone && host.now >= start + 0.3)
    }

    @Test("Awaiting apply of a snapshot or a section snapshot without animation takes no time")
    func collection() async {
        let fixture = ListFixture(UICollectionLayoutListConfiguration(appearance: .plain), sections: [[1]])
        let start = fixture.host.now
        await fixture.source.apply(snapshot([1, 2, 3]), animatingDifferences: false)
        #expect(fixture.view.visibleCells.count == 3)
        await fixture.source.apply(snapshot([1, 2, 3]))
        await fixture.source.applySnapshotUsingReloadData(snapshot([1, 2]))
        #expect(fixture.view.visibleCells.count == 2)
        var section = NSDiffableDataSourceSectionSnapshot<Int>()
        section.append([1, 2, 3, 4])
        await fixture.source.apply(section, to: 0, animatingDifferences: false)
        #expect(fixture.view.visibleCells.count == 4 && fixture.host.now == start)
        var isDone = false
        let task = Task {
            section.append([5])
            await fixture.source.apply(section, to: 0)
            isDone = true
        }
        await Task.yield()
        #expect(!isDone)
        await fixture.host.settle()
        await task.value
        #expect(isDone)
    }
}
