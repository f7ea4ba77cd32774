/// Up to four terms with distinct variables, stored inline.
package struct InlineTerms {
    private(set) var variables = SIMD4<Int32>(repeating: -1)
    private(set) var coefficients = SIMD4<Double>.zero
    package private(set) var count = 0

    package init() {}

    /// Adds `coefficient` times a variable. Returns false if the variable's terms cancel out.
    package mutating func add(_ variable: LayoutVariable, _ coefficient: Double) -> Bool {
        for index in 0..<count where variables[index] == variable.index {
            coefficients[index] += coefficient
            return coefficients[index] != 0
        }
        variables[count] = variable.index
        coefficients[count] = coefficient
        count += 1
        return true
    }
}
