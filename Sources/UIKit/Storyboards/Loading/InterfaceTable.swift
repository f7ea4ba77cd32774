import InterfaceDocuments

/// The table of all supported elements. Each family has one line here and one file in `Elements/`.
@MainActor
enum InterfaceTable {
    static let families: [[InterfaceLevel]] = [
        ViewElements.levels, ControlElements.levels, ScrollElements.levels, GestureElements.levels, ControllerElements.levels,
        CollectionElements.levels, PartControlElements.levels, TextElements.levels, TableElements.levels,
        BarElements.levels, EffectElements.levels,
    ]

    /// The classes by element name.
    static let types: KeywordTable<AnyClass> = {
        var types: [String: AnyClass] = [:]
        for level in families.joined() {
            for element in level.elements { types[element] = level.type }
        }
        return KeywordTable(types)
    }()

    private static let levels: [ObjectIdentifier: InterfaceLevel] = {
        var levels: [ObjectIdentifier: InterfaceLevel] = [:]
        for level in families.joined() { levels[ObjectIdentifier(level.type)] = level }
        return levels
    }()

    /// The level of a class itself, without its superclasses.
    static func level(of type: AnyClass) -> InterfaceLevel? { levels[ObjectIdentifier(type)] }

    /// The levels of a class.
    struct Lineage {
        /// The levels, root class first.
        var levels: [InterfaceLevel] = []
        var set = InterfaceLevelSet()
    }

    /// Returns the levels of a class and its superclasses.
    static func lineage(of type: AnyClass) -> Lineage {
        if let known = lineages[ObjectIdentifier(type)] { return known }
        var lineage = Lineage()
        for type in ClassLineage.classes(of: type) {
            guard let level = level(of: type) else { continue }
            lineage.levels.append(level)
            lineage.set.insert(level)
        }
        lineages[ObjectIdentifier(type)] = lineage
        return lineage
    }

    /// The cached lineages, keyed by class. At most one entry for each class in the program.
    private static var lineages: [ObjectIdentifier: Lineage] = [:]

    /// The levels of an object, its own class first.
    static func levels(of object: AnyObject) -> ReversedCollection<[InterfaceLevel]> {
        lineage(of: type(of: object)).levels.reversed()
    }
}
