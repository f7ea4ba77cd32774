import UIKit

@testable import Components

extension ComponentCase {
    static let lists: [ComponentCase] = [
        ComponentCase(
            "tables-plain", page: "tables", size: CGSize(width: 320, height: 260), screen: { TableExample(.plain) },
            keys: [
                KeyRow(["Space"], "selects the focused row") { try $0.selectedRow == [0, 0] },
                KeyRow(["ArrowDown"], "moves the focus to the next row") {
                    await $0.press("Space")
                    return try $0.selectedRow == [0, 1]
                },
                KeyRow(["End"], "moves the focus to the last row") {
                    await $0.press("Space")
                    return try $0.selectedRow == [1, 0]
                },
            ]),
        ComponentCase("tables-grouped", page: "tables", size: CGSize(width: 320, height: 260), screen: { TableExample(.grouped) }),
        ComponentCase("tables-inset", page: "tables", size: CGSize(width: 320, height: 260), screen: { TableExample(.insetGrouped) }),
        ComponentCase(
            "lists-plain", page: "collection-lists", size: CGSize(width: 320, height: 180), screen: { CollectionListExample(.plain) },
            keys: [
                KeyRow(["Space"], "selects the focused item") { try $0.selectedItem == [0, 0] },
                KeyRow(["ArrowDown"], "moves the focus to the next item") {
                    await $0.press("Space")
                    return try $0.selectedItem == [0, 1]
                },
                KeyRow(["End"], "moves the focus to the last item") {
                    await $0.press("Space")
                    return try $0.selectedItem == [0, 2]
                },
            ]),
        ComponentCase(
            "lists-grouped", page: "collection-lists", size: CGSize(width: 320, height: 220), screen: { CollectionListExample(.grouped) }),
        ComponentCase(
            "lists-inset", page: "collection-lists", size: CGSize(width: 320, height: 220), screen: { CollectionListExample(.insetGrouped) }
        ),
        ComponentCase(
            "lists-sidebar", page: "collection-lists", size: CGSize(width: 320, height: 200), screen: { CollectionListExample(.sidebar) }),
        ComponentCase(
            "swipe-actions", size: CGSize(width: 320, height: 180), screen: { SwipeActionsExample() },
            prepare: { fixture in
                fixture.host.drag(from: CGPoint(x: 280, y: 70), to: CGPoint(x: 140, y: 70), duration: 0.4)
            },
            keys: [
                KeyRow(
                    ["Escape"], "closes the open row", tabs: 0,
                    before: { try $0.the(SwipeActionsExample.self).tableView.becomeFirstResponder() }
                ) { fixture in fixture.host.view(labelled: "Flag") == nil }
            ]),
        ComponentCase(
            "refresh-controls", size: CGSize(width: 320, height: 400), screen: { RefreshControlExample() },
            prepare: { fixture in
                fixture.host.drag(from: CGPoint(x: 160, y: 20), to: CGPoint(x: 160, y: 390), duration: 0.4)
                fixture.host.advance(by: 1)
            }),
    ]
}

extension ComponentFixture {
    fileprivate var selectedRow: IndexPath? { get throws { try the(TableExample.self).table.indexPathForSelectedRow } }
    fileprivate var selectedItem: IndexPath? { get throws { try the(CollectionListExample.self).list.indexPathsForSelectedItems?.first } }
}
