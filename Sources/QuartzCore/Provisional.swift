// Stands in for the layers until they land: delete this file then.
import Logging

/// What layers, animations and frames have to report.
package let log = Logger(label: "lodestone.layers")
import Foundation

/// A method that is called later, on a target that is only held weakly: what `#selector` makes on Apple's systems.
///
/// It is made from an unapplied method reference, `Selector(Board.pan(_:))`, and may have a name, `Selector("pan:", Board.pan(_:))`,
/// by which `removeTarget` and storyboards find it again. Two selectors are equal when their names are; selectors without a name
/// are equal to copies of themselves only, because references to methods cannot be compared.
public struct Selector: Sendable, Hashable, CustomStringConvertible {
    private enum Identity: Sendable, Hashable {
        case name(String)
        case unique(UUID)
    }

    private let identity: Identity
    /// Calls the method; answers whether the target, the sender and the event were of its types.
    private let call: @MainActor (AnyObject, Any?, Any?) -> Bool

    /// A method without parameters.
    public init<Target: AnyObject>(_ method: @escaping @Sendable (Target) -> @MainActor () -> Void) {
        self.init(identity: .unique(UUID()), noSender: method)
    }

    /// A method that is given the sender: the recognizer, the control, the display link.
    public init<Target: AnyObject, Sender>(_ method: @escaping @Sendable (Target) -> @MainActor (Sender) -> Void) {
        self.init(identity: .unique(UUID()), sender: method)
    }

    /// A control's action that is given the sender and the event (`UIEvent` or `UIEvent?`).
    public init<Target: AnyObject, Sender, Event>(_ method: @escaping @Sendable (Target) -> @MainActor (Sender, Event) -> Void) {
        self.init(identity: .unique(UUID()), senderAndEvent: method)
    }

    /// A method without parameters, with a name.
    public init<Target: AnyObject>(_ name: String, _ method: @escaping @Sendable (Target) -> @MainActor () -> Void) {
        self.init(identity: .name(name), noSender: method)
    }

    /// A method that is given the sender, with a name such as `"pan:"`.
    public init<Target: AnyObject, Sender>(_ name: String, _ method: @escaping @Sendable (Target) -> @MainActor (Sender) -> Void) {
        self.init(identity: .name(name), sender: method)
    }

    /// A control's action that is given the sender and the event, with a name such as `"press:forEvent:"`.
    public init<Target: AnyObject, Sender, Event>(
        _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor (Sender, Event) -> Void
    ) {
        self.init(identity: .name(name), senderAndEvent: method)
    }

    /// A method without parameters of a class that belongs to no actor.
    @_disfavoredOverload @MainActor
    public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
        identity = .unique(UUID())
        call = { target, _, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    /// A method of a class that belongs to no actor, that is given the sender.
    @_disfavoredOverload @MainActor
    public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
        identity = .unique(UUID())
        call = { target, sender, _ in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            method(target)(sender)
            return true
        }
    }

