/// The letter spacing that makes text in Inter as wide as text in Apple's system font.
///
/// Each number is in thousandths of the font's size. Inter's glyphs are on average as wide as San Francisco's without tracking. Up to 17 points the numbers are
/// therefore Apple's, from the table of SF Pro's tracking in the Human Interface Guidelines. From 18 points on, San Francisco's glyphs become narrower. For
/// these sizes, the numbers are fitted to the widths of labels and buttons that Interface Builder stored in public documents
/// ([Compatibility](compatibility.md#widths-of-text)).
enum SystemTracking {
    /// Tracking of the regular weight by size in points. Sizes in between are interpolated.
    private static let sizes: [(key: CGFloat, value: CGFloat)] = [
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20), (17, -26),
        // These values are fitted to 72 texts of 18 to 42 points.
        (18, -25), (20, -27), (24, -41), (28, -41), (40, -47), (80, -54),
    ]

    /// Additional tracking of other weights: San Francisco's bold glyphs are wider than Inter's, its thin ones narrower. The values are fitted to 120 texts.
    /// Four of these have weight 200, and five are heavier than 700.
    private static let weights: [(key: CGFloat, value: CGFloat)] = [
        (100, -18), (200, -12), (300, -4), (400, 0), (500, 5), (600, 9), (700, 17), (800, 26), (900, 36),
    ]

    /// The letter spacing of a font of `size` points, in points; negative for tighter text.
    static func spacing(ofSize size: CGFloat, weight: Int) -> CGFloat {
        (interpolate(sizes, at: size) + interpolate(weights, at: CGFloat(weight))) / 1000 * size
    }

    private static func interpolate(_ table: [(key: CGFloat, value: CGFloat)], at key: CGFloat) -> CGFloat {
        guard let upper = table.firstIndex(where: { $0.key >= key }) else { return table.last?.value ?? 0 }
        guard upper > 0 else { return table[0].value }
        let (low, high) = (table[upper - 1], table[upper])
        return low.value + (high.value - low.value) * (key - low.key) / (high.key - low.key)
    }
}
