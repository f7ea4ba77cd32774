// swift-format-ignore-file
import UIKit

// The code of Documentation/accessibility.md.

@MainActor func elements(playButton: UIButton, star: UIView, row: UIView, reply: @escaping () -> Void) {
    // snippet: elements
    playButton.accessibilityLabel = "Play"                    // an image without text
    star.isAccessibilityElement = true                        // your own view is one element
    star.accessibilityTraits = .button
    row.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Reply") { _ in reply(); return true }]
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    // end snippet
}
