import Host
import Testing

@testable import UIKit
@testable import UIKitTesting

@Suite("Reports to screen readers when keys change a control") @MainActor
struct ControlKeyTests {
    let host = TestHost(size: CGSize(width: 400, height: 600))

    /// The numbers of all elements in the window, after a screen reader has requested them.
    private func focusedIDs() throws -> [UInt64] {
        host.advance(by: 0.1)
        host.isScreenReaderRunning = true
        let bridge = try #require(AccessibilityBridge.current)
        var seen: [UInt64] = []
        func walk(_ id: UInt64) {
            for child in bridge.children(of: id) {
                _ = bridge.element(child)
                seen.append(child)
                walk(child)
            }
        }
        walk(bridge.windows[0])
        return seen
    }

    @Test("Arrow keys in a segmented control report the selected segment, and then the focus on that segment")
    func segments() throws {
        let control = UISegmentedControl(items: ["Day", "Week", "Year"])
        control.frame = CGRect(x: 20, y: 20, width: 300, height: 32)
        control.selectedSegmentIndex = 0
        host.window.addSubview(control)
        let ids = try focusedIDs()
        let (group, day, week) = (ids[0], ids[1], ids[2])
        host.press("Tab")
        let assistant = host.platform.assistant
        #expect(assistant.changes.contains(.state(day, .focused, isOn: true)))
        assistant.changes = []
        host.press(UIKeyCommand.inputRightArrow)
        host.advance(by: 0.5)
        #expect(control.selectedSegmentIndex == 1)
        let changes = assistant.changes
        let chosen = try #require(changes.firstIndex(of: .state(week, .selected, isOn: true)), "\(changes)")
        let focus = try #require(changes.firstIndex(of: .state(week, .focused, isOn: true)), "\(changes)")
        #expect(chosen < focus && changes.contains(.selectionChanged(group)))
        #expect(changes.contains(.state(day, .selected, isOn: false)) && changes.contains(.state(day, .focused, isOn: false)))
        host.press(UIKeyCommand.inputEnd)
        #expect(assistant.changes.last == .state(ids[3], .focused, isOn: true))
        assistant.changes = []
        host.press(UIKeyCommand.inputRightArrow)
        #expect(assistant.changes.isEmpty, "There is none behind the last")
    }

    @Test("Arrow keys in a slider, a stepper and a page control report the new value, and do not move the focus")
    func values() throws {
        let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        let stepper = UIStepper(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
        let pages = UIPageControl(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        pages.numberOfPages = 4
        for view in [slider, stepper, pages] as [UIView] { host.window.addSubview(view) }
        _ = try focusedIDs()
        let assistant = host.platform.assistant
        let controls: [(view: UIView, value: () -> Double)] = [
            (slider, { Double(slider.value) }), (stepper, { stepper.value }), (pages, { Double(pages.currentPage + 1) }),
        ]
        for (view, value) in controls {
            host.press("Tab")
            #expect(view.isFocused)
            let id = try #require(view.accessibilityRecord?.number)
            let focusedElement = AccessibilityFocus.element
            assistant.changes = []
            let before = value()
            host.press(UIKeyCommand.inputRightArrow)
            host.advance(by: 0.5)
            #expect(value() > before && assistant.changes.contains(.value(id, value())), "\(assistant.changes)")
            #expect(focusedElement != nil && AccessibilityFocus.element === focusedElement)
        }
    }
}
