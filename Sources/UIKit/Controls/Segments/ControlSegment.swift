import Foundation

/// One segment of a ``UISegmentedControl``: its content and its views.
@MainActor
final class ControlSegment {
    enum Content {
        case title(String)
        case image(UIImage)
    }

    var content: Content
    /// The action that is performed when the segment is selected.
    var action: UIAction?
    /// The width that the app set, in points; 0 for the width that fits the content.
    var width: CGFloat = 0
    /// The offset of the content, in points.
    var offset = CGSize.zero
    var isEnabled = true
    /// Whether the whole control is disabled.
    var isDimmed = false
    let view = UIView()
    private let label = UILabel()
    private let picture = UIImageView()

    init(_ content: Content, action: UIAction? = nil) {
        self.content = content
        self.action = action
        isEnabled = action?.attributes.contains(.disabled) != true
        view.isUserInteractionEnabled = false
        view.isAccessibilityElement = true
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
        view.addSubview(label)
        view.addSubview(picture)
    }

    /// Creates a segment that shows the action's image, or else its title.
    convenience init(_ action: UIAction) {
        self.init(action.image.map { .image($0) } ?? .title(action.title), action: action)
    }

    /// Creates a segment from an item of an initializer: a string, an image or an action; nil for other types.
    convenience init?(item: Any) {
        switch item {
        case let title as String: self.init(.title(title))
        case let title as NSString: self.init(.title("\(title)"))
        case let image as UIImage: self.init(.image(image))
        case let action as UIAction: self.init(action)
        default: return nil
        }
    }

    var title: String? {
        if case .title(let title) = content { title } else { nil }
    }

    var image: UIImage? {
        if case .image(let image) = content { image } else { nil }
    }

    /// Returns the size of the content with the given attributes, without padding.
    func contentSize(_ attributes: [NSAttributedString.Key: Any]) -> CGSize {
        switch content {
        case .title(let title): NSAttributedString(string: title, attributes: attributes).size()
        case .image(let image): image.size
        }
    }

    /// Updates the views with the given attributes.
    func show(_ attributes: [NSAttributedString.Key: Any], isSelected: Bool, isFaded: Bool) {
        view.accessibilityLabel = action?.title.nonempty ?? title
        var traits = UIAccessibilityTraits.button
        if isSelected { traits.insert(.selected) }
        if !isEnabled || isDimmed { traits.insert(.notEnabled) }
        view.accessibilityTraits = traits
        label.isHidden = title == nil
        picture.isHidden = image == nil
        if let title { label.attributedText = NSAttributedString(string: title, attributes: attributes) }
        if let image {
            picture.image = image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
            picture.tintColor = attributes[.foregroundColor] as? UIColor ?? .label
        }
        let alpha: CGFloat = isFaded ? 0.2 : isEnabled && !isDimmed ? 1 : 0.3
        label.setSeenAlpha(alpha)
        picture.setSeenAlpha(alpha)
    }

    /// Lays out the content in the view's bounds.
    func layOut() {
        let bounds = view.bounds
        label.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0).offsetBy(dx: offset.width, dy: offset.height)
        guard let size = image?.size else { return }
        picture.frame = CGRect(
            x: bounds.midX - size.width / 2 + offset.width, y: bounds.midY - size.height / 2 + offset.height, width: size.width,
            height: size.height)
    }
}

extension String {
    /// The string; nil if it is empty.
    var nonempty: String? { isEmpty ? nil : self }
}