    private init<Target: AnyObject>(identity: Identity, noSender method: @escaping @Sendable (Target) -> @MainActor () -> Void) {
        self.identity = identity
        call = { target, _, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    private init<Target: AnyObject, Sender>(
        identity: Identity, sender method: @escaping @Sendable (Target) -> @MainActor (Sender) -> Void
    ) {
        self.identity = identity
        call = { target, sender, _ in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            method(target)(sender)
            return true
        }
    }

    private init<Target: AnyObject, Sender, Event>(
        identity: Identity, senderAndEvent method: @escaping @Sendable (Target) -> @MainActor (Sender, Event) -> Void
    ) {
        self.identity = identity
        call = { target, sender, event in
            guard let target = target as? Target, let sender = sender as? Sender, let event = event as? Event else { return false }
            method(target)(sender, event)
            return true
        }
    }

    /// The name it was given; nil for one without.
    package var name: String? {
        if case .name(let name) = identity { name } else { nil }
    }

    /// Calls the method on `target`. A target, sender or event that is not of the method's types is logged, and nothing is called.
    @MainActor package func perform(on target: AnyObject, sender: Any?, event: Any? = nil) {
        if !call(target, sender, event) {
            log.error("\(self) cannot be called on \(type(of: target)) with sender \(String(describing: sender))")
        }
    }

    /// Calls the method on `target`, as ``perform(on:sender:event:)`` does.
    @MainActor package func callAsFunction(on target: AnyObject, sender: Any?, event: Any? = nil) {
        perform(on: target, sender: sender, event: event)
    }

    public static func == (left: Selector, right: Selector) -> Bool { left.identity == right.identity }

    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    /// The name, or that there is none.
    public var description: String { "Selector(\(name ?? "unnamed"))" }
}
/// Draws and lays out a layer for it, and gives the actions for its changes. A view is its layer's delegate.
///
/// A method that a delegate does not implement behaves as if there were no delegate.
@MainActor
public protocol CALayerDelegate: AnyObject {
    /// Gives the layer its ``CALayer/contents``. Called by ``CALayer/display()``; the default draws with ``draw(_:in:)``.
    func display(_ layer: CALayer)
    /// Draws into the layer's bitmap, in the coordinates of its bounds.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// The layer is about to be drawn with ``draw(_:in:)``.
    func layerWillDraw(_ layer: CALayer)
    /// The bounds of `layer` or its sublayers changed.
    func layoutSublayers(of layer: CALayer)
    /// The action for a change of the layer's property `event`: nil lets the layer look further, `NSNull` means none.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Draws the layer itself.
    public func display(_ layer: CALayer) { layer.drawContents() }
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) { layer.drewNothing = true }
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Nil: the layer looks further.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Something that happens when a layer's property changes: mostly an animation.
@MainActor
public protocol CAAction {
    /// Reacts to the change `event` of `anObject`, after it was made.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: the change is not animated.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
/// How a layer's contents are placed in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At natural size, in the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At natural size, in the middle of the top edge.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At natural size, in the middle of the bottom edge.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At natural size, in the middle of the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At natural size, in the middle of the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// At natural size, in the top left corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// At natural size, in the top right corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// At natural size, in the bottom left corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// At natural size, in the bottom right corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds. The default.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits, keeping its proportions.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as covers, keeping its proportions.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How contents are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Between pixels, evenly. The default.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter of a circle. The default.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that bends gradually, as Apple's icons have it; drawn with a circle of the same radius.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Which corners ``CALayer/cornerRadius`` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    static let all: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}
import Foundation

/// A 4 × 4 matrix that turns, scales, moves and projects layers in space.
///
/// Points are rows: `[x y z 1] · M`, so `m41`, `m42`, `m43` hold the translation and `m34` the perspective (−1 / distance).
public struct CATransform3D: Sendable, Equatable, Hashable {
    public var m11: CGFloat
    public var m12: CGFloat
    public var m13: CGFloat
    public var m14: CGFloat
    public var m21: CGFloat
    public var m22: CGFloat
    public var m23: CGFloat
    public var m24: CGFloat
    public var m31: CGFloat
    public var m32: CGFloat
    public var m33: CGFloat
    public var m34: CGFloat
    public var m41: CGFloat
    public var m42: CGFloat
    public var m43: CGFloat
    public var m44: CGFloat

    /// The matrix of zeros, as C's initializer gives it. ``CATransform3DIdentity`` is the one that changes nothing.
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0,
            m44: 0)
    }

    /// A matrix from its rows.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat, m31: CGFloat,
        m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        self.m11 = m11
        self.m12 = m12
        self.m13 = m13
        self.m14 = m14
        self.m21 = m21
        self.m22 = m22
        self.m23 = m23
        self.m24 = m24
        self.m31 = m31
        self.m32 = m32
        self.m33 = m33
        self.m34 = m34
        self.m41 = m41
        self.m42 = m42
        self.m43 = m43
        self.m44 = m44
    }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

/// Whether `t` changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two transforms are the same, number by number.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A move by points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    result.m41 = tx
    result.m42 = ty
    result.m43 = tz
    return result
}

/// A scale about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    result.m11 = sx
    result.m22 = sy
    result.m33 = sz
    return result
}

/// A turn by `angle` radians about the axis (`x`, `y`, `z`), which need not have length 1. An axis of length 0 gives the identity.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let c = cos(angle)
    let s = sin(angle)
    let k = 1 - c
    return CATransform3D(
        m11: c + x * x * k, m12: x * y * k + z * s, m13: x * z * k - y * s, m14: 0,
        m21: x * y * k - z * s, m22: c + y * y * k, m23: y * z * k + x * s, m24: 0,
        m31: x * z * k + y * s, m32: y * z * k - x * s, m33: c + z * z * k, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 1)
}

