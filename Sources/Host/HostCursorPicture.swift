import Foundation

/// A pointer image that a program draws itself.
public struct HostCursorPicture: Sendable, Equatable {
    /// The width in pixels, each of which the desktop shows as a point.
    public var width: Int
    /// The height in pixels.
    public var height: Int
    /// The pixel of the hot spot.
    public var hotSpot: (x: Int, y: Int)
    /// Rows from the top with four bytes a pixel: blue, green, red and alpha, premultiplied.
    public var pixels: Data

    public init(width: Int, height: Int, hotSpot: (x: Int, y: Int), pixels: Data) {
        self.width = width
        self.height = height
        self.hotSpot = hotSpot
        self.pixels = pixels
    }

    public static func == (left: HostCursorPicture, right: HostCursorPicture) -> Bool {
        left.width == right.width && left.height == right.height && left.hotSpot == right.hotSpot && left.pixels == right.pixels
    }
}
