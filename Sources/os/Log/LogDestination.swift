import Foundation
internal import Logging

/// A logger of swift-log whose label consists of a subsystem and a category; or no logger, so that nothing is written.
struct LogDestination: Sendable {
    private let output: Logging.Logger?

    /// The destination of messages without a subsystem.
    static let shared = LogDestination(output: Logging.Logger(label: ProcessInfo.processInfo.processName))
    static let disabled = LogDestination(output: nil)

    init(output: Logging.Logger?) {
        self.output = output
    }

    init(subsystem: String, category: String) {
        let label = Self.label(subsystem, category)
        output = label.isEmpty ? Self.shared.output : Logging.Logger(label: label)
    }

    /// The label of a logger, empty if both names are.
    static func label(_ subsystem: String, _ category: String) -> String {
        subsystem.isEmpty ? category : category.isEmpty ? subsystem : "\(subsystem):\(category)"
    }

    static func level(of type: OSLogType) -> Logging.Logger.Level {
        switch type {
        case .debug: .debug
        case .info: .info
        case .error: .error
        case .fault: .critical
        default: .notice
        }
    }

    func isEnabled(_ level: Logging.Logger.Level) -> Bool {
        guard let output else { return false }
        return output.logLevel <= level
    }

    /// Formats and writes the message if the level is enabled.
    func write(_ level: Logging.Logger.Level, _ text: () -> String) {
        guard let output, output.logLevel <= level else { return }
        let message = text()
        output.log(level: level, "\(message)", source: "os")
    }
}
