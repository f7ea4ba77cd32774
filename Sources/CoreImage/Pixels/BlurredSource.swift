import CCoreImage
import Foundation

/// A source that is blurred by sliding sums, in time that does not depend on the radius.
struct BlurredSource: PixelSource {
    let input: any PixelSource
    let kernel: BoxKernel

    func block(_ rect: PixelRect, in space: WorkingSpace) -> PixelBlock {
        let reach = kernel.reach
        guard reach > 0 else { return input.block(rect, in: space) }
        var block = input.block(rect.insetBy(-reach, -reach), in: space)
        for _ in 0..<kernel.passes {
            block = kernel.horizontal(block)
            block = kernel.vertical(block)
        }
        return block.part(rect)
    }
}

/// A box with partly weighted ends. Three passes approximate a Gaussian function.
struct BoxKernel: Sendable {
    /// The number of fully weighted pixels on each side of the centre.
    let radius: Int
    /// The weight of the pixel beyond them, from 0 to 1.
    let edge: Float
    let passes: Int

    /// The distance in pixels to which a pixel has an effect.
    var reach: Int { edge == 0 && radius == 0 ? 0 : passes * (radius + 1) }

    /// A box that extends `radius` pixels to each side of the centre pixel.
    init(boxRadius radius: Float) {
        let radius = max(radius, 0)
        self.radius = Int(radius)
        edge = radius - radius.rounded(.down)
        passes = 1
    }

    /// The box of which three passes have the standard deviation `sigma` (Gwosdek et al., "Theoretical Foundations of Gaussian Convolution by Extended Box
    /// Filtering", 2011).
    init(sigma: Float) {
        let variance = max(sigma, 0) * max(sigma, 0) / 3
        let whole = (0.5 * (12 * variance + 1).squareRoot() - 0.5).rounded(.down)
        radius = Int(whole)
        let next = whole + 1
        edge = (2 * whole + 1) * (whole * next - 3 * variance) / (6 * (variance - next * next))
        passes = 3
    }

    private var scale: Float { 1 / (2 * Float(radius) + 1 + 2 * edge) }

    func horizontal(_ block: PixelBlock) -> PixelBlock {
        let (width, height) = (block.rect.width, block.rect.height)
        return pass(block) { source, target in
            for y in 0..<height {
                let start = y * width
                core_image_box(source + 4 * start, target + 4 * start, width, 4, Int32(radius), edge, scale)
            }
        }
    }

    func vertical(_ block: PixelBlock) -> PixelBlock {
        let (width, height) = (block.rect.width, block.rect.height)
        return pass(block) { source, target in core_image_box(source, target, height, 4 * width, Int32(radius), edge, scale) }
    }

    /// Calls `body` with the components of the block and of its result.
    private func pass(_ block: PixelBlock, _ body: (UnsafePointer<Float>, UnsafeMutablePointer<Float>) -> Void) -> PixelBlock {
        PixelBlock(block.rect) { target in
            block.values.withUnsafeBytes { source in
                guard let from = source.baseAddress?.assumingMemoryBound(to: Float.self),
                    let to = UnsafeMutableRawBufferPointer(target).baseAddress?.assumingMemoryBound(to: Float.self)
                else { return }
                body(from, to)
            }
        }
    }
}

/// A source that is averaged along a line, as an object in motion.
struct MotionBlurredSource: PixelSource {
    let input: any PixelSource
    let radius: Float
    /// The angle of the line in radians, counterclockwise from the x axis.
    let angle: Float

    func block(_ rect: PixelRect, in space: WorkingSpace) -> PixelBlock {
        let reach = Int(radius.rounded(.up)) + 1
        let source = input.block(rect.insetBy(-reach, -reach), in: space)
        let count = max(1, Int(radius * 2))
        let offsets = (0...count).map { step -> Int in
            let distance = radius * (2 * Float(step) / Float(count) - 1)
            return Int((sinf(angle) * distance).rounded()) * source.rect.width + Int((cosf(angle) * distance).rounded())
        }
        return PixelBlock(rect) { target in
            for y in 0..<rect.height {
                for x in 0..<rect.width {
                    let center = source.index(rect.minX + x, rect.minY + y)
                    var sum = SIMD4<Float>.zero
                    for offset in offsets { sum += source.values[center + offset] }
                    target[y * rect.width + x] = sum / Float(offsets.count)
                }
            }
        }
    }
}
