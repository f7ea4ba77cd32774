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
    private lazy var frames: [String: Frame] = read()

    /// Creates the store for the program with the name `program`.
    init(program: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        file = SavedStateFolder.base(environment).appendingPathComponent(program, isDirectory: true).appendingPathComponent("windows.json")
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
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(frames).write(to: file, options: .atomic)
        } catch {
            hostLog.notice("Cannot save the window positions to \"\(file.path)\": \(error)")
        }
    }

    /// Reads the file. The result is empty if the file cannot be read.
    private func read() -> [String: Frame] {
        guard let data = try? Data(contentsOf: file) else { return [:] }
        return (try? JSONDecoder().decode([String: Frame].self, from: data)) ?? [:]
    }
}
