/// The animatable values of a layer subclass: the model's and, while animations run, the presented ones.
struct AnimatedValues<Values> {
    var model: Values
    var presented: Values?

    init(_ model: Values) { self.model = model }

    /// The presented values, or the model's without animations.
    var shown: Values {
        get { presented ?? model }
        set { presented = newValue }
    }

    /// Copies the model's values to the presented values for a new sample of the animations. Drops the presented values if no animation is left.
    mutating func reset(isAnimated: Bool) { presented = isAnimated ? model : nil }
}
