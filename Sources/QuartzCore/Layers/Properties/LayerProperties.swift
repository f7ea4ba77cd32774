/// The properties of a layer class, by name.
@MainActor
struct LayerProperties {
    /// The animatable properties.
    private(set) var animatable: [String: LayerProperty] = [:]
    /// The properties that have a key but cannot be animated.
    private(set) var plain: [String: PlainProperty] = [:]

    /// Returns these properties together with those that a subclass adds.
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
