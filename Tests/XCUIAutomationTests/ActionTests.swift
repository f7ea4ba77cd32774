import Testing

@testable import XCUIAutomation

extension AppTests {
    @Suite("Actions on elements") @MainActor
    struct ActionTests {
        @Test("Tapping a row opens it, and the back button returns")
        func navigation() {
            withApp { app in
                app.tables.staticTexts["Item 3"].tap()
                #expect(app.staticTexts["detail"].label == "Detail of Item 3")
                #expect(app.navigationBars["Item 3"].exists)
                app.navigationBars.buttons.element(boundBy: 0).tap()
                #expect(app.staticTexts["detail"].waitForNonExistence(timeout: 2))
                #expect(app.cells["row 0"].isHittable)
            }
        }

        @Test("An action on an element that an alert covers cancels the alert first, if no monitor handles it")
        func coveringAlert() {
            withApp { app in
                app.cells["row 0"].tap()
                app.buttons["Delete"].tap()
                #expect(app.alerts.element.exists)
                app.navigationBars["Item 1"].buttons.element(boundBy: 0).tap()
                #expect(!app.alerts.element.exists)
                #expect(app.cells["row 0"].isHittable)
            }
        }

        @Test("An alert has its texts and buttons, and covers the elements behind it")
        func alerts() {
            withApp { app in
                app.cells["row 0"].tap()
                app.buttons["Delete"].tap()
                let alert = app.alerts["Delete this item?"]
                #expect(alert.waitForExistence(timeout: 2))
                #expect(alert.staticTexts["It cannot be restored."].exists)
                #expect(alert.buttons.count == 2)
                // The levels that Xcode records.
                let content = alert.scrollViews.otherElements
                #expect(content.staticTexts["It cannot be restored."].exists && content.buttons["Confirm"].isHittable)
                #expect(!app.buttons["Delete"].isHittable)
                alert.buttons["Confirm"].tap()
                #expect(!alert.exists)
                #expect(app.staticTexts["detail"].label == "Deleted")
            }
        }

        @Test("waitForExistence waits on the virtual clock")
        func waiting() {
            withApp { app in
                let start = ContinuousClock.now
                app.navigationBars.buttons["Add"].tap()
                #expect(app.staticTexts["New item"].waitForExistence(timeout: 10))
                #expect(!app.staticTexts["Never"].waitForExistence(timeout: 60))
                #expect(app.staticTexts["New item"].wait(for: \.isHittable, toEqual: true, timeout: 1))
                #expect(!app.staticTexts["New item"].wait(for: \.label, toEqual: "Old item", timeout: 5))
                #expect(ContinuousClock.now - start < .seconds(30))
            }
        }

