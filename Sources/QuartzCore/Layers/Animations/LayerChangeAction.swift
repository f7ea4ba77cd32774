/// An action of the library that receives the change itself, not boxed in a dictionary.
@MainActor
package protocol LayerChangeAction: CAAction {
    /// Runs after a change of `property` of `layer`; `previous` is the model's old value. If the action is the ``CAAnimation/changeAction`` of an animation,
    /// `animation` is that animation; otherwise nil.
    func run(_ property: LayerProperty, of layer: CALayer, previous: AnimatableValue, as animation: CABasicAnimation?)
}
