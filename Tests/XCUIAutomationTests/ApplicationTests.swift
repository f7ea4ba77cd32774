import Testing

@testable import UITestFixture
@testable import XCUIAutomation

extension AppTests {
    @Suite("Applications") @MainActor
    struct ApplicationTests {
        @Test("An app is in the foreground after its launch, in the background after the home button, and not running after terminate()")
        func states() {
            withApp { app in
                #expect(app.state == .runningForeground)
                let delegate = FixtureDelegate.running
                XCUIDevice.shared.press(.home)
                #expect(app.state == .runningBackground)
                #expect(delegate?.calls == ["background"])
                app.activate()
                #expect(app.wait(for: .runningForeground, timeout: 5))
                #expect(delegate?.calls == ["background", "foreground"])
                app.terminate()
                #expect(app.state == .notRunning)
                #expect(delegate?.calls.last == "terminate")
                #expect(!app.tables.element.exists)
            }
        }

        @Test("Launch arguments and environment reach the app, and are restored afterwards")
        func arguments() {
            XCUIApplication.delegateClass = FixtureDelegate.self
            defer { XCUIApplication.delegateClass = nil }
            let app = XCUIApplication()
            app.launchArguments = ["-theme", "dark", "--uitesting"]
            app.launchEnvironment = ["LODESTONE_FIXTURE": "1"]
            app.launch()
            #expect(CommandLine.arguments.dropFirst() == ["-theme", "dark", "--uitesting"])
            #expect(UserDefaults.standard.string(forKey: "theme") == "dark")
            #expect(ProcessInfo.processInfo.environment["LODESTONE_FIXTURE"] == "1")
            app.terminate()
            #expect(!CommandLine.arguments.contains("--uitesting"))
            #expect(UserDefaults.standard.string(forKey: "theme") == nil)
            #expect(ProcessInfo.processInfo.environment["LODESTONE_FIXTURE"] == nil)
        }

        @Test("A launch replaces the running app by a new one")
        func relaunch() {
            withApp { app in
                app.cells["row 0"].tap()
                #expect(app.staticTexts["detail"].exists)
                app.launch()
                #expect(!app.staticTexts["detail"].exists)
                #expect(app.cells["row 0"].exists)
            }
        }

        @Test("XCUIApplication of another system app does not exist")
        func otherApps() {
            withApp { _ in
                let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
                #expect(springboard.state == .notRunning)
                #expect(!springboard.buttons.element.exists)
                #expect(XCUIApplication(bundleIdentifier: "org.example.app").tables.element.exists)
            }
        }

        @Test("XCUIDevice's orientation rotates the window, and its appearance changes the window's traits")
        func device() {
            withApp { app in
                let frame = app.frame
                XCUIDevice.shared.orientation = .landscapeLeft
                #expect(app.frame.size == CGSize(width: frame.height, height: frame.width))
                #expect(XCUIDevice.shared.orientation.isLandscape)
                XCUIDevice.shared.orientation = .portrait
                #expect(app.frame == frame)
                XCUIDevice.shared.appearance = .dark
                #expect(FixtureDelegate.running?.window?.traitCollection.userInterfaceStyle == .dark)
                XCUIDevice.shared.appearance = .light
                #expect(app.horizontalSizeClass == .compact)
            }
        }

        @Test("A screenshot has the size of the screen or of the element")
        func screenshots() {
            withApp { app in
                #expect(XCUIScreen.main.screenshot().image.size == app.frame.size)
                let cell = app.cells["row 0"]
                #expect(cell.screenshot().image.size == cell.frame.size)
                #expect(!app.screenshot().pngRepresentation.isEmpty)
                #expect(XCTAttachment(screenshot: app.screenshot()).uniformTypeIdentifier == "public.png")
            }
        }

        @Test("A query without a match fails the test with its steps and the tree")
        func failures() throws {
            withApp { app in
                withKnownIssue { app.buttons["Nowhere"].tap() }
                #expect(Failure.messages.last?.contains("No matches found for") == true)
                #expect(Failure.messages.last?.contains("Nowhere") == true)
                withKnownIssue { app.cells.element.tap() }
                #expect(Failure.messages.last?.contains("Multiple matching elements found") == true)
                withKnownIssue { _ = app.staticTexts["Nowhere"].label }
                withKnownIssue { app.cells["row 0"].typeText("a") }
                #expect(Failure.messages.last?.contains("keyboard focus") == true)
            }
            withKnownIssue { XCUIApplication().buttons["Anything"].tap() }
            #expect(Failure.messages.last?.contains("is not running") == true)
            withKnownIssue { XCUIApplication().launch() }
            #expect(Failure.messages.last?.contains("its delegate is unknown") == true)
        }

        @Test("An accessibility audit fails the test with each issue that its handler does not ignore")
        func audit() throws {
            try withApp(tab: "Gestures") { app in
                var kinds: [XCUIAccessibilityAuditType] = []
                try app.performAccessibilityAudit(for: .all) { issue in
                    kinds.append(issue.auditType)
                    return true
                }
                let controller = try #require(FixtureDelegate.running?.window?.rootViewController as? UITabBarController)
                let unnamed = UIView(frame: CGRect(x: 200, y: 500, width: 60, height: 60))
                unnamed.isAccessibilityElement = true
                unnamed.accessibilityTraits = .button
                controller.selectedViewController?.view.addSubview(unnamed)
                let before = kinds.count
                try app.performAccessibilityAudit(for: .sufficientElementDescription) { issue in
                    kinds.append(issue.auditType)
                    return true
                }
                #expect(kinds.count > before)
            }
        }
    }
}
