import Foundation

extension XCUIElement {
    /// The position of a slider's thumb, from 0 to 1. Fails the test if the element is not a slider.
    public var normalizedSliderPosition: CGFloat {
        guard let node = current ?? resolve("read slider position", at: nil) else { return 0 }
        return application.session?.sliderPosition(of: node) ?? 0
    }

    /// Drags a slider's thumb to a position from 0 to 1.
    public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        guard (0...1).contains(normalizedSliderPosition) else {
            return Failure.record("Failed to adjust: \(normalizedSliderPosition) is not a position from 0 to 1", at: site)
        }
        guard let node = resolve("adjust slider", at: site), let session = application.session else { return }
        guard session.thumbCenter(of: node, at: 0) != nil else {
            return Failure.record("Failed to adjust: the element is not a slider: \(session.read { node.line })", at: site)
        }
        if session.hitPoint(of: node) == nil { session.reveal(node) }
        guard session.hitPoint(of: node) != nil else {
            return Failure.record("Failed to adjust \(session.read { node.line }): The element is not hittable", at: site)
        }
        // A drag misses its target by the recognizer's threshold. Further drags correct that.
        for _ in 0..<3 {
            guard let position = session.sliderPosition(of: node), let start = session.thumbCenter(of: node, at: position),
                let end = session.thumbCenter(of: node, at: normalizedSliderPosition), hypot(end.x - start.x, end.y - start.y) >= 0.5
            else { break }
            session.perform(.drag(start, to: end, after: 0.2, .slow, hold: 0.1))
            session.settle()
        }
    }

    /// Rotates a picker's wheel until it shows a value. Fails the test if the wheel does not have the value.
    public func adjust(toPickerWheelValue pickerWheelValue: String, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        guard let node = resolve("adjust picker wheel", at: site), let session = application.session else { return }
        guard node.type == .pickerWheel else {
            return Failure.record("Failed to adjust: the element is not a picker wheel: \(session.read { node.line })", at: site)
        }
        // The query may find the wheel by its value, so it is not evaluated again.
        func shown() -> String? { application.evaluate { session.refreshed(node)?.value as? String } }
        for isUp in [true, false] {
            var seen: Set<String> = []
            // At its last row, the wheel keeps its value. An endless wheel returns to a value that it has shown before.
            while let value = shown(), value != pickerWheelValue, seen.insert(value).inserted { session.step(node, isUp: isUp) }
            if shown() == pickerWheelValue { return }
        }
        Failure.record("Failed to adjust: the wheel has no value \"\(pickerWheelValue)\": \(session.read { node.line })", at: site)
    }
}
