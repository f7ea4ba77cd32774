import CoreGraphics

/// The baselines of a view of one size, in points.
struct BaselineOffsets {
    /// From the upper edge to the first baseline.
    var first: CGFloat = 0
    /// From the last baseline to the lower edge.
    var last: CGFloat = 0
    /// The part of the view's height by which both baselines move down as it grows: 0.5 if its text is centred. Nil keeps the first one at its
    /// distance from the upper edge, and the last one at its distance from the lower edge.
    ///
    /// With this, height and baseline are solved together. By offsets alone two centred texts of different sizes, with equal tops and equal
    /// baselines, would contradict each other and come nearer in each of many rounds.
    var share: CGFloat?
}
