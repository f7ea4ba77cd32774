import Foundation

/// A pointer that a program draws itself.
public struct HostCursorPicture: Sendable, Equatable {
    /// In pixels, of which the desktop shows each as a point.
    public var width: Int
    /// In pixels.
    public var height: Int
    /// The pixel that points.
    public var hotSpot: (x: Int, y: Int)
    /// Rows from the top, of four bytes a pixel: blue, green, red and alpha, the colours multiplied by the alpha.
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
