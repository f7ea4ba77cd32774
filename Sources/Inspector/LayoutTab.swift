import CoreGraphics
import Foundation
import InterfaceReading
import UIKit

/// The constraints of the selected view, and its content size.
@MainActor
final class LayoutTab: InspectorTab {
    private let facts = FactsView()
    /// The constraints that were shown for the view, retained so that an inactive one can be activated again.
    private var known: [NSLayoutConstraint] = []
    private weak var knownView: UIView?
    private weak var chosen: NSLayoutConstraint?

    override func loadView() { view = facts }

    override func selectionDidChange() {
        chosen = nil
        super.selectionDidChange()
    }

    override func refresh() {
        guard isViewLoaded else { return }
        guard let selection = session.selection else { return facts.show(noSelection) }
        facts.show([summary(of: selection)] + constraints(of: selection) + [contentSize(of: selection)])
    }

    // MARK: Summary

    private func summary(of view: UIView) -> FactSection {
        var rows: [FactRow] = []
        let broken = ElementReading.constraints(of: view).filter { constraint in
            guard constraint.priority == .required, case .violated = ConstraintGeometry.state(of: constraint) else { return false }
            return true
        }
        if !broken.isEmpty {
            let count = broken.count == 1 ? "A required constraint is" : "\(broken.count) required constraints are"
            rows.append(FactRow("\(count) broken.", symbol: .problem))
        }
        if view.hasAmbiguousLayout {
            rows.append(FactRow("The layout is ambiguous: several frames satisfy the constraints.", symbol: .problem))
        }
        if view.translatesAutoresizingMaskIntoConstraints {
            let text = "The frame and the autoresizing mask determine the layout (translatesAutoresizingMaskIntoConstraints is true)."
            rows.append(FactRow(text, symbol: .info))
        } else if rows.isEmpty {
            rows.append(FactRow("The constraints determine the layout.", symbol: .good))
        }
        return FactSection(title: "Layout", rows: rows)
    }

    // MARK: Constraints

    private func constraints(of view: UIView) -> [FactSection] {
        if knownView !== view {
            knownView = view
            known = []
        }
        for constraint in ElementReading.constraints(of: view) where !known.contains(where: { $0 === constraint }) {
            known.append(constraint)
        }
        func isOwn(_ constraint: NSLayoutConstraint) -> Bool { constraint.firstItem === view || constraint.secondItem === view }
        let own = known.filter(isOwn)
        let others = known.filter { !isOwn($0) }
        var sections: [FactSection] = []
        if !own.isEmpty { sections.append(FactSection(title: "Constraints of the view", rows: own.flatMap { rows(of: $0, for: view) })) }
        if !others.isEmpty {
            sections.append(FactSection(title: "Constraints in the view", rows: others.flatMap { rows(of: $0, for: view) }))
        }
        if sections.isEmpty { sections.append(FactSection(title: "Constraints", rows: [FactRow("The view has no constraints.")])) }
        return sections
    }

    private func rows(of constraint: NSLayoutConstraint, for view: UIView) -> [FactRow] {
        let state = ConstraintGeometry.state(of: constraint)
        var details: [String] = []
        if let identifier = constraint.identifier, !identifier.isEmpty { details.append("“\(identifier)”") }
        if constraint.priority != .required { details.append("priority \(InspectorFormat.number(Double(constraint.priority.rawValue)))") }
        if let holder = ConstraintGeometry.holder(of: constraint) { details.append("held by \(holder.inspectedName)") }
        let symbol: FactRow.Symbol
        switch state {
        case .inactive:
            symbol = .info
            details.insert("inactive", at: 0)
        case .satisfied: symbol = .good
        case .unknown: symbol = .info
        case .violated(let error):
            symbol = constraint.priority == .required ? .problem : .info
            let kind = constraint.priority == .required ? "broken" : "violated"
            details.insert("\(kind), by \(InspectorFormat.number(error)) points", at: 0)
        }
        let text = ConstraintGeometry.text(of: constraint, for: view)
        let row = FactRow(
            text, details.joined(separator: " · "), symbol: symbol,
            control: .action { [weak self, weak constraint] in self?.choose(constraint) })
        return constraint === chosen ? [row] + controls(of: constraint) : [row]
    }

    /// Marks a constraint in the app, and shows its controls; hides them if they are shown.
    private func choose(_ constraint: NSLayoutConstraint?) {
        chosen = chosen === constraint ? nil : constraint
        session.highlights.show(constraint: chosen)
        refresh()
    }

    private func controls(of constraint: NSLayoutConstraint) -> [FactRow] {
        [
            FactRow(
                "Constant",
                control: .number(Double(constraint.constant), step: 1) { [weak constraint] in constraint?.constant = CGFloat($0) }),
            FactRow(
                "Priority",
                control: .number(Double(constraint.priority.rawValue), step: 1) { [weak constraint] value in
                    constraint?.priority = UILayoutPriority(Float(min(max(value, 1), 1000)))
                }),
            FactRow("Active", control: .toggle(constraint.isActive) { [weak constraint] in constraint?.isActive = $0 }),
        ]
    }

    // MARK: Content size

    private func contentSize(of view: UIView) -> FactSection {
        func text(_ length: CGFloat) -> String { length == UIView.noIntrinsicMetric ? "none" : InspectorFormat.number(length) }
        let size = view.intrinsicContentSize
        var rows = [FactRow("Intrinsic size", "\(text(size.width)) × \(text(size.height))")]
        for (axis, name) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
            let hugging = view.contentHuggingPriority(for: axis)
            rows.append(
                FactRow(
                    "Hugging, \(name)",
                    control: .number(Double(hugging.rawValue), step: 1) { [weak view] value in
                        view?.setContentHuggingPriority(UILayoutPriority(Float(min(max(value, 1), 1000))), for: axis)
                    }))
            let resistance = view.contentCompressionResistancePriority(for: axis)
            rows.append(
                FactRow(
                    "Compression resistance, \(name)",
                    control: .number(Double(resistance.rawValue), step: 1) { [weak view] value in
                        view?.setContentCompressionResistancePriority(UILayoutPriority(Float(min(max(value, 1), 1000))), for: axis)
                    }))
        }
        return FactSection(title: "Content size", rows: rows)
    }
}
