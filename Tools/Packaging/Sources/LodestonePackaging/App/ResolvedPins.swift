import Foundation

/// The package versions in `Package.resolved`.
struct ResolvedPins {
    struct Pin: Equatable {
        var identity: String
        var location: String
        var version: String?
        var revision: String
    }

    let pins: [Pin]

    /// Reads the pins of the package in a folder. Without a `Package.resolved` they are empty.
    init(in folder: URL) {
        let data = (try? Data(contentsOf: folder.appendingPathComponent("Package.resolved"))) ?? Data()
        let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        pins = (root?["pins"] as? [[String: Any]] ?? []).compactMap { entry in
            guard let identity = entry["identity"] as? String, let location = entry["location"] as? String,
                let state = entry["state"] as? [String: Any], let revision = state["revision"] as? String
            else { return nil }
            return Pin(identity: identity, location: location, version: state["version"] as? String, revision: revision)
        }
    }

    func pin(location: String) -> Pin? {
        func normal(_ text: String) -> String {
            var text = text.lowercased()
            while text.hasSuffix("/") { text.removeLast() }
            return text.hasSuffix(".git") ? String(text.dropLast(4)) : text
        }
        return pins.first { normal($0.location) == normal(location) }
    }
}
