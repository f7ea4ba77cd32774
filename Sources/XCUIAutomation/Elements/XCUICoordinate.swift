import Foundation
import UIKit

/// A point of the screen that is relative to an element's frame. It is computed again for each use.
@preconcurrency @MainActor
open class XCUICoordinate: NSObject {
    /// The element.
    open private(set) var referencedElement: XCUIElement
    private let normalized: CGVector
    private let offset: CGVector

    init(of element: XCUIElement, normalized: CGVector, offset: CGVector = CGVector(dx: 0, dy: 0)) {
        referencedElement = element
        self.normalized = normalized
        self.offset = offset
    }

    /// The point in screen coordinates.
    open var screenPoint: CGPoint {
        let frame = referencedElement.frame
        return CGPoint(
            x: frame.minX + frame.width * normalized.dx + offset.dx, y: frame.minY + frame.height * normalized.dy + offset.dy)
    }

    /// A new coordinate: this point moved by an offset in points.
    open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
        XCUICoordinate(
            of: referencedElement, normalized: normalized,
            offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
    }

    /// Taps the point.
    open func tap(file: StaticString = #filePath, line: UInt = #line) {
        perform("tap", CallSite(file, line)) { $0.perform(.tap($1)) }
    }

    /// Taps the point twice.
    open func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        perform("double-tap", CallSite(file, line)) { $0.perform(.tap($1, count: 2)) }
    }

    /// Holds a finger on the point for `duration` seconds.
    open func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        perform("press", CallSite(file, line)) { $0.perform(.press($1, duration: duration)) }
    }

    /// Holds a finger on the point for `duration` seconds, drags it to another point, and lifts it.
    open func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, file: StaticString = #filePath, line: UInt = #line
    ) {
        press(forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default, thenHoldForDuration: 0, file: file, line: line)
    }

    /// Holds a finger on the point for `duration` seconds, drags it to another point with a velocity, holds it there, and lifts it.
    open func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration holdDuration: TimeInterval, file: StaticString = #filePath, line: UInt = #line
    ) {
        perform("press and drag", CallSite(file, line)) { session, start in
            session.perform(.drag(start, to: otherCoordinate.screenPoint, after: duration, velocity, hold: holdDuration))
        }
    }

    /// Swipes up from the point.
    open func swipeUp(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) {
        swipe("swipe up", CGVector(dx: 0, dy: -1), velocity, CallSite(file, line))
    }

    /// Swipes down from the point.
    open func swipeDown(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) {
        swipe("swipe down", CGVector(dx: 0, dy: 1), velocity, CallSite(file, line))
    }

    /// Swipes to the left from the point.
    open func swipeLeft(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) {
        swipe("swipe left", CGVector(dx: -1, dy: 0), velocity, CallSite(file, line))
    }

    /// Swipes to the right from the point.
    open func swipeRight(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) {
        swipe("swipe right", CGVector(dx: 1, dy: 0), velocity, CallSite(file, line))
    }

    private func swipe(_ name: String, _ direction: CGVector, _ velocity: XCUIGestureVelocity, _ site: CallSite) {
        perform(name, site) { session, point in
            session.swipe(in: CGRect(x: point.x, y: point.y, width: 0, height: 0), direction, velocity)
        }
    }

    private func perform(_ action: String, _ site: CallSite, _ body: (any AppDriver, CGPoint) -> Void) {
        Failure.site = site
        guard referencedElement.resolve(action, at: site) != nil, let session = referencedElement.application.session else { return }
        body(session, screenPoint)
        session.settle()
    }
}
