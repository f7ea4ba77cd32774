import CoreGraphics
import Foundation

/// Where two pictures differ, and how much. Printed, it says so in a sentence.
public struct PictureComparison: Sendable, CustomStringConvertible, CustomReflectable {
    /// The pictures have the same width and height in pixels; nothing else is compared where they do not.
    public let isSameSize: Bool
    /// The part of all pixels that differ by more than the tolerance's colour difference, from 0 to 1.
    public let differingArea: Double
    /// The largest difference of two pixels, as CIEDE2000's ΔE.
    public let largestDifference: Double
    /// The pictures are alike within the tolerance.
    public let isMatch: Bool

    /// A flag for each pixel, rows from the top: it differs.
    let differing: [Bool]

    /// Compares `actual` with `expected` pixel by pixel.
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

    /// What came of it, in one sentence.
    public var description: String {
        guard isSameSize else { return "The pictures have different sizes." }
        guard largestDifference > 0 else { return "The pictures are the same." }
        let share = "\(Self.words(differingArea * 100, digits: 3)) % of the pixels"
        let most = "the most by ΔE \(Self.words(largestDifference, digits: 1))"
        return "The pictures \(isMatch ? "are alike" : "differ"): \(share) differ by more than the tolerance, \(most)."
    }

    /// The figures, without a flag for each pixel.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "isSameSize": isSameSize, "differingArea": differingArea, "largestDifference": largestDifference, "isMatch": isMatch,
            ], displayStyle: .struct)
    }

    /// With `digits` digits after the point, whatever the locale.
    private static func words(_ number: Double, digits: Int) -> String { String(format: "%.\(digits)f", number) }

    private init(isSameSize: Bool, differingArea: Double, largestDifference: Double, isMatch: Bool, differing: [Bool]) {
        self.isSameSize = isSameSize
        self.differingArea = differingArea
        self.largestDifference = largestDifference
        self.isMatch = isMatch
        self.differing = differing
    }

    /// How far two premultiplied pixels are apart over white; `known` keeps what was found.
    private static func difference(_ pixel: UInt32, _ other: UInt32, _ known: inout [UInt64: Double]) -> Double {
        let (pixel, other) = (overWhite(pixel), overWhite(other))
        if pixel == other { return 0 }
        let pair = UInt64(pixel) << 32 | UInt64(other)
        if let difference = known[pair] { return difference }
        let difference = lab(pixel).difference(from: lab(other))
        known[pair] = difference
        return difference
    }

    /// The greatest difference between a pixel and its neighbours.
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

    /// A premultiplied pixel, opaque over white.
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
