import Foundation

/// A source in squares, each with the colour of its centre.
struct PixelatedSource: PixelSource {
    let input: any PixelSource
    let bounds: PixelRect
    let center: SIMD2<Float>
    /// The side of a square in pixels, at least 1.
    let side: Float

    func block(_ rect: PixelRect, in space: WorkingSpace) -> PixelBlock {
        let reach = Int(side.rounded(.up)) + 1
        let source = input.block(rect.insetBy(-reach, -reach).intersection(bounds), in: space)
        guard !source.rect.isEmpty else { return PixelBlock(rect) }
        func sample(_ value: Int, _ center: Float, _ low: Int, _ high: Int) -> Int {
            let square = ((Float(value) + 0.5 - center) / side).rounded(.down)
            return min(max(Int(((square + 0.5) * side + center).rounded(.down)), low), high - 1)
        }
        let columns = (rect.minX..<rect.maxX).map { sample($0, center.x, source.rect.minX, source.rect.maxX) }
        return PixelBlock(rect) { target in
            for y in 0..<rect.height {
                let row = sample(rect.minY + y, center.y, source.rect.minY, source.rect.maxY)
                for x in 0..<rect.width { target[y * rect.width + x] = source.values[source.index(columns[x], row)] }
            }
        }
    }
}

/// One pixel at the origin: the mean of a source's pixels in an area.
struct MeanSource: PixelSource {
    let input: any PixelSource
    let area: PixelRect

    func block(_ rect: PixelRect, in space: WorkingSpace) -> PixelBlock {
        var result = PixelBlock(rect)
        guard rect.minX <= 0, rect.maxX > 0, rect.minY <= 0, rect.maxY > 0 else { return result }
        var sum = SIMD4<Double>.zero
        for part in RenderBands.parts(of: area) {
            var band = SIMD4<Float>.zero
            for pixel in input.block(part, in: space).values { band += pixel }
            sum += SIMD4<Double>(band)
        }
        result.values[result.index(0, 0)] = SIMD4<Float>(sum / Double(area.count))
        return result
    }
}

/// The parts of a large area that are computed one after the other, so that memory stays small.
enum RenderBands {
    /// The number of pixels of a band: about a million, which are 16 MB.
    private static let size = 1 << 20

    static func parts(of rect: PixelRect) -> [PixelRect] {
        let height = max(1, size / max(rect.width, 1))
        return stride(from: rect.minY, to: rect.maxY, by: height).map {
            PixelRect(minX: rect.minX, minY: $0, width: rect.width, height: min(height, rect.maxY - $0))
        }
    }
}
