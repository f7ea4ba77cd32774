import Foundation
import UIKit
import UIKitTesting

/// A collection view of N cells of 80 × 120 in 1280 × 800: the first layout and frame, 80 steps of a pinch that resizes the cells by 1 %,
/// scrolling by 50 points, and memory. Nothing should depend on N.
@MainActor
enum Collecting {
    static func run(count: Int) {
        let before = residentMemory()
        let host = TestHost(size: CGSize(width: 1280, height: 800), scale: 1)
        let source = ColoredCells(count)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 120)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        var first = Samples(capacity: 1)
        var frame = Samples(capacity: 1)
        let begin = nanoseconds()
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        host.window.addSubview(view)
        view.layoutIfNeeded()
        first.add(nanoseconds() - begin)
        host.drawFrame()
        frame.add(nanoseconds() - begin)
        first.report("collection-first-layout", count, in: .ms)
        frame.report("collection-first-frame", count, in: .ms)
        pinch(host, view, layout, count)
        scroll(host, view, count)
        row("collection-rss-growth", count, Double(residentMemory() - before) / 1e6, "MB")
        insert(host, view, source, count)
    }

    private static func pinch(_ host: TestHost, _ view: UICollectionView, _ layout: UICollectionViewFlowLayout, _ count: Int) {
        let middle = IndexPath(item: count / 2, section: 0)
        var scale: CGFloat = 1
        frames(80, of: "collection-pinch", host, view, count) { step in
            scale *= step < 40 ? 1.01 : 1 / 1.01
            layout.itemSize = CGSize(width: 80 * scale, height: 120 * scale)
            // The content stays anchored on the item in the middle.
            let top = view.layoutAttributesForItem(at: middle)?.frame.minY ?? 0
            view.contentOffset.y = min(top, max(view.contentSize.height - 800, 0))
        }
    }

    private static func scroll(_ host: TestHost, _ view: UICollectionView, _ count: Int) {
        frames(100, of: "collection-scroll", host, view, count) { step in view.contentOffset.y += step < 50 ? -50 : 50 }
    }

    /// Makes a change before each of `steps` frames, and reports the time until it is laid out and until the frame is drawn.
    private static func frames(
        _ steps: Int, of name: String, _ host: TestHost, _ view: UICollectionView, _ count: Int, change: (Int) -> Void
    ) {
        var (laidOut, drawn) = (Samples(capacity: steps), Samples(capacity: steps))
        for step in 0..<steps {
            let begin = nanoseconds()
            change(step)
            view.layoutIfNeeded()
            laidOut.add(nanoseconds() - begin)
            host.drawFrame()
            drawn.add(nanoseconds() - begin)
        }
        laidOut.report("\(name)-layout", count, in: .ms)
        drawn.report("\(name)-frame", count, in: .ms)
    }

    /// `collection-insert`: inserting an item at the first visible index path, without animation.
    private static func insert(_ host: TestHost, _ view: UICollectionView, _ source: ColoredCells, _ count: Int) {
        var samples = Samples(capacity: 50)
        for _ in 0..<50 {
            let indexPath = view.indexPathsForVisibleItems.min() ?? IndexPath(item: 0, section: 0)
            samples.time {
                source.count += 1
                UIView.performWithoutAnimation { view.insertItems(at: [indexPath]) }
                view.layoutIfNeeded()
            }
            host.drawFrame()
        }
        samples.report("collection-insert", count, in: .ms)
    }

    /// `collection-delegate-first-frame`: the first frame if the delegate provides each of N sizes.
    static func runWithDelegate(count: Int) {
        let host = TestHost(size: CGSize(width: 1280, height: 800), scale: 1)
        let source = SizedCells(count)
        var samples = Samples(capacity: 1)
        samples.time {
            let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            view.delegate = source
            host.window.addSubview(view)
            view.layoutIfNeeded()
            host.drawFrame()
        }
        samples.report("collection-delegate-first-frame", count, in: .ms)
    }

    /// `snapshot-apply`: creating and applying a snapshot of N identifiers with 1,000 changes.
    static func runSnapshots(count: Int) {
        let host = TestHost(size: CGSize(width: 1280, height: 800), scale: 1)
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            cell.contentView.backgroundColor = ColoredCells.color(item)
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        host.window.addSubview(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<count))
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
        var samples = Samples(capacity: 20)
        var new = count
        for round in 0..<20 {
            samples.time {
                var next = source.snapshot()
                for step in 0..<250 {
                    let item = (step * 389 + round * 7) % count
                    if next.sectionIdentifier(containingItem: item) != nil { next.deleteItems([item]) }
                    let other = (step * 397 + 11 + round * 13) % count
                    if next.sectionIdentifier(containingItem: other) != nil {
                        next.insertItems([new], afterItem: other)
                        new += 1
                    }
                    let moved = (step * 401 + 5) % count
                    let target = (step * 179 + 3) % count
                    if moved != target, next.sectionIdentifier(containingItem: moved) != nil,
                        next.sectionIdentifier(containingItem: target) != nil
                    {
                        next.moveItem(moved, afterItem: target)
                    }
                    next.appendItems([new])
                    new += 1
                }
                source.apply(next, animatingDifferences: false)
                view.layoutIfNeeded()
            }
        }
        samples.report("snapshot-apply", count, in: .ms)
    }
}

@MainActor
private class ColoredCells: NSObject, UICollectionViewDataSource {
    var count: Int

    init(_ count: Int) { self.count = count }

    private static let colors: [UIColor] = (0..<16).map { UIColor(hue: CGFloat($0) / 16, saturation: 0.6, brightness: 0.9, alpha: 1) }

    static func color(_ item: Int) -> UIColor { colors[item & 15] }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.contentView.backgroundColor = Self.color(indexPath.item)
        return cell
    }
}

@MainActor
private final class SizedCells: ColoredCells, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 60 + indexPath.item % 7 * 5, height: 60 + indexPath.item % 5 * 10) }
}
