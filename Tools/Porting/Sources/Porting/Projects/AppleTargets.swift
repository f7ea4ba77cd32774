extension Project {
    /// Frameworks that an app is made with as a whole: what is built on them is no program without them.
    private static let faces: Set<String> = [
        "SwiftUI", "ARKit", "SceneKit", "RealityKit", "SpriteKit", "MetalKit", "WatchKit", "WidgetKit", "MapKit",
    ]

    /// The targets that are left to Apple's platforms, with the frameworks that are why: apps and tests that are made with frameworks that Linux
    /// lacks, beside libraries that are not. What only they use, and what names modules that are nowhere, goes with them.
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
                    // What stands at the bottom is what the project is about, and comes over.
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
        // Something has to be left for Linux.
        return targets.contains { $0.kind == .library && result[$0.name] == nil } ? result : [:]
    }

    /// Frameworks of Apple's that single places use.
    private static let apple: Set<String> = [
        "Accelerate", "AVFoundation", "AVKit", "Combine", "CoreData", "CoreImage", "CoreText", "Darwin", "Metal", "ObjectiveC", "os",
        "Photos",
        "StoreKit", "UserNotifications",
    ]
}
