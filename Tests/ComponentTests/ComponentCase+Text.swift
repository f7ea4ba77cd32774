import UIKit

@testable import Components

extension ComponentCase {
    static let text: [ComponentCase] = [
        ComponentCase("labels", screen: { LabelExample() }),
        ComponentCase(
            "text-fields", size: CGSize(width: 320, height: 160), screen: { TextFieldExample() },
            keys: [
                KeyRow(["Tab"], "moves to the next field") { try $0.the(TextFieldExample.self).password.isFirstResponder },
                KeyRow(["Return"], "calls `textFieldShouldReturn(_:)`") { try $0.the(TextFieldExample.self).password.isFirstResponder },
                KeyRow([.init("a", .control)], "selects the text") { fixture in
                    let field = try fixture.the(TextFieldExample.self).name
                    return field.selectedTextRange.flatMap { field.text(in: $0) } == "Ada"
                },
                KeyRow(["Home"], "moves the caret to the start") { fixture in
                    let field = try fixture.the(TextFieldExample.self).name
                    return field.selectedTextRange?.start == field.beginningOfDocument
                },
            ]),
        ComponentCase(
            "text-views", size: CGSize(width: 320, height: 200), screen: { TextViewExample() },
            keys: [
                KeyRow(["Tab"], "inserts a tab") { try $0.the(TextViewExample.self).letter.text.contains("\t") },
                KeyRow([.init("Tab", .control)], "moves the focus to the next view") {
                    try !$0.the(TextViewExample.self).letter.text.contains("\t")
                },
                KeyRow([.init("a", .control)], "selects all text") { fixture in
                    let letter = try fixture.the(TextViewExample.self).letter
                    return letter.selectedRange.length == letter.text.utf16.count
                },
                KeyRow([.init("Home", .control)], "moves the caret to the start of the text") {
                    try $0.the(TextViewExample.self).letter.selectedRange.location == 0
                },
                KeyRow([.init("End", .control)], "moves the caret to the end of the text") { fixture in
                    let letter = try fixture.the(TextViewExample.self).letter
                    return letter.selectedRange.location == letter.text.utf16.count
                },
            ]),
        ComponentCase(
            "search-bars", size: CGSize(width: 320, height: 160), screen: { SearchBarExample() },
            keys: [
                KeyRow(["a"], "enters text into the focused field") { try $0.the(SearchBarExample.self).bar.text == "a" }
            ]),
    ]
}
