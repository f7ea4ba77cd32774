import Foundation

/// An outline: of a pointer, or of what is drawn behind a view under the pointer.
@preconcurrency @MainActor
public enum UIPointerShape {
    /// How far corners are round unless a shape says otherwise, in points. UIKit's.
    public nonisolated static let defaultCornerRadius: CGFloat = 8

    /// Any outline. For a pointer its origin is where the pointer points; for an effect it is in the coordinates of the container of the
    /// effect's preview.
    case path(UIBezierPath)
    /// A rectangle with round corners, in the same coordinates.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A bar for placing the cursor in text. The desktop's is shown, which has its own length.
    case verticalBeam(length: CGFloat)
    /// A bar for placing the cursor in text that runs downwards. The desktop's is shown, which has its own length.
    case horizontalBeam(length: CGFloat)

    /// The outline; nil for a beam.
    var path: UIBezierPath? {
        switch self {
        case .path(let path): path
        case .roundedRect(let rect, let radius):
            UIBezierPath(roundedRect: rect, cornerRadius: min(max(radius, 0), min(rect.width, rect.height) / 2))
        case .verticalBeam, .horizontalBeam: nil
        }
    }
}
