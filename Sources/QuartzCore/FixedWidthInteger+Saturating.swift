extension FixedWidthInteger {
    /// Rounds `value` towards zero and clamps the result to the type's range. NaN gives zero.
    init(saturating value: Double) {
        self = Self(exactly: value.rounded(.towardZero)) ?? (value > 0 ? .max : value < 0 ? .min : 0)
    }
}
