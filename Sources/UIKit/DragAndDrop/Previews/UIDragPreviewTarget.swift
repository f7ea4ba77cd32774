/// The container and the centre of a dragged item's preview when it is lifted, dropped or returned.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
