import Testing
import UIKit
import UIKitTesting

@Suite("Menus of buttons, and keys in menus")
@MainActor
struct MenuKeyTests {
    let host = TestHost()
    let button = UIButton(type: .system)
    let log = Log()

    final class Log {
        var chosen: [String] = []
    }

    init() {
        button.frame = CGRect(x: 40, y: 100, width: 100, height: 44)
        button.setTitle("Options", for: .normal)
        button.showsMenuAsPrimaryAction = true
        host.window.addSubview(button)
    }

    private func action(_ title: String, _ attributes: UIMenuElement.Attributes = [], _ state: UIMenuElement.State = .off) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [log] in log.chosen.append($0.title) }
    }

    private func open(_ elements: [UIMenuElement], options: UIMenu.Options = []) async {
        button.menu = UIMenu(options: options, children: elements)
        host.tap(at: button.center)
        await host.settle()
    }

    private var isOpen: Bool { button.contextMenuInteraction?.menuAppearance == .compact }

    @Test("A tap on a button with showsMenuAsPrimaryAction opens its menu and sends menuActionTriggered only")
    func tap() async {
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
        button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
        await open([action("One")])
        #expect(isOpen)
        #expect(button.isHighlighted)
        #expect(events == ["menu"])
        host.tap("One")
        await host.settle()
        #expect(log.chosen == ["One"])
        #expect(!isOpen)
        #expect(!button.isHighlighted)
        #expect(host.window.subviews == [button])
    }

    @Test("Without showsMenuAsPrimaryAction a tap performs the primary action and a long press opens the menu")
    func longPress() async {
        button.showsMenuAsPrimaryAction = false
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
        await open([action("One")])
        #expect(taps == 1)
        #expect(!isOpen)
        host.longPress(at: button.center)
        await host.settle()
        #expect(isOpen)
        #expect(taps == 1)
    }

    @Test("A button in a scroll view opens its menu on a tap, and a drag scrolls")
    func inScrollView() async {
        let scroll = UIScrollView(frame: host.window.bounds)
        scroll.contentSize = CGSize(width: 390, height: 3000)
        host.window.addSubview(scroll)
        scroll.addSubview(button)
        button.menu = UIMenu(children: [action("One")])
        host.drag(from: CGPoint(x: 90, y: 120), to: CGPoint(x: 90, y: 20), duration: 0.1)
        await host.settle()
        #expect(!isOpen)
        #expect(scroll.contentOffset.y > 50)
        scroll.contentOffset = .zero
        host.tap(at: CGPoint(x: 90, y: 120))
        await host.settle()
        #expect(isOpen)
    }

    @Test("A disabled button has no menu")
    func disabled() async {
        button.isEnabled = false
        await open([action("One")])
        #expect(!isOpen)
    }

    @Test("A press on the button that slides to an element and ends there chooses the element, by touch and by mouse")
    func slide() async {
        button.menu = UIMenu(children: [action("One"), action("Two")])
        let finger = host.touchDown(at: button.center)
        finger.hold(for: 0.3)
        let row = host.view(labelled: "Two")!
        finger.move(to: row.convert(CGPoint(x: 50, y: 20), to: host.window), duration: 0.2)
        finger.lift()
        await host.settle()
        #expect(log.chosen == ["Two"])
        host.pointer.move(to: button.center)
        host.pointer.press()
        host.advance(by: 0.4)
        let other = host.view(labelled: "One")!
        host.pointer.move(to: other.convert(CGPoint(x: 50, y: 10), to: host.window), duration: 0.2)
        host.pointer.release()
        await host.settle()
        #expect(log.chosen == ["Two", "One"])
    }

    @Test("Arrows, Home, End and Return choose; disabled and hidden elements are skipped")
    func arrows() async {
        let elements = [action("A"), action("B", .disabled), action("C"), action("H", .hidden), action("D", .destructive)]
        for (keys, expected) in [
            (["ArrowDown"], "A"), (["ArrowDown", "ArrowDown"], "C"), (["ArrowUp"], "D"), (["End", "ArrowDown"], "A"),
            (["Home", "ArrowUp"], "D"),
            (["End", "Home"], "A"),
        ] {
            log.chosen = []
            await open(elements)
            for key in keys { host.press(key) }
            host.press("Return")
            await host.settle()
            #expect(log.chosen == [expected], "\(keys)")
            #expect(!isOpen)
        }
    }

    @Test("Return without a focused row does nothing, and Escape closes")
    func escape() async {
        await open([action("A")])
        host.press("Return")
        #expect(isOpen)
        host.press("Escape")
        await host.settle()
        #expect(!isOpen)
        #expect(log.chosen.isEmpty)
    }

    @Test("Typed letters move the focus to the menu row with that prefix")
    func typing() async {
        let elements = [action("Apple"), action("Banana"), action("Blueberry"), action("Cherry")]
        await open(elements)
        host.press("b")
        host.press("l")
        host.press("Return")
        await host.settle()
        await open(elements)
        host.press("b")
        host.advance(by: 2)
        host.press("b")
        host.press("Return")
        await host.settle()
        #expect(log.chosen == ["Blueberry", "Blueberry"])
    }

    @Test("Key commands of the app do nothing while a menu is open, and the first responder stays")
    func keysStay() async {
        final class Field: UIView {
            var keys = 0
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += 1 }
        }
        let field = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.window.addSubview(field)
        field.becomeFirstResponder()
        await open([action("A")])
        host.press("x")
        #expect(field.keys == 0)
        #expect(field.isFirstResponder)
        host.press("Escape")
        host.press("x")
        #expect(field.keys == 1)
    }

    @Test("Keys and taps open and close a submenu")
    func submenu() async {
        let inner = UIMenu(title: "More", children: [action("Inner")])
        await open([action("A"), inner])
        host.press("End")
        host.press("ArrowRight")
        await host.settle()
        #expect(host.view(labelled: "Inner") != nil)
        host.press("ArrowLeft")
        await host.settle()
        #expect(host.view(labelled: "Inner") == nil)
        #expect(isOpen)
        host.press("Return")
        await host.settle()
        host.press("Escape")
        await host.settle()
        #expect(isOpen)
        #expect(host.tap("More"))
        await host.settle()
        #expect(host.tap("Inner"))
        await host.settle()
        #expect(log.chosen == ["Inner"])
        #expect(!isOpen)
        #expect(host.window.subviews == [button])
    }

    @Test("An element with keepsMenuPresented keeps the menu open, and shows its new state")
    func staysOpen() async {
        let toggle = UIAction(title: "Grid", attributes: .keepsMenuPresented) { $0.state = $0.state == .on ? .off : .on }
        await open([toggle, action("Other")])
        host.tap("Grid")
        await host.settle()
        #expect(isOpen)
        #expect(host.view(labelled: "Grid")?.accessibilityValue == "1")
        host.tap("Grid")
        await host.settle()
        #expect(host.view(labelled: "Grid")?.accessibilityValue == nil)
    }

    @Test("In a menu with singleSelection the chosen element is on")
    func singleSelection() async {
        let inner = UIMenu(options: .displayInline, children: [action("C")])
        await open([action("A", [], .on), action("B"), inner], options: .singleSelection)
        host.tap("C")
        await host.settle()
        #expect(button.menu?.selectedElements.map(\.title) == ["C"])
    }

    @Test("A pop-up button shows the chosen element, and initially the first element")
    func popUp() async {
        button.changesSelectionAsPrimaryAction = true
        await open([action("Small"), action("Large")])
        #expect(button.currentTitle == "Small")
        host.tap("Large")
        await host.settle()
        #expect(button.currentTitle == "Large")
        #expect(button.menu?.selectedElements.map(\.title) == ["Large"])
        #expect(log.chosen == ["Large"])
        #expect(!button.isSelected)
    }

    @Test("Deferred elements are loaded when the menu opens; uncached elements are loaded each time")
    func deferred() async {
        final class Box { var completionHandlers: [@MainActor ([UIMenuElement]) -> Void] = [] }
        let box = Box()
        let cached = UIDeferredMenuElement { box.completionHandlers.append($0) }
        var made = 0
        let fresh = UIDeferredMenuElement.uncached { completion in
            made += 1
            completion([UIAction(title: "Fresh \(made)") { _ in }])
        }
        await open([cached, fresh])
        #expect(box.completionHandlers.count == 1)
        #expect(host.view(labelled: "Fresh 1") != nil)
        box.completionHandlers[0]([action("Late")])
        box.completionHandlers[0]([action("Twice")])
        host.advance(by: 1)
        #expect(host.view(labelled: "Late") != nil)
        #expect(host.view(labelled: "Twice") == nil)
        host.press("Escape")
        await host.settle()
        await open([cached, fresh])
        #expect(box.completionHandlers.count == 1)
        #expect(host.view(labelled: "Late") != nil)
        #expect(host.view(labelled: "Fresh 2") != nil)
    }

    @Test("A deferred result after the menu has closed changes nothing")
    func lateDeferredElements() async {
        final class Box { var completionHandler: (@MainActor ([UIMenuElement]) -> Void)? }
        let box = Box()
        button.menu = UIMenu(children: [UIDeferredMenuElement.uncached { box.completionHandler = $0 }])
        host.tap(at: button.center)
        host.advance(by: 1)
        host.press("Escape")
        await host.settle()
        box.completionHandler?([action("Late")])
        await host.settle()
        #expect(host.view(labelled: "Late") == nil)
        #expect(host.window.subviews == [button])
    }

    @Test("A menu with more rows than fit the window scrolls to the focused row")
    func long() async {
        await open((0..<60).map { action("Row \($0)") })
        host.press("End")
        await host.settle()
        let row = host.view(labelled: "Row 59")!
        #expect(host.window.bounds.contains(row.convert(row.bounds, to: host.window)))
        #expect(host.tap("Row 59"))
        await host.settle()
        #expect(log.chosen == ["Row 59"])
    }

    @Test("The responder chain performs commands; a command without a responder is disabled")
    func commands() async {
        final class Page: UIView {
            var acts = 0
            func act(_ sender: Any?) { acts += 1 }
        }
        final class UnrelatedView: UIView { func other(_ sender: Any?) {} }
        let page = Page(frame: host.window.bounds)
        host.window.addSubview(page)
        page.addSubview(button)
        await open([
            UICommand(title: "Act", action: Selector(Page.act(_:))), UICommand(title: "Other", action: Selector(UnrelatedView.other(_:))),
        ])
        #expect(host.tap("Other"))
        await host.settle()
        #expect(isOpen)
        host.tap("Act")
        await host.settle()
        #expect(page.acts == 1)
    }

    @Test("A tap on a second menu button closes the open menu, and a further tap opens the second menu")
    func one() async {
        await open([action("A")])
        let other = UIButton(type: .system)
        other.menu = UIMenu(children: [action("B")])
        other.frame = CGRect(x: 200, y: 500, width: 80, height: 44)
        other.showsMenuAsPrimaryAction = true
        host.window.insertSubview(other, at: 0)
        host.tap(at: other.center)
        await host.settle()
        #expect(!isOpen)
        #expect(other.contextMenuInteraction?.menuAppearance == .unknown)
        host.tap(at: other.center)
        await host.settle()
        #expect(host.view(labelled: "B") != nil)
        #expect(host.view(labelled: "A") == nil)
    }
}

