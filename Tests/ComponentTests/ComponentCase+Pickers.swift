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
            "date-pickers-inline", page: "date-pickers", size: CGSize(width: 340, height: 400), screen: { InlineDatePickerExample() },
            keys: [
                KeyRow(["ArrowRight"], "selects the next day", tabs: 0, before: { try $0.focusCalendar() }) { try $0.day == 10 },
                KeyRow(["ArrowDown"], "selects the day a week later", tabs: 0, before: { try $0.focusCalendar() }) { try $0.day == 16 },
                KeyRow(["PageDown"], "goes to the next month", tabs: 0, before: { try $0.focusCalendar() }) { try $0.month == 7 },
            ]),
        ComponentCase(
            "picker-views", size: CGSize(width: 320, height: 260), screen: { PickerViewExample() },
            keys: [
                KeyRow(["ArrowDown"], "selects the next row") {
                    try $0.the(PickerViewExample.self).picker.selectedRow(inComponent: 0) == 2
                },
                KeyRow(["ArrowUp"], "selects the previous row") {
                    try $0.the(PickerViewExample.self).picker.selectedRow(inComponent: 0) == 0
                },
            ]),
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
            keys: [
                KeyRow(["Escape"], "ends the search; pressed again, it closes the picker", tabs: 0) {
                    await $0.press("Escape")
                    return $0.screen.presentedViewController == nil
                }
            ]),
    ]
}

extension ComponentFixture {
    fileprivate func focusCalendar() throws { try the(InlineDatePickerExample.self).picker.becomeFirstResponder() }
    fileprivate var day: Int { get throws { Calendar.current.component(.day, from: try the(InlineDatePickerExample.self).picker.date) } }
    fileprivate var month: Int {
        get throws { Calendar.current.component(.month, from: try the(InlineDatePickerExample.self).picker.date) }
    }
}
