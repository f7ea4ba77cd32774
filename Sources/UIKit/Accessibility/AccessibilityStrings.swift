import Foundation

/// The library's own accessibility texts, in the desktop's language.
enum AccessibilityStrings {
    /// The translation of an English text of the library.
    static func text(_ english: String) -> String { LocalizedStrings.text(english) }

    /// The percentage that a value has reached in the range from `least` to `most`, as text.
    static func percent(of value: Float, from least: Float, to most: Float) -> String {
        let part = most > least ? (value - least) / (most - least) : 0
        return percent(Int((part * 100).rounded()))
    }

    /// A percentage in the format of the desktop's language.
    static func percent(_ number: Int) -> String { LocalizedStrings.text("%1 %", ["\(number)"]) }

    /// The number in a text such as "40 %"; nil if the text is not a percentage.
    static func percent(in text: String) -> Double? {
        guard text.contains("%") || text.hasSuffix("percent") else { return nil }
        let digits = text.filter { $0.isASCII && ($0.isNumber || $0 == ".") }
        return Double(digits).flatMap { $0.isFinite ? $0 : nil }
    }

    /// A control that edits a row of a list.
    enum RowControl {
        case delete, insert, reorder
    }

    /// The label of a control that edits a row, as on iOS: "Delete Joe". `row` is the row's label.
    static func label(of control: RowControl, for row: String?) -> String {
        guard let row, !row.isEmpty else {
            return switch control {
            case .delete: text("Delete")
            case .insert: text("Insert")
            case .reorder: text("Reorder")
            }
        }
        return switch control {
        case .delete: LocalizedStrings.text("Delete %1", [row])
        case .insert: LocalizedStrings.text("Insert %1", [row])
        case .reorder: LocalizedStrings.text("Reorder %1", [row])
        }
    }
}
