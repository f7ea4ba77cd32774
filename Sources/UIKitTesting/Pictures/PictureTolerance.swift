/// How far a picture may be from the one that is expected.
public struct PictureTolerance: Sendable, Equatable {
    /// How far two pixels may be apart, as CIEDE2000's ΔE; a larger difference makes a pixel count as different. About 1 is the smallest
    /// difference that an eye sees in two areas side by side. Translucent pixels are compared over white.
    public var colorDifference: Double
    /// The part of all pixels, from 0 to 1, that may be different.
    public var differingArea: Double

    /// A tolerance of its own.
    public init(colorDifference: Double, differingArea: Double) {
        self.colorDifference = colorDifference
        self.differingArea = differingArea
    }

    /// Every pixel is the same, but for a difference that nobody sees (ΔE up to 1).
    public static let exact = PictureTolerance(colorDifference: 1, differingArea: 0)

    /// What other versions of the same rasterizer and font make of the same picture: pixels up to ΔE 3 apart are alike, and one pixel in
    /// 2,000 may differ by more (edges of round shapes and of letters).
    public static let standard = PictureTolerance(colorDifference: 3, differingArea: 0.0005)
}
