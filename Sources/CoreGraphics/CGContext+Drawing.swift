internal import CGtk

extension CGContext {
    // MARK: Path

    /// Fills the current path and discards it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(devicePath, rule: rule)
        devicePath.removeAll()
    }

    /// Strokes the current path and discards it.
    public func strokePath() {
        stroke(devicePath)
        devicePath.removeAll()
    }

    /// Fills or strokes the current path, or both, and discards it.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill: fill(devicePath, rule: .winding)
        case .eoFill: fill(devicePath, rule: .evenOdd)
        case .stroke: stroke(devicePath)
        case .fillStroke:
            fill(devicePath, rule: .winding)
            stroke(devicePath)
        case .eoFillStroke:
            fill(devicePath, rule: .evenOdd)
            stroke(devicePath)
        }
        devicePath.removeAll()
    }

    // MARK: Shapes

    /// Fills a rectangle. Discards the current path.
    public func fill(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        fillPath()
    }

    /// Fills rectangles. Discards the current path.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }

    /// Strokes a rectangle. Discards the current path.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Strokes a rectangle with the given line width. Discards the current path.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }

    /// Fills the ellipse inscribed in `rect`. Discards the current path.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes the ellipse inscribed in `rect`. Discards the current path.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes lines between pairs of points: from the first to the second, from the third to the fourth, and so on. Discards the current path.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent, or black in an opaque context, whatever the drawing settings are. Has no effect in a PDF document.
    public func clear(_ rect: CGRect) {
        guard canDraw, document == nil, let path = CGPath(rect: rect, transform: nil).applying(state.matrix).drawable else { return }
        cairo_new_path(cairo)
        CairoPointer.append(path, to: cairo)
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        cairo_set_operator(cairo, isOpaque ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_CLEAR)
        if let mask = state.mask {
            cairo_save(cairo)
            cairo_clip(cairo)
            cairo_set_operator(cairo, isOpaque ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_DEST_OUT)
            mask.paint(cairo)
            cairo_restore(cairo)
        } else {
            cairo_fill(cairo)
        }
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        didDraw()
    }

    // MARK: Clip

    /// Intersects the clip with the current path, and discards the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo_new_path(cairo)
        // A path with NaN coordinates is empty.
        if let path = devicePath.drawable { CairoPointer.append(path, to: cairo) }
        clip(cairo, rule: rule)
        devicePath.removeAll()
    }

    /// Intersects the clip with `rect`. Discards the current path.
    public func clip(to rect: CGRect) {
        clip(to: [rect])
    }

    /// Intersects the clip with the union of `rects`. Discards the current path.
    public func clip(to rects: [CGRect]) {
        devicePath.removeAll()
        addRects(rects)
        clip(using: .winding)
    }

    /// Resets the clip to the whole bitmap.
    public func resetClip() {
        cairo_reset_clip(cairo)
        state.mask = nil
    }

    /// The bounding box of the clip in user space; `CGRect.null` if the clip is empty.
    public var boundingBoxOfClipPath: CGRect {
        let bounds = clipBounds
        return bounds.width > 0 && bounds.height > 0 ? bounds.applying(state.matrix.inverted()) : .null
    }

    // MARK: Device space

    private func fill(_ path: CGPath, rule: CGPathFillRule) {
        guard !path.isEmpty, let path = path.drawable else { return }
        let color = state.fillColor
        let antialias = state.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE
        composite(extent: path.boundingBox, shape: path, rule: rule) { target in
            draw(with: color, on: target) {
                cairo_new_path(target)
                CairoPointer.append(path, to: target)
                cairo_set_antialias(target, antialias)
                cairo_set_fill_rule(target, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
                cairo_fill(target)
            }
        }
    }

    private func stroke(_ path: CGPath) {
        guard !path.isEmpty, state.lineWidth > 0, let path = path.drawable else { return }
        let state = state
        // A miter extends farthest from the path: by half the line width times the miter limit. The matrix may stretch one direction more than the mean of all
        // directions.
        let stretch = max(hypot(state.matrix.a, state.matrix.b), hypot(state.matrix.c, state.matrix.d)) * 2
        let reach = state.lineWidth / 2 * max(state.lineJoin == .miter ? state.miterLimit : 1, 2) * stretch
        composite(extent: path.boundingBox.insetBy(dx: -reach, dy: -reach), shape: deviceStroke(of: path)) { target in
            draw(with: state.strokeColor, on: target) {
                cairo_new_path(target)
                CairoPointer.append(path, to: target)
                cairo_set_antialias(target, state.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
                state.setPen(of: target)
                // The pen is a circle in user space, so the matrix also transforms its shape.
                var matrix = state.matrix.cairo
                cairo_save(target)
                cairo_transform(target, &matrix)
                cairo_stroke(target)
                cairo_restore(target)
            }
        }
    }

    private func deviceStroke(of path: CGPath) -> CGPath {
        strokedCopy(of: path.applying(state.matrix.inverted())).applying(state.matrix)
    }
}

extension GraphicsState {
    /// Applies the line settings to a Cairo context.
    func setPen(of cairo: OpaquePointer) {
        cairo_set_line_width(cairo, lineWidth)
        cairo_set_miter_limit(cairo, miterLimit)
        switch lineCap {
        case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        }
        switch lineJoin {
        case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        }
        // Cairo would report an error for an invalid dash pattern, so a solid line replaces it.
        let isDashed = dashLengths.contains { $0 > 0 } && dashLengths.allSatisfy { $0 >= 0 && $0.isFinite }
        let lengths = isDashed ? dashLengths.map { Double($0) } : []
        cairo_set_dash(cairo, lengths, gint(lengths.count), dashPhase.isFinite ? dashPhase : 0)
    }
}
