extension CGPoint {
    /// The point transformed by `t`.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size transformed by `t`, without its translation.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The bounding box of the corners transformed by `t`.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ].map { $0.applying(t) }
        var result = CGRect(origin: corners[0], size: .zero)
        for corner in corners.dropFirst() { result.extend(to: corner) }
        return result
    }

    /// Whether all components are finite.
    package var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }

    /// Extends a standardized rectangle to contain `point`.
    package mutating func extend(to point: CGPoint) {
        let left = Swift.min(minX, point.x)
        let top = Swift.min(minY, point.y)
        let right = Swift.max(maxX, point.x)
        let bottom = Swift.max(maxY, point.y)
        self = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
