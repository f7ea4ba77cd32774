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
}
