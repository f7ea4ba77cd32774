import Host

/// Shows a drag: the lifted items under the finger, until they are dropped or have returned.
///
/// The methods are called in the order of their declarations; `add`, `move` and `show` are called any number of times. Points are in scene
/// coordinates. An implementation runs the animations of each animator within its own animation, and finishes the animator at the end. Each
/// completion is called exactly once.
@MainActor
package protocol DragPresentation: AnyObject {
    /// Lifts the items off their views while the finger rests at `location`. `animator` finishes at `end` after the lift. It finishes at `start` if
    /// ``setDown(completion:)`` is called before the lift has ended.
    func lift(_ pictures: [DragImage], at location: CGPoint, alongside animator: any DragAnimations)
    /// Returns the items to their views if the lift ends without a drag.
    func setDown(completion: @escaping () -> Void)
    /// Begins the drag. The items gather under the finger and show the previews of their `previewProvider`s.
    func begin(at location: CGPoint)
    /// Adds items after another finger has tapped them.
    func add(_ pictures: [DragImage])
    /// Moves the items to the finger's `location`.
    func move(to location: CGPoint)
    /// Updates the badge and the size of the previews.
    func show(_ look: DragAppearance)
    /// The centre of an item's preview; nil if the preview is not shown. Called before ``drop(_:completion:)``.
    func center(of item: UIDragItem) -> CGPoint?
    /// Animates each item to the target of its preview at the source. Items without a preview fade out.
    func cancel(_ endings: [DragEnding], completion: @escaping () -> Void)
    /// Animates each item to the target of its preview in the drop's view. Items without a preview fade out and shrink.
    func drop(_ endings: [DragEnding], completion: @escaping () -> Void)
    /// Removes the presentation, even during an animation, and calls all pending completions.
    func end()
}

/// An item and its lift preview. The preview is nil if the item is not visible.
@MainActor
package struct DragImage {
    package let item: UIDragItem
    package let preview: UITargetedDragPreview?
}

/// The destination of an item when its drag ends. The item animates to the preview, or fades out if the preview is nil.
@MainActor
package struct DragEnding {
    package let item: UIDragItem
    package let preview: UITargetedDragPreview?
    /// The app's animations that accompany the item's animation.
    package let animator: any DragAnimations
}

/// The app's animations that accompany an animation of a drag.
@MainActor
package protocol DragAnimations: AnyObject {
    /// Applies the app's changes. Called within the animation block that they accompany.
    func runAnimations()
    /// Ends the animation. Later calls do nothing.
    func finish(at position: UIViewAnimatingPosition)
}

/// The appearance of a drag.
package struct DragAppearance: Equatable, Sendable {
    /// The operation that a drop at the current location would perform; nil without a target.
    package var operation: UIDropOperation?
    package var itemCount: Int
    /// Whether the previews keep their full size.
    package var prefersFullSize: Bool
    /// Whether the drop has an exact destination.
    package var isPrecise: Bool
}

/// A presentation that shows nothing. The default, also used for keyboard drags in a window that shows no previews.
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
