// Double-precision matrices and quaternions by their C names.

/// A 2×2 matrix of `Double` in column-major order.
public struct simd_double2x2: SquareMatrix {
    /// The columns.
    public var columns: (SIMD2<Double>, SIMD2<Double>)

    /// Creates a zero matrix.
    public init() { columns = (.zero, .zero) }

    /// Creates a matrix from its columns.
    public init(_ column0: SIMD2<Double>, _ column1: SIMD2<Double>) { columns = (column0, column1) }

    /// Creates a matrix from its columns.
    public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }

    /// The column at an index.
    public subscript(column: Int) -> SIMD2<Double> {
        get {
            switch column {
            case 0: columns.0
            default: columns.1
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            default: columns.1 = newValue
            }
        }
    }
}

/// A 2×2 matrix of `Double`.
public typealias matrix_double2x2 = simd_double2x2
/// A 2×2 matrix of `Double`.
public typealias double2x2 = simd_double2x2
/// The 2×2 identity matrix.
public let matrix_identity_double2x2 = simd_double2x2(diagonal: .one)

/// A 3×3 matrix of `Double` in column-major order.
public struct simd_double3x3: SquareMatrix {
    /// The columns.
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    /// Creates a zero matrix.
    public init() { columns = (.zero, .zero, .zero) }

    /// Creates a matrix from its columns.
    public init(_ column0: SIMD3<Double>, _ column1: SIMD3<Double>, _ column2: SIMD3<Double>) { columns = (column0, column1, column2) }

    /// Creates a matrix from its columns.
    public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }

    /// The column at an index.
    public subscript(column: Int) -> SIMD3<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: columns.2
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }
}

/// A 3×3 matrix of `Double`.
public typealias matrix_double3x3 = simd_double3x3
/// A 3×3 matrix of `Double`.
public typealias double3x3 = simd_double3x3
/// The 3×3 identity matrix.
public let matrix_identity_double3x3 = simd_double3x3(diagonal: .one)

/// A 4×4 matrix of `Double` in column-major order.
public struct simd_double4x4: SquareMatrix {
    /// The columns.
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    /// Creates a zero matrix.
    public init() { columns = (.zero, .zero, .zero, .zero) }

    /// Creates a matrix from its columns.
    public init(_ column0: SIMD4<Double>, _ column1: SIMD4<Double>, _ column2: SIMD4<Double>, _ column3: SIMD4<Double>) {
        columns = (column0, column1, column2, column3)
    }

    /// Creates a matrix from its columns.
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }

    /// The column at an index.
    public subscript(column: Int) -> SIMD4<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: columns.3
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }
}

/// A 4×4 matrix of `Double`.
public typealias matrix_double4x4 = simd_double4x4
/// A 4×4 matrix of `Double`.
public typealias double4x4 = simd_double4x4
/// The 4×4 identity matrix.
public let matrix_identity_double4x4 = simd_double4x4(diagonal: .one)

/// A quaternion of `Double`.
public struct simd_quatd: Quaternion {
    /// The components: the imaginary part, then the real part.
    public var vector: SIMD4<Double>

    /// Creates a zero quaternion.
    public init() { vector = .zero }

    /// Creates a quaternion from its components, with the real part last.
    public init(vector: SIMD4<Double>) { self.vector = vector }
}

extension simd_double3x3 {
    /// Creates the rotation matrix of a unit quaternion.
    public init(_ quaternion: simd_quatd) {
        self.init(quaternion.act([1, 0, 0]), quaternion.act([0, 1, 0]), quaternion.act([0, 0, 1]))
    }
}

extension simd_double4x4 {
    /// Creates the rotation matrix of a unit quaternion.
    public init(_ quaternion: simd_quatd) {
        let turn = simd_double3x3(quaternion)
        self.init(SIMD4(turn[0], 0), SIMD4(turn[1], 0), SIMD4(turn[2], 0), [0, 0, 0, 1])
    }
}

extension simd_quatd {
    /// Creates the quaternion of a rotation matrix.
    public init(_ rotation: simd_double3x3) { self.init(columns: rotation[0], rotation[1], rotation[2]) }

    /// Creates the quaternion of the rotation in the upper left 3×3 submatrix.
    public init(_ rotation: simd_double4x4) {
        func upper(_ column: SIMD4<Double>) -> SIMD3<Double> { SIMD3(column.x, column.y, column.z) }
        self.init(columns: upper(rotation[0]), upper(rotation[1]), upper(rotation[2]))
    }
}
