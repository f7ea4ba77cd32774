import CoreGraphics
import Foundation
import InterfaceReading
import UIKit

/// The constraints of the selected view, and its content size.
@MainActor
final class LayoutTab: InspectorTab {
    /// The most problems that are listed for all windows.
    private static let mostProblems = 100

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
        guard let selection = session.selection else { return facts.show(noSelection + [overview()]) }
        facts.show([summary(of: selection)] + constraints(of: selection) + [contentSize(of: selection)])
    }

    // MARK: Overview

    /// The broken constraints and the ambiguous views of all windows.
    private func overview() -> FactSection {
        var rows: [FactRow] = []
        func visit(_ view: UIView) {
            guard rows.count < Self.mostProblems, !view.isHidden else { return }
            for constraint in view.constraints where ConstraintGeometry.isBroken(constraint) {
                guard let item = ConstraintGeometry.owner(of: constraint.firstItem) else { continue }
                let text = "\(item.inspectedName): \(ConstraintGeometry.text(of: constraint, for: item))"
                rows.append(FactRow(text, details(of: constraint), symbol: .problem, control: selecting(item, constraint)))
            }
            if !view.translatesAutoresizingMaskIntoConstraints, view.hasAmbiguousLayout {
                rows.append(FactRow("\(view.inspectedName) is ambiguous.", symbol: .problem, control: selecting(view, nil)))
            }
            for subview in view.subviews { visit(subview) }
        }
        for window in session.appScenes.flatMap(\.windowStack.windows) { visit(window) }
        if rows.isEmpty { rows = [FactRow("No constraint is broken, and no layout is ambiguous.", symbol: .good)] }
        return FactSection(title: "All windows", rows: rows)
    }

    /// Selects a view and one of its constraints.
    private func selecting(_ view: UIView, _ constraint: NSLayoutConstraint?) -> FactRow.Control {
        .action { [weak self, weak view, weak constraint] in
            guard let self, let view else { return }
            session.selection = view
            if let constraint, chosen !== constraint { choose(constraint) }
        }
    }

    // MARK: Summary

    private func summary(of view: UIView) -> FactSection {
        var rows: [FactRow] = []
        let broken = ElementReading.constraints(of: view).filter(ConstraintGeometry.isBroken)
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
        let symbol: FactRow.Symbol =
            switch ConstraintGeometry.state(of: constraint) {
            case .inactive, .unknown: .info
            case .satisfied: .good
            case .violated: constraint.priority == .required ? .problem : .info
            }
        let text = ConstraintGeometry.text(of: constraint, for: view)
        let row = FactRow(
            text, details(of: constraint), symbol: symbol, control: .action { [weak self, weak constraint] in self?.choose(constraint) })
        return constraint === chosen ? [row] + conflicts(of: constraint) + controls(of: constraint) : [row]
    }

    /// The state of a constraint, its identifier, its priority, its holder, and who created it.
    private func details(of constraint: NSLayoutConstraint) -> String {
        var details: [String] = []
        switch ConstraintGeometry.state(of: constraint) {
        case .inactive: details.append("inactive")
        case .satisfied, .unknown: break
        case .violated(let error):
            let kind = constraint.priority == .required ? "broken" : "violated"
            details.append("\(kind), by \(InspectorFormat.number(error)) points")
        }
        if let identifier = constraint.identifier, !identifier.isEmpty { details.append("“\(identifier)”") }
        if constraint.priority != .required { details.append("priority \(InspectorFormat.number(Double(constraint.priority.rawValue)))") }
        if let holder = ConstraintGeometry.holder(of: constraint) { details.append("held by \(holder.inspectedName)") }
        if let place = session.sources.place(of: constraint) { details.append(place.text) }
        return details.joined(separator: " · ")
    }

    /// The constraints with which a broken constraint cannot be satisfied.
    private func conflicts(of constraint: NSLayoutConstraint) -> [FactRow] {
        let (constraints, others) = constraint.conflicts
        let rows = constraints.map { other in
            let item = ConstraintGeometry.owner(of: other.firstItem)
            let text = item.map { "\($0.inspectedName): \(ConstraintGeometry.text(of: other, for: $0))" } ?? other.description
            return FactRow(
                "In conflict with \(text)", details(of: other), symbol: .problem, control: item.map { selecting($0, other) } ?? .none)
        }
        return rows + others.map { FactRow("In conflict with \($0)", symbol: .problem) }
    }

    /// Marks a constraint in the app, and shows its controls; hides them if they are shown.
    private func choose(_ constraint: NSLayoutConstraint?) {
        chosen = chosen === constraint ? nil : constraint
        session.highlights.show(constraint: chosen)
        refresh()
    }

    private func controls(of constraint: NSLayoutConstraint) -> [FactRow] {
        let created = session.sources.place(of: constraint).map { [FactRow("Created", $0.path)] } ?? []
        return created + [
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
