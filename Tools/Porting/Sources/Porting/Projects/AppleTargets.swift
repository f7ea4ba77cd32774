extension Project {
    /// Frameworks on which an app is based as a whole. An app or test target that uses one is not ported.
    private static let faces: Set<String> = [
        "SwiftUI", "ARKit", "SceneKit", "RealityKit", "SpriteKit", "MetalKit", "WatchKit", "WidgetKit", "MapKit",
    ]

    /// The targets that stay on Apple's platforms, with the reason: frameworks missing on Linux on which apps and tests are based. If other libraries
    /// are left, libraries used only by such targets and with imports of unknown modules stay, too.
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
                    // A library without dependencies on other libraries is the core of the project and is always ported.
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
        // At least one library must be left for Linux.
        return targets.contains { $0.kind == .library && result[$0.name] == nil } ? result : [:]
    }

    /// Apple's frameworks that only parts of a project use.
    private static let apple: Set<String> = [
        "Accelerate", "AVFoundation", "AVKit", "Combine", "CoreData", "CoreImage", "CoreText", "Darwin", "Metal", "ObjectiveC", "os",
        "Photos",
        "StoreKit",
    ]
}
