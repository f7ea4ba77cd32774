import Foundation

/// An effect that draws the transition of a layer from its last frame to its current state.
@MainActor
protocol TransitionEffect: AnimationEffect {
    /// The node of the transition from the old image to `new`, in coordinates whose origin is the top left corner of bounds with the size `size`.
    func node(to new: RenderNode?, size: CGSize, scale: CGFloat) -> RenderNode?
}
