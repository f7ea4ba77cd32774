import Testing

@testable import UIKit

struct TouchPredictionTests {
    @Test func predictionContinuesAlongTheLine() {
        var prediction = TouchPrediction()
        for step in 0..<20 { prediction.add(CGPoint(x: 100 + 4 * CGFloat(step), y: 50 - 2 * CGFloat(step)), at: 1 + 0.008 * Double(step)) }
        let end = CGPoint(x: 176, y: 12)
        let positions = prediction.positions(after: end, at: 1.152, delays: [0.008, 0.016])
        #expect(positions.count == 2)
        #expect(abs(positions[0].x - 180) < 0.001 && abs(positions[0].y - 10) < 0.001)
        #expect(abs(positions[1].x - 184) < 0.001 && abs(positions[1].y - 8) < 0.001)
    }

    @Test func jitterIsSmoothed() {
        var prediction = TouchPrediction()
        for step in 0..<7 { prediction.add(CGPoint(x: 4 * CGFloat(step), y: step % 2 == 0 ? 1 : -1), at: 0.008 * Double(step)) }
        let positions = prediction.positions(after: CGPoint(x: 24, y: 1), at: 0.048, delays: [0.008])
        // Extrapolating only the last step would predict 3.
        #expect(positions.count == 1 && abs(positions[0].y - 1) < 0.3 && abs(positions[0].x - 28) < 0.3)
    }

    @Test func predictionIsNoLongerThanTheMovement() {
        var prediction = TouchPrediction()
        prediction.add(.zero, at: 0)
        prediction.add(CGPoint(x: 6, y: 8), at: 0.01)
        let positions = prediction.positions(after: CGPoint(x: 6, y: 8), at: 0.01, delays: [0.5])
        #expect(positions == [CGPoint(x: 12, y: 16)])
    }

    @Test func restingTouchHasNoPrediction() {
        var prediction = TouchPrediction()
        #expect(prediction.positions(after: .zero, at: 0, delays: [0.01]).isEmpty)
        prediction.add(.zero, at: 0)
        #expect(prediction.positions(after: .zero, at: 0, delays: [0.01]).isEmpty)
        prediction.add(.zero, at: 0.01)
        #expect(prediction.positions(after: .zero, at: 0.01, delays: [0.01]).isEmpty)
        prediction.add(CGPoint(x: 100, y: 0), at: 3)
        #expect(prediction.positions(after: CGPoint(x: 100, y: 0), at: 3, delays: [0.01]).isEmpty)
    }
}
