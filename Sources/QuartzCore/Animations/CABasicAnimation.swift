import Foundation

/// Animates a property between two values.
///
/// Of ``fromValue``, ``toValue`` and ``byValue`` at most two are needed: a missing end is the value that the layer shows meanwhile.
@preconcurrency @MainActor
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

    override var firstValue: AnimatableValue? { (toValue ?? fromValue ?? byValue).flatMap(AnimatableValue.init(any:)) }

    override func makeInterpolation(like sample: AnimatableValue) -> Interpolation? {
        func read(_ value: Any?) -> AnimatableValue? {
            guard let value else { return nil }
            let result = sample.reading(value)
            if result == nil { layersLog.error("\(type(of: self)) cannot animate \(keyPath ?? "nil") with \(value)") }
            return result
        }
        return .basic(BasicEnds(from: read(fromValue), to: read(toValue), by: read(byValue)))
    }
}
