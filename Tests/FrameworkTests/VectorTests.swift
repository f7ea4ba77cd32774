import Testing
import simd

@Suite("Vectors")
struct VectorTests {
    @Test("Lengths, distances, products and interpolated vectors have the expected values")
    func functions() {
        let (a, b) = (SIMD3(1.0, 2, 2), simd_double3(4, 6, 2))
        #expect(length(a) == 3 && simd.distance(a, b) == 5 && dot(a, b) == 20 && length_squared(b) == 56)
        #expect(normalize(a) == a / 3 && mix(a, b, t: 0.5) == SIMD3(2.5, 4, 2) && simd_mix(a, b, .zero) == a)
        #expect(cross(SIMD3(1.0, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1) && cross(SIMD2(1.0, 0), SIMD2(0, 2)).z == 2)
        #expect(clamp(SIMD2(-1.0, 5), min: 0, max: 2) == SIMD2(0, 2) && simd.abs(SIMD2(-1.5, 2)) == SIMD2(1.5, 2))
        #expect(simd.min(a, b) == a && simd_max(a, b) == b && reduce_max(b) == 6 && reduce_add(a) == 5)
        #expect(reflect(SIMD2(1.0, -1), n: SIMD2(0, 1)) == SIMD2(1, 1) && project(SIMD2(3.0, 4), SIMD2(2, 0)) == SIMD2(3, 0))
        #expect(simd_length(SIMD4<Float>(2, 2, 2, 2)) == 4)
    }
}
