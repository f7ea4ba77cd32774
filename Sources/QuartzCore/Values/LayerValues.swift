import Foundation

/// The animatable properties of a layer. One copy holds the model's values, another one the values that animations show.
///
/// The properties that nearly every layer sets are stored inline. The others take most of the memory. They are behind a pointer, which is nil until one of
/// them is set.
struct LayerValues {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var contents: CGImage?
    var backgroundColor: RGBA?
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var opacity: CGFloat = 1
    var isGeometryFlipped = false
    var isHidden = false
    var masksToBounds = false
    var isDoubleSided = true
    private var turn = RareStorage<CATransform3D>()
    private var rare = RareStorage<RareLayerValues>()
}

/// Animatable properties that few layers set.
struct RareLayerValues: RareStorageValue {
    var zPosition: CGFloat = 0
    var anchorPointZ: CGFloat = 0
    var sublayerTransform = CATransform3DIdentity
    /// The transition from one image to ``LayerValues/contents`` while an animation cross-fades them.
    var contentsFade: ImageFade?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var borderColor: RGBA? = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    var shadowColor: RGBA? = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    var shadowOpacity: CGFloat = 0
    var shadowRadius: CGFloat = 3
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowPath: CGPath?

    // `nonisolated(unsafe)` here and below: the shared values never change.
    nonisolated(unsafe) static let standard = RareStorageBox(RareLayerValues())
}

extension CATransform3D: RareStorageValue {
    // `nonisolated(unsafe)`: the shared value never changes.
    package nonisolated(unsafe) static let standard = RareStorageBox(CATransform3DIdentity)
}

extension LayerValues {
    var transform: CATransform3D {
        get { turn.value }
        set { if !turn.isStandard || newValue != CATransform3DIdentity { turn.value = newValue } }
    }

    /// Whether the transform is the identity. Cheaper than a comparison.
    var isUntransformed: Bool { turn.isStandard || turn.value == CATransform3DIdentity }

    /// Whether the program never set a property that can give the layer a height.
    @inline(__always) var isFlat: Bool { rare.isStandard && turn.isStandard }
    /// Whether `sublayerTransform` is the identity.
    var placesSublayersFlat: Bool { rare.isStandard || rare.value.sublayerTransform == CATransform3DIdentity }

    var zPosition: CGFloat {
        get { rare.value.zPosition }
        set { set(\.zPosition, newValue) }
    }

    var anchorPointZ: CGFloat {
        get { rare.value.anchorPointZ }
        set { set(\.anchorPointZ, newValue) }
    }

    var sublayerTransform: CATransform3D {
        get { rare.value.sublayerTransform }
        set { set(\.sublayerTransform, newValue) }
    }

    var contentsFade: ImageFade? {
        get { rare.value.contentsFade }
        set { if newValue != nil || !rare.isStandard { rare.value.contentsFade = newValue } }
    }

    var contentsRect: CGRect {
        get { rare.value.contentsRect }
        set { set(\.contentsRect, newValue) }
    }

    var contentsCenter: CGRect {
        get { rare.value.contentsCenter }
        set { set(\.contentsCenter, newValue) }
    }

    var borderColor: RGBA? {
        get { rare.value.borderColor }
        set { set(\.borderColor, newValue) }
    }

    var shadowColor: RGBA? {
        get { rare.value.shadowColor }
        set { set(\.shadowColor, newValue) }
    }

    var shadowOpacity: CGFloat {
        get { rare.value.shadowOpacity }
        set { set(\.shadowOpacity, newValue) }
    }

    var shadowRadius: CGFloat {
        get { rare.value.shadowRadius }
        set { set(\.shadowRadius, newValue) }
    }

    var shadowOffset: CGSize {
        get { rare.value.shadowOffset }
        set { set(\.shadowOffset, newValue) }
    }

    var shadowPath: CGPath? {
        get { rare.value.shadowPath }
        set { if newValue != nil || !rare.isStandard { rare.value.shadowPath = newValue } }
    }

    /// Stores a value only if it differs from the current value, so that setting an unchanged value allocates no memory.
    private mutating func set<Value: Equatable>(_ path: WritableKeyPath<RareLayerValues, Value>, _ value: Value) {
        if rare.value[keyPath: path] != value { rare.value[keyPath: path] = value }
    }
}
