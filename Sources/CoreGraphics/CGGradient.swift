internal import CGtk

/// An immutable colour gradient.
public final class CGGradient: Sendable {
    struct Stop: Sendable {
        var location: CGFloat
        var color: RGBA
    }

    let stops: [Stop]

    private init(_ colors: [CGColor], _ locations: [CGFloat]) {
        stops = zip(colors, locations).map { Stop(location: min(max($1, 0), 1), color: $0.rgba) }
            .sorted { $0.location < $1.location }
    }

    /// Creates a gradient of `CGColor`s at locations from 0 to 1. If `locations` is nil, the colours are evenly spaced. Returns nil if the array is empty or
    /// contains an object that is not a `CGColor`.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let values = colors.compactMap { $0 as? CGColor }
        guard !values.isEmpty, values.count == colors.count else { return nil }
        let allLocations =
            locations.map { Array(UnsafeBufferPointer(start: $0, count: values.count)) }
            ?? values.indices.map { values.count > 1 ? CGFloat($0) / CGFloat(values.count - 1) : 0 }
        self.init(values, allLocations)
    }

    /// Creates a gradient from colour components in `space`, each colour followed by its alpha, at locations from 0 to 1. If `locations` is nil, the colours
    /// are evenly spaced.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let length = space.numberOfComponents + 1
        let values = (0..<count).map { index in
            CGColor(space: space, values: Array(UnsafeBufferPointer(start: components + index * length, count: length)))
        }
        let allLocations =
            locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
            ?? values.indices.map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
        self.init(values, allLocations)
    }
}

/// Whether a gradient continues beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// Bit 0 means before the start, bit 1 after the end.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first colour continues before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// The last colour continues after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

extension CGContext {
    /// Fills the clip with a gradient along the line from `startPoint` to `endPoint`.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard startPoint != endPoint, startPoint.isDrawable, endPoint.isDrawable else { return }
        draw(gradient, options: options) { cairo_pattern_create_linear(startPoint.x, startPoint.y, endPoint.x, endPoint.y) }
    }

    /// Fills the clip with a gradient between two circles.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startCenter.isDrawable, endCenter.isDrawable, startRadius < 1e9, endRadius < 1e9 else { return }
        draw(gradient, options: options) {
            cairo_pattern_create_radial(startCenter.x, startCenter.y, max(0, startRadius), endCenter.x, endCenter.y, max(0, endRadius))
        }
    }

    private func draw(_ gradient: CGGradient, options: CGGradientDrawingOptions, makePattern: () -> OpaquePointer?) {
        guard state.matrix.isInvertible, let pattern = makePattern() else { return }
        defer { cairo_pattern_destroy(pattern) }
        func add(_ location: CGFloat, _ color: RGBA, alpha: CGFloat) {
            cairo_pattern_add_color_stop_rgba(pattern, location, color.red, color.green, color.blue, alpha)
        }
        // A padded pattern continues its first and last colour beyond its ends. If the options exclude an end, a transparent stop hides the colour there.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        if !options.contains(.drawsBeforeStartLocation), let first = gradient.stops.first {
            add(0, first.color, alpha: 0)
            add(0, first.color, alpha: first.color.alpha)
        }
        for stop in gradient.stops { add(stop.location, stop.color, alpha: stop.color.alpha) }
        if !options.contains(.drawsAfterEndLocation), let last = gradient.stops.last {
            add(1, last.color, alpha: last.color.alpha)
            add(1, last.color, alpha: 0)
        }
        var matrix = state.matrix.cairo
        let alpha = Double(state.alpha)
        composite(extent: clipBounds, shape: nil) { target in
            cairo_save(target)
            cairo_transform(target, &matrix)
            cairo_set_source(target, pattern)
            cairo_paint_with_alpha(target, alpha)
            cairo_restore(target)
        }
    }
}

extension CGPoint {
    /// Whether Cairo can represent the point as an end of a gradient.
    fileprivate var isDrawable: Bool { abs(x) < 1e9 && abs(y) < 1e9 }
}
