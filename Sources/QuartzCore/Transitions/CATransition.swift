import Foundation

/// Goes from the picture that a layer showed in the last frame, sublayers included, to the one that it shows after the changes that are
/// made in the same transaction.
///
/// The layer runs it under the key ``kCATransition``, whatever key it is added for. The old picture stays as it was; the new one goes on
/// living.
open class CATransition: CAAnimation {
    /// A fade.
    public override init() {
        super.init()
    }

    /// What the pictures do.
    open var type: CATransitionType = .fade
    /// Where they come from; nil is the left. A fade comes from nowhere.
    open var subtype: CATransitionSubtype?
    /// How far the transition is when it begins, from 0 to 1.
    open var startProgress: Float = 0
    /// How far the transition is when it ends, from 0 to 1.
    open var endProgress: Float = 1

    /// What is drawn, where it is not what ``type`` and ``subtype`` say.
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

    @MainActor override func makeProgram(for layer: CALayer) -> AnimationProgram? {
        let known: Set<CATransitionType> = [.fade, .moveIn, .push, .reveal]
        if kind == nil, !known.contains(type) {
            layersLog.error("There is no transition \"\(type.rawValue)\" for \(layer.identification): it fades")
        }
        let start = min(max(Double(startProgress), 0), 1)
        let transition = LayerTransition(
            kind: kind ?? TransitionKind(type, subtype), old: layer.rendering.wasCommitted ? layer.rendering.shownPicture : nil,
            start: start, end: min(max(Double(endProgress), start), 1))
        return AnimationProgram(
            timing: effectiveTiming(default: CATransaction.animationDuration()), curve: timingFunction?.curve, body: .effect(transition))
    }
}

/// A transition that runs on a layer.
@MainActor
final class LayerTransition: AnimationEffect {
    let kind: TransitionKind
    /// What the layer showed; nil when it was not seen.
    let old: RenderNode?
    /// How far it is at the moment, from 0 to 1.
    private(set) var progress: CGFloat = 0
    private let start: Double
    private let end: Double
    /// The pictures that turn in space.
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
