import Foundation
import UIKit

extension XCUIElement {
    /// Taps the element. Scrolls it into view first, if necessary.
    public func tap(file: StaticString = #filePath, line: UInt = #line) {
        perform("tap", CallSite(file, line)) { $0.perform(.tap($1)) }
    }

    /// Taps the element twice.
    public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        perform("double-tap", CallSite(file, line)) { $0.perform(.tap($1, count: 2)) }
    }

    /// Taps the element with two fingers.
    public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
        perform("tap with two fingers", CallSite(file, line)) { $0.perform(.tap($1, fingers: 2)) }
    }

    /// Taps the element several times with several fingers.
    public func tap(withNumberOfTaps taps: Int, numberOfTouches touches: Int, file: StaticString = #filePath, line: UInt = #line) {
        perform("tap", CallSite(file, line)) { $0.perform(.tap($1, count: taps, fingers: touches)) }
    }

    /// Holds a finger on the element for `duration` seconds.
    public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        perform("press", CallSite(file, line)) { $0.perform(.press($1, duration: duration)) }
    }

    /// Holds a finger on the element for `duration` seconds, drags it to another element, and lifts it.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, file: StaticString = #filePath, line: UInt = #line
    ) {
        press(forDuration: duration, thenDragTo: otherElement, withVelocity: .default, thenHoldForDuration: 0, file: file, line: line)
    }

    /// Holds a finger on the element for `duration` seconds, drags it to another element with a velocity, holds it there, and lifts it.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration holdDuration: TimeInterval, file: StaticString = #filePath, line: UInt = #line
    ) {
        let site = CallSite(file, line)
        perform("press and drag", site) { session, start in
            guard let target = otherElement.resolve("drag to", at: site) else { return }
            let end = session.hitPoint(of: target) ?? session.read { CGPoint(x: target.frame.midX, y: target.frame.midY) }
            session.perform(.drag(start, to: end, after: duration, velocity, hold: holdDuration))
        }
    }

    /// Swipes up on the element.
    public func swipeUp(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) {
        swipe("swipe up", CGVector(dx: 0, dy: -1), velocity, CallSite(file, line))
    }

    /// Swipes down on the element.
    public func swipeDown(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) {
        swipe("swipe down", CGVector(dx: 0, dy: 1), velocity, CallSite(file, line))
    }

    /// Swipes to the left on the element.
    public func swipeLeft(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) {
        swipe("swipe left", CGVector(dx: -1, dy: 0), velocity, CallSite(file, line))
    }

    /// Swipes to the right on the element.
    public func swipeRight(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) {
        swipe("swipe right", CGVector(dx: 1, dy: 0), velocity, CallSite(file, line))
    }

    /// Pinches with two fingers on the element.
    ///
    /// - Parameters:
    ///   - scale: The final distance between the fingers, divided by the initial distance. If it is below 1, the fingers move towards each other.
    ///   - velocity: The change of the scale per second; negative if the scale is below 1.
    ///   - file: The calling file. Leave it out.
    ///   - line: The calling line. Leave it out.
    public func pinch(withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line) {
        perform("pinch", CallSite(file, line), needsHitPoint: false) { session, node, rect in
            guard scale > 0 else { return }
            let widest = max(20, min(rect.width, rect.height) * 0.8)
            let (from, to) = scale > 1 ? (widest / scale, widest) : (widest, widest * scale)
            let duration = min(5, max(0.1, abs(scale - 1) / max(abs(velocity), 0.1)))
            session.perform(.pinch(CGPoint(x: rect.midX, y: rect.midY), from: from, to: to, duration: TimeInterval(duration)))
        }
    }

    /// Rotates two fingers on the element.
    ///
    /// - Parameters:
    ///   - rotation: The angle in radians, positive clockwise.
    ///   - velocity: Radians per second.
    ///   - file: The calling file. Leave it out.
    ///   - line: The calling line. Leave it out.
    public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line) {
        perform("rotate", CallSite(file, line), needsHitPoint: false) { session, _, rect in
            let duration = min(5, max(0.1, abs(rotation) / max(abs(velocity), 0.1)))
            session.perform(
                .rotate(
                    CGPoint(x: rect.midX, y: rect.midY), radius: max(10, min(rect.width, rect.height) * 0.4), angle: rotation,
                    duration: TimeInterval(duration)))
        }
    }

    /// The point at a fraction of the element's frame: (0, 0) is its origin, (1, 1) its opposite corner.
    public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(of: self, normalized: normalizedOffset)
    }

    private func swipe(_ name: String, _ direction: CGVector, _ velocity: XCUIGestureVelocity, _ site: CallSite) {
        perform(name, site, needsHitPoint: false) { session, _, rect in
            session.swipe(in: rect, direction, velocity)
        }
    }

    // MARK: Performing

    /// Finds the element and a point for a touch, performs an action there, and advances the clock by the time of the action.
    func perform(_ action: String, _ site: CallSite, _ body: (any AppDriver, CGPoint) -> Void) {
        perform(action, site, needsHitPoint: true) { session, node, rect in
            if let text = node.keyText {
                session.type(text)
            } else if let point = session.hitPoint(of: node) {
                body(session, point)
            }
        }
    }

    /// Finds the element and its visible rectangle, performs an action, and advances the clock by the time of the action.
    private func perform(
        _ action: String, _ site: CallSite, needsHitPoint: Bool, _ body: (any AppDriver, any QueriedElement, CGRect) -> Void
    ) {
        Failure.site = site
        guard let node = resolve(action, at: site), let session = application.session else { return }
        if session.hitPoint(of: node) == nil, InterruptionMonitors.handle(over: node, in: application) { session.settle() }
        if session.hitPoint(of: node) == nil { session.reveal(node) }
        let rect = session.visibleRect(of: node)
        guard !needsHitPoint && !rect.isEmpty || session.hitPoint(of: node) != nil else {
            let line = session.read { node.line }
            return Failure.record("Failed to \(action) \(line): The element is not hittable", at: site)
        }
        body(session, node, rect)
        session.settle()
    }
}
