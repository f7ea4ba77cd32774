import UIKit

@testable import Components

extension ComponentCase {
    static let presented: [ComponentCase] = [
        ComponentCase(
            "alerts", size: CGSize(width: 390, height: 300), screen: { AlertExample() },
            prepare: { fixture in fixture.host.tap("Delete…") },
            keys: [
                KeyRow(["Escape"], "performs the `cancel` action", tabs: 0) { fixture in
                    let screen = try fixture.the(AlertExample.self)
                    return screen.presentedViewController == nil && screen.deletions == 0
                },
                KeyRow(["Return"], "performs the preferred action, or the only one that neither cancels nor destroys", tabs: 0) {
                    $0.screen.presentedViewController != nil
                },
            ]),
        ComponentCase(
            "action-sheets", size: CGSize(width: 390, height: 420), screen: { ActionSheetExample() },
            prepare: { fixture in fixture.host.tap("Add photo") },
            keys: [
                KeyRow(["ArrowDown"], "moves to the first action", tabs: 0) {
                    await $0.press("Return")
                    return try $0.the(ActionSheetExample.self).chosen == ["Camera"]
                },
                KeyRow(["Escape"], "performs the `cancel` action", tabs: 0) { $0.screen.presentedViewController == nil },
            ]),
        ComponentCase(
            "sheets", size: CGSize(width: 390, height: 560), screen: { SheetExample() },
            prepare: { fixture in fixture.host.tap("Filters") },
            keys: [KeyRow(["Escape"], "dismisses the sheet", tabs: 0) { $0.screen.presentedViewController == nil }]),
        ComponentCase(
            "popovers", size: CGSize(width: 320, height: 200), screen: { PopoverExample() },
            prepare: { fixture in fixture.host.tap("Volume") },
            keys: [KeyRow(["Escape"], "dismisses the popover", tabs: 0) { $0.screen.presentedViewController == nil }]),
        ComponentCase(
            "share-sheets", size: CGSize(width: 390, height: 480), screen: { ShareSheetExample() },
            prepare: { fixture in fixture.host.tap("Share") },
            keys: [KeyRow(["Escape"], "dismisses the sheet", tabs: 0) { $0.screen.presentedViewController == nil }]),
    ]

    static let containers: [ComponentCase] = [
        ComponentCase("split-views", size: CGSize(width: 800, height: 300), screen: { SplitViewExample() }),
        ComponentCase("page-views", size: CGSize(width: 320, height: 180), screen: { PageViewExample() }),
        ComponentCase(
            "content-unavailable", size: CGSize(width: 320, height: 300), screen: { ContentUnavailableExample() },
            keys: [KeyRow(["Space"], "presses the button") { try $0.the(ContentUnavailableExample.self).additions == 1 }]),
    ]
}
