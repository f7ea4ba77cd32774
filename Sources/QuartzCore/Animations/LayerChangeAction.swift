/// An action of the library's that takes what changed as it is, instead of boxed in a dictionary.
@MainActor
package protocol LayerChangeAction: CAAction {
    /// `property` of `layer` has changed; its model's value was `previous`. `animation` is the one whose
    /// ``CAAnimation/changeAction`` this is, if it was found by that.
    func run(_ property: LayerProperty, of layer: CALayer, previous: AnimatableValue, as animation: CABasicAnimation?)
}
