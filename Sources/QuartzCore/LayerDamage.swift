/// The outdated parts of a layer's render nodes.
struct LayerDamage: OptionSet {
    let rawValue: UInt8

    /// The layer's own node: geometry, opacity, clip. The nodes of all ancestors contain that node, so they are outdated too.
    static let node = LayerDamage(rawValue: 1 << 0)
    /// The layer's own drawing: background, image, the subclass's drawing.
    static let content = LayerDamage(rawValue: 1 << 1)
    /// The bitmap of the blurred shadow.
    static let shadow = LayerDamage(rawValue: 1 << 2)
    /// The list of the sublayers' nodes.
    static let order = LayerDamage(rawValue: 1 << 3)
    /// All parts that depend on the layer's outline.
    static let shape: LayerDamage = [.content, .shadow]
}
