import CoreGraphics

/// A recipe for pixels. A source computes only the pixels that are requested, and its pixels outside of the image's extent are transparent.
protocol PixelSource: Sendable {
    func block(_ rect: PixelRect, in space: WorkingSpace) -> PixelBlock
}

/// A bitmap with its lower left corner at the origin.
struct BitmapSource: PixelSource {
    let image: CGImage

    func block(_ rect: PixelRect, in space: WorkingSpace) -> PixelBlock {
        let shared = rect.intersection(PixelRect(minX: 0, minY: 0, width: image.width, height: image.height))
        return PixelBlock(rect) { target in
            for y in shared.minY..<shared.maxY where shared.width > 0 {
                let row = image.row(image.height - 1 - y)
                let start = (y - rect.minY) * rect.width - rect.minX
                for x in shared.minX..<shared.maxX { target[start + x] = pixel(row[x], space) }
            }
        }
    }

    private func pixel(_ value: UInt32, _ space: WorkingSpace) -> SIMD4<Float> {
        let alpha = image.isOpaque ? 255 : Int(value >> 24)
        guard alpha > 0 else { return .zero }
        let (red, green, blue) = (Int(value >> 16 & 255), Int(value >> 8 & 255), Int(value & 255))
        if alpha == 255 { return SIMD4(space.decode(red), space.decode(green), space.decode(blue), 1) }
        func straight(_ component: Int) -> Float { space.decode(min(1, Float(component) / Float(alpha))) }
        return SIMD4(straight(red), straight(green), straight(blue), 1) * (Float(alpha) / 255)
    }
}

/// Pixels that a function computes from their centre.
struct GeneratedSource: PixelSource {
    let pixel: @Sendable (_ x: Float, _ y: Float, WorkingSpace) -> SIMD4<Float>

    func block(_ rect: PixelRect, in space: WorkingSpace) -> PixelBlock {
        PixelBlock(rect) { target in
            for y in 0..<rect.height {
                for x in 0..<rect.width {
                    target[y * rect.width + x] = pixel(Float(rect.minX + x) + 0.5, Float(rect.minY + y) + 0.5, space)
                }
            }
        }
    }
}

/// The pixels of a source, each changed by a function of the pixel and its centre.
struct MappedSource: PixelSource {
    let input: any PixelSource
    let change: @Sendable (SIMD4<Float>, WorkingSpace) -> SIMD4<Float>

    func block(_ rect: PixelRect, in space: WorkingSpace) -> PixelBlock {
        var block = input.block(rect, in: space)
        block.map { change($0, space) }
        return block
    }
}

/// The pixels of sources, combined by a function.
struct CombinedSource: PixelSource {
    let inputs: [any PixelSource]
    let combine: @Sendable ([SIMD4<Float>], SIMD2<Float>, WorkingSpace) -> SIMD4<Float>

    func block(_ rect: PixelRect, in space: WorkingSpace) -> PixelBlock {
        let blocks = inputs.map { $0.block(rect, in: space) }
        var pixels = Array(repeating: SIMD4<Float>.zero, count: blocks.count)
        return PixelBlock(rect) { target in
            for index in target.indices {
                for (number, block) in blocks.enumerated() { pixels[number] = block.values[index] }
                let center = SIMD2(Float(rect.minX + index % rect.width) + 0.5, Float(rect.minY + index / rect.width) + 0.5)
                target[index] = combine(pixels, center, space)
            }
        }
    }
}

/// The pixels of a source inside of a rectangle. Its edge may be inside of a pixel, which then gets the covered share.
struct CroppedSource: PixelSource {
    let input: any PixelSource
    let extent: CGRect

    func block(_ rect: PixelRect, in space: WorkingSpace) -> PixelBlock {
        guard !extent.isInfinite else { return input.block(rect, in: space) }
        guard let bounds = PixelRect(extent) else { return PixelBlock(rect) }
        let shared = rect.intersection(bounds)
        guard !shared.isEmpty else { return PixelBlock(rect) }
        return input.block(shared, in: space).part(rect)
    }
}

/// A source whose edge pixels continue without end.
struct ClampedSource: PixelSource {
    let input: any PixelSource
    let bounds: PixelRect

    func block(_ rect: PixelRect, in space: WorkingSpace) -> PixelBlock {
        let left = min(max(rect.minX, bounds.minX), bounds.maxX - 1)
        let bottom = min(max(rect.minY, bounds.minY), bounds.maxY - 1)
        let right = min(max(rect.maxX, bounds.minX + 1), bounds.maxX)
        let top = min(max(rect.maxY, bounds.minY + 1), bounds.maxY)
        let inner = input.block(PixelRect(minX: left, minY: bottom, width: right - left, height: top - bottom), in: space)
        if inner.rect == rect { return inner }
        return PixelBlock(rect) { target in
            for y in rect.minY..<rect.maxY {
                let row = inner.index(left, min(max(y, bottom), top - 1))
                for x in rect.minX..<rect.maxX {
                    target[(y - rect.minY) * rect.width + x - rect.minX] = inner.values[row + min(max(x, left), right - 1) - left]
                }
            }
        }
    }
}
