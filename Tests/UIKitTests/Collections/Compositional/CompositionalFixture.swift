import Foundation
import UIKitTesting

@testable import UIKit

/// A cell with a preferred size.
final class SizedCell: UICollectionViewCell {
    var wanted = CGSize(width: 50, height: 50)

    override func sizeThatFits(_ size: CGSize) -> CGSize { wanted }
}

final class SizedHeader: UICollectionReusableView {
    static let height: CGFloat = 37

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
}

/// A collection view of numbers with a compositional layout in a window.
@MainActor
final class CompositionalFixture: NSObject, UICollectionViewDataSource {
    let host: TestHost
    let view: UICollectionView
    var counts: [Int]
    var sizes: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
    var cellsMade = 0

    init(_ counts: [Int], _ layout: UICollectionViewCompositionalLayout, size: CGSize = CGSize(width: 400, height: 600), scale: CGFloat = 2)
    {
        self.counts = counts
        host = TestHost(size: size, scale: scale)
        view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        super.init()
        view.contentInsetAdjustmentBehavior = .never
        view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
        for kind in ["header", "footer", "badge", "side", "global"] {
            view.register(SizedHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        view.dataSource = self
        host.window.addSubview(view)
    }

    convenience init(
        _ counts: [Int], size: CGSize = CGSize(width: 400, height: 600), _ section: @escaping @MainActor (Int) -> NSCollectionLayoutSection
    ) {
        self.init(counts, UICollectionViewCompositionalLayout { number, _ in section(number) }, size: size)
    }

    func show() { view.layoutIfNeeded() }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        cellsMade += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? SizedCell)?.wanted = sizes(indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
        view.cellForItem(at: IndexPath(item: item, section: section))
    }

    /// The frame of a cell in the window.
    func visibleFrame(_ item: Int, _ section: Int = 0) -> CGRect? { cell(item, section).map { $0.convert($0.bounds, to: nil) } }

    func attributes(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> UICollectionViewLayoutAttributes? {
        view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: item, section: section))
    }

    /// The section's scroll view, if it has one.
    var scroller: UIScrollView? { view.subviews.lazy.compactMap { $0 as? OrthogonalScrollView }.first }
}

@MainActor
func layoutSize(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor
func layoutItem(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: layoutSize(width, height))
}
