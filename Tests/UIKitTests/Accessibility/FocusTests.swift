import Testing
import UIKitTesting

@testable import UIKit

@Suite("The keyboard focus") @MainActor
struct FocusTests {
    let host = TestHost(size: CGSize(width: 400, height: 600))

    private func button(_ title: String, _ x: CGFloat, _ y: CGFloat, in parent: UIView? = nil) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: x, y: y, width: 100, height: 44)
        (parent ?? host.window).addSubview(button)
        return button
    }

    private var focused: String? {
        (UIFocusSystem.focusSystem(for: host.window)?.focusedItem as? UIView)?.accessibilityLabel
    }

    private func tab(_ count: Int = 1) -> [String?] {
        (0..<count).map { _ in
            host.press("Tab")
            return focused
        }
    }

    @Test("Tab moves the focus through the enabled views in reading order and wraps around; Shift-Tab moves the focus back")
    func order() {
        _ = (button("B", 200, 20), button("A", 20, 20), button("C", 20, 120))
        button("Off", 20, 220).isEnabled = false
        UILabel(frame: CGRect(x: 20, y: 320, width: 100, height: 40)).text = "Text"
        #expect(tab(4) == ["A", "B", "C", "A"])
        host.press("Tab", modifiers: .shift)
        #expect(focused == "C")
    }

    @Test("Space activates the focused view; a touch hides the focus ring")
    func activation() {
        let first = button("First", 20, 20)
        var taps = 0
        first.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        _ = tab()
        host.press(" ")
        host.advance(by: 0.2)
        #expect(taps == 1 && first.isFocused)
        let rings = { self.host.window.subviews.filter { $0.accessibilityElementsHidden }.count }
        #expect(rings() == 1)
        host.tap(at: CGPoint(x: 300, y: 500))
        #expect(rings() == 0)
        host.press(" ")
        #expect(taps == 1)
    }

    @Test("Arrow keys move the focus to the next view in their direction")
    func arrows() {
        _ = (button("A", 20, 20), button("B", 200, 30), button("C", 30, 200), button("D", 210, 210))
        _ = tab()
        let steps: [(String, String)] = [
            (UIKeyCommand.inputRightArrow, "B"), (UIKeyCommand.inputDownArrow, "D"), (UIKeyCommand.inputLeftArrow, "C"),
            (UIKeyCommand.inputUpArrow, "A"), (UIKeyCommand.inputUpArrow, "A"),
        ]
        for (key, expected) in steps {
            host.press(key)
            #expect(focused == expected)
        }
    }

    @Test("A focus group is one stop for Tab, and arrow keys move the focus within the group")
    func groups() {
        let panel = UIView(frame: CGRect(x: 0, y: 100, width: 400, height: 60))
        panel.focusGroupIdentifier = "tools"
        host.window.addSubview(panel)
        _ = (button("Before", 20, 20), button("Pen", 20, 8, in: panel), button("Brush", 140, 8, in: panel), button("After", 20, 300))
        #expect(tab(4) == ["Before", "Pen", "After", "Before"])
        _ = tab()
        host.press(UIKeyCommand.inputRightArrow)
        #expect(focused == "Brush")
    }

    @Test("A focus guide redirects arrow keys")
    func guides() {
        _ = button("A", 20, 20)
        let far = button("Far", 280, 500)
        let guide = UIFocusGuide()
        guide.preferredFocusEnvironments = [far]
        host.window.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: host.window.leadingAnchor, constant: 20),
            guide.topAnchor.constraint(equalTo: host.window.topAnchor, constant: 120),
            guide.widthAnchor.constraint(equalToConstant: 100), guide.heightAnchor.constraint(equalToConstant: 40),
        ])
        _ = tab()
        host.press(UIKeyCommand.inputDownArrow)
        #expect(focused == "Far")
    }

    final class Gate: UIView {
        var isOpen = true
        var log: [String] = []
        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { isOpen }
        override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
            log.append(
                "\(context.previouslyFocusedView?.accessibilityLabel ?? "–") → \(context.nextFocusedView?.accessibilityLabel ?? "–")")
        }
    }

    @Test("shouldUpdateFocus is called before a focus change, didUpdateFocus after it; a veto prevents the change")
    func environments() {
        let gate = Gate(frame: host.window.bounds)
        host.window.addSubview(gate)
        let (_, second) = (button("A", 20, 20, in: gate), button("B", 20, 100, in: gate))
        _ = tab(2)
        #expect(gate.log == ["– → A", "A → B"])
        gate.isOpen = false
        #expect(tab() == ["B"] && gate.log.count == 2)
        gate.isOpen = true
        let system = UIFocusSystem(for: gate)
        system?.requestFocusUpdate(to: gate)
        system?.updateFocusIfNeeded()
        #expect(focused == "A" && UIFocusSystem.environment(gate, contains: second))
    }

    @Test("Tab moves from a field to a button and from a list to the next view, and scrolls the view into sight")
    func fieldsAndScrolling() {
        let scroll = UIScrollView(frame: host.window.bounds)
        scroll.contentSize = CGSize(width: 400, height: 2000)
        host.window.addSubview(scroll)
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        field.accessibilityLabel = "Field"
        scroll.addSubview(field)
        _ = button("Deep", 20, 1500, in: scroll)
        field.becomeFirstResponder()
        #expect(focused == "Field")
        #expect(tab() == ["Deep"])
        #expect(!field.isFirstResponder && scroll.contentOffset.y > 900)
        #expect(tab() == ["Field"] && field.isFirstResponder && scroll.contentOffset.y < 100)
    }

    @Test("A removed view loses the focus, and Tab does not move the focus to views behind a presented view")
    func removal() {
        let root = UIViewController()
        host.window.rootViewController = root
        let removed = button("Gone", 20, 20, in: root.view)
        _ = button("Stays", 20, 100, in: root.view)
        _ = tab()
        removed.removeFromSuperview()
        host.advance(by: 0.2)
        #expect(focused == nil && tab() == ["Stays"])
        let sheet = UIViewController()
        _ = button("In front", 20, 100, in: sheet.view)
        sheet.modalPresentationStyle = .fullScreen
        root.present(sheet, animated: false)
        host.advance(by: 0.5)
        #expect(tab(2) == ["In front", "In front"], "\(host.accessibilityTree), keys to \(String(describing: host.window.keyResponder))")
    }

    @Test("Space on a view that has only custom actions opens their menu, and so does the menu key on a button")
    func actions() {
        var log: [String] = []
        func actions(_ names: [String]) -> [UIAccessibilityCustomAction] {
            names.map { name in
                UIAccessibilityCustomAction(name: name) { _ in
                    log.append(name)
                    return true
                }
            }
        }
        let tile = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
        tile.isAccessibilityElement = true
        tile.accessibilityLabel = "Tile"
        tile.accessibilityCustomActions = actions(["Left", "Right"])
        host.window.addSubview(tile)
        button("Button", 20, 200).accessibilityCustomActions = actions(["More"])
        #expect(tab() == ["Tile"])
        host.press(" ")
        host.advance(by: 0.5)
        #expect(host.window.openMenu != nil && host.accessibilityTree.contains("menu item \"Right\""), "\(host.accessibilityTree)")
        host.press(UIKeyCommand.inputDownArrow)
        host.press("Return")
        host.advance(by: 1)
        #expect(log == ["Right"] && host.window.openMenu == nil)
        #expect(tab() == ["Button"])
        host.press("F10", modifiers: .shift)
        host.advance(by: 0.5)
        #expect(host.window.openMenu != nil)
        host.press(UIKeyCommand.inputEscape)
        host.advance(by: 1)
        #expect(host.window.openMenu == nil && log == ["Right"] && focused == "Button")
    }

    @Test("Arrow keys change adjustable elements")
    func adjusting() {
        final class Dial: UIView {
            var turns = 0
            override func accessibilityIncrement() { turns += 1 }
            override func accessibilityDecrement() { turns -= 1 }
        }
        let dial = Dial(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
        dial.isAccessibilityElement = true
        dial.accessibilityLabel = "Dial"
        dial.accessibilityTraits = .adjustable
        dial.accessibilityValue = "0"
        host.window.addSubview(dial)
        _ = button("Below", 20, 200)
        #expect(tab() == ["Dial"])
        for key in [UIKeyCommand.inputUpArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputDownArrow] { host.press(key) }
        #expect(dial.turns == 1 && focused == "Dial")
        #expect(tab() == ["Below"])
    }
}