        @Test("typeText types into the focused field; delete keys clear it, and Return ends editing")
        func typing() {
            withApp(tab: "Form") { app in
                let name = app.textFields["name"]
                #expect(name.placeholderValue == "Name")
                #expect(name.value as? String == "Name")
                #expect(app.keyboards.count == 0)
                name.tap()
                #expect(name.hasFocus)
                #expect(app.keyboards.count == 1)
                name.typeText("Ada!")
                #expect(name.value as? String == "Ada!")
                name.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 2))
                #expect(name.value as? String == "Ad")
                app.keys["a"].tap()
                #expect(name.value as? String == "Ada")
                name.typeKey(.delete, modifierFlags: [])
                #expect(name.value as? String == "Ad")
                name.typeKey("a", modifierFlags: .command)
                name.typeText("Bo\n")
                #expect(app.staticTexts["result"].label == "Hello Bo")
                #expect(!app.keyboards.element.exists)
                app.secureTextFields["Password"].tap()
                app.secureTextFields.element.typeText("abc")
                #expect(app.secureTextFields.element.value as? String == "•••")
                app.textViews["notes"].tap()
                app.textViews["notes"].typeText("Hello")
                #expect(app.textViews["notes"].value as? String == "Hello")
                name.tap()
                app.keyboards.buttons["Return"].tap()
                #expect(app.staticTexts["result"].label == "Hello Bo")
            }
        }

        @Test("Switches, steppers and segments react to taps")
        func controls() {
            withApp(tab: "Form") { app in
                let toggle = app.switches["Wi-Fi"]
                #expect(toggle.value as? String == "0")
                toggle.tap()
                #expect(toggle.value as? String == "1")
                #expect(app.staticTexts["result"].label == "Wi-Fi true")
                app.steppers.buttons["Increment"].tap()
                #expect(app.staticTexts["result"].label == "Step 1")
                app.segmentedControls.buttons["Two"].tap()
                #expect(app.staticTexts["result"].label == "Segment 1")
                #expect(app.segmentedControls.buttons["Two"].isSelected)
                #expect(!app.buttons["Unavailable"].isEnabled)
            }
        }

        @Test("adjust(toNormalizedSliderPosition:) drags the thumb")
        func sliders() {
            withApp(tab: "Form") { app in
                let slider = app.sliders["Volume"]
                #expect(abs(slider.normalizedSliderPosition - 0.2) < 0.01)
                slider.adjust(toNormalizedSliderPosition: 0.7)
                #expect(abs(slider.normalizedSliderPosition - 0.7) < 0.03)
                slider.adjust(toNormalizedSliderPosition: 0)
                #expect(slider.value as? String == "0%")
            }
        }

        @Test("adjust(toPickerWheelValue:) turns the wheel forwards and backwards")
        func pickers() {
            withApp(tab: "Form") { app in
                let wheel = app.pickerWheels.element
                wheel.adjust(toPickerWheelValue: "Blue")
                #expect(wheel.value as? String == "Blue")
                #expect(app.staticTexts["result"].label == "Blue")
                wheel.adjust(toPickerWheelValue: "Red")
                #expect(app.staticTexts["result"].label == "Red")
            }
        }

        @Test("Gestures reach the recognizers of the element")
        func gestures() {
            withApp(tab: "Gestures") { app in
                let (pad, events) = (app.otherElements["pad"], app.staticTexts["events"])
                pad.doubleTap()
                #expect(events.label == "double tap")
                pad.twoFingerTap()
                #expect(events.label == "two fingers")
                pad.tap(withNumberOfTaps: 2, numberOfTouches: 1)
                #expect(events.label == "double tap")
                pad.press(forDuration: 1)
                #expect(events.label == "long press")
                pad.pinch(withScale: 2, velocity: 2)
                #expect(events.label == "pinch" || events.label == "rotation")
                pad.rotate(1, withVelocity: 2)
                #expect(events.label == "rotation" || events.label == "pinch")
                pad.swipeLeft(velocity: .fast)
                #expect(events.label == "swipe left")
                pad.swipeRight(velocity: .fast)
                #expect(events.label == "swipe right")
                pad.press(forDuration: 1, thenDragTo: app.buttons["Options"])
                #expect(events.label == "dropped on the button")
            }
        }

        @Test("The items of a menu are button elements")
        func menus() {
            withApp(tab: "Gestures") { app in
                app.buttons["Options"].tap()
                #expect(app.buttons["Copy"].waitForExistence(timeout: 2))
                app.collectionViews.buttons["Share"].tap()
                #expect(app.staticTexts["events"].label == "shared")
                #expect(!app.buttons["Copy"].exists)
            }
        }

        @Test("swipeUp scrolls a list, swipeLeft shows a row's actions, and a tap scrolls its element into view")
        func scrolling() {
            withApp { app in
                #expect(app.cells["row 0"].isHittable)
                app.tables.element.swipeUp()
                #expect(!app.cells["row 0"].exists || !app.cells["row 0"].isHittable)
                app.tables.element.swipeDown(velocity: .fast)
                app.tables.element.swipeDown(velocity: .fast)
                #expect(app.cells["row 0"].isHittable)
                app.cells["row 1"].swipeLeft(velocity: .slow)
                let remove = app.buttons["Remove"]
                #expect(remove.waitForExistence(timeout: 1))
                remove.tap()
                #expect(app.cells["row 1"].staticTexts["Item 3"].waitForExistence(timeout: 2))
            }
        }

        @Test("A pointer clicks, double-clicks and scrolls; a negative delta scrolls down")
        func pointer() {
            withApp(tab: "Gestures") { app in
                app.otherElements["pad"].doubleClick()
                #expect(app.staticTexts["events"].label == "double tap")
                app.otherElements["pad"].hover()
                app.otherElements["pad"].rightClick()
                app.tabBars.buttons["Items"].click()
                #expect(app.cells["row 0"].isHittable)
                app.tables.element.scroll(byDeltaX: 0, deltaY: -300)
                #expect(!app.cells["row 0"].exists || !app.cells["row 0"].isHittable)
                app.tables.element.scroll(byDeltaX: 0, deltaY: 300)
                #expect(app.cells["row 0"].isHittable)
            }
        }

        @Test("A coordinate is a fraction of a frame with an offset, and can be tapped, pressed and dragged")
        func coordinates() {
            withApp(tab: "Gestures") { app in
                let pad = app.otherElements["pad"]
                let middle = pad.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
                #expect(middle.screenPoint == CGPoint(x: pad.frame.midX, y: pad.frame.midY))
                let moved = middle.withOffset(CGVector(dx: 10, dy: -20))
                #expect(moved.screenPoint.x == pad.frame.midX + 10)
                #expect(moved.referencedElement === pad)
                middle.doubleTap()
                #expect(app.staticTexts["events"].label == "double tap")
                moved.press(forDuration: 0.8)
                #expect(app.staticTexts["events"].label == "long press")
                let start = pad.coordinate(withNormalizedOffset: CGVector(dx: 0.8, dy: 0.5))
                start.press(
                    forDuration: 0, thenDragTo: pad.coordinate(withNormalizedOffset: CGVector(dx: 0.1, dy: 0.5)), withVelocity: .fast,
                    thenHoldForDuration: 0)
                #expect(app.staticTexts["events"].label == "swipe left")
            }
        }
    }
}
