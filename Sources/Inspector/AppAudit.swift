import CoreGraphics
import Foundation
import InterfaceReading
import UIKit

/// The accessibility audit of a window.
@MainActor
enum AppAudit {
    /// A problem of an element.
    struct Finding {
        let text: String
        /// The element's line in the accessibility tree.
        let element: String
        let object: NSObject
    }

    /// The problems of a scene's elements, in reading order.
    ///
    /// - Complexity: O(*n*) in the number of elements, and one image of the window.
    static func findings(in scene: UIWindowScene) -> [Finding] {
        let layer = scene.windowStack.layer
        // The image does not contain the inspector's marks.
        let auditor = AccessibilityAuditor(snapshot: layer.image(scale: scene.hostWindow.scale), size: layer.bounds.size) {
            layer.convert($0.bounds, from: $0.layer)
        }
        let elements = AccessibilityTree.elements(in: scene)
        var found: [Finding] = []
        for (index, element) in elements.enumerated() {
            let line = AccessibilityTree.line(for: element)
            for finding in auditor.findings(in: element) { found.append(Finding(text: finding.text, element: line, object: element)) }
            if index > 0, let text = disorder(elements[index - 1], element) {
                found.append(Finding(text: text, element: line, object: element))
            }
        }
        return found
    }

    /// A problem if an element is read after another one that is below it in the same column.
    private static func disorder(_ first: NSObject, _ second: NSObject) -> String? {
        let (above, below) = (second.accessibilityFrame, first.accessibilityFrame)
        let isInColumn = above.minX < below.maxX && below.minX < above.maxX
        guard isInColumn, above.height > 0, below.height > 0, above.maxY <= below.minY else { return nil }
        return "It is read after “\(AccessibilityTree.name(of: first))”, although it is above it"
    }
}
