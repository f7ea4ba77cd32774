import Foundation
import QuartzCore

/// The standard edit actions. Every responder has a method for each action, which does nothing. A responder whose class overrides the method
/// can perform the action.
///
/// In place of the Objective-C runtime, a ``VTableInspector`` determines whether a class overrides the method.
enum EditAction: String {
    case cut = "cut:"
    case copy = "copy:"
    case paste = "paste:"
    case delete = "delete:"
    case select = "select:"
    case selectAll = "selectAll:"
    case pasteAndMatchStyle = "pasteAndMatchStyle:"
    case toggleBoldface = "toggleBoldface:"
    case toggleItalics = "toggleItalics:"
    case toggleUnderline = "toggleUnderline:"
    case increaseSize = "increaseSize:"
    case decreaseSize = "decreaseSize:"
    case makeTextWritingDirectionLeftToRight = "makeTextWritingDirectionLeftToRight:"
    case makeTextWritingDirectionRightToLeft = "makeTextWritingDirectionRightToLeft:"
    case find = "find:"
    case findAndReplace = "findAndReplace:"
    case findNext = "findNext:"
    case findPrevious = "findPrevious:"
    case useSelectionForFind = "useSelectionForFind:"

    /// Whether the action is a command of a find bar.
    var finds: Bool {
        switch self {
        case .find, .findAndReplace, .findNext, .findPrevious, .useSelectionForFind: true
        default: false
        }
    }

    /// The action of a selector; nil for other methods and for those of an app's class.
    init?(_ selector: Selector) {
        guard let name = selector.name, let action = EditAction(rawValue: name) else { return nil }
        self = action
    }

    /// The action's selector.
    @MainActor var selector: Selector {
        switch self {
        case .cut: .cut
        case .copy: .copy
        case .paste: .paste
        case .delete: .delete
        case .select: .select
        case .selectAll: .selectAll
        case .pasteAndMatchStyle: Selector(rawValue, UIResponder.pasteAndMatchStyle(_:))
        case .toggleBoldface: Selector(rawValue, UIResponder.toggleBoldface(_:))
        case .toggleItalics: Selector(rawValue, UIResponder.toggleItalics(_:))
        case .toggleUnderline: Selector(rawValue, UIResponder.toggleUnderline(_:))
        case .increaseSize: Selector(rawValue, UIResponder.increaseSize(_:))
        case .decreaseSize: Selector(rawValue, UIResponder.decreaseSize(_:))
        case .makeTextWritingDirectionLeftToRight: Selector(rawValue, UIResponder.makeTextWritingDirectionLeftToRight(_:))
        case .makeTextWritingDirectionRightToLeft: Selector(rawValue, UIResponder.makeTextWritingDirectionRightToLeft(_:))
        case .find: Selector(rawValue, UIResponder.find(_:))
        case .findAndReplace: Selector(rawValue, UIResponder.findAndReplace(_:))
        case .findNext: Selector(rawValue, UIResponder.findNext(_:))
        case .findPrevious: Selector(rawValue, UIResponder.findPrevious(_:))
        case .useSelectionForFind: Selector(rawValue, UIResponder.useSelectionForFind(_:))
        }
    }

    /// Whether the responder's class, or a superclass below `UIResponder`, overrides the method.
    @MainActor
    func isOverridden(by responder: UIResponder) -> Bool {
        guard let slot = Self.slots[self] else { return true }
        return Self.table.isAnything(at: [slot], overriddenBy: type(of: responder))
    }

    @MainActor private static let slots: [EditAction: Int] = {
        let examples: [EditAction: AnyClass] = [
            .cut: Cutting.self, .copy: Copying.self, .paste: Pasting.self, .delete: Deleting.self, .select: Selecting.self,
            .selectAll: AllSelecting.self, .pasteAndMatchStyle: MatchingPaste.self, .toggleBoldface: Boldfacing.self,
            .toggleItalics: Italicizing.self, .toggleUnderline: Underlining.self, .increaseSize: Enlarging.self,
            .decreaseSize: Reducing.self,
            .makeTextWritingDirectionLeftToRight: LeftToRightWriting.self,
            .makeTextWritingDirectionRightToLeft: RightToLeftWriting.self,
            .find: Finding.self, .findAndReplace: Replacing.self, .findNext: ForwardFinding.self, .findPrevious: BackwardFinding.self,
            .useSelectionForFind: SelectionFinding.self,
        ]
        return examples.compactMapValues { example in
            let found = table.slots(of: example, atLeast: 1)
            return found.count == 1 ? found[0] : nil
        }
    }()

    @MainActor private static let table = VTableInspector(of: UIResponder.self, baseline: Baseline.self)
}

// The method bodies differ, so that a linker does not merge them.
private final class Baseline: UIResponder {}
private final class Cutting: UIResponder {
    private var calls = 0
    override func cut(_ sender: Any?) { calls += 1 }
}
private final class Copying: UIResponder {
    private var calls = 0
    override func copy(_ sender: Any?) { calls += 2 }
}
private final class Pasting: UIResponder {
    private var calls = 0
    override func paste(_ sender: Any?) { calls += 3 }
}
private final class Deleting: UIResponder {
    private var calls = 0
    override func delete(_ sender: Any?) { calls += 4 }
}
private final class Selecting: UIResponder {
    private var calls = 0
    override func select(_ sender: Any?) { calls += 5 }
}
private final class AllSelecting: UIResponder {
    private var calls = 0
    override func selectAll(_ sender: Any?) { calls += 6 }
}
private final class MatchingPaste: UIResponder {
    private var calls = 0
    override func pasteAndMatchStyle(_ sender: Any?) { calls += 7 }
}
private final class Boldfacing: UIResponder {
    private var calls = 0
    override func toggleBoldface(_ sender: Any?) { calls += 8 }
}
private final class Italicizing: UIResponder {
    private var calls = 0
    override func toggleItalics(_ sender: Any?) { calls += 9 }
}
private final class Underlining: UIResponder {
    private var calls = 0
    override func toggleUnderline(_ sender: Any?) { calls += 10 }
}
private final class Enlarging: UIResponder {
    private var calls = 0
    override func increaseSize(_ sender: Any?) { calls += 11 }
}
private final class Reducing: UIResponder {
    private var calls = 0
    override func decreaseSize(_ sender: Any?) { calls += 12 }
}
private final class LeftToRightWriting: UIResponder {
    private var calls = 0
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { calls += 13 }
}
private final class RightToLeftWriting: UIResponder {
    private var calls = 0
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { calls += 14 }
}
private final class Finding: UIResponder {
    private var calls = 0
    override func find(_ sender: Any?) { calls += 15 }
}
private final class Replacing: UIResponder {
    private var calls = 0
    override func findAndReplace(_ sender: Any?) { calls += 16 }
}
private final class ForwardFinding: UIResponder {
    private var calls = 0
    override func findNext(_ sender: Any?) { calls += 17 }
}
private final class BackwardFinding: UIResponder {
    private var calls = 0
    override func findPrevious(_ sender: Any?) { calls += 18 }
}
private final class SelectionFinding: UIResponder {
    private var calls = 0
    override func useSelectionForFind(_ sender: Any?) { calls += 19 }
}
