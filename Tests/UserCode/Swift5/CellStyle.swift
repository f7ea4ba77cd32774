import UIKit

// Cells styled and filled as in a Swift 5 project, by code without actor isolation.

struct CellStyle {
    var background: UIColor
    var radius: CGFloat

    func configure(_ cell: UICollectionViewCell) {
        cell.backgroundView = UIView()
        cell.backgroundView?.backgroundColor = background
        cell.contentView.layer.cornerRadius = radius
        cell.selectedBackgroundView = nil
    }

    func configure(_ cell: UITableViewCell) {
        cell.backgroundView = UIView()
        cell.backgroundView?.backgroundColor = background
        cell.contentView.layer.cornerRadius = radius
    }
}

protocol ContentHolding {
    var container: UIView { get }
}

extension ContentHolding where Self: UICollectionViewCell {
    var container: UIView { contentView }
}

final class HoldingCell: UICollectionViewCell, ContentHolding {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        container.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("not from storyboards") }
}

/// The number of cells that show `text`.
func count(of text: String, in cells: [HoldingCell]) -> Int {
    cells.filter { $0.label.text == text && type(of: $0) as AnyClass === HoldingCell.self }.count
}
