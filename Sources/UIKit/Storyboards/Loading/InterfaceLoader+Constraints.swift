import Foundation
import InterfaceDocuments

// The constraints of documents. For an invalid constraint in code, UIKit terminates the program. The loader logs and skips it instead.
extension InterfaceLoader {
    /// Creates the constraint of an element and adds it to `holder`, the view that contains the element in the document.
    func addConstraint(_ element: InterfaceElement, to holder: UIView) {
        guard element.name == "constraint", element.flag("placeholder") != true else { return }
        guard let constraint = constraint(element, in: holder) else { return }
        if let id = element.id { objects[id] = constraint }
        readVariations(of: constraint, element)
        let isConditional = variations.isConditional(element.id)
        let isComplete = areItems(of: constraint, in: holder)
        if isConditional || (!isComplete && variations.hasConditionalViews) {
            variations.note(constraint, id: element.id ?? "line \(element.line)", in: holder)
            if isConditional { return }
        }
        guard isComplete else {
            if !variations.hasConditionalViews {
                report("Ignored a constraint: its items are not in the view that owns it.", element)
            }
            return
        }
        if variations.hasConditionalViews { variations.note(constraint, id: element.id ?? "line \(element.line)", in: holder) }
        holder.addInstalled(constraint)
    }

    private func areItems(of constraint: NSLayoutConstraint, in holder: UIView) -> Bool {
        if constraint.isPlain {
            return isIn(constraint.firstLayout, holder) && isIn(constraint.secondLayout, holder)
        }
        for item in constraint.items {
            guard let view = item.layoutView else { return false }
            // Fast path: most items are the view itself or a direct subview.
            if view !== holder, view.superview !== holder, !view.isDescendant(of: holder) { return false }
        }
        return true
    }

    /// Whether a view is `holder` or a descendant of it; true for nil.
    private func isIn(_ layout: Unmanaged<ViewLayout>?, _ holder: UIView) -> Bool {
        guard let layout else { return true }
        // Fast path: most items are the view itself or a direct subview.
        let (addresses, address) = (layout.borrow { $0.addresses }, Unmanaged.passUnretained(holder).toOpaque())
        return addresses.view == address || addresses.superview == address || layout.takeUnretainedValue().view.isDescendant(of: holder)
    }

    private func constraint(_ element: InterfaceElement, in holder: UIView) -> NSLayoutConstraint? {
        func fail(_ problem: String) -> NSLayoutConstraint? {
            report("\(problem) The constraint was ignored.", element)
            return nil
        }
        guard let name = element["firstAttribute"], let firstAttribute = Self.attributes[name] else {
            return fail("\"\(element["firstAttribute"] ?? "")\" is not a layout attribute.")
        }
        guard let first = item(element["firstItem"], holder) else {
            return fail("There is no view or layout guide \"\(element["firstItem"] ?? "")\".")
        }
        var second: LayoutTerm?
        if let id = element["secondItem"] {
            guard let item = item(id, holder) else { return fail("There is no view or layout guide \"\(id)\".") }
            guard let attribute = Self.attributes[element["secondAttribute"] ?? name] else {
                return fail("\"\(element["secondAttribute"] ?? "")\" is not a layout attribute.")
            }
            second = LayoutTerm(item, attribute)
        }
        var multiplier: CGFloat = 1
        if let text = element["multiplier"] {
            guard let ratio = InterfaceNumbers.ratio(text), ratio != 0 else { return fail("The multiplier \"\(text)\" is not a ratio.") }
            multiplier = ratio
        }
        var constant: CGFloat = 0
        if let text = element["constant"] {
            guard let number = InterfaceNumbers.number(text) else { return fail("The constant \"\(text)\" is not a number.") }
            constant = number
        }
        let term = LayoutTerm(first, firstAttribute)
        if let second {
            if let reason = ConstraintRules.mismatch(term, second) { return fail(reason) }
        } else if term.kind != .size {
            return fail("The attribute \"\(name)\" needs a second item.")
        }
        var relation = NSLayoutConstraint.Relation.equal
        if let text = element["relation"] {
            guard let named = Self.relations[text] else { return fail("There is no relation \"\(text)\".") }
            relation = named
        }
        let constraint = makeConstraint(element)
        ConstraintRules.check(term, second, multiplier: multiplier, constant: constant)
        constraint.relate(term, relation, second, multiplier: multiplier, constant: constant)
        #if DEBUG
            if ConstraintOrigin.isRecorded {
                constraint.origin = .document(file: document.file, scene: scene?.id, object: element.id, line: element.line)
            }
        #endif
        if let identifier = element["identifier"] { constraint.identifier = identifier }
        if let priority = element.number("priority") {
            guard priority > 0, priority <= 1000 else { return fail("The priority \(priority) is not greater than 0 and at most 1000.") }
            constraint.priority = UILayoutPriority(Float(priority))
        }
        return constraint
    }

    /// Creates an instance of the document's custom class, otherwise a plain constraint.
    private func makeConstraint(_ element: InterfaceElement) -> NSLayoutConstraint {
        guard element["customClass"] != nil, let type = customClass(of: element, base: NSLayoutConstraint.self),
            type != NSLayoutConstraint.self, let own = DynamicInstantiation.make(type) as? NSLayoutConstraint
        else { return NSLayoutConstraint() }
        adopt(own, for: element)
        return own
    }

    /// The item with an identifier. For a nil identifier, the view that contains the constraint.
    private func item(_ id: String?, _ holder: UIView) -> (any LayoutItem)? {
        guard let id else { return holder }
        let object = objects[id]
        return object as? UIView ?? object as? any LayoutItem
    }

    private func readVariations(of constraint: NSLayoutConstraint, _ element: InterfaceElement) {
        if element.children.isEmpty { return }
        let constant = constraint.constant
        for variation in element.children where variation.name == "variation" {
            variations.add(
                variation["key"], to: constraint, "constant", \.constant, variation.number("constant"), usual: constant)
        }
    }

    private static let relations: KeywordTable<NSLayoutConstraint.Relation> = [
        "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
    ]

    private static let attributes: KeywordTable<NSLayoutConstraint.Attribute> = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
        "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
        "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
