import Foundation

/// The saved sizes and positions of a program's windows, in a file below `$XDG_STATE_HOME`.
@MainActor
final class SavedWindowFrames {
    /// The content's size, and the top left corner of the window's frame on the screen, in points.
    struct Frame: Codable, Equatable {
        var width: Int
        var height: Int
        var x: Int?
        var y: Int?
    }

    private let file: URL
    private lazy var places: [String: Frame] = read()

    /// Creates the store for the program called `program`.
    init(program: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        file = SavedStateFolder.base(environment).appendingPathComponent(program, isDirectory: true).appendingPathComponent("windows.json")
    }

    /// The size and position of the window called `name`; nil if the file has no valid entry.
    func place(of name: String) -> Frame? {
        guard let place = places[name], (1...32_767).contains(place.width), (1...32_767).contains(place.height) else { return nil }
        let coordinates = [place.x, place.y].compactMap { $0 }
        return coordinates.allSatisfy { (-32_767...32_767).contains($0) } ? place : Frame(width: place.width, height: place.height)
    }

    /// The size and position of the first window by name: the program numbers its windows.
    var first: Frame? { places.keys.min().flatMap { place(of: $0) } }

    func save(_ place: Frame, of name: String) {
        guard places[name] != place else { return }
        places[name] = place
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(places).write(to: file, options: .atomic)
        } catch {
            hostLog.notice("Cannot save the window positions to \"\(file.path)\": \(error)")
        }
    }

    /// Reads the file. A file that cannot be read counts as empty.
    private func read() -> [String: Frame] {
        guard let data = try? Data(contentsOf: file) else { return [:] }
        return (try? JSONDecoder().decode([String: Frame].self, from: data)) ?? [:]
    }
}
