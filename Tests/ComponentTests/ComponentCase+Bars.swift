import UIKit

@testable import Components

extension ComponentCase {
    static let bars: [ComponentCase] = [
        ComponentCase(
            "navigation-bars", size: CGSize(width: 390, height: 180), screen: { NavigationBarExample() },
            keys: [
                KeyRow(
                    ["Escape", .init("ArrowLeft", .alternate)], "goes back", tabs: 0,
                    before: { fixture in
                        fixture.host.tap("Add")
                        await fixture.host.settle()
                    }
                ) { try $0.the(NavigationBarExample.self).viewControllers.count == 1 },
                KeyRow(["ArrowRight"], "moves the focus to the next item") { $0.focusedLabel == "Search" },
            ]),
        ComponentCase(
            "toolbars", size: CGSize(width: 390, height: 180), screen: { ToolbarExample() },
            keys: [KeyRow(["ArrowRight"], "moves the focus to the next item") { $0.focusedLabel == "Adjust" }]),
        ComponentCase(
            "tab-bars", size: CGSize(width: 390, height: 180), screen: { TabBarExample() },
            keys: [
                KeyRow([.init("2", .alternate)], "selects the second tab", tabs: 0) { try $0.the(TabBarExample.self).selectedIndex == 1 },
                KeyRow([.init("PageDown", .control)], "selects the next tab", tabs: 0) {
                    try $0.the(TabBarExample.self).selectedIndex == 1
                },
                KeyRow([.init("PageUp", .control)], "selects the previous tab", tabs: 0) {
                    try $0.the(TabBarExample.self).selectedIndex == 2
                },
                KeyRow(["ArrowRight"], "moves the focus to the next item") { $0.focusedLabel == "Inbox" },
            ]),
        ComponentCase(
            "search-controllers", size: CGSize(width: 390, height: 320), screen: { SearchControllerExample() },
            prepare: { fixture in
                try fixture.first(UISearchBar.self).searchTextField.becomeFirstResponder()
                await fixture.host.settle()
                fixture.host.type("li")
            },
            keys: [
                KeyRow(["Escape"], "ends the search", tabs: 0) { try !$0.first(UISearchBar.self).searchTextField.isFirstResponder }
            ]),
    ]
}
