extension FixedWidthInteger {
    /// The nearest integer towards zero that the type has; zero for NaN.
    init(saturating value: Double) {
        self = Self(exactly: value.rounded(.towardZero)) ?? (value > 0 ? .max : value < 0 ? .min : 0)
    }
}
