import Foundation
import Host

/// The accessibility API of a platform without a desktop. The test plays the assistive technology.
@MainActor
final class TestAssistant: HostAccessibility {
    weak var source: (any HostAccessibilitySource)?
    var onChange: (() -> Void)?
    var hasAssistiveClient = false { didSet { if hasAssistiveClient != oldValue { onChange?() } } }
    var isScreenReaderRunning = false { didSet { if isScreenReaderRunning != oldValue { onChange?() } } }
    /// The changes that were reported, in order.
    var changes: [HostAccessibilityChange] = []
    /// The announcements, in order.
    var announcements: [String] = []

    func send(_ change: HostAccessibilityChange) { changes.append(change) }

    func announce(_ text: String, isUrgent: Bool) -> Bool {
        if hasAssistiveClient { announcements.append(text) }
        return hasAssistiveClient
    }
}
