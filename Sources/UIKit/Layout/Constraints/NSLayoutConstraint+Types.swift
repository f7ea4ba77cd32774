extension NSLayoutConstraint {
    /// What a constraint asks of a view: an edge, a centre, a size or a baseline of its alignment rectangle.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The upper edge.
        case top = 3
        /// The lower edge.
        case bottom = 4
        /// The edge where a line of text starts.
        case leading = 5
        /// The edge where a line of text ends.
        case trailing = 6
        /// From the left edge to the right one.
        case width = 7
        /// From the upper edge to the lower one.
        case height = 8
        /// The middle between left and right.
        case centerX = 9
        /// The middle between top and bottom.
        case centerY = 10
        /// The baseline of the last line of text; the lower edge of a view without any.
        case lastBaseline = 11
        /// The baseline of the first line of text; the upper edge of a view without any.
        case firstBaseline = 12
        /// The left edge of what is inside of the view's margins.
        case leftMargin = 13
        /// The right edge of what is inside of the view's margins.
        case rightMargin = 14
        /// The upper edge of what is inside of the view's margins.
        case topMargin = 15
        /// The lower edge of what is inside of the view's margins.
        case bottomMargin = 16
        /// The leading edge of what is inside of the view's margins.
        case leadingMargin = 17
        /// The trailing edge of what is inside of the view's margins.
        case trailingMargin = 18
        /// The middle between left and right of what is inside of the view's margins.
        case centerXWithinMargins = 19
        /// The middle between top and bottom of what is inside of the view's margins.
        case centerYWithinMargins = 20
        /// No attribute: of a constraint that sets a size to a constant.
        case notAnAttribute = 0
    }

    /// How the first attribute compares to the second one.
    public enum Relation: Int, Sendable {
        /// At most as large.
        case lessThanOrEqual = -1
        /// As large.
        case equal = 0
        /// At least as large.
        case greaterThanOrEqual = 1
    }

    /// One of the two directions in which views are laid out.
    public enum Axis: Int, Sendable {
        /// From left to right.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// How the views of a visual format are aligned across its direction, and which direction that is.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The bits: one for each alignment's attribute, and 16 to 19 for the direction and the spacing.
        public let rawValue: UInt

        /// The options whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        private init(_ attribute: Attribute) {
            rawValue = 1 << UInt(attribute.rawValue)
        }

        /// Left edges on one line.
        public static let alignAllLeft = FormatOptions(.left)
        /// Right edges on one line.
        public static let alignAllRight = FormatOptions(.right)
        /// Upper edges on one line.
        public static let alignAllTop = FormatOptions(.top)
        /// Lower edges on one line.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// Leading edges on one line.
        public static let alignAllLeading = FormatOptions(.leading)
        /// Trailing edges on one line.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// Middles between left and right on one line.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// Middles between top and bottom on one line.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// Last baselines on one line.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// First baselines on one line.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// Every bit that aligns.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// From where a line of text starts to where it ends: the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// From left to right, whatever direction text has.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left, whatever direction text has.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// Every bit that says a direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Distances are from edge to edge: the default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Distances from top to bottom are from baseline to baseline.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// Every bit that says what distances mean.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

extension NSLayoutConstraint.Attribute {
    /// What kind of number an attribute is; only like ones can be compared.
    enum Kind {
        case horizontalPlace, verticalPlace, size, nothing
    }

    /// What kind of number the attribute is.
    var kind: Kind {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontalPlace
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .verticalPlace
        case .width, .height: .size
        case .notAnAttribute: .nothing
        }
    }

    /// Whether the attribute has to do with the direction of text.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is a left or right one, which may not stand together with a directional one.
    var isAbsoluteSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// Whether the attribute is measured from the margins.
    var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

    /// Whether the attribute is a line of text's.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The attribute without the margins.
    var withoutMargin: NSLayoutConstraint.Attribute {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: self
        }
    }

    /// The attribute's name in UIKit's descriptions.
    var name: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        case .notAnAttribute: "notAnAttribute"
        }
    }
}
