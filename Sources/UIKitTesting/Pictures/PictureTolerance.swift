/// How far a picture may be from the one that is expected.
public struct PictureTolerance: Sendable, Equatable {
    /// How far two pixels may be apart, as CIEDE2000's ΔE; a larger difference makes a pixel count as different. About 1 is the smallest
    /// difference that an eye sees in two areas side by side. Translucent pixels are compared over white.
    public var colorDifference: Double
    /// The part of all pixels, from 0 to 1, that may be different.
    public var differingArea: Double
    /// How much further apart two pixels may be where there is an edge, as a part of the greatest difference between the expected pixel and its
    /// eight neighbours: 0 nowhere (the default), 0.5 for another way to smooth edges, 1 for edges that are not smoothed.
    public var edgeDifference: Double

    /// A tolerance of its own.
    public init(colorDifference: Double, differingArea: Double, edgeDifference: Double = 0) {
        self.colorDifference = colorDifference
        self.differingArea = differingArea
        self.edgeDifference = edgeDifference
    }

    /// Every pixel is the same, but for a difference that cannot be seen (ΔE up to 1).
    public static let exact = PictureTolerance(colorDifference: 1, differingArea: 0)

    /// What other versions of the same rasterizer and font make of the same picture: pixels up to ΔE 3 apart are alike, and one pixel in
    /// 2,000 may differ by more (edges of round shapes and of letters).
    public static let standard = PictureTolerance(colorDifference: 3, differingArea: 0.0005)
}
