/// The sum of coefficient · variable over `terms`, plus `constant`. Several terms may have the same variable.
package struct LinearExpression: Sendable {
    package typealias Term = (variable: LayoutVariable, coefficient: Double)

    var terms: [Term]
    var constant: Double

    package init(terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    init(_ variable: LayoutVariable, coefficient: Double = 1, constant: Double = 0) {
        self.init(terms: [(variable, coefficient)], constant: constant)
    }

    func plus(_ other: LinearExpression) -> LinearExpression {
        LinearExpression(terms: terms + other.terms, constant: constant + other.constant)
    }

    func scaled(by factor: Double) -> LinearExpression {
        LinearExpression(terms: terms.map { ($0.variable, $0.coefficient * factor) }, constant: constant * factor)
    }
}
