import Foundation

/// Answers whether something is so, when an assistive program asks.
public typealias AXBoolReturnBlock = () -> Bool
/// Answers words when an assistive program asks.
public typealias AXStringReturnBlock = () -> String?
/// Answers objects when an assistive program asks.
public typealias AXArrayReturnBlock = () -> [Any]?
/// Answers what an object is when an assistive program asks.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits

/// What an app answers for one object whenever it is asked, in place of what it set.
struct AccessibilityBlocks {
    var isElement: AXBoolReturnBlock?
    var identifier: AXStringReturnBlock?
    var label: AXStringReturnBlock?
    var value: AXStringReturnBlock?
    var hint: AXStringReturnBlock?
    var traits: AXTraitsReturnBlock?
    var elements: AXArrayReturnBlock?
}

// What an app gave: what its block answers now, or else what it set.
extension AccessibilityRecord {
    var givenIsElement: Bool? { rarities?.blocks?.isElement?() ?? isElement }
    var givenIdentifier: String? { given(\.identifier, or: identifier) }
    var givenLabel: String? { given(\.label, or: label) }
    var givenValue: String? { given(\.value, or: value) }
    var givenHint: String? { given(\.hint, or: hint) }
    var givenTraits: UIAccessibilityTraits? { rarities?.blocks?.traits?() ?? traits }
    var givenElements: [Any]? {
        guard let block = rarities?.blocks?.elements else { return elements }
        return block()
    }

    private func given(_ block: KeyPath<AccessibilityBlocks, AXStringReturnBlock?>, or text: String?) -> String? {
        guard let block = rarities?.blocks?[keyPath: block] else { return text }
        return block()
    }
}

extension UIResponder {
    var accessibilityBlocks: AccessibilityBlocks? { accessibilityRecord?.rarities?.blocks }

    func changeAccessibilityBlocks(_ change: (inout AccessibilityBlocks) -> Void) {
        var blocks = accessibilityBlocks ?? AccessibilityBlocks()
        change(&blocks)
        ensuredAccessibilityRecord.ensuredRarities.blocks = blocks
    }
}
