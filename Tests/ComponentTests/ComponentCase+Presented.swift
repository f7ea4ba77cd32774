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
                KeyRow(["ArrowDown"], "moves to the first action", tabs: 0) { fixture in
                    await fixture.press("Return")
                    return fixture.screen.presentedViewController == nil
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
        ComponentCase(
            "page-views", size: CGSize(width: 320, height: 180), screen: { PageViewExample() },
            keys: [
                KeyRow(["ArrowRight"], "turns to the next page", tabs: 0) { try $0.day == 1 },
                KeyRow(["ArrowLeft"], "turns to the previous page", tabs: 0) { try $0.day == -1 },
            ]),
        ComponentCase(
            "content-unavailable", size: CGSize(width: 320, height: 300), screen: { ContentUnavailableExample() },
            keys: [KeyRow(["Space"], "presses the button") { try $0.the(ContentUnavailableExample.self).additions == 1 }]),
    ]
}

extension ComponentFixture {
    fileprivate var day: Int? { get throws { (try the(PageViewExample.self).viewControllers?.first as? PageViewExample.DayScreen)?.day } }
}
