import Foundation

extension UIBarButtonItem {
    /// A badge at the upper trailing corner of an item: a number, a short text or a dot.
    @preconcurrency @MainActor
    public final class Badge: MainActorObject {
        /// The text. Nil for a dot.
        public let stringValue: String?
        /// The colour of the badge. Nil, the default, is red.
        public var backgroundColor: UIColor?
        /// The colour of the text. Nil, the default, is white.
        public var foregroundColor: UIColor?
        /// The font of the text. Nil, the default, is the font of badges in tab bars.
        public var font: UIFont?

        private init(_ text: String?) {
            stringValue = text
            super.init(onMainActor: ())
        }

        /// A badge with a number.
        public static func count(_ count: Int) -> Badge { Badge(count.formatted()) }
        /// A badge with a text.
        public static func string(_ string: String) -> Badge { Badge(string) }
        /// A dot.
        public static func indicator() -> Badge { Badge(nil) }
    }
}

/// The view of a badge in a bar.
final class BarButtonBadgeView: UILabel {
    private static let height: CGFloat = 16
    private static let dot: CGFloat = 8

    init(_ badge: UIBarButtonItem.Badge) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        textAlignment = .center
        font = badge.font ?? .systemFont(ofSize: 12)
        text = badge.stringValue
        textColor = badge.foregroundColor ?? .white
        backgroundColor = badge.backgroundColor ?? .systemRed
        let height = text == nil ? Self.dot : Self.height
        let width = text == nil ? height : max(height, intrinsicContentSize.width.rounded(.up) + 8)
        bounds.size = CGSize(width: width, height: height)
        layer.cornerRadius = height / 2
    }

    required init?(coder: NSCoder) { nil }
}
