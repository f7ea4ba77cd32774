import Foundation
import Testing
import UIKit
import WindowTestSupport

@testable import UITestFixture
@testable import XCUIAutomation

extension RealWindow {
    /// UI tests of an app that runs as a program of its own. The body of each test also runs with the app in this process.
    @Suite @MainActor struct UIProgram {
        /// The process of the app under test.
        enum Mode: CaseIterable, Sendable { case inProcess, program }

        private static func makeApp(_ mode: Mode) throws -> XCUIApplication {
            XCUIApplication.delegateClass = FixtureDelegate.self
            return switch mode {
            case .inProcess: XCUIApplication()
            case .program: XCUIApplication(url: URL(fileURLWithPath: try BuiltProduct.path(of: "UITestFixture")))
            }
        }

        private func withApp(_ mode: Mode, tab: String? = nil, _ body: (XCUIApplication) throws -> Void) throws {
            let app = try Self.makeApp(mode)
            app.launch()
            defer {
                app.terminate()
                XCUIApplication.delegateClass = nil
            }
            if let tab { app.tabBars.buttons[tab].tap() }
            try body(app)
        }

        @Test("An app has its state, arguments and environment, and ends with terminate()", arguments: Mode.allCases)
        func lifeCycle(mode: Mode) throws {
            let app = try Self.makeApp(mode)
            defer { XCUIApplication.delegateClass = nil }
            app.launchArguments = ["-theme", "dark"]
            app.launchEnvironment = ["LODESTONE_FIXTURE": "1"]
            #expect(app.state == .notRunning)
            app.launch()
            #expect(app.state == .runningForeground)
            app.tabBars.buttons["Form"].tap()
            #expect(app.staticTexts["launch"].label == "-theme dark dark 1")
            app.activate()
            #expect(app.wait(for: .runningForeground, timeout: 10))
            app.launch()
            #expect(!app.staticTexts["launch"].exists)
            app.terminate()
            #expect(app.state == .notRunning)
            #expect(!app.tables.element.exists)
        }

        @Test("Queries find elements by type, identifier, label, predicate and content", arguments: Mode.allCases)
        func queries(mode: Mode) throws {
            try withApp(mode) { app in
                #expect(app.elementType == .application && app.frame.size == CGSize(width: 390, height: 844))
                #expect(app.tables["items"].exists && !app.tables["other"].exists)
                let cell = app.tables.cells["row 2"]
                #expect(cell.elementType == .cell && cell.staticTexts.element.label == "Item 3")
                #expect(cell.isHittable && cell.frame.width == 390)
                #expect(app.cells.containing(.staticText, identifier: "Item 4").element.identifier == "row 3")
                #expect(app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH 'Item 1'")).firstMatch.label == "Item 1")
                #expect(app.cells.element(boundBy: 1).identifier == "row 1")
                #expect(app.navigationBars["Items"].buttons["Add"].isEnabled)
                #expect(app.tables.allElementsBoundByAccessibilityElement.first?.identifier == "items")
                #expect(app.debugDescription.contains("StaticText") && app.debugDescription.contains("label: 'Item 3'"))
                let snapshot = try app.tables.element.snapshot()
                #expect(snapshot.elementType == .table && snapshot.children.count > 5)
            }
        }

        @Test("Both modes have the same tree of elements", arguments: ["Items", "Form", "Gestures"])
        func trees(tab: String) throws {
            var trees: [[String]] = []
            for mode in Mode.allCases {
                try withApp(mode, tab: tab) { app in
                    // The app's label is the name of its process, which is also an argument. Frames are aligned to the pixels of the screen.
                    let lines = app.debugDescription.split(separator: "\n").filter { line in
                        !line.contains("pplication") && !line.contains("identifier: 'launch'")
                    }
                    trees.append(lines.map { String($0.replacing(/\{\{.*\}\}/, with: "")) })
                }
            }
            #expect(trees[0].count > 10)
            #expect(trees[0] == trees[1])
        }

