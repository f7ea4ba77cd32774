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
    package var hasNoValues: Bool {
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
        var isReadable = true
        func read(_ own: AnimatableValue?, _ given: Any?) -> AnimatableValue? {
            guard let given = own ?? given else { return nil }
            if let value = sample.reading(given), value.isFinite { return value }
            layersLog.error("\(type(of: self)) cannot animate \(keyPath ?? "nil") with \(given): the animation shows nothing")
            isReadable = false
            return nil
        }
        let values = BasicEnds(from: read(ends.from, given.from), to: read(ends.to, given.to), by: read(ends.by, given.by))
        return isReadable ? .basic(values) : nil
    }
}
