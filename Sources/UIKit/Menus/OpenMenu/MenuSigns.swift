import CoreGraphics
import Foundation

/// The small symbols of menus, drawn as lines. They are template images.
@MainActor
enum MenuSigns {
    /// A check mark, for the on state.
    static let check = sign(CGSize(width: 14, height: 14), [[(1.5, 7.5), (5.2, 11.5), (12.5, 2.5)]])
    /// A dash, for the mixed state.
    static let mixed = sign(CGSize(width: 14, height: 14), [[(2, 7), (12, 7)]])
    /// A chevron for a submenu.
    static let chevron = sign(CGSize(width: 14, height: 14), [[(4.5, 2), (10, 7), (4.5, 12)]])
    /// A chevron for a submenu in a right-to-left layout.
    static let mirroredChevron = sign(CGSize(width: 14, height: 14), [[(9.5, 2), (4, 7), (9.5, 12)]])
    /// A downward chevron for an open submenu.
    static let openChevron = sign(CGSize(width: 14, height: 14), [[(2, 4.5), (7, 10), (12, 4.5)]])

    private static func sign(_ size: CGSize, _ lines: [[(CGFloat, CGFloat)]]) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        format.opaque = false
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            UIColor.black.setStroke()
            for line in lines {
                let path = UIBezierPath()
                for (index, point) in line.enumerated() {
                    let place = CGPoint(x: point.0, y: point.1)
                    if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
                }
                path.lineWidth = 1.8
                path.lineCapStyle = .round
                path.lineJoinStyle = .round
                path.stroke()
            }
        }.withRenderingMode(.alwaysTemplate)
    }
}
