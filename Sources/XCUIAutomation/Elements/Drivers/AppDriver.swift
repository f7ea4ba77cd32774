import CoreGraphics
import Foundation
import UIKit

/// A running app under test, and the means to use it: in the process of the tests (``AppSession``), or as a program of its own (``ProgramSession``).
///
/// Queries, failures and gestures are the same for both. A driver only reads the tree, delivers input, and waits.
@MainActor
protocol AppDriver: AnyObject {
    // MARK: The tree

    /// Lets the app finish its pending work, and reads the tree again if it is not read at each access.
    func update()
    /// Runs code that reads elements.
    func read<Result>(_ body: () -> Result) -> Result
    /// The app's element, from which all searches start. Nil if the app cannot be read.
    var root: (any QueriedElement)? { get }
    /// The element in the current tree; nil if it no longer exists.
    func refreshed(_ element: any QueriedElement) -> (any QueriedElement)?
    /// The error after which the app cannot be used, such as the end of its process; nil without one.
    var problem: String? { get }

    // MARK: Life cycle

    var state: XCUIApplication.State { get }
    func activate()
    func terminate()
    /// Opens URLs, as another app does. Returns an error message for each refused URL.
    func open(_ urls: [URL]) -> [String]

    // MARK: Time

    /// Waits until the app has handled an action, and nothing moves.
    func settle()
    /// Waits until a condition is true, but at most `timeout` seconds. Returns whether it is true.
    func wait(_ timeout: TimeInterval, until condition: () -> Bool) -> Bool
    /// Waits `seconds`.
    func pass(_ seconds: TimeInterval)

    // MARK: Positions

    /// The part of an element's frame that is on the screen and not clipped, in screen coordinates. Empty if nothing of the element is visible.
    func visibleRect(of element: any QueriedElement) -> CGRect
    /// A point at which a touch reaches the element; nil if no touch reaches it.
    func hitPoint(of element: any QueriedElement) -> CGPoint?
    /// Scrolls all enclosing scroll views so that the element is visible.
    func reveal(_ element: any QueriedElement)
    /// Whether the first responder is the element or a descendant.
    func hasKeyboardFocus(_ element: any QueriedElement) -> Bool
    /// The position of a slider's thumb, from 0 to 1; nil for another element.
    func sliderPosition(of element: any QueriedElement) -> CGFloat?
    /// The centre of a slider's thumb at a position; nil for an element that is not a slider.
    func thumbCenter(of element: any QueriedElement, at position: CGFloat) -> CGPoint?
    /// The title of the button that dismisses an alert; nil if the element is not an alert.
    func dismissalTitle(of alert: any QueriedElement) -> String?

    // MARK: Input

    func perform(_ gesture: FingerGesture)
    func perform(_ action: PointerAction, at point: CGPoint)
    /// Types a text, which may contain the characters of ``XCUIKeyboardKey``.
    func type(_ text: String)
    /// Presses a key while modifier keys are down.
    func press(_ key: String, _ flags: XCUIElement.KeyModifierFlags)
    /// Shows the next or the previous value of a picker's wheel.
    func step(_ wheel: any QueriedElement, isUp: Bool)

    // MARK: Device

    /// An image of the app's window, with its scale in pixels per point; nil if it cannot be drawn.
    func image() -> (image: CGImage, scale: CGFloat)?
    /// The session of an app in this process; nil for an app in a process of its own. Only the names that need one use it.
    var inProcess: AppSession? { get }
}

/// The movement of one or more fingers on the screen.
enum FingerGesture {
    /// Taps `count` times with `fingers` side by side.
    case tap(CGPoint, count: Int = 1, fingers: Int = 1)
    /// Holds a finger.
    case press(CGPoint, duration: TimeInterval)
    /// Holds a finger at `start` for `duration` seconds, drags it to `end`, holds it there for `hold` seconds, and lifts it.
    case drag(CGPoint, to: CGPoint, after: TimeInterval = 0, XCUIGestureVelocity, hold: TimeInterval = 0)
    /// Changes the distance of two fingers.
    case pinch(CGPoint, from: CGFloat, to: CGFloat, duration: TimeInterval)
    /// Moves two opposite fingers on a circle.
    case rotate(CGPoint, radius: CGFloat, angle: CGFloat, duration: TimeInterval)
}

/// An action of a mouse.
enum PointerAction {
    case hover
    case click(UIEvent.ButtonMask, count: Int)
    /// Scrolls by points: negative values scroll right and down.
    case scroll(CGVector)
}

extension AppDriver {
    /// Swipes across the middle half of a rectangle, or across 100 points if that is longer. The swipe stays within the screen.
    func swipe(in rect: CGRect, _ direction: CGVector, _ velocity: XCUIGestureVelocity) {
        let screen = read { root?.frame ?? rect }.insetBy(dx: 2, dy: 2)
        let length = max(100, abs(direction.dx) * rect.width * 0.5 + abs(direction.dy) * rect.height * 0.5)
        func point(_ share: CGFloat) -> CGPoint {
            CGPoint(
                x: min(max(rect.midX + direction.dx * length * share, screen.minX), screen.maxX),
                y: min(max(rect.midY + direction.dy * length * share, screen.minY), screen.maxY))
        }
        // A swipe on a small element begins at its centre and ends outside of it.
        let isSmall = length > abs(direction.dx) * rect.width + abs(direction.dy) * rect.height
        let (start, end) = isSmall ? (point(0), point(1)) : (point(-0.5), point(0.5))
        perform(.drag(start, to: end, velocity))
    }
}
