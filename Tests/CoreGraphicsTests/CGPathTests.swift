@testable import CoreGraphics
import Testing
import UIKitTesting

@Suite("Paths")
struct CGPathTests {
    private let area = CGRect(x: 0, y: 0, width: 60, height: 60)

    /// The pixels that Cairo fills for `path`: the reference for containment.
    private func pixels(filling path: CGPath, rule: CGPathFillRule) -> CGImage {
        let context = CGContext.topLeft(60, 60)
        context.addPath(path)
        context.fillPath(using: rule)
        return context.makeImage()!
    }

    @Test("contains(_:using:) agrees with the filled pixels for both fill rules", arguments: 0..<60)
    func containment(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let path = numbers.path(in: area)
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let filled = pixels(filling: path, rule: rule)
            for _ in 0..<200 {
                let x = Int.random(in: 1..<59, using: &numbers)
                let y = Int.random(in: 1..<59, using: &numbers)
                // Compares only points whose neighbouring pixels are equal, so that no edge is near.
                let around = (-1...1).flatMap { dy in (-1...1).map { dx in filled.pixel(x: x + dx, y: y + dy) >> 24 } }
                guard Set(around).count == 1, around[0] == 0 || around[0] == 255 else { continue }
                let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
                #expect(path.contains(point, using: rule) == (around[0] == 255), "seed \(seed), \(point), \(rule)")
            }
        }
    }

    @Test("A transformed path contains the transformed points", arguments: 0..<50)
    func movedContainment(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let path = numbers.path(in: area)
        var transform = numbers.transform()
        guard abs(transform.a * transform.d - transform.b * transform.c) > 0.1, let moved = path.copy(using: &transform) else { return }
        for _ in 0..<20 {
            let point = numbers.point(in: area)
            #expect(moved.contains(point.applying(transform)) == path.contains(point))
            #expect(moved.contains(point, transform: transform) == path.contains(point))
        }
    }

    @Test("boundingBoxOfPath encloses only the path's points; boundingBox encloses the control points too", arguments: 0..<50)
    func boxes(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let path = numbers.path(in: area)
        let points = path.flattened(threshold: 0.001).boundingBox
        #expect(isClose(path.boundingBoxOfPath, points, within: 0.01))
        #expect(isClose(path.boundingBox.union(path.boundingBoxOfPath), path.boundingBox))
    }

    @Test("The bounding box of an empty path is the null rectangle")
    func empty() {
        let path = CGMutablePath()
        #expect(path.isEmpty)
        #expect(path.boundingBox.isNull)
        #expect(path.boundingBoxOfPath.isNull)
        #expect(!path.contains(.zero))
        path.move(to: CGPoint(x: 1, y: 2))
        #expect(!path.isEmpty)
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test("Path elements are enumerated in order; those of a rectangle begin at its origin")
    func elements() {
        var seen: [(CGPathElementType, [CGPoint])] = []
        let path = CGMutablePath()
        path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 5), control2: CGPoint(x: 6, y: 6))
        path.applyWithBlock { element in
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            seen.append((element.pointee.type, (0..<count).map { element.pointee.points[$0] }))
        }
        #expect(
            seen.map(\.0) == [
                .moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath, .moveToPoint, .addCurveToPoint,
            ])
        #expect(seen[0].1 == [CGPoint(x: 1, y: 2)])
        #expect(seen[1].1 == [CGPoint(x: 4, y: 2)])
        // After closing a subpath, the current point is its start.
        #expect(seen[5].1 == [CGPoint(x: 1, y: 2)])
        #expect(seen[6].1 == [CGPoint(x: 5, y: 5), CGPoint(x: 6, y: 6), CGPoint(x: 9, y: 9)])
    }

    @Test("An arc's points are on its circle", arguments: 0..<50)
    func arcs(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let center = numbers.point(in: area)
        let radius = numbers.number(in: 1...30)
        let path = CGMutablePath()
        let (start, end) = (numbers.number(in: -10...10), numbers.number(in: -10...10))
        let clockwise = Bool.random(using: &numbers)
        path.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
        path.flattened(threshold: 0.0001).applyWithBlock { element in
            let point = element.pointee.points[0]
            // A quarter circle as one cubic curve deviates by at most 0.027 %.
            #expect(isClose(hypot(point.x - center.x, point.y - center.y), radius, within: radius * 3e-4))
        }
        #expect(isClose(path.currentPoint, CGPoint(x: center.x + radius * cos(end), y: center.y + radius * sin(end)), within: 1e-6))
    }

    @Test("A clockwise arc runs to smaller angles, a counterclockwise arc to larger angles")
    func directions() {
        func box(clockwise: Bool) -> CGRect {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
            return path.boundingBoxOfPath
        }
        #expect(isClose(box(clockwise: false), CGRect(x: 0, y: 0, width: 10, height: 10), within: 0.01))
        #expect(isClose(box(clockwise: true), CGRect(x: -10, y: -10, width: 20, height: 20), within: 0.01))
    }

    @Test("An arc between tangents touches both lines")
    func tangents() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(isClose(path.currentPoint, CGPoint(x: 10, y: 4)))
        #expect(path.elements.contains(.line(CGPoint(x: 6, y: 0))) || isClose(path.elements[1].end!, CGPoint(x: 6, y: 0)))
        // If the three points are on a line, only the line is added.
        path.addArc(tangent1End: CGPoint(x: 10, y: 20), tangent2End: CGPoint(x: 10, y: 30), radius: 4)
        #expect(isClose(path.currentPoint, CGPoint(x: 10, y: 20)))
    }

    @Test("Corner radii that are too large are reduced to fit")
    func roundedRectangles() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        let path = CGPath(roundedRect: rect, cornerWidth: 100, cornerHeight: 100, transform: nil)
        #expect(isClose(path.boundingBoxOfPath, rect))
        #expect(path.contains(CGPoint(x: 10, y: 0.1)))
        #expect(!path.contains(CGPoint(x: 1, y: 0.5)))
        #expect(CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 0, transform: nil).isRect(nil))
    }

    @Test("isRect recognizes rectangles only")
    func rectangles() {
        var found = CGRect.zero
        #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&found))
        #expect(found == CGRect(x: 1, y: 2, width: 3, height: 4))
        var turn = CGAffineTransform(rotationAngle: 0.5)
        #expect(!CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: &turn).isRect(nil))
        #expect(!CGPath(ellipseIn: area, transform: nil).isRect(nil))
    }

    @Test("The outline of copy(strokingWithWidth:) covers the stroke's pixels", arguments: 0..<30)
    func strokes(seed: UInt64) throws {
        var numbers = SeededGenerator(seed: seed)
        let path = numbers.path(in: area.insetBy(dx: 15, dy: 15))
        let cap = try #require(CGLineCap(rawValue: Int32.random(in: 0...2, using: &numbers)))
        let join = try #require(CGLineJoin(rawValue: Int32.random(in: 0...2, using: &numbers)))
        let width = numbers.number(in: 2...8)
        let stroked = CGContext.topLeft(60, 60)
        stroked.setLineWidth(width)
        stroked.setLineCap(cap)
        stroked.setLineJoin(join)
        stroked.addPath(path)
        stroked.strokePath()
        let filled = CGContext.topLeft(60, 60)
        filled.addPath(path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: 10))
        filled.fillPath()
        let (first, second) = (stroked.makeImage()!, filled.makeImage()!)
        var different = 0
        for y in 0..<60 {
            for (a, b) in zip(first.row(y), second.row(y)) where abs(Int(a >> 24) - Int(b >> 24)) > 128 { different += 1 }
        }
        // Curves are flattened differently. Only a few pixels at sharp turns may differ.
        #expect(different <= 8, "seed \(seed): \(different) pixels")
    }

    @Test("Dashes and gaps alternate along a line, and start at the given phase")
    func dashes() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
        func pieces(_ phase: CGFloat, _ lengths: [CGFloat]) -> [CGRect] {
            line.copy(dashingWithPhase: phase, lengths: lengths).subpaths.map { subpath in
                CGRect(x: subpath.start.x, y: 0, width: (subpath.segments.last?.end.x ?? 0) - subpath.start.x, height: 0)
            }
        }
        #expect(pieces(0, [3, 2]).map(\.minX) == [0, 5])
        #expect(pieces(0, [3, 2]).map(\.width) == [3, 3])
        #expect(pieces(4, [3, 2]).map(\.minX) == [1, 6])
        #expect(pieces(0, [4]).map(\.minX) == [0, 8])
        #expect(pieces(0, []).count == 1)
    }

    @Test("Dashes along a curve have the given length")
    func curvedDashes() {
        let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
        let dashed = circle.copy(dashingWithPhase: 0, lengths: [10, 10])
        #expect(dashed.subpaths.count == 16)
        for subpath in dashed.subpaths.dropLast() {
            let end = subpath.segments.last!.end
            let chord = hypot(end.x - subpath.start.x, end.y - subpath.start.y)
            #expect(isClose(chord, 100 * sin(0.1), within: 0.2))
        }
    }

    @Test("A reversed path has the opposite winding and the same area")
    func reversing() {
        var numbers = SeededGenerator(seed: 7)
        let path = numbers.path(in: area)
        let reversed = path.reversed()
        for _ in 0..<200 {
            let point = numbers.point(in: area)
            #expect(path.contains(point) == reversed.contains(point))
        }
        let both = CGMutablePath()
        both.addRect(area)
        both.addPath(CGPath(rect: area, transform: nil).reversed())
        #expect(!both.contains(CGPoint(x: 30, y: 30)))
    }

    @Test("A copy equals its original until the original changes, and does not change with it")
    func copies() throws {
        let path = CGMutablePath()
        path.addRect(area)
        let copy = try #require(path.copy())
        #expect(copy == path)
        #expect(copy.hashValue == path.hashValue)
        path.addLine(to: .zero)
        #expect(copy != path)
    }
}

@Suite("Older Core Graphics APIs")
struct OlderNameTests {
    @Test("CGPath.apply(info:function:) passes the info pointer to the function")
    func apply() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        var points: [CGPoint] = []
        withUnsafeMutablePointer(to: &points) { info in
            path.apply(info: info) { info, element in
                info?.assumingMemoryBound(to: [CGPoint].self).pointee.append(element.pointee.points[0])
            }
        }
        #expect(points == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
    }

    @Test("A data provider accepts NSData; CFDataGetBytePtr reads any number of bytes", arguments: [1, 4, 16, 17, 5000])
    func bytes(count: Int) throws {
        let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) })
        let provider = try #require(CGDataProvider(data: data as NSData))
        let given = try #require(provider.data)
        #expect(CFDataGetLength(given) == count)
        let address: UnsafePointer<UInt8> = try #require(CFDataGetBytePtr(given))
        withExtendedLifetime(given) { #expect((0..<count).allSatisfy { address[$0] == UInt8(truncatingIfNeeded: $0) }) }
    }
}
