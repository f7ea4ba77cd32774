import Foundation

/// Shows the actions at one edge of a row in the area that the displaced row uncovers.
@MainActor
final class SwipeActionsView: UIView {
    /// The button of an action.
    @MainActor
    final class ActionButton: UIControl {
        /// The minimum width of an action and its title's side padding, in points, as on iOS.
        static let minimumWidth: CGFloat = 74
        static let padding: CGFloat = 14
        /// The maximum side of an image, in points.
        static let largestPicture: CGFloat = 28

        let action: UIContextualAction
        private let picture = UIImageView()
        private let label = UILabel()

        init(_ action: UIContextualAction) {
            self.action = action
            super.init(frame: .zero)
            clipsToBounds = true
            backgroundColor = action.backgroundColor
            picture.image = action.image
            picture.tintColor = .white
            picture.showsTemplates = true
            picture.contentMode = .scaleAspectFit
            picture.isHidden = action.image == nil
            label.text = action.title
            label.font = .systemFont(ofSize: action.image == nil ? 17 : 13)
            label.textColor = .white
            label.textAlignment = .center
            label.numberOfLines = 2
            label.isHidden = (action.title ?? "").isEmpty
            if let effect = action.backgroundEffect {
                let background = UIVisualEffectView(effect: effect)
                background.frame = bounds
                background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                background.isUserInteractionEnabled = false
                addSubview(background)
            }
            for view in [picture, label] as [UIView] {
                view.isUserInteractionEnabled = false
                addSubview(view)
            }
            isAccessibilityElement = true
            accessibilityLabel = action.title
        }

        required init?(coder: NSCoder) { nil }

        override func ownGestures(at point: CGPoint) -> ControlGestures { .tap }

        override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union(.button) }

        /// The preferred width of the action, in points.
        var width: CGFloat {
            let text = label.isHidden ? 0 : label.sizeThatFits(CGSize(width: 160, height: 60)).width
            return max(Self.minimumWidth, (max(text, pictureSize.width) + 2 * Self.padding).rounded(.up))
        }

        private var pictureSize: CGSize {
            guard let size = action.image?.size, size.width > 0, size.height > 0 else { return .zero }
            let scale = min(1, Self.largestPicture / max(size.width, size.height))
            return CGSize(width: size.width * scale, height: size.height * scale)
        }

        /// The content's center from the button's left edge, in points.
        var contentMiddle: CGFloat = 0 {
            didSet { if contentMiddle != oldValue { setNeedsLayout() } }
        }

        override var isHighlighted: Bool {
            didSet { for view in [picture, label] as [UIView] { view.alpha = isHighlighted ? 0.5 : 1 } }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            let image = pictureSize
            let availableWidth = max(width - 2 * 4, 0)
            let text = label.isHidden ? .zero : label.sizeThatFits(CGSize(width: availableWidth, height: bounds.height))
            // If the row is too low for both, show only the image.
            let gap: CGFloat = picture.isHidden || label.isHidden ? 0 : 4
            let showsText = !label.isHidden && (picture.isHidden || image.height + gap + text.height <= bounds.height)
            label.alpha = showsText ? (isHighlighted ? 0.5 : 1) : 0
            let height = image.height + (showsText ? gap + text.height : 0)
            let top = ((bounds.height - height) / 2).rounded()
            picture.frame = CGRect(x: contentMiddle - image.width / 2, y: top, width: image.width, height: image.height)
            label.frame = CGRect(
                x: contentMiddle - text.width / 2, y: top + image.height + gap, width: text.width, height: text.height)
        }
    }

    let buttons: [ActionButton]
    private let edge: SwipeEdge
    /// Whether the first action covers the others.
    private(set) var isFull = false
    private(set) var pull: SwipePull
    private var shown: CGFloat = 0

    init(_ configuration: UISwipeActionsConfiguration, edge: SwipeEdge, rowWidth: CGFloat) {
        buttons = configuration.actions.map { ActionButton($0) }
        self.edge = edge
        pull = SwipePull(
            widths: buttons.map(\.width), rowWidth: rowWidth, allowsFull: configuration.performsFirstActionWithFullSwipe)
        super.init(frame: .zero)
        clipsToBounds = true
        // The first button is in front, and the others emerge from behind it.
        for button in buttons.reversed() { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    /// Updates the actions after the row's width changed.
    func setRowWidth(_ width: CGFloat) {
        guard width != pull.rowWidth else { return }
        pull = SwipePull(widths: pull.widths, rowWidth: width, allowsFull: pull.allowsFull)
    }

    /// Whether the actions are at the right of the row.
    var isAtRight: Bool { (edge == .trailing) == (effectiveUserInterfaceLayoutDirection == .leftToRight) }

    /// Lays out the actions for a displacement of `shown`, in the row's coordinates.
    func layOut(_ shown: CGFloat, isFull: Bool, in row: CGSize) {
        self.shown = shown
        self.isFull = isFull
        frame = CGRect(x: isAtRight ? row.width : -shown, y: 0, width: shown, height: row.height)
        positionButtons()
    }

    private func positionButtons() {
        let spans = pull.spans(shown, isFull: isFull)
        for (button, span) in zip(buttons, spans) {
            let width = span.upperBound - span.lowerBound
            button.frame = CGRect(
                x: isAtRight ? shown - span.upperBound : span.lowerBound, y: 0, width: width, height: bounds.height)
            // Center the content in the action. In a full swipe, align the first action's content with the row.
            let own = button.width
            button.contentMiddle =
                isFull && button === buttons.first ? (isAtRight ? own / 2 : width - own / 2) : width / 2
            button.layoutIfNeeded()
        }
    }
}
