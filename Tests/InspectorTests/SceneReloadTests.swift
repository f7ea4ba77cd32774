#if DEBUG
    import Foundation
    import Testing
    import UIKitTesting

    @testable import Inspector

    @MainActor
    @Suite("Storyboards that reload")
    struct SceneReloadTests {
        private let fixture: DocumentFixture
        private var host: TestHost { fixture.host }

        init() throws { fixture = try DocumentFixture() }

        @Test("An added view appears; the controller and its state stay, and its callbacks come in UIKit's order")
        func addedView() throws {
            let first = Document.label("a", "One")
            let controller = try fixture.show(
                Document.storyboard(Document.scene(first, connections: Document.outlet("label", "a"))), as: ReloadedController.self)
            let old = try #require(controller.label)
            controller.count = 7
            controller.log = []
            try fixture.save(
                Document.storyboard(
                    Document.scene(
                        first + Document.label("b", "Two", y: 150),
                        connections: Document.outlet("label", "a") + Document.outlet("other", "b"))))
            #expect(host.window.rootViewController === controller)
            #expect(controller.count == 7)
            #expect(controller.label !== old && controller.label?.text == "One" && controller.other?.text == "Two")
            #expect(controller.other?.window === host.window && old.window == nil)
            #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
            #expect(
                controller.log == ["will disappear", "disappeared", "loaded", "will appear", "is appearing", "appeared"])
            #expect(fixture.messages.count == 1)
        }

        @Test("A deleted view and its outlet become nil")
        func removedOutlet() throws {
            let controller = try fixture.show(
                Document.storyboard(
                    Document.scene(
                        Document.label("a", "One") + Document.label("b", "Two"),
                        connections: Document.outlet("label", "a") + Document.outlet("other", "b"))), as: ReloadedController.self)
            #expect(controller.other != nil)
            try fixture.save(
                Document.storyboard(Document.scene(Document.label("a", "One"), connections: Document.outlet("label", "a"))))
            #expect(controller.other == nil && controller.label != nil)
            #expect(controller.view.subviews.count == 1)
        }

        @Test("A changed constraint moves the view; a text that code has set stays")
        func changedConstraint() throws {
            func document(_ constant: Int, _ text: String = "One") -> String {
                let label = """
                    <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="a">\(Document.frame(20, 100, 200, 30))</label>
                    """
                let constraints = """
                    <constraint firstItem="a" firstAttribute="leading" secondItem="view-vc" secondAttribute="leading" constant="\(constant)" id="c1"/>
                    <constraint firstItem="a" firstAttribute="top" secondItem="view-vc" secondAttribute="top" constant="100" id="c2"/>
                    """
                return Document.storyboard(Document.scene(label, constraints: constraints, connections: Document.outlet("label", "a")))
            }
            let controller = try fixture.show(document(20), as: ReloadedController.self)
            #expect(controller.label?.frame.minX == 20)
            controller.label?.text = "5 points"
            try fixture.save(document(60))
            #expect(controller.label?.frame.minX == 60)
            #expect(controller.label?.text == "5 points")
            // A text that is changed in the document itself replaces the one that code has set.
            try fixture.save(document(60, "Two"))
            #expect(controller.label?.text == "Two")
        }

        @Test("Typed text, its selection, the first responder and the position of a scrolled table stay")
        func typedTextAndScrolledTable() throws {
            func document(_ placeholder: String) -> String {
                let table = """
                    <tableView dataMode="prototypes" style="plain" rowHeight="44" id="t">\(Document.frame(0, 300, 390, 400))<prototypes>
                    <tableViewCell reuseIdentifier="cell" id="cell" textLabel="text" style="IBUITableViewCellStyleDefault">
                    \(Document.frame(0, 0, 390, 44))<tableViewCellContentView key="contentView" id="content">\(Document.frame(0, 0, 390, 44))
                    <subviews><label text="Title" id="text">\(Document.frame(16, 0, 350, 44))</label></subviews></tableViewCellContentView>
                    </tableViewCell></prototypes><connections>\(Document.outlet("dataSource", "vc"))</connections></tableView>
                    """
                return Document.storyboard(
                    Document.scene(
                        Document.field("f", "placeholder=\"\(placeholder)\"") + table,
                        connections: Document.outlet("field", "f") + Document.outlet("table", "t")))
            }
            let controller = try fixture.show(document("Name"), as: ReloadedController.self)
            host.tap(at: CGPoint(x: 60, y: 217))
            host.advance(by: 0.3)
            host.type("Grace")
            let field = try #require(controller.field)
            #expect(field.isFirstResponder && field.text == "Grace")
            let caret = try #require(field.position(from: field.beginningOfDocument, offset: 2))
            field.selectedTextRange = field.textRange(from: caret, to: caret)
            controller.table?.contentOffset.y = 1000
            host.advance(by: 0.2)
            try fixture.save(document("Full name"))
            let new = try #require(controller.field)
            #expect(new !== field && new.placeholder == "Full name" && new.text == "Grace")
            #expect(new.isFirstResponder)
            host.type("!")
            #expect(new.text == "Gr!ace")
            #expect(controller.table?.contentOffset.y == 1000)
            #expect(controller.table?.indexPathsForVisibleRows?.first?.row == 22)
        }

        @Test("A scene that is not changed keeps its views, also if its lines have moved")
        func unchangedScene() throws {
            let text = Document.storyboard(Document.scene(Document.label("a", "One")))
            let controller = try fixture.show(text, as: ReloadedController.self)
            let view = controller.viewIfLoaded
            try fixture.save(text.replacingOccurrences(of: "<scenes>", with: "<scenes>\n\n"))
            #expect(controller.viewIfLoaded === view)
        }

        // MARK: Containers

        @Test("The lower controller of a navigation stack is loaded again without being shown, and the stack stays")
        func navigationStack() throws {
            func document(_ lower: String, _ upper: String) -> String {
                Document.storyboard(
                    Document.container("navigationController", id: "nav", relationship: "rootViewController", to: "vc"),
                    Document.scene(Document.label("a", lower), connections: Document.outlet("label", "a")),
                    Document.scene(Document.label("b", upper), id: "up", connections: Document.outlet("label", "b")), initial: "nav")
            }
            let navigation = try fixture.show(document("Low", "Up"), as: UINavigationController.self)
            let lower = try #require(navigation.topViewController as? ReloadedController)
            let upper = try #require(lower.storyboard?.instantiateViewController(withIdentifier: "up") as? ReloadedController)
            host.enter { navigation.pushViewController(upper, animated: false) }
            host.advance(by: 0.2)
            upper.log = []
            lower.log = []
            try fixture.save(document("Lower", "Up"))
            #expect(navigation.viewControllers == [lower, upper])
            #expect(lower.label?.text == "Lower" && lower.log == ["loaded"] && upper.log.isEmpty)
            try fixture.save(document("Lower", "Upper"))
            #expect(upper.label?.text == "Upper" && upper.label?.window === host.window)
            host.enter { _ = navigation.popViewController(animated: false) }
            host.advance(by: 0.2)
            #expect(lower.label?.window === host.window && lower.label?.text == "Lower")
        }

        @Test("A tab that is not shown has the new scene when it is selected, and the selection stays")
        func hiddenTab() throws {
            func document(_ text: String, _ hidden: String) -> String {
                Document.storyboard(
                    Document.container("tabBarController", id: "tabs", relationship: "viewControllers", to: "vc", "two"),
                    Document.scene(
                        Document.label("a", text), connections: Document.outlet("label", "a"),
                        items: "<tabBarItem key=\"tabBarItem\" title=\"One\" id=\"i1\"/>"),
                    Document.scene(
                        Document.label("b", hidden), id: "two", connections: Document.outlet("label", "b"),
                        items: "<tabBarItem key=\"tabBarItem\" title=\"\(hidden)\" id=\"i2\"/>"), initial: "tabs")
            }
            let tabs = try fixture.show(document("A", "B"), as: UITabBarController.self)
            let second = try #require(tabs.viewControllers?[1] as? ReloadedController)
            #expect(!second.isViewLoaded)
            try fixture.save(document("A", "C"))
            #expect(tabs.selectedIndex == 0 && tabs.viewControllers?[1] === second && !second.isViewLoaded)
            #expect(tabs.tabBar.items?.map(\.title) == ["One", "C"])
            host.enter { tabs.selectedIndex = 1 }
            host.advance(by: 0.1)
            #expect(second.label?.text == "C" && second.label?.window === host.window)
            try fixture.save(document("D", "C"))
            let first = try #require(tabs.viewControllers?[0] as? ReloadedController)
            #expect(tabs.selectedIndex == 1 && first.label?.text == "D")
        }

        @Test("A presented sheet is loaded again in place")
        func sheet() throws {
            func document(_ text: String) -> String {
                Document.storyboard(
                    Document.scene(Document.label("a", "Main")),
                    Document.scene(Document.label("b", text), id: "up", connections: Document.outlet("label", "b")))
            }
            let main = try fixture.show(document("Sheet"), as: ReloadedController.self)
            let sheet = try #require(main.storyboard?.instantiateViewController(withIdentifier: "up") as? ReloadedController)
            host.enter { main.present(sheet, animated: false) }
            host.advance(by: 0.5)
            let frame = try #require(sheet.view.superview?.convert(sheet.view.frame, to: nil))
            try fixture.save(document("Other"))
            #expect(main.presentedViewController === sheet)
            #expect(sheet.label?.text == "Other" && sheet.label?.window === host.window)
            #expect(sheet.view.superview?.convert(sheet.view.frame, to: nil) == frame)
            host.enter { sheet.dismiss(animated: true) }
            host.advance(by: 1)
            #expect(main.presentedViewController == nil && sheet.view.window == nil)
        }

        @Test("During a transition the reload waits for its end")
        func transition() throws {
            func document(_ text: String) -> String {
                Document.storyboard(
                    Document.scene(Document.label("a", "Main")),
                    Document.scene(Document.label("b", text), id: "up", connections: Document.outlet("label", "b")))
            }
            let main = try fixture.show(document("Sheet"), as: ReloadedController.self)
            let sheet = try #require(main.storyboard?.instantiateViewController(withIdentifier: "up") as? ReloadedController)
            host.enter { main.present(sheet, animated: true) }
            host.advance(by: 0.1)
            try fixture.write(document("Other"), to: "Main.storyboard")
            fixture.reloader.fileDidChange(fixture.path("Main.storyboard"))
            host.advance(by: 0.1)
            #expect(sheet.label?.text == "Sheet")
            host.advance(by: 1)
            #expect(sheet.label?.text == "Other" && sheet.view.window === host.window)
        }

        @Test("The child of an embed segue stays when the scene around it is loaded again")
        func embedded() throws {
            func document(_ outer: String, _ inner: String) -> String {
                let container = """
                    <containerView id="box">\(Document.frame(0, 300, 390, 300))<connections><segue destination="in" kind="embed" id="e"/>\
                    </connections></containerView>
                    """
                return Document.storyboard(
                    Document.scene(container + Document.label("a", outer), connections: Document.outlet("label", "a")),
                    Document.scene(Document.label("b", inner), id: "in", connections: Document.outlet("label", "b")))
            }
            let controller = try fixture.show(document("Out", "In"), as: ReloadedController.self)
            let child = try #require(controller.children.first as? ReloadedController)
            let view = child.viewIfLoaded
            child.log = []
            try fixture.save(document("Outside", "In"))
            #expect(controller.label?.text == "Outside")
            #expect(controller.children == [child] && child.viewIfLoaded === view && view?.window === host.window)
            #expect(child.log == ["will disappear", "disappeared", "will appear", "is appearing", "appeared"])
            try fixture.save(document("Outside", "Inside"))
            #expect(child.label?.text == "Inside" && child.label?.window === host.window)
        }

        // MARK: Bar items

        @Test("Changed bar items replace the previous ones and their actions reach the controller; unchanged ones keep theirs")
        func barItems() throws {
            func document(_ text: String, _ button: String) -> String {
                let item = """
                    <navigationItem key="navigationItem" title="Board" id="n"><barButtonItem key="rightBarButtonItem" title="\(button)" id="r">
                    <connections><action selector="press:" destination="vc" id="act"/></connections></barButtonItem></navigationItem>
                    """
                return Document.storyboard(
                    Document.container("navigationController", id: "nav", relationship: "rootViewController", to: "vc"),
                    Document.scene(
                        Document.label("a", text), connections: Document.outlet("label", "a") + Document.outlet("item", "r"), items: item),
                    initial: "nav")
            }
            let navigation = try fixture.show(document("A", "Do"), as: UINavigationController.self)
            let controller = try #require(navigation.topViewController as? ReloadedController)
            let item = try #require(controller.item)
            controller.navigationItem.title = "Set by code"
            try fixture.save(document("B", "Do"))
            #expect(controller.item === item && controller.navigationItem.rightBarButtonItem === item && controller.label?.text == "B")
            #expect(controller.navigationItem.title == "Set by code")
            #expect(host.tap("Do") && controller.count == 1)
            try fixture.save(document("B", "Undo"))
            #expect(controller.item !== item && controller.item === controller.navigationItem.rightBarButtonItem)
            host.advance(by: 0.1)
            #expect(host.tap("Undo") && controller.count == 2)
        }

        // MARK: Scenes that cannot be kept

        @Test("A controller that is embedded in a navigation controller, the new initial controller, is shown with its bar")
        func embeddedInitialController() throws {
            let scene = Document.scene(Document.label("a", "One"))
            let old = try fixture.show(Document.storyboard(scene))
            try fixture.save(
                Document.storyboard(
                    Document.container("navigationController", id: "nav", relationship: "rootViewController", to: "vc"), scene,
                    initial: "nav"))
            let shown = try #require(host.window.rootViewController as? UINavigationController)
            #expect(shown.viewControllers.count == 1 && shown.viewControllers.first !== old)
            #expect(shown.navigationBar.window === host.window)
            // An initial controller without a scene changes nothing.
            try fixture.save(Document.storyboard(scene, initial: "other"))
            #expect(host.window.rootViewController === shown)
        }

        @Test("A scene with another class is shown anew, and the log has the reason")
        func otherClass() throws {
            let old = Document.scene(Document.label("a", "One"))
            let controller = try fixture.show(Document.storyboard(old), as: ReloadedController.self)
            try fixture.save(Document.storyboard(Document.scene(Document.label("a", "One"), type: "OtherReloadedController")))
            #expect(host.window.rootViewController is OtherReloadedController)
            #expect(controller.view.window == nil)
        }

        @Test("A deleted scene stays as it is, and so does the app if the file is deleted")
        func deleted() throws {
            let controller = try fixture.show(
                Document.storyboard(Document.scene(Document.label("a", "One"))), as: ReloadedController.self)
            let view = controller.viewIfLoaded
            try fixture.save(Document.storyboard(Document.scene(Document.label("b", "Two"), id: "other")))
            #expect(controller.viewIfLoaded === view)
            try FileManager.default.removeItem(atPath: fixture.path("Main.storyboard"))
            fixture.notice("Main.storyboard")
            #expect(controller.viewIfLoaded === view && view?.window === host.window)
            #expect(fixture.messages.last?.contains("was deleted") == true)
        }

        // MARK: Files

        @Test("A truncated document changes nothing, and the log has the file and the line; the next one is used")
        func truncated() throws {
            func document(_ text: String) -> String {
                Document.storyboard(Document.scene(Document.label("a", text), connections: Document.outlet("label", "a")))
            }
            let controller = try fixture.show(document("One"), as: ReloadedController.self)
            let view = controller.viewIfLoaded
            let whole = document("Two")
            let text = String(whole.prefix(whole.count / 2))
            try fixture.save(text)
            let line = text.split(separator: "\n", omittingEmptySubsequences: false).count
            #expect(controller.viewIfLoaded === view && controller.label?.text == "One")
            #expect(fixture.messages.last?.hasPrefix("\(fixture.path("Main.storyboard")):\(line): ") == true)
            try fixture.save("")
            #expect(controller.viewIfLoaded === view && fixture.messages.last?.contains("empty") == true)
            try fixture.save(whole)
            #expect(controller.label?.text == "Two")
        }

        @Test("Two saves within 10 ms are one reload")
        func twoSaves() throws {
            func document(_ text: String) -> String {
                Document.storyboard(Document.scene(Document.label("a", text), connections: Document.outlet("label", "a")))
            }
            let controller = try fixture.show(document("One"), as: ReloadedController.self)
            controller.log = []
            try fixture.write(document("Two"), to: "Main.storyboard")
            fixture.reloader.fileDidChange(fixture.path("Main.storyboard"))
            host.advance(by: 0.01)
            try fixture.write(document("Three"), to: "Main.storyboard")
            fixture.reloader.fileDidChange(fixture.path("Main.storyboard"))
            host.advance(by: 0.05)
            #expect(controller.label?.text == "Three")
            #expect(controller.log.filter { $0 == "loaded" }.count == 1)
        }

        @Test("A document that an editor replaces by renaming another file is noticed")
        func renamed() async throws {
            func document(_ text: String) -> String {
                Document.storyboard(Document.scene(Document.label("a", text), connections: Document.outlet("label", "a")))
            }
            let controller = try fixture.show(document("One"), as: ReloadedController.self)
            for text in ["Two", "Three"] {
                try fixture.write(document(text), to: "Main.storyboard.new")
                rename(fixture.path("Main.storyboard.new"), fixture.path("Main.storyboard"))
                for _ in 0..<200 where controller.label?.text != text {
                    try await Task.sleep(for: .milliseconds(10))
                    host.advance(by: 0.1)
                }
                #expect(controller.label?.text == text)
            }
        }

        // MARK: Nibs

        @Test("The view of a controller from a nib is loaded again, with its outlets")
        func nib() throws {
            func document(_ text: String) -> String {
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(Document.outlet("label", "a"))
                \(Document.outlet("view", "v"))</connections></placeholder>
                <view id="v">\(Document.frame(0, 0, 390, 844))<subviews>\(Document.label("a", text))</subviews></view></objects></document>
                """
            }
            try fixture.write(document("One"), to: "Card.xib")
            let controller = ReloadedController(nibName: "Card", bundle: fixture.bundle)
            host.window.rootViewController = controller
            host.advance(by: 0.1)
            #expect(controller.label?.text == "One")
            controller.log = []
            try fixture.save(document("Two"), to: "Card.xib")
            #expect(host.window.rootViewController === controller && controller.label?.text == "Two")
            #expect(controller.label?.window === host.window && controller.log.first == "will disappear")
        }
    }
#endif
