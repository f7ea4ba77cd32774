import UIKit

/// A document that screen readers hear about when it has been saved.
@MainActor
final class SavedDocument {
    private(set) var isSaved = false

    func save() {
        isSaved = true
        UIAccessibility.post(notification: .announcement, argument: "Saved")
    }
}
