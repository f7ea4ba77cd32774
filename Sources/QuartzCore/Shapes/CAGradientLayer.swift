internal import CGtk
import Foundation

/// The geometry of a gradient layer's colours.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line. The default.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Outwards from a point, in ellipses.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point, clockwise.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

extension LayerProperty {
    static let colors = LayerProperty("colors", in: \CAGradientLayer.gradient, at: \.colors, damage: .content) { layer, value, given in
        layer.colors = given as? [Any] ?? value.map { CGColor($0) }
    }
    static let locations = LayerProperty("locations", in: \CAGradientLayer.gradient, at: \.allLocations, damage: .content) {
        layer, value, given in
        layer.locations = given == nil ? nil : value.map { NSNumber(value: Double($0)) }
    }
    static let startPoint = LayerProperty("startPoint", in: \CAGradientLayer.gradient, at: \.startPoint, damage: .content) {
        layer, value, _ in
        layer.startPoint = value
    }
    static let endPoint = LayerProperty("endPoint", in: \CAGradientLayer.gradient, at: \.endPoint, damage: .content) { layer, value, _ in
        layer.endPoint = value
    }
}

/// Fills its bounds, including rounded corners, with a colour gradient. Colours, locations and points animate.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    /// The animatable values that a gradient layer adds to a layer's.
    struct GradientValues {
        var colors: [RGBA] = []
        var locations: [CGFloat]?
        var startPoint = CGPoint(x: 0.5, y: 0)
        var endPoint = CGPoint(x: 0.5, y: 1)

        /// The locations of all colours. If fewer locations than colours are set, the colours are spread evenly.
        var allLocations: [CGFloat] {
            get {
                if let locations, locations.count == colors.count { return locations }
                return colors.indices.map { colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0 }
            }
            set { locations = newValue }
        }
    }

    var gradient = AnimatedValues(GradientValues())
    private var givenStops: [CGColor]?

    /// The colours, as `CGColor`s. Other objects in the array are ignored.
    open var colors: [Any]? {
        get { modelLayer == nil ? givenStops : gradient.model.colors.map { CGColor($0) } }
        set {
            let colors = newValue?.compactMap { $0 as? CGColor }
            change(.colors, colors != givenStops) {
                givenStops = colors
                gradient.model.colors = colors?.map(\.rgba) ?? []
            }
        }
    }

    /// The locations of the colours, from 0 to 1, in ascending order; nil spreads them evenly.
    open var locations: [NSNumber]? {
        get { gradient.model.locations?.map { NSNumber(value: Double($0)) } }
        set {
            let locations = newValue?.map { CGFloat($0.doubleValue) }
            change(.locations, locations != gradient.model.locations) { gradient.model.locations = locations }
        }
    }

    /// The point of the first colour, in unit coordinates; the center of radial and conic gradients. (0.5, 0) by default.
    open var startPoint: CGPoint {
        get { gradient.model.startPoint }
        set { change(.startPoint, newValue != gradient.model.startPoint) { gradient.model.startPoint = newValue } }
    }

    /// The point of the last colour, in unit coordinates. For a radial gradient, it is a corner of the ellipse's bounding box. For a conic gradient, it is in
    /// the direction from the center in which the first colour starts. (0.5, 1) by default.
    open var endPoint: CGPoint {
        get { gradient.model.endPoint }
        set { change(.endPoint, newValue != gradient.model.endPoint) { gradient.model.endPoint = newValue } }
    }

    /// The geometry of the colours.
    open var type: CAGradientLayerType = .axial {
        didSet { if type != oldValue { invalidate(.content) } }
    }

    // MARK: Animation

    override func copyProperties(from other: CALayer) {
        super.copyProperties(from: other)
        guard let other = other as? CAGradientLayer else { return }
        gradient = AnimatedValues(other.gradient.shown)
        givenStops = other.givenStops
        type = other.type
    }

    override class var layerProperties: LayerProperties { own }
    private static let own = LayerProperties.ofEveryLayer.adding(
        [.colors, .locations, .startPoint, .endPoint])

    override func resetPresentedValues(isAnimated: Bool) {
        super.resetPresentedValues(isAnimated: isAnimated)
        gradient.reset(isAnimated: isAnimated)
    }

    // MARK: Drawing

    override class var isPlain: Bool { false }

    override func makeOwnNode(_ shown: LayerValues) -> RenderNode? {
        let gradient = gradient.shown
        let rect = CGRect(origin: .zero, size: shown.bounds.size)
        guard let last = gradient.colors.last, rect.width > 0, rect.height > 0 else { return nil }
        var position: CGFloat = 0
        let stops = zip(gradient.allLocations, gradient.colors).map { location, color in
            position = max(position, min(max(location, 0), 1))
            return GskColorStop(offset: Float(position), color: GdkRGBA(color))
        }
        let shape = seenPart(of: outline(shown))
        let node =
            (stops.count < 2 ? nil : gradientNode(gradient, stops, rect, seen: shape.rect))
            ?? RenderNode.color(last, shape.rect, origin: drawingOrigin)
        return node?.clipped(to: shape, scale: contentsScale)
    }

    /// The gradient's node; nil if the last colour fills everything.
    private func gradientNode(
        _ gradient: GradientValues, _ stops: [GskColorStop], _ rect: CGRect, seen: CGRect
    ) -> RenderNode? {
        let origin = drawingOrigin
        let (start, end) = (gradient.startPoint, gradient.endPoint)
        let across = CGSize(width: (end.x - start.x) * rect.width, height: (end.y - start.y) * rect.height)
        var bounds = graphene_rect_t(seen, from: origin)
        var first = graphene_point_t(CGPoint(x: start.x * rect.width, y: start.y * rect.height), from: origin)
        switch type {
        case .radial:
            guard across.width != 0, across.height != 0 else { return nil }
            return RenderNode(
                ofGsk: gsk_radial_gradient_node_new(
                    &bounds, &first, Float(abs(across.width)), Float(abs(across.height)), 0, 1, stops, gsize(stops.count)),
                origin: origin)
        case .conic:
            guard across != .zero else { return nil }
            // GSK measures the angle clockwise from the top, but Core Animation from the right.
            let angle = atan2(across.height, across.width) * 180 / .pi + 90
            return RenderNode(
                ofGsk: gsk_conic_gradient_node_new(&bounds, &first, Float(angle), stops, gsize(stops.count)), origin: origin)
        default:
            guard across != .zero else { return nil }
            var last = graphene_point_t(CGPoint(x: end.x * rect.width, y: end.y * rect.height), from: origin)
            return RenderNode(
                ofGsk: gsk_linear_gradient_node_new(&bounds, &first, &last, stops, gsize(stops.count)), origin: origin)
        }
    }
}
