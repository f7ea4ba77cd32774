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

    private let store: SavedStateFolder
    private static let file = "windows.json"
    private lazy var frames: [String: Frame] = read()

    /// Creates the store for the program with the name `program`.
    init(program: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        store = SavedStateFolder(program: program, environment: environment)
    }

    /// The size and position of the window with the name `name`; nil if the file has no valid entry.
    func frame(of name: String) -> Frame? {
        guard let frame = frames[name], (1...32_767).contains(frame.width), (1...32_767).contains(frame.height) else { return nil }
        let coordinates = [frame.x, frame.y].compactMap { $0 }
        return coordinates.allSatisfy { (-32_767...32_767).contains($0) } ? frame : Frame(width: frame.width, height: frame.height)
    }

    /// The size and position of the first window. The program numbers its windows, so that window has the lowest name.
    var first: Frame? { frames.keys.min().flatMap { frame(of: $0) } }

    func save(_ frame: Frame, of name: String) {
        guard frames[name] != frame else { return }
        frames[name] = frame
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try store.save(encoder.encode(frames), named: Self.file)
        } catch {
            hostLog.notice("Cannot save the window positions to \"\(Self.file)\": \(error)")
        }
    }

    /// Reads the file. The result is empty if the file cannot be read.
    private func read() -> [String: Frame] {
        guard let data = store.data(named: Self.file) else { return [:] }
        return (try? JSONDecoder().decode([String: Frame].self, from: data)) ?? [:]
    }
}
