/// The directions in which a popover's arrow may point. One that points up is at the top of a popover below its source.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt
    /// The directions of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The arrow points up; the popover is below.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// The arrow points down; the popover is above.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// The arrow points to the left; the popover is on the right.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// The arrow points to the right; the popover is on the left.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any of them.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known, as there is no popover.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
