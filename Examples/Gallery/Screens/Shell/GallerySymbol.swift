import UIKit

/// The Gallery's own symbols: lines and areas in a square of 24 × 24.
public enum GallerySymbol: Sendable, CaseIterable {
    case drop, stacks, blindSpot, tables, moon, touch, timeline, back, forward, magnet, interruptible, controls, scrolling, shop, fileWell,
        constraints, photos, storyboard, words, transitions, web, desktop

    /// The side of the square.
    static let side: CGFloat = 24

    /// The stroked paths.
    @MainActor var lines: UIBezierPath {
        let path = UIBezierPath()
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        switch self {
        case .drop:
            path.addLines(through: [(12, 3), (12, 14)])
            path.addLines(through: [(7.5, 9.5), (12, 14), (16.5, 9.5)])
            path.addLines(through: [(4, 14), (4, 18)])
            path.addArc(withCenter: CGPoint(x: 6.5, y: 18), radius: 2.5, startAngle: .pi, endAngle: .pi / 2, clockwise: false)
            path.addLine(to: CGPoint(x: 17.5, y: 20.5))
            path.addArc(withCenter: CGPoint(x: 17.5, y: 18), radius: 2.5, startAngle: .pi / 2, endAngle: 0, clockwise: false)
            path.addLine(to: CGPoint(x: 20, y: 14))
        case .blindSpot:
            path.move(to: CGPoint(x: 2.5, y: 12))
            path.addCurve(to: CGPoint(x: 21.5, y: 12), controlPoint1: CGPoint(x: 7, y: 4.5), controlPoint2: CGPoint(x: 17, y: 4.5))
            path.addCurve(to: CGPoint(x: 2.5, y: 12), controlPoint1: CGPoint(x: 17, y: 19.5), controlPoint2: CGPoint(x: 7, y: 19.5))
            path.addLines(through: [(4.5, 20.5), (19.5, 3.5)])
        case .tables:
            for y in [5.5, 12, 18.5] { path.addLines(through: [(9, y), (21, y)]) }
        case .constraints:
            // Two boxes, and a spring between them.
            path.append(UIBezierPath(roundedRect: CGRect(x: 3, y: 3, width: 18, height: 6), cornerRadius: 2))
            path.append(UIBezierPath(roundedRect: CGRect(x: 3, y: 15, width: 11, height: 6), cornerRadius: 2))
            path.addLines(through: [(8.5, 10), (8.5, 14)])
            path.addLines(through: [(15, 18), (21, 18)])
        case .web:
            // A globe.
            path.append(UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 18, height: 18)))
            path.append(UIBezierPath(ovalIn: CGRect(x: 8, y: 3, width: 8, height: 18)))
            path.addLines(through: [(3.5, 12), (20.5, 12)])
        case .desktop:
            // A display on its stand.
            path.append(UIBezierPath(roundedRect: CGRect(x: 2.5, y: 3.5, width: 19, height: 13), cornerRadius: 2.5))
            path.addLines(through: [(12, 17), (12, 20.5)])
            path.addLines(through: [(7.5, 20.5), (16.5, 20.5)])
        case .photos:
            path.append(UIBezierPath(roundedRect: CGRect(x: 3, y: 4, width: 18, height: 16), cornerRadius: 3))
            path.addLines(through: [(3.5, 17), (9, 12), (13, 16), (16, 13), (20.5, 17)])
        case .storyboard:
            // Two screens, and an arrow between them.
            path.append(UIBezierPath(roundedRect: CGRect(x: 2.5, y: 4, width: 7, height: 12), cornerRadius: 2))
            path.append(UIBezierPath(roundedRect: CGRect(x: 14.5, y: 8, width: 7, height: 12), cornerRadius: 2))
            path.addLines(through: [(6, 20), (10.5, 20)])
            path.addLines(through: [(9, 18), (11, 20), (9, 22)])
        case .transitions:
            // A card and a page.
            path.append(UIBezierPath(roundedRect: CGRect(x: 3, y: 12, width: 9, height: 9), cornerRadius: 2))
            path.addLines(through: [(8, 8), (8, 5), (10, 3), (19, 3), (21, 5), (21, 17), (19, 19), (16, 19)])
        case .touch:
            path.append(UIBezierPath(ovalIn: CGRect(x: 3.5, y: 3.5, width: 17, height: 17)))
        case .timeline:
            path.addLines(through: [(3, 6), (13, 6)])
            path.addLines(through: [(8, 12), (21, 12)])
            path.addLines(through: [(3, 18), (10, 18)])
            path.lineWidth = 3
        case .back:
            path.addLines(through: [(15, 4), (7, 12), (15, 20)])
        case .forward:
            path.addLines(through: [(9, 4), (17, 12), (9, 20)])
        case .magnet:
            path.addLines(through: [(5.75, 8.5), (5.75, 13.5)])
            path.addArc(withCenter: CGPoint(x: 12, y: 13.5), radius: 6.25, startAngle: .pi, endAngle: 0, clockwise: false)
            path.addLine(to: CGPoint(x: 18.25, y: 8.5))
            path.lineWidth = 5.5
            path.lineCapStyle = .butt
        case .interruptible:
            // An arrow up and an arrow down.
            path.addLines(through: [(5, 7), (9, 3), (13, 7)])
            path.addLines(through: [(9, 3), (9, 21)])
            path.addLines(through: [(5, 17), (9, 21), (13, 17)])
        case .scrolling:
            path.addLines(through: [(7, 8), (12, 3), (17, 8)])
            path.addLines(through: [(7, 16), (12, 21), (17, 16)])
        case .controls:
            for y in [7.0, 17] { path.addLines(through: [(3, y), (21, y)]) }
        case .shop:
            // A bag with a handle.
            path.addLines(through: [(5, 8.5), (19, 8.5), (20.5, 20.5), (3.5, 20.5), (5, 8.5)])
            path.addArc(withCenter: CGPoint(x: 12, y: 8), radius: 4.5, startAngle: .pi, endAngle: 0, clockwise: true)
        case .fileWell:
            path.addLines(through: [(13, 3), (6, 3), (6, 14)])
            path.addLines(through: [(13, 3), (18, 8), (18, 14)])
            path.addLines(through: [(3, 14), (3, 21), (21, 21), (21, 14)])
            path.addLines(through: [(13, 3), (13, 8), (18, 8)])
        case .words:
            // A letter between lines of text.
            path.addLines(through: [(4, 10.5), (7.5, 3), (11, 10.5)])
            path.addLines(through: [(5.2, 8), (9.8, 8)])
            path.addLines(through: [(15, 5), (21, 5)])
            path.addLines(through: [(15, 10), (21, 10)])
            path.addLines(through: [(3, 15.5), (21, 15.5)])
            path.addLines(through: [(3, 20.5), (14, 20.5)])
        case .stacks, .moon:
            break
        }
        return path
    }

    /// The filled paths.
    @MainActor var areas: UIBezierPath {
        let path = UIBezierPath()
        switch self {
        case .stacks:
            for (x, y) in [(3.0, 4.0), (3, 10), (3, 16), (13.5, 10), (13.5, 16)] {
                path.append(UIBezierPath(roundedRect: CGRect(x: x, y: y, width: 7.5, height: 4.5), cornerRadius: 1.5))
            }
        case .blindSpot:
            path.append(UIBezierPath(ovalIn: CGRect(x: 9, y: 9, width: 6, height: 6)))
        case .tables:
            for y in [5.5, 12, 18.5] { path.append(UIBezierPath(ovalIn: CGRect(x: 2.5, y: y - 1.75, width: 3.5, height: 3.5))) }
        case .moon:
            // Two circles that intersect at the crescent's tips: around (12, 12) with radius 8.5, and around (16, 8.5) with radius 7.
            path.addArc(withCenter: CGPoint(x: 12, y: 12), radius: 8.5, startAngle: 0.245, endAngle: 4.600, clockwise: true)
            path.addArc(withCenter: CGPoint(x: 16, y: 8.5), radius: 7, startAngle: 3.926, endAngle: 0.919, clockwise: false)
            path.close()
        case .touch:
            path.append(UIBezierPath(ovalIn: CGRect(x: 8.5, y: 8.5, width: 7, height: 7)))
        case .magnet:
            for x in [3.0, 15.5] {
                path.append(
                    UIBezierPath(
                        roundedRect: CGRect(x: x, y: 2, width: 5.5, height: 4.5), byRoundingCorners: [.topLeft, .topRight],
                        cornerRadii: CGSize(width: 1.25, height: 1.25)))
            }
        case .interruptible:
            path.append(UIBezierPath(roundedRect: CGRect(x: 15, y: 8.5, width: 7, height: 7), cornerRadius: 2))
        case .controls:
            for (x, y) in [(15.5, 7.0), (8.5, 17)] {
                path.append(UIBezierPath(ovalIn: CGRect(x: x - 3.75, y: y - 3.75, width: 7.5, height: 7.5)))
            }
        case .scrolling:
            path.append(UIBezierPath(ovalIn: CGRect(x: 9.5, y: 9.5, width: 5, height: 5)))
        case .photos:
            path.append(UIBezierPath(ovalIn: CGRect(x: 7, y: 7.5, width: 3.5, height: 3.5)))
        case .drop, .back, .forward, .timeline, .shop, .fileWell, .constraints, .storyboard, .words, .transitions, .web, .desktop:
            break
        }
        return path
    }
}

extension UIBezierPath {
    /// Adds a polyline.
    fileprivate func addLines(through points: [(x: CGFloat, y: CGFloat)]) {
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.x, y: point.y)
            if index == 0 { move(to: point) } else { addLine(to: point) }
        }
    }
}
