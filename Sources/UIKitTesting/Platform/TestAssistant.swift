import Foundation
import Host

/// The way to assistive programs without any: a test may listen, and ask, as one does.
@MainActor
final class TestAssistant: HostAccessibility {
    weak var source: (any HostAccessibilitySource)?
    var onChange: (() -> Void)?
    var isHeard = false { didSet { if isHeard != oldValue { onChange?() } } }
    var isScreenReaderRunning = false { didSet { if isScreenReaderRunning != oldValue { onChange?() } } }
    /// What was told, in order.
    var changes: [HostAccessibilityChange] = []
    /// What was said, in order.
    var announcements: [String] = []

    func send(_ change: HostAccessibilityChange) { changes.append(change) }

    func announce(_ text: String, isUrgent: Bool) -> Bool {
        if isHeard { announcements.append(text) }
        return isHeard
    }
}
