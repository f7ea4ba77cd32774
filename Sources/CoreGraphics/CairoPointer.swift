internal import CGtk

/// Cairo objects. Their constructors never return null: on failure they return an object in an error state that ignores all calls.
enum CairoPointer {
    static func context(on surface: OpaquePointer) -> OpaquePointer {
        unwrap(cairo_create(surface))
    }

    static func unwrap(_ pointer: OpaquePointer?) -> OpaquePointer {
        guard let pointer else {
            preconditionFailure("Cairo returned a null pointer that its documentation excludes. Please report this bug.")
        }
        return pointer
    }

    /// Appends `path`, whose points are in pixels, to the context's path.
    static func append(_ path: CGPath, to cairo: OpaquePointer) {
        var pen = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let point): cairo_move_to(cairo, point.x, point.y)
            case .line(let point): cairo_line_to(cairo, point.x, point.y)
            case .quadCurve(let control, let end):
                // Converts to an equivalent cubic curve: its control points are two thirds of the distance from each end to the quadratic control point.
                cairo_curve_to(
                    cairo, pen.x + (control.x - pen.x) * 2 / 3, pen.y + (control.y - pen.y) * 2 / 3,
                    end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
            case .curve(let control1, let control2, let end):
                cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
            case .close: cairo_close_path(cairo)
            }
            if let end = element.end { pen = end }
        }
    }
}

extension CGAffineTransform {
    /// Converts the matrix to Cairo's type.
    var cairo: cairo_matrix_t {
        cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
    }

    /// Whether the matrix is invertible, which Cairo requires.
    var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
    }

    /// The factor by which the transform scales lengths: the geometric mean over all directions.
    package var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension PixelStore {
    /// A Cairo surface on the pixels, valid while the store exists. The caller destroys it.
    package func makeSurface() -> OpaquePointer {
        CairoPointer.unwrap(
            cairo_image_surface_create_for_data(
                base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, gint(width), gint(height), gint(bytesPerRow)))
    }
}

extension CGImage {
    /// A Cairo surface on the pixels, valid while the image exists.
    func makeSurface() -> OpaquePointer {
        CairoPointer.unwrap(
            cairo_image_surface_create_for_data(
                start.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, gint(width), gint(height), gint(store.bytesPerRow)))
    }
}

extension CGBlendMode {
    /// The Cairo operator with the same formula.
    var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }

    /// Whether Cairo's operator clears pixels outside of the shape. Core Graphics preserves these pixels.
    var reachesOutsideOfShape: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
