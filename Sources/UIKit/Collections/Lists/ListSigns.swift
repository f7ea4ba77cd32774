import Foundation

/// The pictures of list accessories, as templates in points.
@MainActor
enum ListSigns {
    static let chevron = sign(CGSize(width: 8, height: 14), 2) { path in
        path.move(to: CGPoint(x: 1.2, y: 1.5))
        path.addLine(to: CGPoint(x: 6.8, y: 7))
        path.addLine(to: CGPoint(x: 1.2, y: 12.5))
    }

    /// Points to where text runs; turned down where the item is expanded.
    static let outlineChevron = sign(CGSize(width: 14, height: 14), 2) { path in
        path.move(to: CGPoint(x: 4.2, y: 1.5))
        path.addLine(to: CGPoint(x: 9.8, y: 7))
        path.addLine(to: CGPoint(x: 4.2, y: 12.5))
    }

    static let upAndDown = sign(CGSize(width: 11, height: 18), 1.8) { path in
        path.move(to: CGPoint(x: 1.5, y: 6.5))
        path.addLine(to: CGPoint(x: 5.5, y: 2.5))
        path.addLine(to: CGPoint(x: 9.5, y: 6.5))
        path.move(to: CGPoint(x: 1.5, y: 11.5))
        path.addLine(to: CGPoint(x: 5.5, y: 15.5))
        path.addLine(to: CGPoint(x: 9.5, y: 11.5))
    }

    static let checkmark = sign(CGSize(width: 16, height: 14), 2) { path in
        path.move(to: CGPoint(x: 1.5, y: 8))
        path.addLine(to: CGPoint(x: 5.8, y: 12.4))
        path.addLine(to: CGPoint(x: 14.5, y: 1.6))
    }

    static let lines = sign(CGSize(width: 20, height: 12), 1.5) { path in
        for y in [1.5, 6, 10.5] {
            path.move(to: CGPoint(x: 1, y: y))
            path.addLine(to: CGPoint(x: 19, y: y))
        }
    }

    static let minus = sign(CGSize(width: 22, height: 22), 2) { path in
        path.move(to: CGPoint(x: 6, y: 11))
        path.addLine(to: CGPoint(x: 16, y: 11))
    }

    static let plus = sign(CGSize(width: 22, height: 22), 2) { path in
        path.move(to: CGPoint(x: 6, y: 11))
        path.addLine(to: CGPoint(x: 16, y: 11))
        path.move(to: CGPoint(x: 11, y: 6))
        path.addLine(to: CGPoint(x: 11, y: 16))
    }

    static let smallCheckmark = sign(CGSize(width: 22, height: 22), 2) { path in
        path.move(to: CGPoint(x: 6.2, y: 11.4))
        path.addLine(to: CGPoint(x: 9.6, y: 14.8))
        path.addLine(to: CGPoint(x: 15.8, y: 7.4))
    }

    private static func sign(_ size: CGSize, _ width: CGFloat, _ draw: (UIBezierPath) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.black.set()
            let path = UIBezierPath()
            draw(path)
            path.lineWidth = width
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            path.stroke()
        }.withRenderingMode(.alwaysTemplate)
    }
}
