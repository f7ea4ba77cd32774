import Foundation

/// A horizontal and a vertical offset, in points.
public struct UIOffset: Hashable, Codable, Sendable {
    /// The offset to the right.
    public var horizontal: CGFloat
    /// The offset down.
    public var vertical: CGFloat

    /// Creates an offset of zero.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Creates an offset of two distances, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// An offset of zero.
    public static let zero = UIOffset()
}
