// Apple's matrices and quaternions of double precision, by their C names.

/// Two rows and columns of `Double`, kept by columns.
public struct simd_double2x2: SquareMatrix {
    /// The columns.
    public var columns: (SIMD2<Double>, SIMD2<Double>)

    /// Zeros.
    public init() { columns = (.zero, .zero) }

    /// The matrix of these columns.
    public init(_ column0: SIMD2<Double>, _ column1: SIMD2<Double>) { columns = (column0, column1) }

    /// The matrix of these columns.
    public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }

    /// A column.
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

/// Two rows and columns of `Double`.
public typealias matrix_double2x2 = simd_double2x2
/// Two rows and columns of `Double`.
public typealias double2x2 = simd_double2x2
/// The matrix that changes nothing.
public let matrix_identity_double2x2 = simd_double2x2(diagonal: .one)

/// Three rows and columns of `Double`, kept by columns.
public struct simd_double3x3: SquareMatrix {
    /// The columns.
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    /// Zeros.
    public init() { columns = (.zero, .zero, .zero) }

    /// The matrix of these columns.
    public init(_ column0: SIMD3<Double>, _ column1: SIMD3<Double>, _ column2: SIMD3<Double>) { columns = (column0, column1, column2) }

    /// The matrix of these columns.
    public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }

    /// A column.
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

/// Three rows and columns of `Double`.
public typealias matrix_double3x3 = simd_double3x3
/// Three rows and columns of `Double`.
public typealias double3x3 = simd_double3x3
/// The matrix that changes nothing.
public let matrix_identity_double3x3 = simd_double3x3(diagonal: .one)

/// Four rows and columns of `Double`, kept by columns.
public struct simd_double4x4: SquareMatrix {
    /// The columns.
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    /// Zeros.
    public init() { columns = (.zero, .zero, .zero, .zero) }

    /// The matrix of these columns.
    public init(_ column0: SIMD4<Double>, _ column1: SIMD4<Double>, _ column2: SIMD4<Double>, _ column3: SIMD4<Double>) {
        columns = (column0, column1, column2, column3)
    }

    /// The matrix of these columns.
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }

    /// A column.
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

/// Four rows and columns of `Double`.
public typealias matrix_double4x4 = simd_double4x4
/// Four rows and columns of `Double`.
public typealias double4x4 = simd_double4x4
/// The matrix that changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(diagonal: .one)

/// A rotation in space, as four numbers.
public struct simd_quatd: Quaternion {
    /// The imaginary parts, and behind them the real one.
    public var vector: SIMD4<Double>

    /// Zeros.
    public init() { vector = .zero }

    /// The quaternion of these parts, the real one last.
    public init(vector: SIMD4<Double>) { self.vector = vector }
}

extension simd_double3x3 {
    /// The rotation of a quaternion of length 1.
    public init(_ quaternion: simd_quatd) {
        self.init(quaternion.act([1, 0, 0]), quaternion.act([0, 1, 0]), quaternion.act([0, 0, 1]))
    }
}

extension simd_double4x4 {
    /// The rotation of a quaternion of length 1.
    public init(_ quaternion: simd_quatd) {
        let turn = simd_double3x3(quaternion)
        self.init(SIMD4(turn[0], 0), SIMD4(turn[1], 0), SIMD4(turn[2], 0), [0, 0, 0, 1])
    }
}

extension simd_quatd {
    /// The quaternion of a matrix that rotates.
    public init(_ rotation: simd_double3x3) { self.init(columns: rotation[0], rotation[1], rotation[2]) }

    /// The quaternion of the rotation in a matrix of four columns.
    public init(_ rotation: simd_double4x4) {
        func upper(_ column: SIMD4<Double>) -> SIMD3<Double> { SIMD3(column.x, column.y, column.z) }
        self.init(columns: upper(rotation[0]), upper(rotation[1]), upper(rotation[2]))
    }
}
