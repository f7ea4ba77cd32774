import UIKit

/// A document that announces to screen readers that it has been saved.
@MainActor
final class SavedDocument {
    private(set) var isSaved = false

    func save() {
        isSaved = true
        UIAccessibility.post(notification: .announcement, argument: "Saved")
    }
}
