import Foundation
import PackagePlugin

/// The description of a package for the tool, which reads the same keys.
struct Description: Encodable {
    struct Part: Encodable {
        var name: String
        var directory: String
    }

    struct Dependency: Encodable {
        var name: String
        var directory: String
        var url: String?
        var version: String?
        var revision: String?
    }

    var name: String
    var directory: String
    var product: String
    var targets: [Part]
    var dependencies: [Dependency]
    var executable: String

    init(_ package: Package, product: ExecutableProduct, executable: String) {
        name = package.displayName
        directory = package.directoryURL.path
        self.product = product.name
        self.executable = executable
        let own = Set(package.targets.map(\.id))
        let all = [product.mainTarget as any Target] + product.targets + product.targets.flatMap(\.recursiveTargetDependencies)
        targets = []
        for target in all where own.contains(target.id) && !targets.contains(where: { $0.name == target.name }) {
            targets.append(Part(name: target.name, directory: target.directoryURL.path))
        }
        dependencies = []
        var waiting = package.dependencies.map(\.package)
        while let next = waiting.popLast() {
            guard !dependencies.contains(where: { $0.directory == next.directoryURL.path }) else { continue }
            waiting += next.dependencies.map(\.package)
            var dependency = Dependency(name: next.displayName, directory: next.directoryURL.path)
            if case .repository(let url, let version, let revision) = next.origin {
                dependency.url = url
                dependency.version = version
                dependency.revision = revision
            }
            dependencies.append(dependency)
        }
    }
}
