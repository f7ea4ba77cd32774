/// The directions in which a popover's arrow may point. An arrow that points up is at the top of a popover below its source.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The directions as a bit mask.
    public let rawValue: UInt
    /// Creates a set of directions from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The arrow points up; the popover is below.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// The arrow points down; the popover is above.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// The arrow points to the left; the popover is on the right.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// The arrow points to the right; the popover is on the left.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any direction.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The direction is unknown because the popover is not shown.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
