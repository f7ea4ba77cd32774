/// What the square matrices of all sizes do. They are kept by columns, and multiply vectors from the left.
public protocol SquareMatrix: Equatable, Sendable, CustomDebugStringConvertible {
    /// A column, or a row.
    associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint

    /// Zeros.
    init()
    /// A column.
    subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
    /// One of the numbers.
    public typealias Scalar = Column.Scalar

    /// How many rows and columns there are.
    static var size: Int { Column().scalarCount }

    /// The numbers from the upper left to the lower right; all others are zero.
    public init(diagonal: Column) {
        self.init()
        for place in 0..<Self.size { self[place][place] = diagonal[place] }
    }

    /// One number from the upper left to the lower right; all others are zero.
    public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

    /// The matrix of these columns. There must be as many as it has.
    public init(_ columns: [Column]) {
        precondition(columns.count == Self.size, "a matrix of \(Self.size) columns is made of as many")
        self.init()
        for (place, column) in columns.enumerated() { self[place] = column }
    }

    /// The matrix of these rows. There must be as many as it has.
    public init(rows: [Column]) { self = Self(rows).transpose }

    /// One of the numbers.
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// Rows for columns.
    public var transpose: Self {
        var result = Self()
        for column in 0..<Self.size {
            for row in 0..<Self.size { result[row][column] = self[column][row] }
        }
        return result
    }

    /// By how much it changes areas or volumes; zero where it has no inverse.
    public var determinant: Scalar { eliminated().determinant }

    /// The matrix that takes back what this one does; of numbers that are none where there is no such matrix.
    public var inverse: Self { eliminated().inverse }

    /// Gauss's elimination, with the greatest number of a column first.
    private func eliminated() -> (determinant: Scalar, inverse: Self) {
        let size = Self.size
        var left = self
        var right = Self(1)
        var determinant: Scalar = 1
        // On columns instead of rows, which gives the same inverse.
        for place in 0..<size {
            var best = place
            for column in place..<size where Swift.abs(left[column][place]) > Swift.abs(left[best][place]) { best = column }
            let pivot = left[best][place]
            guard pivot != 0 else { return (0, Self(Scalar.nan)) }
            if best != place {
                (left[best], left[place]) = (left[place], left[best])
                (right[best], right[place]) = (right[place], right[best])
                determinant.negate()
            }
            determinant *= pivot
            left[place] /= Column(repeating: pivot)
            right[place] /= Column(repeating: pivot)
            for column in 0..<size where column != place {
                let factor = Column(repeating: left[column][place])
                left[column] -= left[place] * factor
                right[column] -= right[place] * factor
            }
        }
        return (determinant, right)
    }

    /// Whether all numbers are the same.
    public static func == (left: Self, right: Self) -> Bool { (0..<size).allSatisfy { left[$0] == right[$0] } }

    /// The sum.
    public static func + (left: Self, right: Self) -> Self { Self((0..<size).map { left[$0] + right[$0] }) }
    /// The difference.
    public static func - (left: Self, right: Self) -> Self { Self((0..<size).map { left[$0] - right[$0] }) }
    /// The matrix that does what `right` does, and then what `left` does.
    public static func * (left: Self, right: Self) -> Self { Self((0..<size).map { left * right[$0] }) }
    /// What a matrix makes of a vector.
    public static func * (left: Self, right: Column) -> Column {
        (0..<size).reduce(into: Column.zero) { $0 += left[$1] * right[$1] }
    }
    /// What a matrix makes of a vector that is a row.
    public static func * (left: Column, right: Self) -> Column { right.transpose * left }
    /// Each number times `right`.
    public static func * (left: Self, right: Scalar) -> Self { Self((0..<size).map { left[$0] * right }) }
    /// Each number times `left`.
    public static func * (left: Scalar, right: Self) -> Self { right * left }
    /// Each number with the other sign.
    public static prefix func - (matrix: Self) -> Self { matrix * -1 }
    /// Adds a matrix.
    public static func += (left: inout Self, right: Self) { left = left + right }
    /// Subtracts a matrix.
    public static func -= (left: inout Self, right: Self) { left = left - right }
    /// Does what `right` does first.
    public static func *= (left: inout Self, right: Self) { left = left * right }
    /// Each number times `right`.
    public static func *= (left: inout Self, right: Scalar) { left = left * right }

    /// The columns.
    public var debugDescription: String { "\(Self.self)(\((0..<Self.size).map { "\(self[$0])" }.joined(separator: ", ")))" }
}

/// The matrix that does what `y` does, and then what `x` does.
public func matrix_multiply<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }
/// What a matrix makes of a vector.
public func matrix_multiply<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix.Column) -> Matrix.Column { x * y }
/// The matrix that does what `y` does, and then what `x` does.
public func simd_mul<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }
/// What a matrix makes of a vector.
public func simd_mul<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix.Column) -> Matrix.Column { x * y }
/// Each number times `scale`.
public func matrix_scale<Matrix: SquareMatrix>(_ scale: Matrix.Scalar, _ x: Matrix) -> Matrix { x * scale }
/// By how much a matrix changes areas or volumes.
public func simd_determinant<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix.Scalar { x.determinant }
/// By how much a matrix changes areas or volumes.
public func matrix_determinant<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix.Scalar { x.determinant }
/// The matrix that takes back what another does.
public func simd_inverse<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.inverse }
/// The matrix that takes back what another does.
public func matrix_invert<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.inverse }
/// Rows for columns.
public func simd_transpose<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.transpose }
/// Rows for columns.
public func matrix_transpose<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.transpose }
