import ConstraintSolver
import Foundation

// A faster path for plain constraints between the container and its direct subviews, the most frequent kind.
extension LayoutEngine {
    /// Adds a plain constraint between the container and its subviews. Returns false, without a change, if the constraint is of another kind.
    func installPlain(_ constraint: NSLayoutConstraint) -> Bool {
        guard let container = constraint.containerLayout, !container.isScrollView else { return false }
        guard !constraint.isDirectional || container.view.effectiveUserInterfaceLayoutDirection == .leftToRight else { return false }
        var terms = InlineTerms()
        var constant = 0.0
        guard let layout = constraint.firstLayout?.takeUnretainedValue() else { return false }
        guard let first = add(layout, constraint.first.attribute, 1, container, &terms, &constant) else { return false }
        let firstCount = terms.count
        var second = Self.noBox
        if let layout = constraint.secondLayout?.takeUnretainedValue(), let attribute = constraint.second?.attribute {
            let factor = -Double(constraint.multiplier)
            guard let box = add(layout, attribute, factor, container, &terms, &constant) else { return false }
            second = box
        }
        guard terms.count > 0 else { return false }
        if first != Self.noBox { boxes[first]?.uses += 1 }
        if second != Self.noBox, terms.count > firstCount, second != first { boxes[second]?.uses += 1 }
        let priority = constraint.priority.rawValue
        let id = solver.add(
            terms, constant: constant - Double(constraint.constant), constraint.relation.ofSolver, priority: priority,
            order: constraint.order)
        note(.constraint(constraint), id)
        constraint.installation = ConstraintInstallation(engine: self, id: id, offset: constant, needs: nil)
        setNeedsSolve()
        return true
    }

    /// Removes the solver's row of a constraint that ``installPlain(_:)`` added.
    func uninstallPlain(_ id: LayoutConstraintID) {
        // Compare variables, because access to the boxes would retain them.
        var first = -1
        var second = -1
        for term in 0..<solver.termCount(of: id) {
            let variable = Int(solver.variable(at: term, of: id).index)
            if first < 0 { first = variable } else if boxes[variable] !== boxes[first] { second = variable }
        }
        removeSource(id)
        if first >= 0, let box = boxes[first] { release(box) }
        if second >= 0, let box = boxes[second] { release(box) }
    }

    /// The result of `add` if no variable was added.
    private static let noBox = -1

    /// Adds `factor` times an attribute, in the same order as `LayoutExpression`. Returns nil if the attribute is of another kind, or if variables
    /// cancel out. Otherwise returns the index of the added box's width variable, because returning the box would retain it.
    private func add(
        _ layout: ViewLayout, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ container: ViewLayout,
        _ terms: inout InlineTerms,
        _ constant: inout Double
    ) -> Int? {
        guard !layout.isViewDeallocated else { return nil }
        let isContainer = layout === container
        guard isContainer || layout.isViewIn(container.view) else { return nil }
        let part: Double
        let isHorizontal: Bool
        switch attribute {
        case .width, .height:
            let box = box(for: layout)
            return terms.add(attribute == .width ? box.width : box.height, factor) ? Int(box.width.index) : nil
        case .left, .leading: (part, isHorizontal) = (0, true)
        case .right, .trailing: (part, isHorizontal) = (1, true)
        case .centerX: (part, isHorizontal) = (0.5, true)
        case .top: (part, isHorizontal) = (0, false)
        case .bottom: (part, isHorizontal) = (1, false)
        case .centerY: (part, isHorizontal) = (0.5, false)
        default: return nil
        }
        if isContainer {
            let insets = layout.view.alignmentRectInsets
            constant += factor * Double(isHorizontal ? insets.left : insets.top)
            if part == 0 { return Self.noBox }
        }
        let box = box(for: layout)
        if part != 0, !terms.add(isHorizontal ? box.width : box.height, part * factor) { return nil }
        if !isContainer, !terms.add(isHorizontal ? box.minX : box.minY, factor) { return nil }
        return Int(box.width.index)
    }
}
