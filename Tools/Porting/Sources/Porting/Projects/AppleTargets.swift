extension Project {
    /// Frameworks that are the basis of a whole app. An app or test target that uses one of them is not ported.
    private static let faces: Set<String> = [
        "SwiftUI", "ARKit", "SceneKit", "RealityKit", "SpriteKit", "MetalKit", "WatchKit", "WidgetKit", "MapKit",
    ]

    /// The targets that are only built on Apple's platforms, with the reason: the frameworks missing on Linux that are the basis of an app or of tests.
    ///
    /// If other libraries remain, this includes libraries that only such targets use and that import unknown modules.
    func targetsForApple(texts: [String: String]) -> [String: [String]] {
        var imports: [String: Set<String>] = [:]
        for target in targets {
            imports[target.name] = target.sources.reduce(into: []) { $0.formUnion(Imports.modules(in: texts[$1] ?? "")) }
        }
        let known = Imports.present.union(targets.map(\.module)).union(packages.flatMap(\.products))
        var result: [String: [String]] = [:]
        for target in targets where target.kind == .application {
            let found = (imports[target.name] ?? []).intersection(Self.faces).subtracting(known)
            if !found.isEmpty { result[target.name] = found.sorted() }
        }
        guard !result.isEmpty else { return [:] }
        var changed = true
        while changed {
            changed = false
            let left = Set(targets.filter { result[$0.name] != nil }.map(\.module))
            for target in targets where result[target.name] == nil {
                let own = imports[target.name] ?? []
                switch target.kind {
                case .tests, .interfaceTests:
                    let found = own.intersection(left)
                    if !found.isEmpty { result[target.name] = found.sorted() }
                case .library:
                    // A library that does not depend on other libraries is the core of the project and is always ported.
                    let isAbove = targets.contains { $0.kind == .library && $0.name != target.name && own.contains($0.module) }
                    let missing = own.subtracting(known)
                    let users = targets.filter { $0.name != target.name && imports[$0.name]?.contains(target.module) == true }
                    if isAbove, !missing.isEmpty, !users.isEmpty, users.allSatisfy({ result[$0.name] != nil }),
                        missing.isDisjoint(with: Self.apple)
                    {
                        result[target.name] = missing.sorted()
                    }
                case .application: continue
                }
                changed = changed || result[target.name] != nil
            }
        }
        // At least one library must remain for Linux.
        return targets.contains { $0.kind == .library && result[$0.name] == nil } ? result : [:]
    }

    /// Apple's frameworks that only parts of a project use.
    private static let apple: Set<String> = [
        "Accelerate", "AVFoundation", "AVKit", "CoreData", "CoreImage", "CoreText", "Darwin", "Metal", "ObjectiveC", "Photos", "StoreKit",
    ]
}
