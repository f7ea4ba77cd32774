import UIKit

@testable import Components

extension ComponentCase {
    static let menus: [ComponentCase] = [
        ComponentCase(
            "menu-buttons", size: CGSize(width: 320, height: 260), screen: { MenuButtonExample() },
            prepare: { fixture in fixture.host.tap("Options") },
            keys: [
                KeyRow(["ArrowDown", "r"], "moves to the first row, or to the row with that letter", tabs: 0) {
                    await $0.press("Return")
                    return try $0.the(MenuButtonExample.self).chosen == ["Rename"]
                },
                KeyRow(["ArrowUp", "End"], "moves to the last row", tabs: 0) {
                    await $0.press("Space")
                    return try $0.the(MenuButtonExample.self).chosen == ["Delete"]
                },
                KeyRow(["Escape"], "closes the menu", tabs: 0) { $0.host.view(labelled: "Rename") == nil },
            ]),
        ComponentCase(
            "context-menus", size: CGSize(width: 320, height: 320), screen: { ContextMenuExample() },
            prepare: { fixture in fixture.host.longPress(at: CGPoint(x: 160, y: 80)) },
            keys: [
                KeyRow(["ArrowDown"], "moves to the first row", tabs: 0) {
                    await $0.press("Return")
                    return try $0.the(ContextMenuExample.self).chosen == ["Open"]
                },
                KeyRow(["Escape"], "closes the menu", tabs: 0) { $0.host.view(labelled: "Open") == nil },
                KeyRow(
                    ["ContextMenu", .init("F10", .shift)], "opens the menu of the focused view", before: { await $0.press("Escape") }
                ) { $0.host.view(labelled: "Open") != nil },
            ]),
        ComponentCase(
            "edit-menus", size: CGSize(width: 320, height: 160), screen: { EditMenuExample() },
            prepare: { fixture in
                let note = try fixture.the(EditMenuExample.self).note
                fixture.host.longPress(at: note.convert(CGPoint(x: note.bounds.midX, y: note.bounds.midY), to: nil))
            }),
    ]
}
