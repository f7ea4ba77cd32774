import Host
import UIKit

// What a person hears who does not see the screen.
extension TestHost {
    /// The interface as assistive programs see it, as text for a snapshot: a line an element, in the order in which they are read, and indented
    /// by what they are in.
    ///
    /// A line has the element's kind, its name, what it holds, how it is and its hint:
    ///
    ///     navigation bar
    ///       button "Back"
    ///       heading "Settings"
    ///     switch "Wi-Fi" = "1"
    ///     slider "Volume" = "40 %" (disabled) hint: "Of this app only."
    public var accessibilityTree: String {
        enter {
            guard let scene = keyWindow.windowScene else { return "" }
            layOut(scene)
            var lines: [String] = []
            describe(scene, depth: 0, into: &lines)
            return lines.joined(separator: "\n")
        }
    }

    /// The elements of the interface, containers left out, in the order in which they are read.
    public var accessibilityElements: [NSObject] {
        enter {
            guard let scene = keyWindow.windowScene else { return [] }
            layOut(scene)
            return AccessibilityTree.elements(in: scene)
        }
    }

    /// The first element of this name, in the order in which they are read; nil where there is none.
    public func element(labelled label: String) -> NSObject? {
        accessibilityElements.first { element in enter { AccessibilityTree.name(of: element) == label } }
    }

    /// Activates the element of a name as an assistive program does: by what it says itself, or else by a touch in its middle, after it
    /// was scrolled into sight. False where there is none, or it cannot be used.
    @discardableResult
    public func activate(_ label: String) -> Bool {
        guard let element = element(labelled: label) else { return false }
        return enter { AccessibilityTree.activate(element) }
    }

    /// Whether a program listens to what happens, as a screen reader does. False at first.
    public var isScreenReaderRunning: Bool {
        get { platform.assistant.isScreenReaderRunning }
        set {
            enter {
                platform.assistant.isHeard = newValue
                platform.assistant.isScreenReaderRunning = newValue
            }
        }
    }

    /// What was said to a screen reader since this was set last, in order.
    public var announcements: [String] {
        get { platform.assistant.announcements }
        set { platform.assistant.announcements = newValue }
    }

    /// Has a person leave what is shown, as an assistive program does: what is presented goes, or the one before comes back.
    @discardableResult
    public func performEscape() -> Bool {
        enter {
            let start = UIAccessibility.focusedElement(using: nil) as? NSObject ?? accessibilityElements.last
            return start.map { AccessibilityTree.escape(from: $0) } ?? false
        }
    }

    private func layOut(_ scene: UIWindowScene) {
        for window in scene.windowStack.windows where !window.isHidden { window.layoutIfNeeded() }
    }

    private func describe(_ object: NSObject, depth: Int, into lines: inout [String]) {
        for child in AccessibilityTree.children(of: object) {
            lines.append(String(repeating: "  ", count: depth) + AccessibilityTree.line(for: child))
            describe(child, depth: depth + 1, into: &lines)
        }
    }
}
