import UIKit

@testable import Components

extension ComponentCase {
    static let pickers: [ComponentCase] = [
        ComponentCase(
            "date-pickers", size: CGSize(width: 320, height: 320), screen: { DatePickerExample() },
            keys: [
                KeyRow(["Space", "Return"], "opens the calendar of a compact picker") { $0.screen.presentedViewController != nil }
            ]),
        ComponentCase(
            "date-pickers-inline", page: "date-pickers", size: CGSize(width: 340, height: 400), screen: { InlineDatePickerExample() }),
        ComponentCase("picker-views", size: CGSize(width: 320, height: 260), screen: { PickerViewExample() }),
        ComponentCase("calendar-views", size: CGSize(width: 340, height: 420), screen: { CalendarViewExample() }),
        ComponentCase(
            "color-wells", size: CGSize(width: 320, height: 100), screen: { ColorWellExample() },
            keys: [KeyRow(["Space", "Return"], "opens the colour picker") { $0.screen.presentedViewController != nil }]),
        ComponentCase(
            "color-pickers", size: CGSize(width: 390, height: 640), screen: { ColorPickerExample() },
            prepare: { fixture in
                fixture.host.tap("Colour")
            },
            keys: [KeyRow(["Escape"], "closes the picker", tabs: 0) { $0.screen.presentedViewController == nil }]),
        ComponentCase(
            "font-pickers", size: CGSize(width: 390, height: 560), screen: { FontPickerExample() },
            prepare: { fixture in
                fixture.host.tap("Font")
                await fixture.host.settle()
                let field = try fixture.first(UISearchBar.self).searchTextField
                field.becomeFirstResponder()
                fixture.host.type("Inter")
            },
            keys: [KeyRow(["Escape"], "closes the picker", tabs: 0) { $0.screen.presentedViewController == nil }]),
    ]
}
