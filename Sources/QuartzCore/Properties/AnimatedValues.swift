/// The animatable values that a class of layers adds to those of every layer: what the program set and, while animations run, what is
/// shown.
struct AnimatedValues<Values> {
    var model: Values
    var presented: Values?

    init(_ model: Values) { self.model = model }

    /// What is seen at the moment.
    var shown: Values {
        get { presented ?? model }
        set { presented = newValue }
    }
}
