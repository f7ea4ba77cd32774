/// The view that owns a layer: the methods that the layer calls.
@MainActor
package protocol LayerOwner: CALayerDelegate {
    /// Whether every change of the layer currently has no action. If true, the layer does not search for actions.
    var givesNoActions: Bool { get }
}
