import Foundation
import InterfaceReading
import UIKit
import UIKitTesting

extension XCUIElement {
    /// The position of a slider's thumb, from 0 to 1. Fails the test if the element is not a slider.
    public var normalizedSliderPosition: CGFloat {
        guard let node = current ?? resolve("read slider position", at: nil) else { return 0 }
        return application.evaluate { (node.object as? UISlider)?.normalizedPosition ?? node.percentage } ?? 0
    }

    /// Drags a slider's thumb to a position from 0 to 1.
    public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        guard (0...1).contains(normalizedSliderPosition) else {
            return Failure.record("Failed to adjust: \(normalizedSliderPosition) is not a position from 0 to 1", at: site)
        }
        guard let node = resolve("adjust slider", at: site), let session = application.session else { return }
        guard let slider = node.object as? UISlider else {
            return Failure.record("Failed to adjust: the element is not a slider: \(session.host.enter { node.line })", at: site)
        }
        if session.hitPoint(of: node) == nil { session.reveal(node) }
        guard session.hitPoint(of: node) != nil else {
            return Failure.record("Failed to adjust \(session.host.enter { node.line }): The element is not hittable", at: site)
        }
        // A drag misses its target by the recognizer's threshold. Further drags correct that.
        for _ in 0..<3 {
            let (start, end) = session.host.enter {
                (slider.thumbCenter(at: slider.normalizedPosition), slider.thumbCenter(at: normalizedSliderPosition))
            }
            guard hypot(end.x - start.x, end.y - start.y) >= 0.5 else { break }
            session.drag(from: start, to: end, after: 0.2, .slow, thenHold: 0.1)
            session.settle()
        }
    }

    /// Rotates a picker's wheel until it shows a value. Fails the test if the wheel does not have the value.
    public func adjust(toPickerWheelValue pickerWheelValue: String, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        guard let node = resolve("adjust picker wheel", at: site), let session = application.session else { return }
        guard node.type == .pickerWheel else {
            return Failure.record("Failed to adjust: the element is not a picker wheel: \(session.host.enter { node.line })", at: site)
        }
        let wheel = node.object
        func shown() -> String? { session.host.enter { wheel.accessibilityValue } }
        for turn in [{ wheel.accessibilityIncrement() }, { wheel.accessibilityDecrement() }] as [@MainActor () -> Void] {
            var seen: Set<String> = []
            // At its last row, the wheel keeps its value. An endless wheel returns to a value that it has shown before.
            while let value = shown(), value != pickerWheelValue, seen.insert(value).inserted {
                session.host.enter { turn() }
                session.settle()
            }
            if shown() == pickerWheelValue { return }
        }
        Failure.record("Failed to adjust: the wheel has no value \"\(pickerWheelValue)\": \(session.host.enter { node.line })", at: site)
    }
}

extension ElementNode {
    /// The element's value, such as `40%`, as a fraction; nil if it is not a percentage.
    fileprivate var percentage: CGFloat? {
        guard let text = value as? String, text.hasSuffix("%"), let number = Double(text.dropLast()) else { return nil }
        return CGFloat(number / 100)
    }
}

extension UISlider {
    fileprivate var normalizedPosition: CGFloat {
        maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    }

    /// The centre of the slider's thumb at a position from 0 to 1, in screen coordinates.
    fileprivate func thumbCenter(at position: CGFloat) -> CGPoint {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue + (maximumValue - minimumValue) * Float(position))
        let frame = UIAccessibility.convertToScreenCoordinates(thumb, in: self)
        return CGPoint(x: frame.midX, y: frame.midY)
    }
}
