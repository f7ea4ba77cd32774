internal import CGtk
import Foundation

extension LayerProperty {
    static let path = LayerProperty(
        "path", damage: .shape, isContinuous: true,
        access: Access(
            value: { layer, presented in
                (layer as? CAShapeLayer).map { .path(presented ? $0.shape.shown.path : $0.shape.model.path) }
            },
            show: { layer, value in if case .path(let path) = value { (layer as? CAShapeLayer)?.shape.shown.path = path } },
            set: { layer, value, _ in if case .path(let path) = value { (layer as? CAShapeLayer)?.path = path } }))
    static let fillColor = LayerProperty("fillColor", in: \CAShapeLayer.shape, at: \.fillColor.rgba, damage: .shape) { $0.fillColor = $1 }
    static let strokeColor = LayerProperty("strokeColor", in: \CAShapeLayer.shape, at: \.strokeColor.rgba, damage: .shape) {
        $0.strokeColor = $1
    }
    static let lineWidth = ofLine("lineWidth", \.lineWidth) { $0.lineWidth = $1 }
    static let miterLimit = ofLine("miterLimit", \.miterLimit) { $0.miterLimit = $1 }
    static let lineDashPhase = ofLine("lineDashPhase", \.lineDashPhase) { $0.lineDashPhase = $1 }
    static let strokeStart = ofLine("strokeStart", \.strokeStart) { $0.strokeStart = $1 }
    static let strokeEnd = ofLine("strokeEnd", \.strokeEnd) { $0.strokeEnd = $1 }

    private static func ofLine(
        _ key: String, _ path: WritableKeyPath<CAShapeLayer.ShapeValues, CGFloat>,
        set: @escaping @MainActor (CAShapeLayer, CGFloat) -> Void
    ) -> LayerProperty {
        LayerProperty(key, in: \CAShapeLayer.shape, at: path, damage: .shape) { layer, value, _ in set(layer, value) }
    }
}

/// Draws a path, filled and stroked. The path is sharp at every size. All properties except for the fill rule, caps, joins and dash pattern animate.
///
/// The path is in the layer's coordinates and is not clipped to its bounds. It is drawn above the background and below ``CALayer/contents``.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    /// The animatable values that a shape layer adds to a layer's.
    struct ShapeValues {
        var path: CGPath?
        var fillColor = LayerColor(.black)
        var strokeColor = LayerColor(nil)
        var lineWidth: CGFloat = 1
        var miterLimit: CGFloat = 10
        var lineDashPhase: CGFloat = 0
        var strokeStart: CGFloat = 0
        var strokeEnd: CGFloat = 1
    }

    var shape = AnimatedValues(ShapeValues())
    /// The path that was measured last. Cached so that an animated stroke need not measure its path in every frame.
    private var trimming: (path: CGPath, trimming: PathTrimming)?

    /// The path, in the layer's coordinates. The layer stores a copy.
    open var path: CGPath? {
        get { shape.model.path }
        set {
            let copy = newValue?.copy()
            change(.path, copy != shape.model.path) { shape.model.path = copy }
        }
    }

    /// The fill colour. Black by default; nil fills nothing.
    open var fillColor: CGColor? {
        get { shape.model.fillColor.color }
        set { change(.fillColor, newValue != shape.model.fillColor.color) { shape.model.fillColor = LayerColor(newValue) } }
    }

    /// The rule that determines the inside of the path.
    open var fillRule: CAShapeLayerFillRule = .nonZero {
        didSet { if fillRule != oldValue { invalidate(.shape) } }
    }

    /// The stroke colour. Nil, the default, strokes nothing.
    open var strokeColor: CGColor? {
        get { shape.model.strokeColor.color }
        set { change(.strokeColor, newValue != shape.model.strokeColor.color) { shape.model.strokeColor = LayerColor(newValue) } }
    }

    /// The relative position along the path at which the stroke begins, from 0 to 1.
    open var strokeStart: CGFloat {
        get { shape.model.strokeStart }
        set { change(.strokeStart, newValue != shape.model.strokeStart) { shape.model.strokeStart = newValue } }
    }

    /// The relative position along the path at which the stroke ends, from 0 to 1.
    open var strokeEnd: CGFloat {
        get { shape.model.strokeEnd }
        set { change(.strokeEnd, newValue != shape.model.strokeEnd) { shape.model.strokeEnd = newValue } }
    }

    /// The stroke's width, in points. 1 by default.
    open var lineWidth: CGFloat {
        get { shape.model.lineWidth }
        set { change(.lineWidth, newValue != shape.model.lineWidth) { shape.model.lineWidth = newValue } }
    }

    /// The maximum length of a miter join, in line widths. A longer one is beveled. 10 by default.
    open var miterLimit: CGFloat {
        get { shape.model.miterLimit }
        set { change(.miterLimit, newValue != shape.model.miterLimit) { shape.model.miterLimit = newValue } }
    }

    /// The shape of the stroke's ends.
    open var lineCap: CAShapeLayerLineCap = .butt {
        didSet { if lineCap != oldValue { invalidate(.shape) } }
    }

    /// The shape of the stroke's corners.
    open var lineJoin: CAShapeLayerLineJoin = .miter {
        didSet { if lineJoin != oldValue { invalidate(.shape) } }
    }

    /// The offset into the dash pattern at which the stroke begins, in points.
    open var lineDashPhase: CGFloat {
        get { shape.model.lineDashPhase }
        set { change(.lineDashPhase, newValue != shape.model.lineDashPhase) { shape.model.lineDashPhase = newValue } }
    }

    /// The lengths of alternating dashes and gaps, in points; nil is a solid line.
    open var lineDashPattern: [NSNumber]? {
        didSet { if lineDashPattern != oldValue { invalidate(.shape) } }
    }

    // MARK: Animation

    override func copyProperties(from other: CALayer) {
        super.copyProperties(from: other)
        guard let other = other as? CAShapeLayer else { return }
        shape = AnimatedValues(other.shape.shown)
        fillRule = other.fillRule
        lineCap = other.lineCap
        lineJoin = other.lineJoin
        lineDashPattern = other.lineDashPattern
    }

    override class var layerProperties: LayerProperties { own }
    private static let own = LayerProperties.ofEveryLayer.adding(
        [.path, .fillColor, .strokeColor, .lineWidth, .miterLimit, .lineDashPhase, .strokeStart, .strokeEnd])

    override func resetPresentedValues(isAnimated: Bool) {
        super.resetPresentedValues(isAnimated: isAnimated)
        shape.reset(isAnimated: isAnimated)
    }

    // MARK: Drawing

    override class var isPlain: Bool { false }

    override func makeOwnNode(_ shown: LayerValues) -> RenderNode? {
        let shape = shape.shown
        guard let path = shape.path, !path.isEmpty else { return nil }
        let fill = shape.fillColor.rgba.flatMap { $0.alpha > 0 ? $0 : nil }
        var line: CGPath?
        if let color = shape.strokeColor.rgba, color.alpha > 0, shape.lineWidth > 0 { line = strokedPart(of: path, shape) }
        guard fill != nil || line != nil else { return nil }
        // The stroke extends beyond the path: miter joins up to the miter limit, square caps by more than half the width.
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
            if let line, let color = shape.strokeColor.rgba {
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
