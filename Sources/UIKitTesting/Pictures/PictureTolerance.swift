/// The accepted difference between a picture and its reference.
public struct PictureTolerance: Sendable, Equatable {
    /// The largest CIEDE2000 ΔE at which two pixels count as equal. About 1 is just noticeable for two adjacent areas. Translucent pixels
    /// are compared over white.
    public var colorDifference: Double
    /// The fraction of pixels, from 0 to 1, that may differ.
    public var differingArea: Double
    /// The additional difference allowed at edges, as a fraction of the greatest difference between the expected pixel and its eight neighbors.
    /// The default of 0 allows no difference, 0.5 allows different antialiasing, 1 allows edges without antialiasing.
    public var edgeDifference: Double

    /// Creates a tolerance. By default, it allows no additional difference at edges.
    public init(colorDifference: Double, differingArea: Double, edgeDifference: Double = 0) {
        self.colorDifference = colorDifference
        self.differingArea = differingArea
        self.edgeDifference = edgeDifference
    }

    /// Accepts only invisible differences of each pixel (ΔE up to 1).
    public static let exact = PictureTolerance(colorDifference: 1, differingArea: 0)

    /// Accepts the differences between versions of the same rasterizer and font. Pixels are equal up to ΔE 3. One pixel in 2,000 may differ by more,
    /// such as at edges of curves and glyphs.
    public static let standard = PictureTolerance(colorDifference: 3, differingArea: 0.0005)
}
