import Foundation

/// A built-in bar icon: a template image, drawn with lines of equal width in a square of 24 points.
@MainActor
enum BarIcon: CaseIterable {
    case chevron, plus, cross, compose, reply, share, folder, book, magnifier, refresh, camera, bin, play, pause, rewind, fastForward
    case pageCurl, ellipsis, sidebar
    case star, history, contacts, download, clock, list

    private static let side: CGFloat = 24
    private static let lineWidth: CGFloat = 1.8
    /// A cache of icons by name and scale, which are the same for all platforms.
    private static var drawn: [String: UIImage] = [:]

    /// The icon. Each icon is drawn once for each screen scale, then cached.
    var image: UIImage { image(times: 1) }

    /// A version of a built-in icon with four times the resolution, for magnified display. Nil if the image is not a built-in icon.
    static func enlarged(_ image: UIImage) -> UIImage? {
        guard let name = drawn.first(where: { $0.value === image })?.key.split(separator: " ").first else { return nil }
        return allCases.first { "\($0)" == name }?.image(times: 4)
    }

    private func image(times: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat.default()
        // A scale of at least 2, so that the icons are also sharp in a window with another scale.
        format.scale = max(format.scale, 2) * times
        let key = "\(self) \(format.scale)"
        if let known = Self.drawn[key] { return known }
        let size = self == .chevron ? CGSize(width: 13, height: Self.side) : CGSize(width: Self.side, height: Self.side)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            UIColor.black.set()
            let path = UIBezierPath()
            path.lineWidth = self == .chevron ? 2.4 : Self.lineWidth
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            let filled = UIBezierPath()
            draw(path, filled)
            path.stroke()
            filled.fill()
        }.withRenderingMode(.alwaysTemplate)
        Self.drawn[key] = image
        return image
    }

    private func draw(_ path: UIBezierPath, _ filled: UIBezierPath) {
        switch self {
        case .chevron: path.polyline((11, 4), (3, 12), (11, 20))
        case .plus:
            path.polyline((12, 4), (12, 20))
            path.polyline((4, 12), (20, 12))
        case .cross:
            path.polyline((5.5, 5.5), (18.5, 18.5))
            path.polyline((18.5, 5.5), (5.5, 18.5))
        case .ellipsis:
            for x in [5, 12, 19] as [CGFloat] { filled.dot(x, 12, radius: 2) }
        case .magnifier:
            path.circle(10.5, 10.5, radius: 6.5)
            path.polyline((15.5, 15.5), (20.5, 20.5))
        case .list:
            for y in [6, 12, 18] as [CGFloat] {
                filled.dot(4.5, y, radius: 1.4)
                path.polyline((9, y), (20, y))
            }
        case .clock, .history:
            path.circle(12, 12, radius: 8.5)
            path.polyline((12, 7), (12, 12), (15.5, 14))
        case .contacts:
            path.circle(12, 8.5, radius: 4)
            path.move(to: CGPoint(x: 4.5, y: 20))
            path.addCurve(to: CGPoint(x: 19.5, y: 20), controlPoint1: CGPoint(x: 5, y: 12.5), controlPoint2: CGPoint(x: 19, y: 12.5))
            path.close()
        case .download:
            path.polyline((12, 4), (12, 15))
            path.polyline((7.5, 10.5), (12, 15), (16.5, 10.5))
            path.polyline((5, 19.5), (19, 19.5))
        case .star: drawStar(path)
        case .compose, .reply, .share, .folder, .book, .bin, .pageCurl, .sidebar: drawObject(path)
        case .camera:
            path.append(UIBezierPath(roundedRect: CGRect(x: 3, y: 7, width: 18, height: 12.5), cornerRadius: 3))
            path.polyline((8, 7), (9.5, 4.5), (14.5, 4.5), (16, 7))
            path.circle(12, 13, radius: 3.6)
        case .refresh:
            path.addArc(withCenter: CGPoint(x: 12, y: 12.5), radius: 7.5, startAngle: -0.6, endAngle: 4.6, clockwise: true)
            path.polyline((19.4, 4.2), (18.6, 8.6), (14.2, 7.8))
        case .play, .pause, .rewind, .fastForward: drawTransport(filled)
        }
    }

    private func drawObject(_ path: UIBezierPath) {
        switch self {
        case .compose:
            path.polyline((13, 5), (6, 5), (4.5, 6.5), (4.5, 18), (6, 19.5), (17.5, 19.5), (19, 18), (19, 11.5))
            path.polyline((9.5, 14.5), (10.4, 11.6), (18.6, 3.6), (20.6, 5.6), (12.4, 13.6), (9.5, 14.5))
        case .reply:
            path.polyline((9.5, 5), (3.5, 11), (9.5, 17))
            path.move(to: CGPoint(x: 3.5, y: 11))
            path.addCurve(to: CGPoint(x: 20.5, y: 19), controlPoint1: CGPoint(x: 14, y: 10.5), controlPoint2: CGPoint(x: 19, y: 12.5))
        case .share:
            path.polyline((12, 3), (12, 14.5))
            path.polyline((8, 6.8), (12, 2.8), (16, 6.8))
            path.polyline((8.5, 9.5), (5.5, 9.5), (5.5, 20.5), (18.5, 20.5), (18.5, 9.5), (15.5, 9.5))
        case .folder:
            path.polyline((3, 18), (3, 6), (4, 5), (9, 5), (11, 7.2), (20, 7.2), (21, 8.2), (21, 18), (20, 19), (4, 19), (3, 18))
            path.polyline((3, 11), (21, 11))
        case .book:
            path.move(to: CGPoint(x: 12, y: 7))
            path.addCurve(to: CGPoint(x: 3, y: 5.5), controlPoint1: CGPoint(x: 10, y: 5), controlPoint2: CGPoint(x: 6, y: 5))
            path.addLine(to: CGPoint(x: 3, y: 18))
            path.addCurve(to: CGPoint(x: 12, y: 19.5), controlPoint1: CGPoint(x: 6, y: 17.5), controlPoint2: CGPoint(x: 10, y: 17.5))
            path.addCurve(to: CGPoint(x: 21, y: 18), controlPoint1: CGPoint(x: 14, y: 17.5), controlPoint2: CGPoint(x: 18, y: 17.5))
            path.addLine(to: CGPoint(x: 21, y: 5.5))
            path.addCurve(to: CGPoint(x: 12, y: 7), controlPoint1: CGPoint(x: 18, y: 5), controlPoint2: CGPoint(x: 14, y: 5))
            path.addLine(to: CGPoint(x: 12, y: 19.5))
        case .bin:
            path.polyline((4, 6.5), (20, 6.5))
            path.polyline((9, 6.5), (9.6, 3.8), (14.4, 3.8), (15, 6.5))
            path.polyline((5.8, 6.5), (6.8, 20.5), (17.2, 20.5), (18.2, 6.5))
            path.polyline((10, 10), (10.3, 17))
            path.polyline((14, 10), (13.7, 17))
        case .pageCurl:
            path.polyline((5, 20), (5, 4), (19, 4), (19, 13))
            path.polyline((5, 20), (12, 20), (19, 13), (13, 13), (12, 20))
        default:
            path.append(UIBezierPath(roundedRect: CGRect(x: 2.5, y: 4.5, width: 19, height: 15), cornerRadius: 3))
            path.polyline((9, 4.5), (9, 19.5))
        }
    }

    private func drawTransport(_ filled: UIBezierPath) {
        switch self {
        case .play: filled.polyline((6.5, 4), (20, 12), (6.5, 20), closed: true)
        case .pause:
            filled.append(UIBezierPath(roundedRect: CGRect(x: 6, y: 4.5, width: 4, height: 15), cornerRadius: 1))
            filled.append(UIBezierPath(roundedRect: CGRect(x: 14, y: 4.5, width: 4, height: 15), cornerRadius: 1))
        case .rewind:
            filled.polyline((11.5, 6), (2, 12), (11.5, 18), closed: true)
            filled.polyline((21, 6), (11.5, 12), (21, 18), closed: true)
        default:
            filled.polyline((12.5, 6), (22, 12), (12.5, 18), closed: true)
            filled.polyline((3, 6), (12.5, 12), (3, 18), closed: true)
        }
    }

    private func drawStar(_ path: UIBezierPath) {
        for corner in 0..<10 {
            let radius: CGFloat = corner.isMultiple(of: 2) ? 9 : 4
            let angle = CGFloat(corner) * .pi / 5 - .pi / 2
            let point = CGPoint(x: 12 + radius * cos(angle), y: 12.6 + radius * sin(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
    }
}

extension UIBezierPath {
    fileprivate func circle(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) {
        append(UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
    }

    fileprivate func dot(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) { circle(x, y, radius: radius) }
}
