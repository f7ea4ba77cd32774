import Foundation

@testable import UIKit

/// The texts of all announcements.
@MainActor
final class Announcements {
    private let lines = Lines()
    private var token: (any NSObjectProtocol)?

    // Unchecked: notifications are posted and read on the main actor only.
    private final class Lines: @unchecked Sendable {
        var all: [String] = []
    }

    init() {
        token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.announcementDidFinishNotification, object: UIApplication.shared, queue: nil
        ) { [lines] in
            if let text = $0.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String { lines.all.append(text) }
        }
    }

    isolated deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }

    func take() -> [String] {
        defer { lines.all = [] }
        return lines.all
    }
}
