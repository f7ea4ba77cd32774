import UIKit

/// Photos in lines, the first one where reading begins.
final class GridLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
