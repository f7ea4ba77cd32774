import Foundation

/// Animates a property between two values.
///
/// Of ``fromValue``, ``toValue`` and ``byValue`` at most two are needed: a missing end is the value that the layer shows meanwhile.
@MainActor
open class CABasicAnimation: CAPropertyAnimation {
    /// An animation of no property.
    public override init() {
        super.init()
    }

    /// The first value.
    open var fromValue: Any?
    /// The last value.
    open var toValue: Any?
    /// The difference from the first to the last value.
    open var byValue: Any?

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override func makeInterpolation(like sample: AnimatableValue) -> Interpolation? {
        let ends = BasicEnds(
            from: fromValue.flatMap(sample.reading), to: toValue.flatMap(sample.reading), by: byValue.flatMap(sample.reading))
        return .basic(ends)
    }
}
