/// The view that owns a layer: the methods that the layer calls.
@MainActor
package protocol LayerOwner: CALayerDelegate {
    /// Whether no change of the layer has an action now, so that the layer need not search for one.
    var givesNoActions: Bool { get }
}
