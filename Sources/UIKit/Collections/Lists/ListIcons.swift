import Foundation

/// The icons of list accessories, as template images. Sizes are in points.
@MainActor
enum ListIcons {
    static let chevron = sign(8, 14) { $0.polyline((1.2, 1.5), (6.8, 7), (1.2, 12.5)) }

    /// Points to the trailing edge; rotated downwards if the item is expanded.
    static let outlineChevron = sign(14, 14) { $0.polyline((4.2, 1.5), (9.8, 7), (4.2, 12.5)) }

    static let upAndDown = sign(11, 18, lineWidth: 1.8) {
        $0.polyline((1.5, 6.5), (5.5, 2.5), (9.5, 6.5))
        $0.polyline((1.5, 11.5), (5.5, 15.5), (9.5, 11.5))
    }

    static let checkmark = sign(16, 14) { $0.polyline((1.5, 8), (5.8, 12.4), (14.5, 1.6)) }

    static let lines = sign(20, 12, lineWidth: 1.5) { path in
        for y in [1.5, 6, 10.5] as [CGFloat] { path.polyline((1, y), (19, y)) }
    }

    static let minus = sign(22, 22) { $0.polyline((6, 11), (16, 11)) }

    static let plus = sign(22, 22) {
        $0.polyline((6, 11), (16, 11))
        $0.polyline((11, 6), (11, 16))
    }

    static let smallCheckmark = sign(22, 22) { $0.polyline((6.2, 11.4), (9.6, 14.8), (15.8, 7.4)) }

    private static func sign(
        _ width: CGFloat, _ height: CGFloat, lineWidth: CGFloat = 2, _ draw: (UIBezierPath) -> Void
    ) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in
            UIColor.black.set()
            let path = UIBezierPath()
            draw(path)
            path.lineWidth = lineWidth
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            path.stroke()
        }.withRenderingMode(.alwaysTemplate)
    }
}
