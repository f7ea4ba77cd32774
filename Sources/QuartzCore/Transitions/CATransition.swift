import Foundation

/// A transition from a layer's last frame, sublayers included, to its state after the changes of the same transaction.
///
/// A layer runs every transition under the key ``kCATransition``. The old state is a static snapshot; the new state continues to update.
open class CATransition: CAAnimation {
    /// Creates a fade.
    public override init() {
        super.init()
    }

    /// The kind of motion.
    open var type: CATransitionType = .fade
    /// The side from which the images enter; nil is the left. A fade has no direction.
    open var subtype: CATransitionSubtype?
    /// The progress at which the transition begins, from 0 to 1.
    open var startProgress: Float = 0
    /// The progress at which the transition ends, from 0 to 1.
    open var endProgress: Float = 1

    /// Replaces the drawing that ``type`` and ``subtype`` select; nil by default.
    package var kind: TransitionKind?

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
        kind = other.kind
    }

    override var fixedKey: String? { kCATransition }

    @MainActor override func makeProgram(for layer: CALayer, defaultDuration: TimeInterval) -> AnimationProgram? {
        let known: Set<CATransitionType> = [.fade, .moveIn, .push, .reveal]
        if kind == nil, !known.contains(type) {
            layersLog.error(
                """
                The transition type "\(type.rawValue)" is not supported, so \(layer.identification) fades. Use fade, moveIn, push or \
                reveal.
                """
            )
        }
        let start = min(max(Double(startProgress), 0), 1)
        let transition = LayerTransition(
            kind: kind ?? TransitionKind(type, subtype), old: layer.rendering.wasCommitted ? layer.rendering.shownPicture : nil,
            start: start, end: min(max(Double(endProgress), start), 1))
        return AnimationProgram(
            timing: effectiveTiming(default: defaultDuration), curve: timingFunction?.curve, body: .effect(transition))
    }
}

/// A transition that runs on a layer.
@MainActor
final class LayerTransition: TransitionEffect {
    let kind: TransitionKind
    /// The layer's last frame; nil if it was not visible.
    let old: RenderNode?
    /// The current progress, from 0 to 1.
    private(set) var progress: CGFloat = 0
    private let start: Double
    private let end: Double
    /// The bitmaps of the sides that rotate in space.
    let oldSide = FlattenedLayer()
    let newSide = FlattenedLayer()
    let damage: LayerDamage = .node

    init(kind: TransitionKind, old: RenderNode?, start: Double, end: Double) {
        self.kind = kind
        self.old = old
        self.start = start
        self.end = end
    }

    func apply(progress: Double, seconds: TimeInterval, iteration: Int, to layer: CALayer) {
        self.progress = CGFloat(start + (end - start) * progress)
        layer.animations?.transition = self
    }
}
