internal import CGtk
import Foundation

/// Draws a path, filled and stroked, sharp at every size. Everything about it can animate.
///
/// The path is in the layer's coordinates and is not cut at its bounds. It lies over the background and under ``CALayer/contents``.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    /// What a shape layer adds to the animatable values of a layer.
    struct ShapeValues {
        var path: CGPath?
        var fillColor: RGBA? = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        var strokeColor: RGBA?
        var lineWidth: CGFloat = 1
        var miterLimit: CGFloat = 10
        var lineDashPhase: CGFloat = 0
        var strokeStart: CGFloat = 0
        var strokeEnd: CGFloat = 1
    }

    private var shape = ShapeValues()
    private var presentedShape: ShapeValues?
    private var givenFillColor: CGColor? = .black
    private var givenStrokeColor: CGColor?
    /// The path that was measured last, so that a stroke that grows does not measure it every frame.
    private var trimming: (path: CGPath, trimming: PathTrimming)?

    /// A layer without a path, which fills black and strokes nothing.
    public override init() {
        super.init()
    }

    /// A copy of `layer` for ``CALayer/presentation()``.
    public override init(layer: Any) {
        super.init(layer: layer)
    }

    /// What is drawn, in the layer's coordinates. The layer keeps a copy.
    open var path: CGPath? {
        get { shape.path }
        set {
            let copy = newValue?.copy()
            change(.path, copy != shape.path) { shape.path = copy }
        }
    }

    /// The colour inside. Black at first; nil fills nothing.
    open var fillColor: CGColor? {
        get { modelLayer == nil ? givenFillColor : shape.fillColor.map { CGColor($0) } }
        set {
            change(.fillColor, newValue != givenFillColor) {
                givenFillColor = newValue
                shape.fillColor = newValue?.rgba
            }
        }
    }

    /// What of the path is inside.
    open var fillRule: CAShapeLayerFillRule = .nonZero {
        didSet { if fillRule != oldValue { invalidate(.shape) } }
    }

    /// The line's colour. Nil, as at first, strokes nothing.
    open var strokeColor: CGColor? {
        get { modelLayer == nil ? givenStrokeColor : shape.strokeColor.map { CGColor($0) } }
        set {
            change(.strokeColor, newValue != givenStrokeColor) {
                givenStrokeColor = newValue
                shape.strokeColor = newValue?.rgba
            }
        }
    }

    /// Where along the path's length the line begins, from 0 to 1.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { change(.strokeStart, newValue != shape.strokeStart) { shape.strokeStart = newValue } }
    }

    /// Where along the path's length the line ends, from 0 to 1.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { change(.strokeEnd, newValue != shape.strokeEnd) { shape.strokeEnd = newValue } }
    }

    /// The line's width, in points. 1 at first.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { change(.lineWidth, newValue != shape.lineWidth) { shape.lineWidth = newValue } }
    }

    /// How many line widths a sharp corner may be long before it is cut off. 10 at first.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { change(.miterLimit, newValue != shape.miterLimit) { shape.miterLimit = newValue } }
    }

    /// How the line ends.
    open var lineCap: CAShapeLayerLineCap = .butt {
        didSet { if lineCap != oldValue { invalidate(.shape) } }
    }

    /// How the line turns at corners.
    open var lineJoin: CAShapeLayerLineJoin = .miter {
        didSet { if lineJoin != oldValue { invalidate(.shape) } }
    }

    /// How far into the pattern the line begins, in points.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { change(.lineDashPhase, newValue != shape.lineDashPhase) { shape.lineDashPhase = newValue } }
    }

    /// The lengths of dashes and gaps in turn, in points; nil is an unbroken line.
    open var lineDashPattern: [NSNumber]? {
        didSet { if lineDashPattern != oldValue { invalidate(.shape) } }
    }

    // MARK: Animation

    override func copyProperties(from other: CALayer) {
        super.copyProperties(from: other)
        guard let other = other as? CAShapeLayer else { return }
        shape = other.presentedShape ?? other.shape
        givenFillColor = other.givenFillColor
        givenStrokeColor = other.givenStrokeColor
        fillRule = other.fillRule
        lineCap = other.lineCap
        lineJoin = other.lineJoin
        lineDashPattern = other.lineDashPattern
    }

    override func animatableValue(_ key: LayerKey, presented: Bool) -> AnimatableValue? {
        let shown = presented ? presentedShape ?? shape : shape
        return switch key {
        case .path: .path(shown.path)
        case .fillColor: .color(shown.fillColor ?? .clear)
        case .strokeColor: .color(shown.strokeColor ?? .clear)
        case .lineWidth: .number(shown.lineWidth)
        case .miterLimit: .number(shown.miterLimit)
        case .lineDashPhase: .number(shown.lineDashPhase)
        case .strokeStart: .number(shown.strokeStart)
        case .strokeEnd: .number(shown.strokeEnd)
        default: super.animatableValue(key, presented: presented)
        }
    }

    override func present(_ key: LayerKey, _ value: AnimatableValue) {
        var shown = presentedShape ?? shape
        switch (key, value) {
        case (.path, .path(let value)): shown.path = value
        case (.fillColor, .color(let value)): shown.fillColor = value
        case (.strokeColor, .color(let value)): shown.strokeColor = value
        case (.lineWidth, .number(let value)): shown.lineWidth = value
        case (.miterLimit, .number(let value)): shown.miterLimit = value
        case (.lineDashPhase, .number(let value)): shown.lineDashPhase = value
        case (.strokeStart, .number(let value)): shown.strokeStart = value
        case (.strokeEnd, .number(let value)): shown.strokeEnd = value
        default: return super.present(key, value)
        }
        presentedShape = shown
    }

    override func setAnimatableValue(_ key: LayerKey, _ value: AnimatableValue, given: Any?) {
        switch (key, value) {
        case (.path, .path(let value)): path = value
        case (.fillColor, .color(let value)): fillColor = given.map { $0 as? CGColor ?? CGColor(value) }
        case (.strokeColor, .color(let value)): strokeColor = given.map { $0 as? CGColor ?? CGColor(value) }
        case (.lineWidth, .number(let value)): lineWidth = value
        case (.miterLimit, .number(let value)): miterLimit = value
        case (.lineDashPhase, .number(let value)): lineDashPhase = value
        case (.strokeStart, .number(let value)): strokeStart = value
        case (.strokeEnd, .number(let value)): strokeEnd = value
        default: super.setAnimatableValue(key, value, given: given)
        }
    }

    override func beginPresenting() {
        super.beginPresenting()
        presentedShape = shape
    }

    override func endPresenting() {
        super.endPresenting()
        presentedShape = nil
    }

    // MARK: Drawing

    override class var isPlain: Bool { false }

    override func makeOwnNode(_ shown: LayerValues) -> RenderNode? {
        let shape = presentedShape ?? shape
        guard let path = shape.path, !path.isEmpty else { return nil }
        let fill = shape.fillColor.flatMap { $0.alpha > 0 ? $0 : nil }
        var line: CGPath?
        if let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0 { line = strokedPart(of: path, shape) }
        guard fill != nil || line != nil else { return nil }
        // Corners may stick out by the miter limit, and caps by more than half the width.
        let reach = line == nil ? 0 : shape.lineWidth * (lineJoin == .miter ? max(shape.miterLimit, 1.5) : 1.5) / 2
        let area = path.boundingBoxOfPath.insetBy(dx: -reach - 1, dy: -reach - 1)
        let seen = seenPart(of: RoundedRect(rect: area.offsetBy(dx: -shown.bounds.minX, dy: -shown.bounds.minY))).rect
        return RenderNode.drawing(in: seen, origin: rendering.far?.origin) { cairo in
            cairo_translate(cairo, -shown.bounds.minX, -shown.bounds.minY)
            if let fill {
                path.append(to: cairo)
                cairo_set_fill_rule(cairo, fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                cairo_set_source_rgba(cairo, fill.red, fill.green, fill.blue, fill.alpha)
                cairo_fill(cairo)
            }
            if let line, let color = shape.strokeColor {
                line.append(to: cairo)
                setLine(shape, cairo)
                cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
                cairo_stroke(cairo)
            }
        }
    }

    private func strokedPart(of path: CGPath, _ shape: ShapeValues) -> CGPath? {
        if shape.strokeStart <= 0, shape.strokeEnd >= 1 { return path }
        if trimming?.path !== path { trimming = (path, PathTrimming(path)) }
        return trimming?.trimming.part(from: shape.strokeStart, to: shape.strokeEnd)
    }

    private func setLine(_ shape: ShapeValues, _ cairo: OpaquePointer) {
        cairo_set_line_width(cairo, shape.lineWidth)
        cairo_set_miter_limit(cairo, shape.miterLimit)
        cairo_set_line_cap(
            cairo,
            lineCap == .round ? CAIRO_LINE_CAP_ROUND : lineCap == .square ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT)
        cairo_set_line_join(
            cairo,
            lineJoin == .round ? CAIRO_LINE_JOIN_ROUND : lineJoin == .bevel ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER)
        let dashes = (lineDashPattern ?? []).map { max($0.doubleValue, 0) }
        if dashes.reduce(0, +) > 0 { cairo_set_dash(cairo, dashes, gint(dashes.count), Double(shape.lineDashPhase)) }
    }
}
