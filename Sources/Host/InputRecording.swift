import Foundation

/// A recording of input with times: touches, pointer, keys, and changes of the window's size and activation.
///
/// The text format has a header line, followed by one line of JSON for each step, oldest first. Times are in seconds since the start of the recording.
public struct InputRecording: Sendable {
    /// A step of a recording.
    public enum Step: Sendable, Codable {
        /// An input event. Its times are relative to the start of the recording.
        case input(HostEvent)
        /// The window's content was resized, in points.
        case resized(CGSize)
        /// The window became active or inactive.
        case activated(Bool)
    }

    /// A step with its time.
    public struct Entry: Sendable, Codable {
        /// Seconds since the start of the recording.
        public var time: TimeInterval
        public var step: Step

        public init(time: TimeInterval, step: Step) {
            self.time = time
            self.step = step
        }

        /// The step as a line of text; nil if a value cannot be encoded, such as a NaN coordinate.
        public var line: String? {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return (try? encoder.encode(self)).flatMap { String(data: $0, encoding: .utf8) }
        }
    }

    /// The error for a text that is not a valid recording.
    public struct FormatError: Error, CustomStringConvertible {
        /// The line with the error, from 1.
        public var line: Int
        public var description: String {
            "Line \(line) is not part of an input recording (\(InputRecording.header)). The file may be truncated."
        }
    }

    /// The first line of the text format.
    public static let header = "lodestone input 1"

    /// The steps, oldest first.
    public var entries: [Entry]

    public init(entries: [Entry] = []) {
        self.entries = entries
    }

    /// Parses a recording.
    ///
    /// - Throws: ``FormatError`` if the text is not a recording.
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
    /// The event with all its times shifted by `seconds`.
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
