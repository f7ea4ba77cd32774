import UIKit

/// A grid of photos that begins at the leading edge.
final class GridLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
