import CoreGraphics
import Testing
import UIKit

@Suite("UIBezierPath")
struct UIBezierPathTests {
    @Test("A clockwise arc is clockwise on the screen")
    func arcs() {
        let quarter = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(quarter.bounds.minX) < 0.01 && abs(quarter.bounds.maxY - 10) < 0.01 && abs(quarter.bounds.width - 10) < 0.01)
        let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(rest.bounds.minX + 10) < 0.01)
    }

    @Test("A path with rounded corners rounds only the given ones")
    func corners() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 8))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)) && !path.contains(CGPoint(x: 19.5, y: 19.5)))
        #expect(path.contains(CGPoint(x: 19.5, y: 0.5)) && path.contains(CGPoint(x: 0.5, y: 19.5)))
        #expect(path.bounds == rect)
    }

    @Test("A copy keeps the settings and does not change with its original")
    func copies() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.lineWidth = 3
        path.lineCapStyle = .round
        path.usesEvenOddFillRule = true
        path.setLineDash([1, 2], count: 2, phase: 1)
        let copy = try #require(path.copy() as? UIBezierPath)
        path.removeAllPoints()
        #expect(path.isEmpty && !copy.isEmpty)
        #expect(copy.lineWidth == 3 && copy.lineCapStyle == .round && copy.usesEvenOddFillRule)
        var (count, phase) = (0, CGFloat(0))
        var lengths: [CGFloat] = [0, 0]
        copy.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(count == 2 && phase == 1 && lengths == [1, 2])
    }

    @Test("The even-odd rule makes holes; the winding rule fills them unless their path has the opposite direction")
    func rules() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        let hole = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10))
        path.append(hole)
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
        let other = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        other.append(hole.reversing())
        #expect(!other.contains(CGPoint(x: 15, y: 15)))
    }

    @Test("fill, stroke and addClip apply to the current context")
    func drawing() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: .oneToOne).image { _ in
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)).fill()
            UIColor.blue.setStroke()
            let line = UIBezierPath()
            line.lineWidth = 2
            line.move(to: CGPoint(x: 0, y: 10))
            line.addLine(to: CGPoint(x: 20, y: 10))
            line.stroke()
            UIBezierPath(rect: CGRect(x: 15, y: 0, width: 5, height: 5)).addClip()
            UIColor.green.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let colors = [(5, 5), (15, 10), (17, 2), (12, 2)].map { image.cgImage?.color(x: $0.0, y: $0.1) }
        #expect(colors[0] == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(colors[1] == RGBA(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(colors[2] == RGBA(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(colors[3]?.alpha == 0)
    }
}
