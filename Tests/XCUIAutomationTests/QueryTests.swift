import Testing

@testable import UITestFixture
@testable import XCUIAutomation

extension AppTests {
    @Suite("Queries") @MainActor
    struct QueryTests {
        @Test("A subscript finds an element by its label or its identifier")
        func names() {
            withApp { app in
                #expect(app.staticTexts["Item 1"].exists)
                #expect(app.cells["row 0"].exists)
                #expect(app.tables["items"].exists)
                #expect(app.navigationBars["Items"].exists)
                #expect(!app.staticTexts["Item 400"].exists)
                #expect(!app.buttons["Item 1"].exists)
            }
        }

        @Test("Type queries count the elements of a type, in the order of the tree")
        func types() {
            withApp { app in
                #expect(app.tables.count == 1)
                #expect(app.tabBars.count == 1)
                #expect(app.tabBars.buttons.count == 3)
                #expect(app.tabBars.buttons.element(boundBy: 1).label == "Form")
                #expect(app.tabBars.buttons["Items"].isSelected)
                #expect(app.windows.count >= 1)
                #expect(app.cells.count > 5)
                #expect(app.cells.element(boundBy: 2).identifier == "row 2")
                #expect(app.cells.allElementsBoundByIndex.count == app.cells.count)
                #expect(app.cells.allElementsBoundByAccessibilityElement.first?.identifier == "row 0")
                #expect(app.cells.firstMatch.identifier == "row 0")
            }
        }

        @Test("Every control has its element type")
        func controls() {
            withApp(tab: "Form") { app in
                #expect(app.textFields.count == 1)
                #expect(app.secureTextFields.count == 1)
                #expect(app.textViews["notes"].exists)
                #expect(app.switches["Wi-Fi"].exists)
                #expect(app.sliders["Volume"].exists)
                #expect(app.steppers.buttons["Increment"].exists)
                #expect(app.segmentedControls.buttons.count == 2)
                #expect(app.pickers.pickerWheels.count == 1)
                #expect(app.progressIndicators.firstMatch.value as? String == "40%")
                #expect(app.pageIndicators.count == 1)
                #expect(app.switches["Wi-Fi"].elementType == .switch)
                #expect(app.otherElements.count > 0)
            }
        }

        @Test("An element type has Apple's raw value")
        func rawValues() {
            #expect(XCUIElement.ElementType.button.rawValue == 9)
            #expect(XCUIElement.ElementType.table.rawValue == 26)
            #expect(XCUIElement.ElementType.staticText.rawValue == 48)
            #expect(XCUIElement.ElementType.cell.rawValue == 75)
            #expect(XCUIElement.ElementType.statusItem.rawValue == 82)
        }

        @Test("containing, matching, children and descendants narrow a query")
        func narrowing() {
            withApp { app in
                #expect(app.cells.containing(.staticText, identifier: "Item 3").element.identifier == "row 2")
                #expect(app.cells.containing(NSPredicate(format: "label == %@", "Item 3")).count == 1)
                #expect(app.staticTexts.matching(identifier: "Item 2").count == 1)
                #expect(app.descendants(matching: .any).matching(.cell, identifier: "row 1").count == 1)
                #expect(app.cells.element(matching: .cell, identifier: "row 1").exists)
                #expect(app.cells["row 1"].children(matching: .staticText).element.label == "Item 2")
                #expect(app.tables.children(matching: .cell).count == app.cells.count)
                #expect(app.cells.staticTexts["Item 2"].exists)
            }
        }

