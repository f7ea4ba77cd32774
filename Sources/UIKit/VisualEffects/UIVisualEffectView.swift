import Foundation

/// Shows a visual effect, with content above it.
///
/// Add subviews to ``contentView``. The effect can be animated, also from and to nil.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private let content = UIView()
    private var backdrop: BackdropView?

    /// Creates a view with an effect. Nil shows no effect.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        setUp()
        self.effect = effect
        showEffect()
    }

    /// Creates a view without an effect. The frame is in the superview's coordinates.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Creates a view from a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// The view for content.
    open var contentView: UIView { content }

    /// The effect. Nil shows no effect.
    open var effect: UIVisualEffect? {
        willSet { recordAppearance(\UIVisualEffectView.effect, newValue) }
        didSet { if effect !== oldValue { showEffect() } }
    }

    private func showEffect() {
        content.tintColor = (effect as? UIVibrancyEffect)?.color
        let material = (effect as? UIBlurEffect).map { BlurMaterial($0.style) } ?? (effect as? UIGlassEffect).map { BlurMaterial($0) }
        guard let material else {
            backdrop?.alpha = 0
            return
        }
        let backdrop = self.backdrop ?? BackdropView(frame: bounds)
        if self.backdrop == nil {
            self.backdrop = backdrop
            backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            UIView.performWithoutAnimation {
                backdrop.alpha = 0
                insertSubview(backdrop, at: 0)
            }
        }
        UIView.performWithoutAnimation { backdrop.show(material) }
        backdrop.alpha = 1
    }
}

/// The background of a blur effect: the blurred backdrop and an overlay colour.
@MainActor
final class BackdropView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }

    private let cover = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        cover.frame = bounds
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(cover)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a material.
    func show(_ material: BlurMaterial) {
        cover.backgroundColor = material.cover
        guard let layer = layer as? BackdropLayer else { return }
        layer.blurRadius = material.radius
        layer.saturation = material.saturation
    }
}
