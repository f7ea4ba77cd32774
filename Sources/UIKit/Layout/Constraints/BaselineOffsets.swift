import CoreGraphics

/// The baselines of a view of a given size, in points.
struct BaselineOffsets {
    /// The distance from the upper edge to the first baseline.
    var first: CGFloat = 0
    /// The distance from the last baseline to the lower edge.
    var last: CGFloat = 0
    /// The part of the view's height by which both baselines move down as it grows: 0.5 if its text is centered. Nil keeps the first baseline at its
    /// distance from the upper edge, and the last one at its distance from the lower edge.
    ///
    /// With this share, the solver solves height and baseline together. With offsets alone, two centered texts of different sizes with equal tops
    /// and equal baselines would contradict each other, and converge slowly over many rounds.
    var share: CGFloat?
}
