import Foundation

/// Animates a property between two values.
///
/// At most two of ``fromValue``, ``toValue`` and ``byValue`` are needed. The current value of the layer replaces a missing end.
open class CABasicAnimation: CAPropertyAnimation {
    /// Creates an animation without a key path.
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

    /// The values as the program set them.
    private var given: (from: Any?, to: Any?, by: Any?) = (nil, nil, nil)
    /// The values that the library sets, stored without boxing.
    package var ends = BasicEnds()

    /// Whether `fromValue`, `toValue` and `byValue` are nil.
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
            layersLog.error(
                """
                \(type(of: self)) cannot animate "\(keyPath ?? "nil")" with \(given), so it has no effect. Use finite values of the \
                property's type.
                """
            )
            isReadable = false
            return nil
        }
        let values = BasicEnds(from: read(ends.from, given.from), to: read(ends.to, given.to), by: read(ends.by, given.by))
        return isReadable ? .basic(values) : nil
    }
}
