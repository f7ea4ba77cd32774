import Foundation
import Testing

@testable import QuartzCore

struct UnitBezierTests {
    @Test(arguments: [
        UnitBezier(0.25, 0.1, 0.25, 1), UnitBezier(0.42, 0, 1, 1), UnitBezier(0, 0, 0.58, 1), UnitBezier(0.42, 0, 0.58, 1),
        UnitBezier(1, 0, 0, 1), UnitBezier(0, 1, 1, 0), UnitBezier(0.9, -1, 0.1, 2), UnitBezier(0, 0, 0, 1), UnitBezier(1, 1, 1, 1),
    ])
    func valuesAreOnTheCurve(curve: UnitBezier) {
        for step in 0...1000 {
            let t = Double(step) / 1000
            func value(_ a: Double, _ b: Double) -> Double {
                3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
            }
            let x = value(curve.x1, curve.x2)
            let slope = 3 * (1 - t) * (1 - t) * curve.x1 + 6 * (1 - t) * t * (curve.x2 - curve.x1) + 3 * t * t * (1 - curve.x2)
            // At a vertical tangent, one x has many values.
            guard abs(slope) > 1e-3 else { continue }
            #expect(abs(curve(x) - value(curve.y1, curve.y2)) < 1e-8)
        }
    }

    @Test func endpointsAreExact() {
        let curve = UnitBezier(0.3, 0.7, 0.2, 0.9)
        #expect(curve(0) == 0 && curve(1) == 1 && curve(-1) == 0 && curve(2) == 1)
    }

    @Test func namedCurvesHaveApplesControlPoints() {
        let expected: [(CAMediaTimingFunctionName, [Float])] = [
            (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]),
            (.default, [0.25, 0.1, 0.25, 1]),
        ]
        for (name, points) in expected {
            let function = CAMediaTimingFunction(name: name)
            var first: [Float] = [9, 9]
            var second: [Float] = [9, 9]
            function.getControlPoint(at: 1, values: &first)
            function.getControlPoint(at: 2, values: &second)
            #expect(first + second == points)
        }
        #expect(CAMediaTimingFunction(name: .easeIn) == CAMediaTimingFunction(name: .easeIn))
    }
}

@MainActor
struct LayerTimeTests {
    @Test func localTimeFollowsTheDocumentedFormula() {
        let layer = CALayer()
        layer.beginTime = 10
        layer.speed = 2
        layer.timeOffset = 3
        #expect(layer.convertTime(14, from: nil) == 11)
        #expect(layer.convertTime(11, to: nil) == 14)
    }

    @Test func timesAreConvertedAlongTheTree() {
        let outer = CALayer()
        let inner = CALayer()
        let other = CALayer()
        outer.addSublayer(inner)
        outer.addSublayer(other)
        outer.speed = 0.5
        inner.beginTime = 4
        inner.speed = 3
        other.timeOffset = 100
        #expect(inner.convertTime(20, from: nil) == 18)
        #expect(inner.convertTime(18, to: other) == 110)
        #expect(inner.timeMap(20) == 18)
    }

    @Test func conversionBelowAPausedCommonAncestorWorks() {
        let outer = CALayer()
        let first = CALayer()
        let second = CALayer()
        outer.addSublayer(first)
        outer.addSublayer(second)
        outer.speed = 0
        second.timeOffset = 5
        #expect(first.convertTime(7, to: second) == 12)
        outer.timeOffset = 2
        #expect(first.convertTime(1000, from: nil) == 2)
    }

    @Test func repetitionsAndAutoreverseMapTheTime() {
        var timing = MediaTiming()
        timing.duration = 2
        timing.repeatCount = 2.5
        timing.autoreverses = true
        #expect(timing.activeDuration == 10)
        #expect(timing.position(local: -1).phase == .before)
        #expect(timing.position(local: 1) == .init(phase: .active, time: 1, iteration: 0))
        #expect(timing.position(local: 3) == .init(phase: .active, time: 1, iteration: 0))
        #expect(timing.position(local: 4.5) == .init(phase: .active, time: 0.5, iteration: 1))
        #expect(timing.position(local: 11) == .init(phase: .after, time: 2, iteration: 2))
        timing.repeatDuration = 3
        #expect(timing.activeDuration == 3)
        timing.autoreverses = false
        timing.repeatDuration = 4
        #expect(timing.position(local: 9) == .init(phase: .after, time: 2, iteration: 1))
        timing.repeatDuration = .infinity
        #expect(timing.position(local: 1e9 + 0.5).phase == .active)
        #expect(abs(timing.position(local: 1e6 + 0.5).time - 0.5) < 1e-6)
    }
}
