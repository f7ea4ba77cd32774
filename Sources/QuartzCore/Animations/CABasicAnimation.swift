import Foundation

/// Animates a property between two values.
///
/// Of ``fromValue``, ``toValue`` and ``byValue`` at most two are needed: a missing end is the value that the layer shows meanwhile.
open class CABasicAnimation: CAPropertyAnimation {
    /// An animation of no property.
    public override init() {
        super.init()
    }

    /// The first value.
    open var fromValue: Any? {
        get { given.from ?? ends.from?.asAny }
        set { (given.from, ends.from) = (newValue, nil) }
    }
    /// The last value.
    open var toValue: Any? {
        get { given.to ?? ends.to?.asAny }
        set { (given.to, ends.to) = (newValue, nil) }
    }
    /// The difference from the first to the last value.
    open var byValue: Any? {
        get { given.by ?? ends.by?.asAny }
        set { (given.by, ends.by) = (newValue, nil) }
    }

    /// The values as the program gave them.
    private var given: (from: Any?, to: Any?, by: Any?) = (nil, nil, nil)
    /// The values that come from the library, which puts no box around them.
    package var ends = BasicEnds()

    /// None of the values is known.
    var hasNoValues: Bool {
        given.from == nil && given.to == nil && given.by == nil && ends.from == nil && ends.to == nil && ends.by == nil
    }

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CABasicAnimation else { return }
        given = other.given
        ends = other.ends
    }

    override var firstValue: AnimatableValue? { (toValue ?? fromValue ?? byValue).flatMap(AnimatableValue.init(any:)) }

    override func makeInterpolation(like sample: AnimatableValue) -> Interpolation? {
        func read(_ value: Any?) -> AnimatableValue? {
            guard let value else { return nil }
            let result = sample.reading(value)
            if result == nil { layersLog.error("\(type(of: self)) cannot animate \(keyPath ?? "nil") with \(value)") }
            return result
        }
        return .basic(BasicEnds(from: ends.from ?? read(fromValue), to: ends.to ?? read(toValue), by: ends.by ?? read(byValue)))
    }
}
