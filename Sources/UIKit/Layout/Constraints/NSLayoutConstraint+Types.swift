extension NSLayoutConstraint {
    /// The part of a view's alignment rectangle that a constraint refers to: an edge, a center, a size or a baseline.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The upper edge.
        case top = 3
        /// The lower edge.
        case bottom = 4
        /// The edge at which a line of text starts.
        case leading = 5
        /// The edge at which a line of text ends.
        case trailing = 6
        /// The distance from the left edge to the right edge.
        case width = 7
        /// The distance from the upper edge to the lower edge.
        case height = 8
        /// The horizontal center.
        case centerX = 9
        /// The vertical center.
        case centerY = 10
        /// The baseline of the last line of text; the lower edge of a view without text.
        case lastBaseline = 11
        /// The baseline of the first line of text; the upper edge of a view without text.
        case firstBaseline = 12
        /// The left edge of the area inside the view's margins.
        case leftMargin = 13
        /// The right edge of the area inside the view's margins.
        case rightMargin = 14
        /// The upper edge of the area inside the view's margins.
        case topMargin = 15
        /// The lower edge of the area inside the view's margins.
        case bottomMargin = 16
        /// The leading edge of the area inside the view's margins.
        case leadingMargin = 17
        /// The trailing edge of the area inside the view's margins.
        case trailingMargin = 18
        /// The horizontal center of the area inside the view's margins.
        case centerXWithinMargins = 19
        /// The vertical center of the area inside the view's margins.
        case centerYWithinMargins = 20
        /// No attribute: the second attribute of a constraint that sets a size to a constant.
        case notAnAttribute = 0
    }

    /// The relation between the first attribute and the second one.
    public enum Relation: Int, Sendable {
        /// The first attribute is at most the second one.
        case lessThanOrEqual = -1
        /// The first attribute is equal to the second one.
        case equal = 0
        /// The first attribute is at least the second one.
        case greaterThanOrEqual = 1
    }

    /// The horizontal or the vertical axis of a layout.
    public enum Axis: Int, Sendable {
        /// The axis from left to right.
        case horizontal = 0
        /// The axis from top to bottom.
        case vertical = 1
    }

    /// The alignment of a visual format's views, the direction in which the views are arranged, and the reference points of the distances.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The bits of the option set: one bit for each alignment, bits 16 and 17 for the direction, and bit 19 for the spacing.
        public let rawValue: UInt

        /// The options whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        private init(_ attribute: Attribute) {
            rawValue = 1 << UInt(attribute.rawValue)
        }

        /// Aligns the left edges.
        public static let alignAllLeft = FormatOptions(.left)
        /// Aligns the right edges.
        public static let alignAllRight = FormatOptions(.right)
        /// Aligns the upper edges.
        public static let alignAllTop = FormatOptions(.top)
        /// Aligns the lower edges.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// Aligns the leading edges.
        public static let alignAllLeading = FormatOptions(.leading)
        /// Aligns the trailing edges.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// Aligns the horizontal centers.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// Aligns the vertical centers.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// Aligns the last baselines.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// Aligns the first baselines.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// All bits of the alignment.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// Arranges views in the layout direction. The default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Arranges views from left to right, regardless of the layout direction.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Arranges views from right to left, regardless of the layout direction.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// All bits of the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Measures distances from edge to edge. The default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Measures vertical distances from baseline to baseline.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// All bits of the spacing.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

extension NSLayoutConstraint.Attribute {
    /// The kind of an attribute's value. Only values of the same kind can be compared.
    enum Kind {
        case horizontalPosition, verticalPosition, size, nothing
    }

    /// The kind of the attribute's value.
    var kind: Kind {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontalPosition
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .verticalPosition
        case .width, .height: .size
        case .notAnAttribute: .nothing
        }
    }

    /// Whether the attribute depends on the layout direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is a left or right edge, which cannot be combined with a directional attribute.
    var isAbsoluteSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// Whether the attribute refers to the area inside the margins.
    var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

    /// Whether the attribute is a baseline.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The corresponding attribute without margins.
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

    /// The attribute's name in UIKit's descriptions of constraints.
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
