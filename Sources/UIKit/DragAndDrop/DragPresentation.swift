import Host

/// Shows one drag: what was lifted, under the finger, until it is dropped or has gone back.
///
/// The calls come in the order in which they are declared, `add`, `move` and `show` any number of times. All places are in the coordinates of
/// the scene. What implements it runs each animator's animations inside its own, and finishes the animator when they are over; a
/// completion is called exactly once.
@MainActor
package protocol DragPresentation: AnyObject {
    /// Lifts the items off their views, while the finger rests at `location`. `animator` is finished at `end` when they are lifted, unless
    /// ``setDown(completion:)`` comes first, which finishes it at `start`.
    func lift(_ pictures: [DragPicture], at location: CGPoint, alongside animator: any DragAnimations)
    /// No drag follows: puts the items back where they were lifted.
    func setDown(completion: @escaping () -> Void)
    /// The drag begins: the items come together under the finger, and look from now on as their `previewProvider` says.
    func begin(at location: CGPoint)
    /// Adds items that another finger tapped.
    func add(_ pictures: [DragPicture])
    /// The finger is at `location`.
    func move(to location: CGPoint)
    /// The drag's badge and size changed.
    func show(_ look: DragLook)
    /// Where the middle of an item's picture is; nil for one that is not shown. Asked before ``drop(_:completion:)``.
    func center(of item: UIDragItem) -> CGPoint?
    /// Sends the items back, each to its preview's target; those without a preview fade out where they are.
    func cancel(_ endings: [DragEnding], completion: @escaping () -> Void)
    /// Drops the items, each at its preview's target; those without a preview fade out and shrink where they are.
    func drop(_ endings: [DragEnding], completion: @escaping () -> Void)
    /// Nothing of the drag is to be seen any more, whatever was still moving: completions that are outstanding are called.
    func end()
}

/// An item, and what it looks like where it was lifted; nil for one that cannot be seen.
@MainActor
package struct DragPicture {
    package let item: UIDragItem
    package let preview: UITargetedDragPreview?
}

/// An item, and where it goes; nil for one that fades out.
@MainActor
package struct DragEnding {
    package let item: UIDragItem
    package let preview: UITargetedDragPreview?
    /// What the app animates along with it.
    package let animator: any DragAnimations
}

/// What an app animates along with an animation of a drag.
@MainActor
package protocol DragAnimations: AnyObject {
    /// Performs the app's changes. Called inside of the animation that they go along with.
    func runAnimations()
    /// The animation is over. Of several calls the first counts.
    func finish(at position: UIViewAnimatingPosition)
}

/// What is said of a drag by its look.
package struct DragLook: Equatable, Sendable {
    /// What a drop here would do; nil over nothing that takes drops.
    package var operation: UIDropOperation?
    package var itemCount: Int
    /// The previews are not made smaller.
    package var prefersFullSize: Bool
    /// The drop is meant for an exact place.
    package var isPrecise: Bool
}

/// A drag without a picture: what a person does with the keyboard in a window that shows none, and what is used where no other is set.
@MainActor
final class PlainDragPresentation: DragPresentation {
    private var lifting: (any DragAnimations)?

    func lift(_ pictures: [DragPicture], at location: CGPoint, alongside animator: any DragAnimations) {
        lifting = animator
        animator.runAnimations()
    }

    func setDown(completion: @escaping () -> Void) {
        lifting?.finish(at: .start)
        completion()
    }

    func begin(at location: CGPoint) { lifting?.finish(at: .end) }
    func add(_ pictures: [DragPicture]) {}
    func move(to location: CGPoint) {}
    func show(_ look: DragLook) {}
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
