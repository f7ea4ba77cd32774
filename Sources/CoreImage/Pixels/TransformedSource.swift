import CoreGraphics

/// A source with an affine transform. Enlarged pixels are interpolated, and reduced ones averaged, unless the source is sampled without interpolation.
struct TransformedSource: PixelSource {
    let input: any PixelSource
    /// The extent of the input, in its own space.
    let extent: CGRect
    let transform: CGAffineTransform
    let isNearest: Bool

    func block(_ rect: PixelRect, in space: WorkingSpace) -> PixelBlock {
        if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1, transform.tx == transform.tx.rounded(),
            transform.ty == transform.ty.rounded()
        {
            let (dx, dy) = (Int(transform.tx), Int(transform.ty))
            let block = input.block(rect.offsetBy(-dx, -dy), in: space)
            return PixelBlock(rect) { target in for index in target.indices { target[index] = block.values[index] } }
        }
        guard transform.a * transform.d - transform.b * transform.c != 0 else { return PixelBlock(rect) }
        let inverse = transform.inverted()
        let needed = rect.cgRect.applying(inverse).insetBy(dx: -2, dy: -2)
        guard var area = PixelRect(needed) else { return PixelBlock(rect) }
        let bounds = PixelRect(extent)
        if let bounds { area = area.intersection(bounds) }
        guard !area.isEmpty else { return PixelBlock(rect) }
        let sampler = Sampler(
            block: input.block(area, in: space), extent: extent, isNearest: isNearest,
            step: SIMD2(Float(hypot(inverse.a, inverse.c)), Float(hypot(inverse.b, inverse.d))))
        return PixelBlock(rect) { target in
            for y in 0..<rect.height {
                for x in 0..<rect.width {
                    target[y * rect.width + x] = sampler.average(
                        at: CGPoint(x: CGFloat(rect.minX + x) + 0.5, y: CGFloat(rect.minY + y) + 0.5), inverse)
                }
            }
        }
    }
}

/// Reads values between the pixels of a block.
private struct Sampler {
    let block: PixelBlock
    let extent: CGRect
    let isNearest: Bool
    /// The distance of adjacent output pixels in the input's space.
    let step: SIMD2<Float>

    /// The mean of as many samples as the output pixel covers input pixels, at most 8 × 8.
    func average(at point: CGPoint, _ inverse: CGAffineTransform) -> SIMD4<Float> {
        let scale = max(step.x, step.y)
        guard !isNearest, scale > 1.01 else { return sample(point.applying(inverse), step) }
        let count = min(Int(scale.rounded(.up)), 8)
        var sum = SIMD4<Float>.zero
        for row in 0..<count {
            for column in 0..<count {
                let offset = CGPoint(
                    x: point.x + (CGFloat(column) + 0.5) / CGFloat(count) - 0.5, y: point.y + (CGFloat(row) + 0.5) / CGFloat(count) - 0.5)
                sum += sample(offset.applying(inverse), step / Float(count))
            }
        }
        return sum / Float(count * count)
    }

    private func sample(_ point: CGPoint, _ step: SIMD2<Float>) -> SIMD4<Float> {
        let (x, y) = (Float(point.x), Float(point.y))
        var coverage: Float = 1
        if !extent.isInfinite {
            // The edge is one sample wide.
            func share(_ value: Float, _ low: CGFloat, _ high: CGFloat, _ step: Float) -> Float {
                let distance = min(value - Float(low), Float(high) - value)
                return isNearest ? (distance >= 0 ? 1 : 0) : min(max(distance / max(step, 1e-6) + 0.5, 0), 1)
            }
            coverage = share(x, extent.minX, extent.maxX, step.x) * share(y, extent.minY, extent.maxY, step.y)
            if coverage == 0 { return .zero }
        }
        if isNearest { return pixel(Int(x.rounded(.down)), Int(y.rounded(.down))) }
        let (left, bottom) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        let (fx, fy) = (x - 0.5 - left, y - 0.5 - bottom)
        let (column, row) = (Int(left), Int(bottom))
        let lower = pixel(column, row) * (1 - fx) + pixel(column + 1, row) * fx
        let upper = pixel(column, row + 1) * (1 - fx) + pixel(column + 1, row + 1) * fx
        return (lower * (1 - fy) + upper * fy) * coverage
    }

    private func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
        let rect = block.rect
        return block.values[block.index(min(max(x, rect.minX), rect.maxX - 1), min(max(y, rect.minY), rect.maxY - 1))]
    }
}
