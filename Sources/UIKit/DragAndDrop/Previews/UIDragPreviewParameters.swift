import Foundation

/// How the preview of a dragged item looks.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
    override func makeCopy() -> UIPreviewParameters { copying(into: UIDragPreviewParameters()) }
}