        @Test("Taps push, present and cover; a wait ends when the element exists", arguments: Mode.allCases)
        func taps(mode: Mode) throws {
            try withApp(mode) { app in
                app.navigationBars.buttons["Add"].tap()
                #expect(app.staticTexts["New item"].waitForExistence(timeout: 20))
                app.tables.staticTexts["Item 3"].tap()
                #expect(app.staticTexts["detail"].wait(for: \.label, toEqual: "Detail of Item 3", timeout: 10))
                app.buttons["Delete"].tap()
                let alert = app.alerts["Delete this item?"]
                #expect(alert.waitForExistence(timeout: 10))
                #expect(!app.buttons["Delete"].isHittable)
                // The alert covers the bar, so it is cancelled first.
                app.navigationBars["Item 3"].buttons.element(boundBy: 0).tap()
                #expect(alert.waitForNonExistence(timeout: 10))
                #expect(app.staticTexts["detail"].waitForNonExistence(timeout: 10))
                #expect(app.screenshot().image.size == CGSize(width: 390, height: 844))
            }
        }

        @Test("Text is typed with keys, also with modifiers and with the keys of the keyboard element", arguments: Mode.allCases)
        func typing(mode: Mode) throws {
            try withApp(mode, tab: "Form") { app in
                let name = app.textFields["name"]
                #expect(name.placeholderValue == "Name" && app.keyboards.count == 0)
                name.tap()
                #expect(name.hasFocus && app.keyboards.count == 1)
                name.typeText("Ada! é€")
                #expect(name.value as? String == "Ada! é€")
                name.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 5))
                app.keys["a"].tap()
                #expect(name.value as? String == "Ada")
                name.typeKey(.leftArrow, modifierFlags: [.shift])
                name.typeText("B")
                #expect(name.value as? String == "AdB")
                name.typeKey("a", modifierFlags: .command)
                name.typeText("Bo\n")
                #expect(app.staticTexts["result"].wait(for: \.label, toEqual: "Hello Bo", timeout: 10))
                app.secureTextFields["Password"].tap()
                app.secureTextFields.element.typeText("abc")
                #expect(app.secureTextFields.element.value as? String == "•••")
            }
        }

        @Test("Controls react to taps, drags and steps", arguments: Mode.allCases)
        func controls(mode: Mode) throws {
            try withApp(mode, tab: "Form") { app in
                app.switches["Wi-Fi"].tap()
                #expect(app.switches["Wi-Fi"].value as? String == "1")
                #expect(!app.buttons["Unavailable"].isEnabled)
                app.segmentedControls.buttons["Two"].tap()
                #expect(app.segmentedControls.buttons["Two"].isSelected)
                let slider = app.sliders["Volume"]
                slider.adjust(toNormalizedSliderPosition: 0.7)
                #expect(abs(slider.normalizedSliderPosition - 0.7) < 0.03)
                app.pickerWheels.element.adjust(toPickerWheelValue: "Blue")
                #expect(app.staticTexts["result"].label == "Blue")
            }
        }

        @Test("Gestures of fingers and of a mouse reach the recognizers", arguments: Mode.allCases)
        func gestures(mode: Mode) throws {
            try withApp(mode, tab: "Gestures") { app in
                let (pad, events) = (app.otherElements["pad"], app.staticTexts["events"])
                pad.doubleTap()
                #expect(events.label == "double tap")
                pad.twoFingerTap()
                #expect(events.label == "two fingers")
                pad.press(forDuration: 1)
                #expect(events.label == "long press")
                pad.pinch(withScale: 2, velocity: 2)
                #expect(["pinch", "rotation"].contains(events.label))
                pad.swipeLeft(velocity: .fast)
                #expect(events.label == "swipe left")
                pad.press(forDuration: 1, thenDragTo: app.buttons["Options"])
                #expect(events.label == "dropped on the button")
                pad.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).doubleTap()
                #expect(events.label == "double tap")
                pad.swipeRight(velocity: .fast)
                pad.doubleClick()
                #expect(events.wait(for: \.label, toEqual: "double tap", timeout: 10))
                app.tabBars.buttons["Items"].click()
                #expect(app.cells["row 0"].waitForExistence(timeout: 10))
            }
        }

        @Test("Swipes and wheels scroll a list, and a swipe shows a row's actions", arguments: Mode.allCases)
        func scrolling(mode: Mode) throws {
            try withApp(mode) { app in
                let first = app.cells["row 0"]
                app.tables.element.swipeUp()
                #expect(!first.exists || !first.isHittable)
                for _ in 0..<4 where !first.exists || !first.isHittable { app.tables.element.swipeDown(velocity: .fast) }
                #expect(first.isHittable)
                app.tables.element.scroll(byDeltaX: 0, deltaY: -300)
                #expect(!first.exists || !first.isHittable)
                app.tables.element.scroll(byDeltaX: 0, deltaY: 400)
                #expect(first.isHittable)
                app.cells["row 1"].swipeLeft(velocity: .slow)
                #expect(app.buttons["Remove"].waitForExistence(timeout: 10))
                app.buttons["Remove"].tap()
                #expect(app.cells["row 1"].staticTexts["Item 3"].waitForExistence(timeout: 10))
            }
        }

        // snippet: program
        func checkWiFi(of program: URL) {
            let app = XCUIApplication(url: program)
            app.launchArguments = ["--demo", "Controls"]
            app.launch()
            app.switches["Wi-Fi"].tap()
            #expect(app.switches["Wi-Fi"].value as? String == "0")
            app.terminate()
        }
        // end snippet

        @Test("The Gallery is used as a program")
        func gallery() throws { checkWiFi(of: URL(fileURLWithPath: try BuiltProduct.path(of: "Gallery"))) }

        // MARK: Failures

        /// The messages of the failures that `body` records.
        private func failures(_ body: () -> Void) -> [String] {
            let count = Failure.messages.count
            withKnownIssue { body() }
            return Array(Failure.messages.dropFirst(count))
        }

        @Test("A program that does not exist, ends, or shows no window fails the launch")
        func failedLaunches() {
            RunningApps.shared.launchTime = 3
            defer { RunningApps.shared.launchTime = 60 }
            let expected = [
                ("/nonexistent/App", "is not a program"), ("/bin/false", "ended while it was launched, with status 1"),
                ("/bin/sleep", "showed no window within 3 s"),
            ]
            for (path, text) in expected {
                let app = XCUIApplication(url: URL(fileURLWithPath: path))
                app.launchArguments = ["60"]
                let messages = failures { app.launch() }
                #expect(messages.count == 1 && messages.first?.contains(text) == true, "\(path): \(messages)")
                #expect(app.state == .notRunning)
            }
        }

        @Test("A program that ends during a test fails the test once, with its status, and can be launched again")
        func crash() throws {
            try withApp(.program, tab: "Gestures") { app in
                let messages = failures {
                    app.buttons["Crash"].tap()
                    #expect(!app.buttons["Crash"].waitForExistence(timeout: 5))
                }
                #expect(messages.count == 1 && messages.first?.contains("UITestFixture ended during the test, with status 3") == true)
                #expect(app.state == .notRunning)
                let later = failures { app.buttons["Options"].tap() }
                #expect(later.count == 1 && later.first?.contains("ended during the test") == true)
                app.launch()
                #expect(app.tables.element.exists)
            }
        }

        @Test("A program that does not answer fails the test, and is ended by terminate()")
        func hang() throws {
            try withApp(.program) { app in
                RunningApps.shared.answerTime = 2
                defer { RunningApps.shared.answerTime = 30 }
                let process = try #require(RunningApps.shared.lastProgram?.process)
                process.send(SIGSTOP)
                let messages = failures { #expect(!app.tables.element.exists) }
                #expect(messages.count == 1 && messages.first?.contains("UITestFixture does not answer") == true)
                app.terminate()
                #expect(!process.isRunning && app.state == .notRunning)
            }
        }

        @Test("Names that need the app in this process fail the test as unsupported")
        func unsupportedNames() throws {
            try withApp(.program) { app in
                let messages = failures {
                    XCUIDevice.shared.press(.home)
                    XCUIDevice.shared.orientation = .landscapeLeft
                    XCUIDevice.shared.appearance = .dark
                    try? app.performAccessibilityAudit()
                    app.tables.element.scroll(byDeltaX: 100, deltaY: 0)
                }
                #expect(messages.count == 5)
                #expect(messages.dropLast().allSatisfy { $0.contains("is not supported for an app that runs as a program of its own") })
            }
        }
    }
}
