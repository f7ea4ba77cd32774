import Foundation

/// The appearance of a dragged item's preview.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
    override func makeCopy() -> UIPreviewParameters { copying(into: UIDragPreviewParameters()) }
}
