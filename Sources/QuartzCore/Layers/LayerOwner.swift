/// The view whose layer it is, as the layer sees it.
@MainActor
package protocol LayerOwner: CALayerDelegate {
    /// No change of the layer has an action now, whatever its name: the layer need not ask for each.
    var givesNoActions: Bool { get }
}
