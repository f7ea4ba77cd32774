import Foundation
import UIKitTesting

@testable import UIKit

/// A cell that stores its item and the number of its uses.
final class NumberedCell: UICollectionViewCell {
    var value = -1
    var reuses = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
        value = -1
    }
}

final class TitleView: UICollectionReusableView {
    var title = ""
}

/// Items are numbers, so that a test can identify them after any change.
@MainActor
class NumberSource: NSObject, UICollectionViewDataSource {
    var sections: [[Int]]
    var configured = 0

    init(_ sections: [[Int]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        configured += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
        (cell as? NumberedCell)?.value = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        (view as? TitleView)?.title = "\(kind == UICollectionView.elementKindSectionHeader ? "header" : "footer") \(indexPath.section)"
        return view
    }

    // A subclass's method replaces a protocol's default implementation only if the superclass itself has the method.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
}

/// Records the collection view's calls.
@MainActor
class CollectionRecorder: NSObject, UICollectionViewDelegateFlowLayout {
    var calls: [String] = []
    var mayHighlight = true
    var maySelect = true
    var mayDeselect = true

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        calls.append("shouldHighlight \(indexPath.item)")
        return mayHighlight
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        calls.append("didHighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        calls.append("didUnhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        calls.append("shouldSelect \(indexPath.item)")
        return maySelect
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        calls.append("shouldDeselect \(indexPath.item)")
        return mayDeselect
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        calls.append("didSelect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        calls.append("didDeselect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        calls.append("primary \(indexPath.item)")
    }
}

/// A collection view of numbers in a window.
@MainActor
final class CollectionFixture {
    let host: TestHost
    let view: UICollectionView
    let flow: UICollectionViewFlowLayout
    let source: NumberSource

    init(_ sections: [[Int]] = [Array(0..<100)], size: CGSize = CGSize(width: 400, height: 600), scale: CGFloat = 1) {
        host = TestHost(size: size, scale: scale)
        flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 90, height: 90)
        view = UICollectionView(frame: host.window.bounds, collectionViewLayout: flow)
        source = NumberSource(sections)
        view.register(NumberedCell.self, forCellWithReuseIdentifier: "number")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(TitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        }
        view.dataSource = source
        host.window.addSubview(view)
        view.layoutIfNeeded()
    }

    func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    func cell(_ item: Int, _ section: Int = 0) -> NumberedCell? { view.cellForItem(at: path(item, section)) as? NumberedCell }

    func middle(_ item: Int) -> CGPoint {
        let frame = view.layoutAttributesForItem(at: path(item))?.frame ?? .zero
        return view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }

    /// The differences between the visible cells and the expected cells of the layout and the data; empty if they match.
    func violations() -> [String] {
        view.layoutIfNeeded()
        var violations: [String] = []
        var wanted: [IndexPath: CGRect] = [:]
        for attributes in view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
        where attributes.representedElementCategory == .cell && attributes.frame.meets(view.bounds) {
            wanted[attributes.indexPath] = attributes.frame
        }
        let shown = view.indexPathsForVisibleItems
        if Set(shown) != Set(wanted.keys) { violations.append("shown \(shown.sorted()), wanted \(wanted.keys.sorted())") }
        if Set(shown).count != shown.count { violations.append("shown twice: \(shown.sorted())") }
        for (indexPath, frame) in wanted {
            guard let cell = view.cellForItem(at: indexPath) as? NumberedCell else { continue }
            if cell.frame != frame { violations.append("\(indexPath) at \(cell.frame) instead of \(frame)") }
            let value = source.sections[indexPath.section][indexPath.item]
            if cell.value != value { violations.append("\(indexPath) shows \(cell.value) instead of \(value)") }
            if view.indexPath(for: cell) != indexPath {
                violations.append("\(indexPath): cell thinks \(String(describing: view.indexPath(for: cell)))")
            }
            if cell.isSelected != (view.indexPathsForSelectedItems ?? []).contains(indexPath) {
                violations.append("\(indexPath) selection")
            }
            if cell.alpha != 1 || cell.isHidden || cell.superview !== view { violations.append("\(indexPath) is not seen") }
        }
        let cells = view.subviews.filter { $0 is NumberedCell && !$0.isHidden }
        if cells.count != shown.count { violations.append("\(cells.count) cells for \(shown.count) items") }
        return violations
    }
}