/// `t` after a move: the move is done first, in `t`'s own space.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// `t` after a scale: the scale is done first, in `t`'s own space.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// `t` after a turn: the turn is done first, in `t`'s own space.
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// `a` and then `b`: the product a · b.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    if a == CATransform3DIdentity { return b }
    if b == CATransform3DIdentity { return a }
    return CATransform3D(
        m11: a.m11 * b.m11 + a.m12 * b.m21 + a.m13 * b.m31 + a.m14 * b.m41,
        m12: a.m11 * b.m12 + a.m12 * b.m22 + a.m13 * b.m32 + a.m14 * b.m42,
        m13: a.m11 * b.m13 + a.m12 * b.m23 + a.m13 * b.m33 + a.m14 * b.m43,
        m14: a.m11 * b.m14 + a.m12 * b.m24 + a.m13 * b.m34 + a.m14 * b.m44,
        m21: a.m21 * b.m11 + a.m22 * b.m21 + a.m23 * b.m31 + a.m24 * b.m41,
        m22: a.m21 * b.m12 + a.m22 * b.m22 + a.m23 * b.m32 + a.m24 * b.m42,
        m23: a.m21 * b.m13 + a.m22 * b.m23 + a.m23 * b.m33 + a.m24 * b.m43,
        m24: a.m21 * b.m14 + a.m22 * b.m24 + a.m23 * b.m34 + a.m24 * b.m44,
        m31: a.m31 * b.m11 + a.m32 * b.m21 + a.m33 * b.m31 + a.m34 * b.m41,
        m32: a.m31 * b.m12 + a.m32 * b.m22 + a.m33 * b.m32 + a.m34 * b.m42,
        m33: a.m31 * b.m13 + a.m32 * b.m23 + a.m33 * b.m33 + a.m34 * b.m43,
        m34: a.m31 * b.m14 + a.m32 * b.m24 + a.m33 * b.m34 + a.m34 * b.m44,
        m41: a.m41 * b.m11 + a.m42 * b.m21 + a.m43 * b.m31 + a.m44 * b.m41,
        m42: a.m41 * b.m12 + a.m42 * b.m22 + a.m43 * b.m32 + a.m44 * b.m42,
        m43: a.m41 * b.m13 + a.m42 * b.m23 + a.m43 * b.m33 + a.m44 * b.m43,
        m44: a.m41 * b.m14 + a.m42 * b.m24 + a.m43 * b.m34 + a.m44 * b.m44)
}

/// The transform that undoes `t`; `t` itself when nothing can undo it.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverted ?? t }

extension CATransform3D {
    /// The transform that undoes this one; nil when it flattens space.
    package var inverted: CATransform3D? {
        // 2 × 2 minors of the upper and the lower half (Laplace's expansion).
        let s0 = m11 * m22 - m21 * m12
        let s1 = m11 * m23 - m21 * m13
        let s2 = m11 * m24 - m21 * m14
        let s3 = m12 * m23 - m22 * m13
        let s4 = m12 * m24 - m22 * m14
        let s5 = m13 * m24 - m23 * m14
        let c5 = m33 * m44 - m43 * m34
        let c4 = m32 * m44 - m42 * m34
        let c3 = m32 * m43 - m42 * m33
        let c2 = m31 * m44 - m41 * m34
        let c1 = m31 * m43 - m41 * m33
        let c0 = m31 * m42 - m41 * m32
        let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
        guard determinant != 0, determinant.isFinite else { return nil }
        let d = 1 / determinant
        return CATransform3D(
            m11: (m22 * c5 - m23 * c4 + m24 * c3) * d, m12: (-m12 * c5 + m13 * c4 - m14 * c3) * d,
            m13: (m42 * s5 - m43 * s4 + m44 * s3) * d, m14: (-m32 * s5 + m33 * s4 - m34 * s3) * d,
            m21: (-m21 * c5 + m23 * c2 - m24 * c1) * d, m22: (m11 * c5 - m13 * c2 + m14 * c1) * d,
            m23: (-m41 * s5 + m43 * s2 - m44 * s1) * d, m24: (m31 * s5 - m33 * s2 + m34 * s1) * d,
            m31: (m21 * c4 - m22 * c2 + m24 * c0) * d, m32: (-m11 * c4 + m12 * c2 - m14 * c0) * d,
            m33: (m41 * s4 - m42 * s2 + m44 * s0) * d, m34: (-m31 * s4 + m32 * s2 - m34 * s0) * d,
            m41: (-m21 * c3 + m22 * c1 - m23 * c0) * d, m42: (m11 * c3 - m12 * c1 + m13 * c0) * d,
            m43: (-m41 * s3 + m42 * s1 - m43 * s0) * d, m44: (m31 * s3 - m32 * s1 + m33 * s0) * d)
    }
}

/// An affine transform in space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var result = CATransform3DIdentity
    result.m11 = m.a
    result.m12 = m.b
    result.m21 = m.c
    result.m22 = m.d
    result.m41 = m.tx
    result.m42 = m.ty
    return result
}

/// Whether an affine transform says all that `t` does.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0 && t.m43 == 0
        && t.m44 == 1
}

/// The affine part of `t`.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
import Host