        @Test("A predicate from a format string or a closure selects elements by their attributes")
        func predicates() {
            withApp { app in
                @MainActor func count(_ format: String, _ arguments: Any...) -> Int {
                    app.staticTexts.matching(NSPredicate(format: format, argumentArray: arguments)).count
                }
                #expect(count("label == 'Item 1'") == 1)
                #expect(count("label CONTAINS[c] %@", "ITEM 2") >= 1)
                #expect(count("label BEGINSWITH 'Item' AND NOT (label ENDSWITH %@)", "1") > 3)
                #expect(count("label MATCHES %@", "Item [12]") == 2)
                #expect(count("label LIKE 'Item ?' && label != 'Item 1'") > 3)
                #expect(count("label IN %@", ["Item 1", "Item 2"]) == 2)
                #expect(count("label == 'Item 1' OR label == \"Item 2\"") == 2)
                #expect(count("elementType == %d && isEnabled == true && label == 'Item 1'", 48) == 1)
                #expect(count("%K == %@", "label", "Item 1") == 1)
                let block = NSPredicate { element, _ in
                    MainActor.assumeIsolated { (element as? any XCUIElementAttributes)?.label == "Item 1" }
                }
                #expect(app.staticTexts.element(matching: block).exists)
                #expect(NSPredicate(format: "exists == 1 AND isHittable == YES").evaluate(with: app.cells["row 0"]))
                #expect(!NSPredicate(format: "exists == true").evaluate(with: app.cells["row 99"]))
            }
        }

        @Test("exists and firstMatch stop at the first match, and a query of 10,000 elements takes less than a second")
        func laziness() throws {
            try withApp(tab: "Gestures") { app in
                let controller = try #require(FixtureDelegate.running?.window?.rootViewController as? UITabBarController)
                let view = try #require(controller.selectedViewController?.view)
                let list = UIView(frame: view.bounds)
                for index in 0..<10_000 {
                    let label = UILabel(frame: CGRect(x: 0, y: index, width: 100, height: 20))
                    label.text = "Label \(index)"
                    list.addSubview(label)
                }
                view.insertSubview(list, at: 0)
                _ = app.staticTexts["Label 5"].exists
                let before = ElementNode.count
                #expect(app.staticTexts["Label 5"].firstMatch.exists)
                #expect(ElementNode.count - before < 100)
                let clock = ContinuousClock()
                let time = clock.measure { #expect(app.staticTexts["Label 9999"].exists) }
                #expect(time < .seconds(1))
                #expect(app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH 'Label'")).count == 10_000)
            }
        }

        @Test("An app's accessibility element hides its subviews, and the elements of a container replace them")
        func accessibilityElements() throws {
            try withApp(tab: "Gestures") { app in
                let controller = try #require(FixtureDelegate.running?.window?.rootViewController as? UITabBarController)
                let view = try #require(controller.selectedViewController?.view)
                let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
                let label = UILabel(frame: card.bounds)
                label.text = "Inside"
                card.addSubview(label)
                view.addSubview(card)
                #expect(app.staticTexts["Inside"].exists)
                card.isAccessibilityElement = true
                card.accessibilityLabel = "Card"
                card.accessibilityTraits = .button
                #expect(!app.staticTexts["Inside"].exists)
                #expect(app.buttons["Card"].exists)
                card.isAccessibilityElement = false
                let part = UIAccessibilityElement(accessibilityContainer: card)
                part.accessibilityLabel = "Part"
                part.accessibilityTraits = .link
                card.accessibilityElements = [part]
                #expect(app.links["Part"].exists)
                #expect(!app.staticTexts["Inside"].exists)
                card.isHidden = true
                #expect(!app.links["Part"].exists)
            }
        }

        @Test("The description of an app and of a query has a line for each element")
        func descriptions() {
            withApp { app in
                #expect(app.debugDescription.contains("identifier: 'row 0'"))
                #expect(app.debugDescription.contains("StaticText"))
                #expect(app.cells.debugDescription.contains("Descendants matching type Cell"))
                #expect(app.cells["row 0"].debugDescription.contains("Item 1"))
            }
        }

        @Test("A snapshot has the attributes of an element and of its children, and throws if nothing matches")
        func snapshots() throws {
            try withApp { app in
                let snapshot = try app.cells["row 0"].snapshot()
                #expect(snapshot.elementType == .cell)
                #expect(snapshot.children.contains { $0.label == "Item 1" })
                #expect(snapshot.dictionaryRepresentation[.identifier] as? String == "row 0")
                #expect(throws: XCUIError.self) { try app.cells["none"].snapshot() }
            }
        }
    }
}
