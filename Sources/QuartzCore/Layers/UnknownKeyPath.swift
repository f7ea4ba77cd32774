/// The error for a key path that a layer does not have.
struct UnknownKeyPath: Error, CustomStringConvertible {
    let layer: String
    let keyPath: String

    @MainActor
    init(_ keyPath: String, of layer: CALayer) {
        self.layer = layer.identification
        self.keyPath = keyPath
    }

    var description: String { "\(layer) has no property at the key path \"\(keyPath)\"" }
}

/// A key path with several parts: the key, and the component of its value.
struct SplitKeyPath {
    let first: String
    let rest: String

    /// Nil for a key without components.
    init?(_ keyPath: String) {
        let parts = keyPath.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        (first, rest) = (String(parts[0]), String(parts[1]))
    }

    /// The component of `value`; nil if the value has no such component.
    func component(of value: AnimatableValue) -> AnimationKeyPath.Component? {
        AnimationKeyPath.component(rest, of: value)
    }
}
