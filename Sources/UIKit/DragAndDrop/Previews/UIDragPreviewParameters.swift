import Foundation

/// How the preview of a dragged item looks.
@MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
    override func makeCopy() -> UIPreviewParameters { copying(into: UIDragPreviewParameters()) }
}
