/// Observes the changes of a layer's model, after they were stored.
@MainActor
package final class LayerWatch {
    /// The object that installed the observer.
    package let owner: AnyObject
    private let onChange: () -> Void

    package init(owner: AnyObject, onChange: @escaping () -> Void) {
        self.owner = owner
        self.onChange = onChange
    }

    package func changed() { onChange() }
}
