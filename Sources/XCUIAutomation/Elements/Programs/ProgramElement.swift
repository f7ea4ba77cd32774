import CoreGraphics
import UIKit

/// The tree of a program at one moment.
@MainActor
final class ProgramTree {
    let elements: [AutomationElement]
    /// The index after the last descendant of each element.
    let ends: [Int]
    let session: ProgramSession

    init(_ snapshot: AutomationSnapshot, of session: ProgramSession) {
        elements = snapshot.elements
        self.session = session
        var ends = Array(repeating: snapshot.elements.count, count: snapshot.elements.count)
        var open: [Int] = []
        for (index, element) in snapshot.elements.enumerated() {
            while let last = open.last, snapshot.elements[last].depth >= element.depth { ends[open.removeLast()] = index }
            open.append(index)
        }
        self.ends = ends
    }

    /// The element with a number; nil if the tree has no such element.
    func element(_ number: UInt64) -> ProgramElement? {
        elements.firstIndex { $0.number == number }.map { ProgramElement(tree: self, index: $0) }
    }
}

/// An element of a program under test, from a snapshot of its tree.
@MainActor
struct ProgramElement: QueriedElement {
    let tree: ProgramTree
    let index: Int

    var attributes: AutomationElement { tree.elements[index] }

    var identity: ElementIdentity { ElementIdentity(object: tree.session, number: attributes.number) }
    var type: XCUIElement.ElementType { XCUIElement.ElementType(rawValue: attributes.kind) ?? .other }
    var identifier: String { attributes.identifier }
    var label: String { attributes.label }
    var value: Any? { attributes.value }
    var placeholderValue: String? { attributes.placeholder }
    var frame: CGRect { attributes.frame }
    var isEnabled: Bool { attributes.isEnabled }
    var isSelected: Bool { attributes.isSelected }
    var hasFocus: Bool { attributes.hasFocus }
    var horizontalSizeClass: XCUIElement.SizeClass { sizeClass(0) }
    var verticalSizeClass: XCUIElement.SizeClass { sizeClass(1) }
    var keyText: String? { attributes.keyText.flatMap { $0.isEmpty ? nil : $0 } }

    private func sizeClass(_ axis: Int) -> XCUIElement.SizeClass {
        let classes = attributes.sizeClasses
        return classes.indices.contains(axis) ? XCUIElement.SizeClass(rawValue: classes[axis]) ?? .unspecified : .unspecified
    }

    var queriedChildren: [any QueriedElement] {
        var children: [ProgramElement] = []
        var next = index + 1
        while next < tree.ends[index] {
            children.append(ProgramElement(tree: tree, index: next))
            next = tree.ends[next]
        }
        return children
    }

    func visit(_ body: (any QueriedElement) -> Bool) -> Bool {
        (index + 1..<tree.ends[index]).allSatisfy { body(ProgramElement(tree: tree, index: $0)) }
    }

    func isInside(_ other: any QueriedElement) -> Bool {
        guard let other = other as? ProgramElement else { return false }
        // Both may be from different snapshots.
        guard let outer = tree.element(other.attributes.number) else { return false }
        return (outer.index..<tree.ends[outer.index]).contains(index)
    }
}
