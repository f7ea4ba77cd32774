/// The common interface of square matrices. They are stored in column-major order and multiply column vectors from the left.
public protocol SquareMatrix: Equatable, Sendable, CustomDebugStringConvertible {
    /// The type of a column or a row.
    associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint

    /// Creates a zero matrix.
    init()
    /// The column at an index.
    subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
    /// The type of the elements.
    public typealias Scalar = Column.Scalar

    /// The number of rows and columns.
    static var size: Int { Column().scalarCount }

    /// Creates a diagonal matrix.
    public init(diagonal: Column) {
        self.init()
        for index in 0..<Self.size { self[index][index] = diagonal[index] }
    }

    /// Creates a multiple of the identity matrix.
    public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

    /// Creates a matrix from its columns. The number of columns must match.
    public init(_ columns: [Column]) {
        precondition(columns.count == Self.size, "The matrix needs \(Self.size) columns, but \(columns.count) were given.")
        self.init()
        for (index, column) in columns.enumerated() { self[index] = column }
    }

    /// Creates a matrix from its rows. The number of rows must match.
    public init(rows: [Column]) { self = Self(rows).transpose }

    /// The element at a column and a row.
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The transposed matrix.
    public var transpose: Self {
        var result = Self()
        for column in 0..<Self.size {
            for row in 0..<Self.size { result[row][column] = self[column][row] }
        }
        return result
    }

    /// The determinant; zero for a singular matrix.
    public var determinant: Scalar { eliminated().determinant }

    /// The inverse; NaN for a singular matrix.
    public var inverse: Self { eliminated().inverse }

    /// Gauss-Jordan elimination with partial pivoting.
    private func eliminated() -> (determinant: Scalar, inverse: Self) {
        let size = Self.size
        var left = self
        var right = Self(1)
        var determinant: Scalar = 1
        // Eliminates columns instead of rows, which gives the same inverse.
        for index in 0..<size {
            var best = index
            for column in index..<size where Swift.abs(left[column][index]) > Swift.abs(left[best][index]) { best = column }
            let pivot = left[best][index]
            guard pivot != 0 else { return (0, Self(Scalar.nan)) }
            if best != index {
                (left[best], left[index]) = (left[index], left[best])
                (right[best], right[index]) = (right[index], right[best])
                determinant.negate()
            }
            determinant *= pivot
            left[index] /= Column(repeating: pivot)
            right[index] /= Column(repeating: pivot)
            for column in 0..<size where column != index {
                let factor = Column(repeating: left[column][index])
                left[column] -= left[index] * factor
                right[column] -= right[index] * factor
            }
        }
        return (determinant, right)
    }

    /// Whether all elements are equal.
    public static func == (left: Self, right: Self) -> Bool { (0..<size).allSatisfy { left[$0] == right[$0] } }

    /// The sum.
    public static func + (left: Self, right: Self) -> Self { Self((0..<size).map { left[$0] + right[$0] }) }
    /// The difference.
    public static func - (left: Self, right: Self) -> Self { Self((0..<size).map { left[$0] - right[$0] }) }
    /// The matrix product, which applies `right` first and then `left`.
    public static func * (left: Self, right: Self) -> Self { Self((0..<size).map { left * right[$0] }) }
    /// The product of a matrix and a column vector.
    public static func * (left: Self, right: Column) -> Column {
        (0..<size).reduce(into: Column.zero) { $0 += left[$1] * right[$1] }
    }
    /// The product of a row vector and a matrix.
    public static func * (left: Column, right: Self) -> Column { right.transpose * left }
    /// Multiplies the elements by a scalar.
    public static func * (left: Self, right: Scalar) -> Self { Self((0..<size).map { left[$0] * right }) }
    /// Multiplies the elements by a scalar.
    public static func * (left: Scalar, right: Self) -> Self { right * left }
    /// The negated matrix.
    public static prefix func - (matrix: Self) -> Self { matrix * -1 }
    /// Adds a matrix.
    public static func += (left: inout Self, right: Self) { left = left + right }
    /// Subtracts a matrix.
    public static func -= (left: inout Self, right: Self) { left = left - right }
    /// Multiplies by `right`, which is applied first.
    public static func *= (left: inout Self, right: Self) { left = left * right }
    /// Multiplies the elements by a scalar.
    public static func *= (left: inout Self, right: Scalar) { left = left * right }

    /// The columns as text.
    public var debugDescription: String { "\(Self.self)(\((0..<Self.size).map { "\(self[$0])" }.joined(separator: ", ")))" }
}

/// The matrix product, which applies `y` first and then `x`.
public func matrix_multiply<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }
/// The product of a matrix and a column vector.
public func matrix_multiply<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix.Column) -> Matrix.Column { x * y }
/// The matrix product, which applies `y` first and then `x`.
public func simd_mul<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }
/// The product of a matrix and a column vector.
public func simd_mul<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix.Column) -> Matrix.Column { x * y }
/// Multiplies the elements by a scalar.
public func matrix_scale<Matrix: SquareMatrix>(_ scale: Matrix.Scalar, _ x: Matrix) -> Matrix { x * scale }
/// The determinant.
public func simd_determinant<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix.Scalar { x.determinant }
/// The determinant.
public func matrix_determinant<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix.Scalar { x.determinant }
/// The inverse; NaN for a singular matrix.
public func simd_inverse<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.inverse }
/// The inverse; NaN for a singular matrix.
public func matrix_invert<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.inverse }
/// The transposed matrix.
public func simd_transpose<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.transpose }
/// The transposed matrix.
public func matrix_transpose<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.transpose }
