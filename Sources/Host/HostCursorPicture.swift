import Foundation

/// A custom pointer image of a program.
public struct HostCursorPicture: Sendable, Equatable {
    /// The width in pixels. The desktop shows each pixel as one point.
    public var width: Int
    /// The height in pixels.
    public var height: Int
    /// The hot spot, in pixels from the top left corner.
    public var hotSpot: (x: Int, y: Int)
    /// The pixels in rows from the top, with four bytes per pixel: blue, green, red and alpha, premultiplied.
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