@Suite("Finding views by their labels")
@MainActor
struct LabelTests {
    @Test("The frontmost view that takes touches is tapped")
    func finds() {
        let host = TestHost()
        var taps: [Int] = []
        func button(_ number: Int, _ frame: CGRect) -> UIButton {
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps.append(number) })
            button.frame = frame
            host.window.addSubview(button)
            return button
        }
        _ = button(1, CGRect(x: 20, y: 100, width: 80, height: 44))
        let second = button(2, CGRect(x: 20, y: 200, width: 80, height: 44))
        #expect(host.tap("Go"))
        #expect(taps == [2])
        second.isHidden = true
        #expect(host.tap("Go"))
        #expect(taps == [2, 1])
        let cover = UIView(frame: CGRect(x: 0, y: 80, width: 390, height: 100))
        host.window.addSubview(cover)
        #expect(!host.tap("Go"))
        #expect(host.view(labelled: "Go") != nil)
        #expect(!host.tap("Stop"))
        #expect(taps == [2, 1])
    }

    @Test("host.tap finds a label by its accessibility label, or else by its text, and taps the view behind the label")
    func labels() {
        let host = TestHost()
        var taps = 0
        let row = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        row.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        let label = UILabel(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
        label.text = "Wi-Fi"
        row.addSubview(label)
        host.window.addSubview(row)
        #expect(host.tap("Wi-Fi"))
        #expect(taps == 1)
        label.accessibilityLabel = "Network"
        #expect(!host.tap("Wi-Fi"))
        #expect(host.tap("Network"))
        #expect(taps == 2)
    }

    @Test("A view that is scrolled out of sight cannot be tapped")
    func scrolled() {
        let host = TestHost()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Far") { _ in taps += 1 })
        button.frame = CGRect(x: 0, y: 400, width: 100, height: 44)
        scroll.addSubview(button)
        host.window.addSubview(scroll)
        #expect(!host.tap("Far"))
        scroll.contentOffset.y = 200
        #expect(host.tap("Far"))
        #expect(taps == 1)
    }

    @Test("Resizing a window calls viewWillTransition(to:with:) on its controllers, with a transition coordinator")
    func resize() async {
        final class Page: UIViewController {
            var sizes: [CGSize] = []
            var completions = 0
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes.append(size)
                coordinator.animate(alongsideTransition: nil) { _ in self.completions += 1 }
            }
        }
        let host = TestHost()
        let (root, child) = (Page(), Page())
        host.window.rootViewController = root
        root.addChild(child)
        root.view.addSubview(child.view)
        host.resize(to: CGSize(width: 800, height: 600))
        await host.settle()
        #expect(root.sizes == [CGSize(width: 800, height: 600)])
        #expect(child.sizes.count == 1)
        #expect(root.completions == 1)
        #expect(root.view.bounds.size == CGSize(width: 800, height: 600))
    }

    @Test("Controllers are notified of new size classes before they are notified of the new size, and only if the classes change")
    func sizeClasses() async {
        final class Page: UIViewController {
            var events: [String] = []
            override func willTransition(
                to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.willTransition(to: newCollection, with: coordinator)
                let old = traitCollection.horizontalSizeClass == .regular ? "regular" : "compact"
                events.append("\(old) to \(newCollection.horizontalSizeClass == .regular ? "regular" : "compact")")
            }
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                events.append("\(Int(size.width))")
            }
        }
        let host = TestHost()
        host.resize(to: CGSize(width: 800, height: 600))
        let (root, child) = (Page(), Page())
        host.window.rootViewController = root
        root.addChild(child)
        root.view.addSubview(child.view)
        for width in [700.0, 400] {
            host.resize(to: CGSize(width: width, height: 600))
            await host.settle()
        }
        #expect(root.events == ["700", "regular to compact", "400"])
        #expect(child.events == root.events)
        #expect(root.traitCollection.horizontalSizeClass == .compact)
    }
}
