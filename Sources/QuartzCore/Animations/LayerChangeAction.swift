/// An action of the library's that takes what changed as it is, instead of boxed in a dictionary.
@MainActor
package protocol LayerChangeAction: CAAction {
    /// `property` of `layer` has changed; its model's value was `previous`.
    func run(_ property: LayerProperty, of layer: CALayer, previous: AnimatableValue)
}
