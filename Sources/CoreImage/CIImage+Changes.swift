import Foundation
import UIFoundation

extension CIImage {
    /// Returns the image with an affine transform. Enlarged pixels are interpolated.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let target = extent.isInfinite ? extent : extent.applying(matrix)
        if let earlier = source as? TransformedSource {
            let all = earlier.transform.concatenating(matrix)
            let source = TransformedSource(input: earlier.input, extent: earlier.extent, transform: all, isNearest: isNearest)
            return CIImage(source, extent: target, isNearest: isNearest)
        }
        return CIImage(
            TransformedSource(input: source, extent: extent, transform: matrix, isNearest: isNearest), extent: target, isNearest: isNearest)
    }

    /// Returns the part of the image in `rect`.
    public func cropped(to rect: CGRect) -> CIImage {
        let part = extent.intersection(rect)
        guard !part.isNull else { return CIImage() }
        return CIImage(CroppedSource(input: source, extent: part), extent: part, isNearest: isNearest)
    }

    /// Returns the image with its edge pixels continued without end.
    public func clampedToExtent() -> CIImage {
        guard let bounds = PixelRect(extent) else { return self }
        return CIImage(ClampedSource(input: source, bounds: bounds), extent: .infinite, isNearest: isNearest)
    }

    /// Returns the part of the image in `rect`, with its edge pixels continued without end.
    public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }

    /// Returns the image in front of `dest`.
    public func composited(over dest: CIImage) -> CIImage {
        let source = CombinedSource(inputs: [source, dest.source]) { pixels, _, _ in pixels[0] + pixels[1] * (1 - pixels[0].w) }
        return CIImage(source, extent: extent.union(dest.extent))
    }

    /// Returns the image blurred by a Gaussian function with the standard deviation `sigma`, in pixels. The extent grows by three standard deviations.
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        guard sigma > 0 else { return self }
        let margin = -(CGFloat(sigma) * 3).rounded(.up)
        let target = extent.isInfinite ? extent : extent.insetBy(dx: margin, dy: margin)
        return CIImage(BlurredSource(input: source, kernel: BoxKernel(sigma: Float(sigma))), extent: target)
    }

    /// Returns the output of a filter with the image as its input. If the filter is unknown or has no output, logs an error and returns an empty image.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else {
            imageLog.error("There is no filter \"\(filterName)\". CIFilter.filterNames(inCategory:) lists all filters.")
            return CIImage()
        }
        filter.setValue(self, forKey: kCIInputImageKey)
        for (key, value) in params { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? CIImage()
    }

    /// Returns the output of a filter with the image as its input and the default parameters.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// Returns the image whose transforms repeat pixels instead of interpolating.
    public func samplingNearest() -> CIImage {
        guard let earlier = source as? TransformedSource else { return CIImage(source, extent: extent, isNearest: true) }
        let source = TransformedSource(input: earlier.input, extent: earlier.extent, transform: earlier.transform, isNearest: true)
        return CIImage(source, extent: extent, isNearest: true)
    }

    /// Returns the image whose transforms interpolate between pixels.
    public func samplingLinear() -> CIImage { CIImage(source, extent: extent) }

    /// Returns the image without transparency in `extent`.
    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        let source = MappedSource(input: source) { pixel, space in
            space.mapStraight(pixel) { SIMD4($0.x, $0.y, $0.z, 1) }
        }
        return CIImage(source, extent: self.extent).cropped(to: extent)
    }

    /// Returns the image with an orientation applied, moved so that its origin is at (0, 0).
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        transformed(by: orientationTransform(for: orientation))
    }

    /// Returns the image with an orientation of Exif applied: a number from 1 to 8. Other numbers have no effect.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        oriented(UInt32(exactly: orientation).flatMap(CGImagePropertyOrientation.init) ?? .up)
    }

    /// The transform of ``oriented(_:)``.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        let turned: CGAffineTransform
        switch orientation {
        case .up: return .identity
        case .upMirrored: turned = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        case .down: turned = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case .downMirrored: turned = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case .leftMirrored: turned = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
        case .right: turned = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: turned = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .left: turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        }
        let area = extent.applying(turned)
        return turned.concatenating(CGAffineTransform(translationX: -area.minX, y: -area.minY))
    }
}
