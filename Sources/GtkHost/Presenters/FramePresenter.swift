import Host

/// Shows the render trees of one window. It is chosen when the window's surface opens.
@MainActor
protocol FramePresenter: AnyObject {
    /// Shows `tree` instead of `last`, the tree that the window shows; nil if it shows none yet.
    func present(_ tree: RenderTree, after last: RenderTree?)

    /// Draws `tree` as GTK's content of the window.
    func draw(_ tree: RenderTree, into snapshot: OpaquePointer)

    /// Whether the next frame can probably be shown without a cycle of GTK's frame clock. Drawing it decides.
    var presentsWithoutCycle: Bool { get }

    /// Called after GTK has allocated the view's size or position in the window.
    func viewWasAllocated(isResized: Bool)

    /// Called after a GTK widget was embedded in the content. GTK then has to draw every frame.
    func widgetWasEmbedded()
}
