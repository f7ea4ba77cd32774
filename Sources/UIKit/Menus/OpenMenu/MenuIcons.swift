import CoreGraphics
import Foundation

/// The small symbols of menus, drawn as lines. They are template images.
@MainActor
enum MenuIcons {
    /// A check mark: the element is on.
    static let check = sign { $0.polyline((1.5, 7.5), (5.2, 11.5), (12.5, 2.5)) }
    /// A dash, the icon of the state mixed.
    static let mixed = sign { $0.polyline((2, 7), (12, 7)) }
    /// The chevron of a submenu.
    static let chevron = sign { $0.polyline((4.5, 2), (10, 7), (4.5, 12)) }
    /// The chevron of a submenu in a right-to-left layout.
    static let mirroredChevron = sign { $0.polyline((9.5, 2), (4, 7), (9.5, 12)) }
    /// The chevron of an open submenu.
    static let openChevron = sign { $0.polyline((2, 4.5), (7, 10), (12, 4.5)) }

    private static func sign(_ draw: (UIBezierPath) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        format.opaque = false
        return UIGraphicsImageRenderer(size: CGSize(width: 14, height: 14), format: format).image { _ in
            UIColor.black.setStroke()
            let path = UIBezierPath()
            draw(path)
            path.lineWidth = 1.8
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            path.stroke()
        }.withRenderingMode(.alwaysTemplate)
    }
}
