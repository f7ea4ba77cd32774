import Host

/// Shows a drag: the lifted items under the finger, until they are dropped or have returned.
///
/// The calls come in the order of their declarations; `add`, `move` and `show` any number of times. Points are in scene coordinates. An
/// implementation runs each animator's animations inside its own, and finishes the animator at their end. It calls each completion exactly
/// once.
@MainActor
package protocol DragPresentation: AnyObject {
    /// Lifts the items off their views while the finger rests at `location`. `animator` finishes at `end` after the lift. If
    /// ``setDown(completion:)`` comes first, it finishes at `start`.
    func lift(_ pictures: [DragImage], at location: CGPoint, alongside animator: any DragAnimations)
    /// Returns the items to their views, since no drag follows.
    func setDown(completion: @escaping () -> Void)
    /// Begins the drag: the items gather under the finger, and appear as their `previewProvider` specifies.
    func begin(at location: CGPoint)
    /// Adds items that another finger tapped.
    func add(_ pictures: [DragImage])
    /// Moves the items to the finger's `location`.
    func move(to location: CGPoint)
    /// Shows a new badge and size.
    func show(_ look: DragAppearance)
    /// The centre of an item's preview; nil if it is not shown. Called before ``drop(_:completion:)``.
    func center(of item: UIDragItem) -> CGPoint?
    /// Returns each item to its preview's target. Items without a preview fade out.
    func cancel(_ endings: [DragEnding], completion: @escaping () -> Void)
    /// Drops each item at its preview's target. Items without a preview fade out and shrink.
    func drop(_ endings: [DragEnding], completion: @escaping () -> Void)
    /// Removes the presentation during any animation, and calls all pending completions.
    func end()
}

/// An item and its preview at the lift; nil if the item is not visible.
@MainActor
package struct DragImage {
    package let item: UIDragItem
    package let preview: UITargetedDragPreview?
}

/// The end of an item's drag: the preview to which the item animates, or nil if it fades out.
@MainActor
package struct DragEnding {
    package let item: UIDragItem
    package let preview: UITargetedDragPreview?
    /// Runs the app's animations alongside.
    package let animator: any DragAnimations
}

/// The app's animations alongside an animation of a drag.
@MainActor
package protocol DragAnimations: AnyObject {
    /// Runs the app's changes. Called inside the animation that they accompany.
    func runAnimations()
    /// Ends the animation. Later calls do nothing.
    func finish(at position: UIViewAnimatingPosition)
}

/// The appearance of a drag.
package struct DragAppearance: Equatable, Sendable {
    /// The operation of a drop at the current location; nil without a target.
    package var operation: UIDropOperation?
    package var itemCount: Int
    /// Whether the previews keep their full size.
    package var prefersFullSize: Bool
    /// Whether the drop has an exact destination.
    package var isPrecise: Bool
}

/// A drag without previews: for keyboard drags in a window that shows none, and as a default.
@MainActor
final class PlainDragPresentation: DragPresentation {
    private var lifting: (any DragAnimations)?

    func lift(_ pictures: [DragImage], at location: CGPoint, alongside animator: any DragAnimations) {
        lifting = animator
        animator.runAnimations()
    }

    func setDown(completion: @escaping () -> Void) {
        lifting?.finish(at: .start)
        completion()
    }

    func begin(at location: CGPoint) { lifting?.finish(at: .end) }
    func add(_ pictures: [DragImage]) {}
    func move(to location: CGPoint) {}
    func show(_ look: DragAppearance) {}
    func center(of item: UIDragItem) -> CGPoint? { nil }

    func cancel(_ endings: [DragEnding], completion: @escaping () -> Void) { finish(endings, completion) }
    func drop(_ endings: [DragEnding], completion: @escaping () -> Void) { finish(endings, completion) }
    func end() { lifting?.finish(at: .end) }

    private func finish(_ endings: [DragEnding], _ completion: () -> Void) {
        for ending in endings {
            ending.animator.runAnimations()
            ending.animator.finish(at: .end)
        }
        completion()
    }
}
