import InterfaceDocuments

/// All that documents can describe. A family of elements is one line here, and a file in `Elements/`.
@MainActor
enum InterfaceTable {
    static let families: [[InterfaceLevel]] = [
        ViewElements.levels, ControlElements.levels, ScrollElements.levels, GestureElements.levels, ControllerElements.levels,
        CollectionElements.levels, PartControlElements.levels, TextElements.levels, TableElements.levels,
        BarElements.levels, EffectElements.levels,
    ]

    /// The class of each kind of element.
    static let types: InterfaceWords<AnyClass> = {
        var types: [String: AnyClass] = [:]
        for level in families.joined() {
            for element in level.elements { types[element] = level.type }
        }
        return InterfaceWords(types)
    }()

    private static let levels: [ObjectIdentifier: InterfaceLevel] = {
        var levels: [ObjectIdentifier: InterfaceLevel] = [:]
        for level in families.joined() { levels[ObjectIdentifier(level.type)] = level }
        return levels
    }()

    /// What documents say about a class by itself, without its superclasses.
    static func level(of type: AnyClass) -> InterfaceLevel? { levels[ObjectIdentifier(type)] }

    /// The levels of a class.
    struct Lineage {
        /// That of the root class first.
        var levels: [InterfaceLevel] = []
        var set = InterfaceLevelSet()
    }

    /// The levels of a class and of its superclasses.
    static func lineage(of type: AnyClass) -> Lineage {
        if let known = lineages[ObjectIdentifier(type)] { return known }
        var lineage = Lineage()
        for type in InterfaceClasses.lineage(of: type) {
            guard let level = level(of: type) else { continue }
            lineage.levels.append(level)
            lineage.set.insert(level)
        }
        lineages[ObjectIdentifier(type)] = lineage
        return lineage
    }

    /// Those of classes that were made; there are no more than the program links.
    private static var lineages: [ObjectIdentifier: Lineage] = [:]

    /// The levels of an object, that of its own class first.
    static func levels(of object: AnyObject) -> ReversedCollection<[InterfaceLevel]> {
        lineage(of: type(of: object)).levels.reversed()
    }
}
