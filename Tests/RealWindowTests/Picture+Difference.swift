import WindowTestSupport

extension Picture {
    /// The difference of two images of the same size.
    struct Difference: CustomStringConvertible {
        /// The mean difference of a component, from 0 to 255.
        var mean: Double
        /// The fraction of outliers among the pixels, from 0 to 1: pixels with a difference that an edge cannot explain.
        var outliers: Double

        var description: String { "mean \(mean), outliers \(outliers)" }
    }

    /// The difference in the area from the top left corner to `width` and `height`, without the square of `skipped` pixels in that corner.
    ///
    /// A pixel is an outlier if a component differs by more than `tolerance` from all values near it in the other image. These are the values of the pixel
    /// and of
    /// the eight pixels around it. Antialiased edges and edges that are one pixel apart are not outliers.
    func difference(from other: Picture, width: Int, height: Int, skipping skipped: Int, tolerance: Int = 24) -> Difference {
        var sum = 0
        var outliers = 0
        for y in 0..<height {
            for x in (y < skipped ? skipped : 0)..<width {
                var largest = 0
                for component in 0..<3 {
                    let distance = abs(value(of: component, x, y) - other.value(of: component, x, y))
                    sum += distance
                    largest = max(largest, distance)
                }
                guard largest > tolerance else { continue }
                let isEdge = (0..<3).allSatisfy { component in
                    other.surrounds(value(of: component, x, y), component, x, y, tolerance)
                        && surrounds(other.value(of: component, x, y), component, x, y, tolerance)
                }
                if !isEdge { outliers += 1 }
            }
        }
        let count = Double(width * height - skipped * skipped)
        return Difference(mean: Double(sum) / (3 * count), outliers: Double(outliers) / count)
    }

    private func value(of component: Int, _ x: Int, _ y: Int) -> Int { Int(bytes[(y * width + x) * 4 + component]) }

    /// Whether `value` is in the range of a component in and around a pixel, extended by `tolerance`.
    private func surrounds(_ value: Int, _ component: Int, _ x: Int, _ y: Int, _ tolerance: Int) -> Bool {
        var range = (least: 255, greatest: 0)
        for row in max(y - 1, 0)...min(y + 1, height - 1) {
            for column in max(x - 1, 0)...min(x + 1, width - 1) {
                let found = self.value(of: component, column, row)
                range = (min(range.least, found), max(range.greatest, found))
            }
        }
        return value >= range.least - tolerance && value <= range.greatest + tolerance
    }
}
