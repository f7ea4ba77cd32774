/// The container and centre at which a dragged item's preview is lifted, dropped or returned.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
