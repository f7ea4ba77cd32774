/// A place that the preview of a dragged item is lifted from, dropped to or goes back to.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
