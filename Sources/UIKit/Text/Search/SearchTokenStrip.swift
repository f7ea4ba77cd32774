import CoreGraphics
import Foundation

/// The tokens of a search field in a row. If the space is too small, the first tokens are cut off.
final class SearchTokenStrip: UIView {
    private static let gap: CGFloat = 4
    private var views: [SearchTokenView] = []

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    var onTap: ((UISearchToken) -> Void)?

    var tokens: [UISearchToken] = [] {
        didSet {
            if let selected, !tokens.contains(where: { $0 === selected }) { self.selected = nil }
            let known = views
            views = tokens.map { token in known.first { $0.token === token } ?? makeView(of: token) }
            for view in known where !views.contains(view) { view.removeFromSuperview() }
            for view in views where view.superview == nil { addSubview(view) }
            setNeedsLayout()
        }
    }

    var tokenColor: UIColor = .tertiarySystemFill { didSet { for view in views { view.normalColor = tokenColor } } }

    var selected: UISearchToken? {
        didSet { if selected !== oldValue { for view in views { view.isSelected = view.token === selected } } }
    }

    private func makeView(of token: UISearchToken) -> SearchTokenView {
        let view = SearchTokenView(token)
        view.normalColor = tokenColor
        view.addAction(UIAction { [weak self, weak token] _ in token.map { self?.onTap?($0) } }, for: .touchUpInside)
        return view
    }

    /// The width of all tokens with a gap after each one.
    var naturalWidth: CGFloat { views.reduce(0) { $0 + $1.naturalWidth + Self.gap } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // Lay out from the text backwards, so that the last token is always visible.
        var x = isMirrored ? 0 : bounds.width
        for view in views.reversed() {
            let width = view.naturalWidth
            x += isMirrored ? Self.gap : -Self.gap - width
            let height = min(SearchTokenView.height, bounds.height)
            view.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
            if isMirrored { x += width }
        }
    }
}

/// A token's icon and text on a round background.
final class SearchTokenView: UIControl {
    static let height: CGFloat = 26
    private static let margin: CGFloat = 8
    private static let iconSide: CGFloat = 16
    private static let longest: CGFloat = 200

    let token: UISearchToken
    private let label = UILabel()
    private let icon = UIImageView()

    init(_ token: UISearchToken) {
        self.token = token
        super.init(frame: .zero)
        layer.cornerRadius = Self.height / 2
        layer.cornerCurve = .continuous
        label.text = token.text
        label.font = .systemFont(ofSize: 15)
        label.lineBreakMode = .byTruncatingTail
        icon.image = token.icon?.withRenderingMode(.alwaysTemplate)
        icon.contentMode = .scaleAspectFit
        icon.isHidden = token.icon == nil
        for view in [icon, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityLabel = token.text
        accessibilityTraits = .button
        showState()
    }

    required init?(coder: NSCoder) { nil }

    override func ownGestures(at point: CGPoint) -> ControlGestures { .tap }

    var normalColor: UIColor = .tertiarySystemFill { didSet { showState() } }

    override var isSelected: Bool { didSet { if isSelected != oldValue { showState() } } }

    private func showState() {
        backgroundColor = isSelected ? tintColor : normalColor
        label.textColor = isSelected ? .white : .label
        icon.tintColor = isSelected ? .white : tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    private var iconWidth: CGFloat { token.icon == nil ? 0 : Self.iconSide + 5 }

    var naturalWidth: CGFloat { min((label.intrinsicContentSize.width + iconWidth + 2 * Self.margin).rounded(.up), Self.longest) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = Self.iconSide
        icon.frame = CGRect(
            x: isMirrored ? bounds.width - Self.margin - side : Self.margin, y: (bounds.height - side) / 2, width: side, height: side)
        let width = max(bounds.width - 2 * Self.margin - iconWidth, 0)
        label.frame = CGRect(x: isMirrored ? Self.margin : Self.margin + iconWidth, y: 0, width: width, height: bounds.height)
    }
}
