import CoreGraphics
import Foundation

/// The difference between two pictures. Its description is a sentence.
public struct PictureComparison: Sendable, CustomStringConvertible, CustomReflectable {
    /// Whether the pictures have the same size in pixels. If not, nothing else is compared.
    public let isSameSize: Bool
    /// The fraction of pixels, from 0 to 1, that differ by more than the tolerance's colour difference.
    public let differingArea: Double
    /// The largest difference of two pixels, as CIEDE2000's ΔE.
    public let largestDifference: Double
    /// Whether the pictures are equal within the tolerance.
    public let isMatch: Bool

    /// Whether each pixel differs, in rows from the top.
    let differing: [Bool]

    /// Compares `actual` with `expected` pixel by pixel.
    ///
    /// - Complexity: O(*n*) in the number of pixels.
    public init(of actual: CGImage, with expected: CGImage, tolerance: PictureTolerance = .standard) {
        guard actual.width == expected.width, actual.height == expected.height else {
            self.init(isSameSize: false, differingArea: 1, largestDifference: 100, isMatch: false, differing: [])
            return
        }
        let width = actual.width
        var differing = [Bool](repeating: false, count: width * actual.height)
        var count = 0
        var largest = 0.0
        var known: [UInt64: Double] = [:]
        for y in 0..<actual.height {
            let (row, expectedRow) = (actual.row(y), expected.row(y))
            for x in 0..<width where row[x] != expectedRow[x] {
                let difference = Self.difference(row[x], expectedRow[x], &known)
                largest = max(largest, difference)
                guard difference > tolerance.colorDifference else { continue }
                let edge = tolerance.edgeDifference > 0 ? Self.contrast(of: expected, x, y, &known) * tolerance.edgeDifference : 0
                if difference > tolerance.colorDifference + edge {
                    differing[y * width + x] = true
                    count += 1
                }
            }
        }
        let area = Double(count) / Double(max(1, differing.count))
        self.init(
            isSameSize: true, differingArea: area, largestDifference: largest, isMatch: area <= tolerance.differingArea,
            differing: differing)
    }

    /// The result in one sentence.
    public var description: String {
        guard isSameSize else { return "The images have different sizes." }
        guard largestDifference > 0 else { return "The images are identical." }
        let share = "\(Self.words(differingArea * 100, digits: 3)) % of the pixels"
        let most = "at most by ΔE \(Self.words(largestDifference, digits: 1))"
        return "The images \(isMatch ? "match" : "differ"): \(share) differ by more than the tolerance, \(most)."
    }

    /// The numbers, without the flags of the pixels.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "isSameSize": isSameSize, "differingArea": differingArea, "largestDifference": largestDifference, "isMatch": isMatch,
            ], displayStyle: .struct)
    }

    /// The number with `digits` decimals after a point, whatever the locale is.
    private static func words(_ number: Double, digits: Int) -> String { String(format: "%.\(digits)f", number) }

    private init(isSameSize: Bool, differingArea: Double, largestDifference: Double, isMatch: Bool, differing: [Bool]) {
        self.isSameSize = isSameSize
        self.differingArea = differingArea
        self.largestDifference = largestDifference
        self.isMatch = isMatch
        self.differing = differing
    }

    /// The difference of two premultiplied pixels over white. `known` caches results.
    private static func difference(_ pixel: UInt32, _ other: UInt32, _ known: inout [UInt64: Double]) -> Double {
        let (pixel, other) = (overWhite(pixel), overWhite(other))
        if pixel == other { return 0 }
        let pair = UInt64(pixel) << 32 | UInt64(other)
        if let difference = known[pair] { return difference }
        let difference = lab(pixel).difference(from: lab(other))
        known[pair] = difference
        return difference
    }

    /// The greatest difference between a pixel and its eight neighbours.
    private static func contrast(of image: CGImage, _ x: Int, _ y: Int, _ known: inout [UInt64: Double]) -> Double {
        let pixel = image.row(y)[x]
        var contrast = 0.0
        for row in max(0, y - 1)...min(image.height - 1, y + 1) {
            let neighbours = image.row(row)
            for column in max(0, x - 1)...min(image.width - 1, x + 1) where neighbours[column] != pixel {
                contrast = max(contrast, difference(pixel, neighbours[column], &known))
            }
        }
        return contrast
    }

    /// Composites a premultiplied pixel over white.
    static func overWhite(_ pixel: UInt32) -> UInt32 {
        let rest = 255 - (pixel >> 24)
        guard rest > 0 else { return pixel }
        func component(_ shift: UInt32) -> UInt32 { min(255, (pixel >> shift) & 255 + rest) << shift }
        return 0xFF00_0000 | component(16) | component(8) | component(0)
    }

    private static func lab(_ pixel: UInt32) -> LabColor {
        LabColor(red: UInt8(pixel >> 16 & 255), green: UInt8(pixel >> 8 & 255), blue: UInt8(pixel & 255))
    }
}
