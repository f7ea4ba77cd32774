import Host

/// Shows the render trees of one window. The window chooses the implementation when its surface opens.
@MainActor
protocol FramePresenter: AnyObject {
    /// Shows `tree`. `last` is the tree that the window currently shows; nil before the first tree.
    func present(_ tree: RenderTree, after last: RenderTree?)

    /// Draws `tree` as GTK's content of the window.
    func draw(_ tree: RenderTree, into snapshot: OpaquePointer)

    /// Whether the next frame can probably be shown without a cycle of GTK's frame clock. The answer is final only when the frame is drawn.
    var presentsWithoutCycle: Bool { get }

    /// Called after GTK has allocated the view's size or position in the window.
    func viewWasAllocated(isResized: Bool)

    /// Called after a GTK widget was embedded in the content. From then on GTK must draw every frame.
    func widgetWasEmbedded()
}
