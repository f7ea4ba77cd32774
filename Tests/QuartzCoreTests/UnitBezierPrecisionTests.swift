import Foundation
import Testing

@testable import QuartzCore
import UIKitTesting

/// Compares timing curves with an independent evaluation with 32 digits.
struct UnitBezierPrecisionTests {
    private func check(_ p: [Float], at points: [Double], limit: Double = 1e-9) {
        let d = p.map(Double.init)
        let curve = UnitBezier(d[0], d[1], d[2], d[3])
        for x in points {
            let error = abs(curve(x) - preciseBezier(x, d[0], d[1], d[2], d[3]))
            #expect(error < limit, "\(p) at \(x)")
        }
    }

    @Test func namedCurves() {
        let points = (0...400).map { Double($0) / 400 }
        for p: [Float] in [[0.25, 0.1, 0.25, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1]] {
            check(p, at: points, limit: 1e-14)
        }
        #expect(UnitBezier(0, 0, 1, 1)(0.3) == 0.3)
    }

    @Test func verticalCurves() {
        var points = (0...200).map { Double($0) / 200 }
        for digits in 1...17 {
            let d = pow(10, -Double(digits))
            points += [d, 1 - d, 0.5 + d, 0.5 - d, 0.5.nextUp, 0.5.nextDown, Double.leastNormalMagnitude, 1.0.nextDown]
        }
        for p: [Float] in [
            [1, 0, 0, 1], [1, 1, 0, 0], [1, -3, 0, 4], [0, 0, 0, 1], [0, 1, 0, 1], [0, 5, 0, -5], [1, 0, 1, 0], [1, 0.5, 1, 0.5],
            [0.999, 0, 0.001, 1], [0.99999, 0, 0.00001, 1], [0.9999999, -1, 0, 2], [0, 1, 1, 0], [0.5, 0, 0.5, 1], [0.7, 0, 0.2, 1],
        ] { check(p, at: points) }
    }

    @Test func randomCurvesWithControlPointsOutsideOfTheSquare() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<250 {
            let p = [
                Float.random(in: 0...1, using: &random), Float.random(in: -3...4, using: &random),
                Float.random(in: 0...1, using: &random), Float.random(in: -3...4, using: &random),
            ]
            check(p, at: (0..<24).map { _ in Double.random(in: 0...1, using: &random) })
        }
    }

    @Test func controlPointsAreClamped() {
        #expect(UnitBezier(-1, 0.3, 2, 0.6) == UnitBezier(0, 0.3, 1, 0.6))
    }
}
