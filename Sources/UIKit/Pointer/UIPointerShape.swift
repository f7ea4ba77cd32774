import Foundation

/// The outline of a pointer, or of a shape behind a view under the pointer.
@preconcurrency @MainActor
public enum UIPointerShape {
    /// The default corner radius, in points. The same as in UIKit.
    public nonisolated static let defaultCornerRadius: CGFloat = 8

    /// An arbitrary path. For a pointer, the origin of the path is the hot spot. For an effect, the path is in the coordinates of the preview's container.
    case path(UIBezierPath)
    /// A rounded rectangle, in the same coordinates as a path. The radius is in points.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A text cursor. Differs from UIKit: shows the desktop's cursor, which has a fixed length.
    case verticalBeam(length: CGFloat)
    /// A cursor for vertical text. Differs from UIKit: shows the desktop's cursor, which has a fixed length.
    case horizontalBeam(length: CGFloat)

    /// The outline. Nil for a beam.
    var path: UIBezierPath? {
        switch self {
        case .path(let path): path
        case .roundedRect(let rect, let radius):
            UIBezierPath(roundedRect: rect, cornerRadius: min(max(radius, 0), min(rect.width, rect.height) / 2))
        case .verticalBeam, .horizontalBeam: nil
        }
    }
}
