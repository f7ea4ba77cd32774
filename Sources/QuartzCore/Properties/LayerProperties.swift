/// The properties of a class of layers, by their names.
@MainActor
struct LayerProperties {
    /// Those that animate.
    private(set) var animatable: [String: LayerProperty] = [:]
    /// Those that have a key, and no more.
    private(set) var plain: [String: PlainProperty] = [:]

    /// These and those that a subclass has besides.
    func adding(_ properties: [LayerProperty], plain plainProperties: [PlainProperty] = []) -> LayerProperties {
        var result = self
        for property in properties {
            for name in [property.key] + property.otherNames { result.animatable[name] = property }
        }
        for property in plainProperties {
            for name in property.names { result.plain[name] = property }
        }
        return result
    }
}
