import Testing
import UIKit
import UIKitTesting

@Suite("Menu elements")
@MainActor
struct MenuElementTests {
    @Test("replacingChildren keeps the menu's other properties")
    func replacing() {
        let menu = UIMenu(title: "Sort", identifier: .view, options: .singleSelection, preferredElementSize: .small, children: [])
        let other = menu.replacingChildren([UIAction(title: "Name") { _ in }])
        #expect(other.title == "Sort")
        #expect(other.identifier == .view)
        #expect(other.options == .singleSelection)
        #expect(other.preferredElementSize == .small)
        #expect(other.children.map(\.title) == ["Name"])
        #expect(menu.children.isEmpty)
    }

    @Test("selectedElements contains the elements with the state on, also in inline menus, but not in submenus")
    func selected() {
        func action(_ title: String, _ state: UIMenuElement.State) -> UIAction { UIAction(title: title, state: state) { _ in } }
        let menu = UIMenu(children: [
            action("a", .on), action("b", .off), action("c", .mixed),
            UIMenu(options: .displayInline, children: [action("d", .on)]),
            UIMenu(title: "more", children: [action("e", .on)]),
            UICommand(title: "f", action: .copy, state: .on),
        ])
        #expect(menu.selectedElements.map(\.title) == ["a", "d", "f"])
    }

    @Test("Menus without an identifier get different identifiers")
    func identifiers() {
        #expect(UIMenu().identifier != UIMenu().identifier)
        #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
    }

    @Test("An action has its sender while it is performed, and a disabled action is not performed")
    func sender() {
        var seen: [ObjectIdentifier?] = []
        let sender = UIView()
        let action = UIAction(title: "Do") { seen.append(($0.sender as AnyObject?).map(ObjectIdentifier.init)) }
        action.performWithSender(sender, target: nil)
        #expect(seen == [ObjectIdentifier(sender)])
        #expect(action.sender == nil)
        action.attributes = .disabled
        action.performWithSender(sender, target: nil)
        #expect(seen.count == 1)
    }

    @Test("A command is performed by its target, with itself as the sender")
    func command() {
        final class Target: UIResponder {
            var senders: [UICommand] = []
            func act(_ sender: UICommand) { senders.append(sender) }
        }
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        let target = Target()
        let command = UICommand(title: "Act", action: Selector(Target.act(_:)), propertyList: 7)
        command.performWithSender(nil, target: target)
        #expect(target.senders.count == 1)
        #expect(target.senders.first === command)
        command.attributes = .disabled
        command.performWithSender(nil, target: target)
        #expect(target.senders.count == 1)
    }
}
