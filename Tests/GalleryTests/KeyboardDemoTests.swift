import Testing
import UIKitTesting

@testable import GalleryScreens
@testable import UIKit

/// Demos that are completed with the keyboard only. Other demos are in `KeyboardTests`, or run in a real window with Orca's speech.
@MainActor
@Suite("Demos that are completed with the keyboard only")
struct KeyboardDemoTests {
    typealias Walk = KeyboardTests.Walk

    /// Presses Tab until the focused element has the given accessibility name.
    private func go(to name: String, in walk: Walk) throws {
        for _ in 0..<80 {
            if let focused = walk.focused, AccessibilityTree.name(of: focused) == name { return }
            walk.host.press("Tab", modifiers: walk.focused is UITextView ? .control : [])
        }
        try #require(Bool(false), "Tab does not come to \(name):\n\(walk.host.accessibilityTree)")
    }

    private func press(_ keys: String..., in walk: Walk) async {
        for key in keys {
            walk.host.press(key)
            await walk.host.settle()
        }
    }

    private func expect(_ words: String, in walk: Walk) {
        #expect(walk.host.accessibilityTree.contains(words), "\(walk.host.accessibilityTree)")
    }

    @Test func `Stacks: a card goes to another stack`() async throws {
        let walk = try await Walk("Stacks")
        try go(to: "Water plants", in: walk)
        await press(" ", UIKeyCommand.inputDownArrow, "Return", in: walk)
        expect("“Water plants” is now in Later", in: walk)
    }

    @Test func `File Well: a file from the shelf is dropped into the well`() async throws {
        let walk = try await Walk("File Well")
        try go(to: "Notes.txt", in: walk)
        await press(" ", "Tab", "Return", in: walk)
        #expect(!walk.host.accessibilityTree.contains("Drop a file here"), "\(walk.host.accessibilityTree)")
    }

    @Test func `Controls: a button, a switch, a slider and a stepper are used`() async throws {
        let walk = try await Walk("Controls")
        try go(to: "Continue", in: walk)
        await press(" ", in: walk)
        expect("Continue was pressed", in: walk)
        let wifi = try #require(walk.views(UISwitch.self).first { $0.accessibilityLabel == "Wi-Fi" })
        let wasOn = wifi.isOn
        try go(to: "Wi-Fi", in: walk)
        await press(" ", in: walk)
        #expect(wifi.isOn != wasOn)
        let volume = try #require(walk.views(UISlider.self).first { $0.accessibilityLabel == "Volume" })
        let before = volume.value
        try go(to: "Volume", in: walk)
        await press(UIKeyCommand.inputRightArrow, in: walk)
        #expect(volume.value > before)
        let guests = try #require(walk.views(UIStepper.self).first { $0.accessibilityLabel == "Guests" })
        let number = guests.value
        try go(to: "Guests", in: walk)
        await press(UIKeyCommand.inputUpArrow, in: walk)
        #expect(guests.value == number + guests.stepValue)
    }

    @Test func `Words: the form is filled in, and shows errors`() async throws {
        let walk = try await Walk("Words")
        let page = try #require(walk.views(UISegmentedControl.self).first { $0.accessibilityLabel == "Page" })
        for _ in 0..<40 {
            if let focused = walk.focused, AccessibilityTree.view(of: focused)?.isDescendant(of: page) == true { break }
            walk.host.press("Tab", modifiers: walk.focused is UITextView ? .control : [])
        }
        await press(UIKeyCommand.inputRightArrow, in: walk)
        #expect(page.selectedSegmentIndex == 1)
        try go(to: "Name", in: walk)
        walk.host.type("Ida Lund")
        await press("Return", in: walk)
        walk.host.type("ida")
        await press("Return", in: walk)
        expect("A mail address has an @", in: walk)
        let name = try #require(walk.views(UITextField.self).first { $0.accessibilityLabel == "Name" })
        #expect(name.text == "Ida Lund")
    }

    @Test func `Constraints: the page is resized and mirrored`() async throws {
        let walk = try await Walk("Constraints")
        let page = try #require(walk.views(LayoutPage.self).first)
        let width = page.bounds.width
        try go(to: "Corner of the page", in: walk)
        // Performs the second custom action. The page already has its largest width.
        await press(" ", UIKeyCommand.inputDownArrow, "Return", in: walk)
        #expect(page.bounds.width < width)
        try go(to: "Right to left", in: walk)
        await press(" ", in: walk)
        expect("Direction, ", in: walk)
    }

    @Test func `Garden: a plant is opened and changed, and another one added`() async throws {
        let walk = try await Walk("Garden")
        let stack = try #require(walk.screen as? UINavigationController)
        let garden = try #require(stack.topViewController as? GardenViewController)
        for _ in 0..<20 where walk.focused !== garden.tableView { walk.host.press("Tab") }
        // The first plant is focused.
        await press("Return", in: walk)
        let plant = try #require(stack.topViewController as? PlantViewController)
        let days = plant.plant.days
        try go(to: "Days between waterings", in: walk)
        await press(UIKeyCommand.inputUpArrow, in: walk)
        #expect(plant.plant.days == days + 1 && plant.days.text == plant.plant.rhythm, "\(plant.plant)")
        try go(to: "Garden", in: walk)
        await press(" ", in: walk)
        #expect(stack.topViewController === garden)
        expect(plant.plant.rhythm, in: walk)
        try go(to: "Add", in: walk)
        await press(" ", in: walk)
        for _ in 0..<20 where !(walk.focused is UITextField) { walk.host.press("Tab") }
        walk.host.type("Basil")
        await press("Return", in: walk)
        try go(to: "Save", in: walk)
        await press(" ", in: walk)
        expect("Basil, ", in: walk)
    }

    @Test func `Scrolling: the list scrolls to its end and refreshes, the image is enlarged`() async throws {
        let walk = try await Walk("Scrolling")
        let screen = try #require(walk.screen as? ScrollingViewController)
        for _ in 0..<20 where walk.focused !== screen.list { walk.host.press("Tab") }
        await press(UIKeyCommand.inputEnd, in: walk)
        #expect(screen.list.contentOffset.y > 1000)
        walk.host.press("r", modifiers: .command)
        await walk.host.settle()
        await press(UIKeyCommand.inputHome, in: walk)
        expect("Row 1, edition 2", in: walk)
        await press("+", in: walk)
        #expect(screen.zoom.zoomScale == 1.5)
    }
}
