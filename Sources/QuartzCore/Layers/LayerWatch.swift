/// Is told of each change of a layer's model, after it was stored.
@MainActor
package final class LayerWatch {
    /// Who asked for it.
    package let owner: AnyObject
    private let onChange: () -> Void

    package init(owner: AnyObject, onChange: @escaping () -> Void) {
        self.owner = owner
        self.onChange = onChange
    }

    package func changed() { onChange() }
}
