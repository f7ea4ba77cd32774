import CoreGraphics
import UIKitTesting

extension SeededGenerator {
    mutating func number(in range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &self) }

    mutating func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: number(in: rect.minX...rect.maxX), y: number(in: rect.minY...rect.maxY))
    }

    mutating func transform() -> CGAffineTransform {
        CGAffineTransform(
            a: number(in: -3...3), b: number(in: -3...3), c: number(in: -3...3), d: number(in: -3...3), tx: number(in: -50...50),
            ty: number(in: -50...50))
    }

    /// A path of lines and curves with one or two subpaths that intersect themselves.
    mutating func path(in rect: CGRect) -> CGPath {
        let path = CGMutablePath()
        for _ in 0..<Int.random(in: 1...2, using: &self) {
            path.move(to: point(in: rect))
            for _ in 0..<Int.random(in: 2...6, using: &self) {
                switch Int.random(in: 0...2, using: &self) {
                case 0: path.addLine(to: point(in: rect))
                case 1: path.addQuadCurve(to: point(in: rect), control: point(in: rect))
                default: path.addCurve(to: point(in: rect), control1: point(in: rect), control2: point(in: rect))
                }
            }
            if Bool.random(using: &self) { path.closeSubpath() }
        }
        return path
    }
}

func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) <= tolerance }

func isClose(_ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat = 1e-6) -> Bool {
    isClose(a.x, b.x, within: tolerance) && isClose(a.y, b.y, within: tolerance)
}

func isClose(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
    isClose(a.origin, b.origin, within: tolerance) && isClose(a.width, b.width, within: tolerance)
        && isClose(a.height, b.height, within: tolerance)
}

func isClose(_ a: CGAffineTransform, _ b: CGAffineTransform, within tolerance: CGFloat = 1e-6) -> Bool {
    zip([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty]).allSatisfy { isClose($0, $1, within: tolerance) }
}

extension CGContext {
    /// A context with its origin at the top left. By default a point has one pixel.
    static func topLeft(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, opaque: Bool = false) -> CGContext {
        CGContext(size: CGSize(width: width, height: height), scale: scale, opaque: opaque)!
    }

    /// The red, green, blue and alpha components of a pixel, premultiplied, from 0 to 255. Counted from the top left.
    func pixel(_ x: Int, _ y: Int) -> [Int] {
        let value = makeImage()!.pixel(x: x, y: y)
        return [Int(value >> 16 & 0xFF), Int(value >> 8 & 0xFF), Int(value & 0xFF), Int(value >> 24)]
    }
}

let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
