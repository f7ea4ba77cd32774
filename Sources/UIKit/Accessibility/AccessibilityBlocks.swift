import Foundation

/// Returns a Boolean attribute when an assistive technology requests it.
public typealias AXBoolReturnBlock = () -> Bool
/// Returns a string attribute when an assistive technology requests it.
public typealias AXStringReturnBlock = () -> String?
/// Returns an array attribute when an assistive technology requests it.
public typealias AXArrayReturnBlock = () -> [Any]?
/// Returns the traits when an assistive technology requests them.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits

/// The closures that an app set for the attributes of one object. The result of a closure overrides the attribute's stored value.
struct AccessibilityBlocks {
    var isElement: AXBoolReturnBlock?
    var identifier: AXStringReturnBlock?
    var label: AXStringReturnBlock?
    var value: AXStringReturnBlock?
    var hint: AXStringReturnBlock?
    var traits: AXTraitsReturnBlock?
    var elements: AXArrayReturnBlock?
}

// The app's value of each attribute: the closure's result, or else the stored value.
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
