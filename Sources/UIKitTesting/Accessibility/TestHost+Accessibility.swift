import Host
import UIKit

// The interface as assistive technologies see it.
extension TestHost {
    /// The accessibility tree as text, for comparison in a test.
    ///
    /// One line an element, in reading order, indented by container. A line has the element's kind, label, value, state and hint:
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
            return AccessibilityTree.lines(in: scene).joined(separator: "\n")
        }
    }

    /// The accessibility elements in reading order, without containers.
    public var accessibilityElements: [NSObject] {
        enter {
            guard let scene = keyWindow.windowScene else { return [] }
            layOut(scene)
            return AccessibilityTree.elements(in: scene)
        }
    }

    /// The first element with this accessibility label, in reading order; nil if no element has it.
    public func element(labelled label: String) -> NSObject? {
        accessibilityElements.first { element in enter { AccessibilityTree.name(of: element) == label } }
    }

    /// Activates the element with this label as an assistive technology does.
    ///
    /// Calls `accessibilityActivate()`. If that returns false, scrolls the element into view and taps its middle.
    ///
    /// - Returns: False if there is no such element, or it is disabled.
    @discardableResult
    public func activate(_ label: String) -> Bool {
        guard let element = element(labelled: label) else { return false }
        return enter { AccessibilityTree.activate(element) }
    }

    /// Whether an assistive technology such as a screen reader is running. The default is false.
    public var isScreenReaderRunning: Bool {
        get { platform.assistant.isScreenReaderRunning }
        set {
            enter {
                platform.assistant.hasAssistiveClient = newValue
                platform.assistant.isScreenReaderRunning = newValue
            }
        }
    }

    /// The announcements made to a screen reader since this was last set, in order.
    public var announcements: [String] {
        get { platform.assistant.announcements }
        set { platform.assistant.announcements = newValue }
    }

    /// Performs the escape gesture of an assistive technology: dismisses the presented controller, or pops the top one.
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
}