@MainActor
open class CALayer: MainActorObject {
    open weak var delegate: (any CALayerDelegate)?
    open var bounds = CGRect.zero { didSet { if bounds.size != oldValue.size { setNeedsLayout() } } }
    open var position = CGPoint.zero
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var zPosition: CGFloat = 0
    open var transform = CATransform3DIdentity
    open var opacity: Float = 1
    open var isHidden = false
    open var masksToBounds = false
    open var isOpaque = false
    open var mask: CALayer?
    open var contentsScale: CGFloat = 1
    open var contentsGravity = CALayerContentsGravity.resize
    open var backgroundColor: CGColor?
    open var cornerRadius: CGFloat = 0
    open var name: String?
    open var contents: Any?
    open private(set) weak var superlayer: CALayer?
    open var sublayers: [CALayer]? { list.isEmpty ? nil : list }
    private var list: [CALayer] = []
    private var wantsLayout = true
    private var wantsDisplay = false
    package var drewNothing = false

    public init() { super.init(onMainActor: ()) }

    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    open var frame: CGRect {
        get { bounds.applying(toSuper) }
        set {
            bounds.size = newValue.size
            position = CGPoint(
                x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
        }
    }
    private var toSuper: CGAffineTransform {
        CGAffineTransform(
            translationX: -bounds.minX - anchorPoint.x * bounds.width, y: -bounds.minY - anchorPoint.y * bounds.height
        ).concatenating(affineTransform()).concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
    private var toRoot: CGAffineTransform {
        var transform = toSuper
        var layer = superlayer
        while let current = layer {
            transform = transform.concatenating(current.toSuper)
            layer = current.superlayer
        }
        return transform
    }
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let p = p.applying(toRoot)
        return l.map { p.applying($0.toRoot.inverted()) } ?? p
    }
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        (l.map { p.applying($0.toRoot) } ?? p).applying(toRoot.inverted())
    }
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(l.map { toRoot.concatenating($0.toRoot.inverted()) } ?? toRoot)
    }
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying((l?.toRoot ?? .identity).concatenating(toRoot.inverted()))
    }
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(list.count)) }
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        list.insert(layer, at: min(Int(index), list.count))
        layer.superlayer = self
        setNeedsLayout()
    }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insertSublayer(layer, at: UInt32(list.firstIndex { $0 === sibling } ?? 0))
    }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insertSublayer(layer, at: UInt32((list.firstIndex { $0 === sibling } ?? list.count - 1) + 1))
    }
    open func removeFromSuperlayer() {
        superlayer?.list.removeAll { $0 === self }
        superlayer = nil
    }
    open func setNeedsDisplay() { wantsDisplay = true }
    open func setNeedsDisplay(_ r: CGRect) { wantsDisplay = true }
    open func needsDisplay() -> Bool { wantsDisplay }
    open func display() { delegate?.display(self) }
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    package func drawContents() {}
    open func setNeedsLayout() { wantsLayout = true }
    open func needsLayout() -> Bool { wantsLayout }
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    open func layoutIfNeeded() {
        if let superlayer { return superlayer.layoutIfNeeded() }
        layoutTree()
    }
    private func layoutTree() {
        var rounds = 0
        while wantsLayout, rounds < 8 {
            wantsLayout = false
            layoutSublayers()
            rounds += 1
        }
        for layer in list { layer.layoutTree() }
    }
}

@MainActor
package final class FrameLoop {
    package static func of(_ platform: any HostPlatform) -> FrameLoop {
        platform.singletons.value(of: FrameLoop.self) { FrameLoop(platform: platform) }
    }
    private weak var platform: (any HostPlatform)?
    private var inputHooks: [(HostFrameTime) -> Void] = []
    private var commitHooks: [(HostFrameTime) -> Void] = []
    private var trees: [LayerTree] = []

    private init(platform: any HostPlatform) {
        self.platform = platform
        platform.onFrame = { [weak self, weak platform] time in
            guard let self, let platform else { return }
            Platform.with(platform) {
                for hook in self.inputHooks { hook(time) }
                for tree in self.trees { tree.rootLayer.layoutIfNeeded() }
                for hook in self.commitHooks { hook(time) }
            }
        }
    }
    package func addInputHook(_ hook: @escaping (HostFrameTime) -> Void) { inputHooks.append(hook) }
    package func addCommitHook(_ hook: @escaping (HostFrameTime) -> Void) { commitHooks.append(hook) }
    package func setNeedsFrame() { platform?.requestFrame() }
    fileprivate func register(_ tree: LayerTree) { trees.append(tree) }
}

@MainActor
package final class LayerTree {
    package let rootLayer = CALayer()
    package weak var window: (any HostWindow)?
    package init(platform: any HostPlatform, window: (any HostWindow)?) {
        self.window = window
        rootLayer.anchorPoint = .zero
        FrameLoop.of(platform).register(self)
        windowDidResize()
    }
    package func windowDidResize() {
        if let window { rootLayer.bounds = CGRect(origin: .zero, size: window.contentSize) }
    }
}
