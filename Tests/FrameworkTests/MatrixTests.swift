import Foundation
import Testing
import simd

@Suite("Matrices and quaternions")
struct MatrixTests {
    @Test("Products, transposes, determinants and inverses have the expected values")
    func matrices() {
        let a = simd_double3x3([2, 0, 1], [0, 3, 0], [1, 0, 1])
        #expect(a * SIMD3(1, 2, 3) == SIMD3(5, 6, 4) && matrix_multiply(a, matrix_identity_double3x3) == a)
        #expect(a.determinant == 3 && simd_determinant(matrix_scale(2, a)) == 24 && a.transpose == a && a[2, 0] == 1)
        #expect(a.inverse * a == matrix_identity_double3x3 && simd_inverse(simd_double2x2([1, 2], [2, 4]))[0].x.isNaN)
        let b = simd_double2x2(rows: [[1, 2], [3, 4]])
        #expect(b[0] == SIMD2(1, 3) && b * SIMD2(1, 0) == SIMD2(1, 3) && SIMD2(1, 0) * b == SIMD2(1, 2) && b.determinant == -2)
        #expect(b + b == 2 * b && b - b == simd_double2x2() && -b == b * -1)
        // A zero as the first pivot: rows must be swapped.
        let c = simd_float4x4([0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 0, 2], [0, 0, 4, 0])
        #expect(c.determinant == 8 && c * c.inverse == matrix_identity_float4x4)
    }

    @Test("Quaternions rotate like matrices; slerp interpolates evenly")
    func quaternions() {
        let quarter = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
        func isNear(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> Bool { simd_distance(left, right) < 1e-9 }
        #expect(isNear(quarter.act([1, 0, 0]), [0, 1, 0]) && isNear(simd_double3x3(quarter) * SIMD3(1, 0, 0), [0, 1, 0]))
        #expect(isNear((quarter * quarter).act([1, 0, 0]), [-1, 0, 0]) && isNear(quarter.inverse.act([0, 1, 0]), [1, 0, 0]))
        #expect(abs(quarter.angle - .pi / 2) < 1e-9 && isNear(quarter.axis, [0, 0, 1]))
        for axis in [SIMD3(1.0, 2, 3), SIMD3(-3.0, 1, 0.5), SIMD3(0.1, -2, 1), SIMD3(0.0, 0.2, -3)] {
            for angle in [0.3, 1.5, 2.9, 3.1] {
                let turn = simd_quatd(angle: angle, axis: normalize(axis))
                let again = simd_quatd(simd_double4x4(turn))
                #expect(isNear(again.act([1, 2, 3]), turn.act([1, 2, 3])))
            }
        }
        let half = simd_slerp(simd_quatd(angle: 0, axis: [0, 0, 1]), quarter, 0.5)
        #expect(abs(half.angle - .pi / 4) < 1e-9)
        #expect(abs(simd_slerp_longest(simd_quatd(angle: 0, axis: [0, 0, 1]), quarter, 0.5).angle - .pi * 0.75) < 1e-9)
        let across = simd_quatf(from: [1, 0, 0], to: [-1, 0, 0])
        #expect(simd_distance(across.act([1, 0, 0]), [-1, 0, 0]) < 1e-6)
    }

    @Test("Interpolation along the longer arc between nearly equal quaternions returns unit quaternions")
    func longestOfEqual() {
        let start = simd_quatf(angle: 0.7, axis: normalize(SIMD3<Float>(1, 2, 3)))
        let unit = simd_quatf(angle: 0, axis: [0, 0, 1])
        for change in [0, 1e-7, 1e-5, 1e-4, 1e-3, 1e-2] as [Float] {
            let small = simd_quatf(angle: change, axis: [0, 0, 1])
            let end = start * small
            let pairs: [(simd_quatf, simd_quatf)] = [(start, end), (start, -end), (unit, small)]
            for (from, to) in pairs {
                for t in [0, 0.25, 0.5, 0.75, 1] as [Float] {
                    #expect(abs(simd_slerp_longest(from, to, t).length - 1) < 1e-5, "\(change) \(t)")
                    #expect(abs(simd_slerp(from, to, t).length - 1) < 1e-5, "\(change) \(t)")
                }
                #expect(abs(simd_dot(simd_slerp_longest(from, to, 0), from)) > 1 - 1e-4)
                #expect(abs(simd_dot(simd_slerp_longest(from, to, 1), to)) > 1 - 1e-4)
                #expect(abs(simd_dot(simd_slerp_longest(from, to, 0.5), from)) < 0.01, "half a rotation at half the time")
            }
        }
        let identity = simd_quatd(angle: 0, axis: [0, 0, 1])
        #expect(abs(simd_slerp_longest(identity, identity, 0.5).angle - .pi) < 1e-9)
    }
}
