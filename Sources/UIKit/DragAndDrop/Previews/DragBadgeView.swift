import Foundation

/// The badge at the corner of the dragged items. It shows the number of items, a plus for a copy, or a bar for a refused drop.
@MainActor
final class DragBadgeView: UIView {
    enum Content: Equatable {
        /// The number of items, for a move or without a target.
        case count(Int)
        /// The number of items, for a copy. The number is not shown for a single item.
        case copy(Int)
        /// The target refuses the drop.
        case forbidden

        /// The content for an operation; nil if the badge is hidden.
        init?(_ operation: UIDropOperation?, itemCount: Int) {
            switch operation {
            case .copy: self = .copy(itemCount)
            case .forbidden: self = .forbidden
            default:
                guard itemCount > 1 else { return nil }
                self = .count(itemCount)
            }
        }
    }

    let content: Content
    private let label = UILabel()

    init(_ content: Content) {
        self.content = content
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor =
            switch content {
            case .count: .systemBlue
            case .copy: .systemGreen
            case .forbidden: .systemGray
            }
        label.text = number
        label.textColor = .white
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        label.sizeToFit()
        addSubview(label)
        let height = PreviewConstants.badgeHeight
        var width = number == nil ? 0 : label.bounds.width + 2 * PreviewConstants.badgeMargin
        if sign != nil { width += number == nil ? height : PreviewConstants.badgeIcon + PreviewConstants.badgeGap }
        bounds.size = CGSize(width: max(width.rounded(.up), height), height: height)
        layer.cornerRadius = height / 2
        positionContent()
    }

    required init?(coder: NSCoder) { nil }

    private var number: String? {
        switch content {
        case .count(let count): "\(count)"
        case .copy(let count): count > 1 ? "\(count)" : nil
        case .forbidden: nil
        }
    }

    /// The path of the plus, or of the circle with a bar, centred at (0, 0).
    private var sign: UIBezierPath? {
        let half = PreviewConstants.badgeIcon / 2
        let path = UIBezierPath()
        switch content {
        case .count: return nil
        case .copy:
            path.polyline((-half, 0), (half, 0))
            path.polyline((0, -half), (0, half))
        case .forbidden:
            let radius = half + 1
            path.append(UIBezierPath(ovalIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)))
            let reach = radius * 0.5.squareRoot()
            path.polyline((-reach, -reach), (reach, reach))
        }
        return path
    }

    private func positionContent() {
        var x =
            (bounds.width - label.bounds.width
                - (number == nil || sign == nil ? 0 : PreviewConstants.badgeIcon + PreviewConstants.badgeGap)) / 2
        if let sign {
            let shape = CAShapeLayer()
            shape.path = sign.cgPath
            shape.lineWidth = PreviewConstants.badgeStroke
            shape.lineCap = .round
            shape.strokeColor = UIColor.white.cgColor
            shape.fillColor = nil
            let middle = number == nil ? bounds.midX : x + PreviewConstants.badgeIcon / 2
            shape.position = CGPoint(x: middle, y: bounds.midY)
            layer.addSublayer(shape)
            x += PreviewConstants.badgeIcon + PreviewConstants.badgeGap
        }
        label.frame.origin = CGPoint(x: x, y: (bounds.height - label.bounds.height) / 2)
    }
}
