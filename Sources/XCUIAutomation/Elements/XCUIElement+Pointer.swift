import CoreGraphics
import Foundation
import UIKit

extension XCUIElement {
    /// Moves the pointer over the element.
    public func hover(file: StaticString = #filePath, line: UInt = #line) {
        perform("hover", CallSite(file, line)) { $0.perform(PointerAction.hover, at: $1) }
    }

    /// Clicks the element with the primary button of a mouse.
    public func click(file: StaticString = #filePath, line: UInt = #line) {
        click("click", .primary, count: 1, CallSite(file, line))
    }

    /// Clicks the element twice with the primary button of a mouse.
    public func doubleClick(file: StaticString = #filePath, line: UInt = #line) {
        click("double-click", .primary, count: 2, CallSite(file, line))
    }

    /// Clicks the element with the secondary button of a mouse.
    public func rightClick(file: StaticString = #filePath, line: UInt = #line) {
        click("right-click", .secondary, count: 1, CallSite(file, line))
    }

    /// Scrolls with the wheel of a mouse over the element, in points. Negative values scroll towards the end of the content: right and down.
    public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat, file: StaticString = #filePath, line: UInt = #line) {
        perform("scroll", CallSite(file, line)) { $0.perform(.scroll(CGVector(dx: deltaX, dy: deltaY)), at: $1) }
    }

    private func click(_ action: String, _ button: UIEvent.ButtonMask, count: Int, _ site: CallSite) {
        perform(action, site) { $0.perform(.click(button, count: count), at: $1) }
    }
}
