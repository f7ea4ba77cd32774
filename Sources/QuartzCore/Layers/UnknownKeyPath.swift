/// The error that a layer has nothing at a key path.
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

/// A key path of more than one part: the key, and what of its value.
struct SplitKeyPath {
    let first: String
    let rest: String

    /// Nil for a key without parts.
    init?(_ keyPath: String) {
        let parts = keyPath.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        (first, rest) = (String(parts[0]), String(parts[1]))
    }

    /// The part of `value` that is meant; nil where it has no such part.
    func component(of value: AnimatableValue) -> AnimationKeyPath.Component? {
        AnimationKeyPath.component(rest, of: value)
    }
}
