import Foundation

/// What a person did to an app: fingers, pointer, keys, the window's size and whether it had the keyboard, each with its time.
///
/// As text it is one line of JSON a step, oldest first, after a line that names the format; times are seconds since the recording began.
public struct InputRecording: Sendable {
    /// One thing that happened.
    public enum Step: Sendable, Codable {
        /// The person did something. Its times are counted from the recording's beginning.
        case input(HostEvent)
        /// The window's content has another size, in points.
        case resized(CGSize)
        /// The window got the keyboard, or lost it.
        case activated(Bool)
    }

    /// A step and when it was.
    public struct Entry: Sendable, Codable {
        /// Seconds since the recording began.
        public var time: TimeInterval
        public var step: Step

        public init(time: TimeInterval, step: Step) {
            self.time = time
            self.step = step
        }

        /// The line of text that stands for it; nil where a value cannot be written, such as a coordinate that is no number.
        public var line: String? {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return (try? encoder.encode(self)).flatMap { String(data: $0, encoding: .utf8) }
        }
    }

    /// A text that is no recording.
    public struct FormatError: Error, CustomStringConvertible {
        /// Which line it is, from 1.
        public var line: Int
        public var description: String { "Line \(line) is none of a recording of input (\(InputRecording.header)); was the file cut off?" }
    }

    /// The first line.
    public static let header = "lodestone input 1"

    /// What happened, oldest first.
    public var entries: [Entry]

    public init(entries: [Entry] = []) {
        self.entries = entries
    }

    /// Reads a recording. Throws a ``FormatError`` for a text that is none.
    public init(text: String) throws {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first.map({ $0.trimmingCharacters(in: .whitespacesAndNewlines) }) == Self.header else { throw FormatError(line: 1) }
        let decoder = JSONDecoder()
        entries = []
        for (index, line) in lines.enumerated().dropFirst() where !line.allSatisfy(\.isWhitespace) {
            guard let entry = try? decoder.decode(Entry.self, from: Data(line.utf8)) else { throw FormatError(line: index + 1) }
            entries.append(entry)
        }
    }

    /// The recording as text.
    public var text: String {
        ([Self.header] + entries.compactMap(\.line)).joined(separator: "\n") + "\n"
    }
}

extension HostEvent {
    /// The same with all of its times later by `seconds`.
    public func later(by seconds: TimeInterval) -> HostEvent {
        func later(_ sample: HostSample) -> HostSample {
            var sample = sample
            sample.timestamp += seconds
            return sample
        }
        switch self {
        case .touch(var touch):
            touch.sample = later(touch.sample)
            touch.history = touch.history.map(later)
            return .touch(touch)
        case .pointer(var pointer):
            pointer.sample = later(pointer.sample)
            pointer.history = pointer.history.map(later)
            return .pointer(pointer)
        case .scroll(var scroll):
            scroll.sample = later(scroll.sample)
            return .scroll(scroll)
        case .touchpadGesture(var gesture):
            gesture.sample = later(gesture.sample)
            return .touchpadGesture(gesture)
        case .key(var key):
            key.timestamp += seconds
            return .key(key)
        }
    }
}
