import CoreGraphics
import Foundation
import InterfaceReading
import UIKit

/// The accessibility elements as a screen reader reads them, and an audit.
@MainActor
final class AccessibilityTab: InspectorTab {
    /// The most elements that are listed.
    private static let limit = 1000

    private let facts = FactsView()
    private let choice = UISegmentedControl()
    private var audit: [FactSection]?

    override func viewDidLoad() {
        super.viewDidLoad()
        for title in ["Elements", "Audit"] { choice.insertSegment(withTitle: title, at: choice.numberOfSegments, animated: false) }
        choice.selectedSegmentIndex = 0
        choice.addAction(
            UIAction { [weak self] _ in
                self?.audit = nil
                self?.refresh()
            }, for: .valueChanged)
        view.addSubview(choice)
        view.addSubview(facts)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let width = min(bounds.width - 24, 320)
        choice.frame = CGRect(x: ((bounds.width - width) / 2).rounded(), y: 10, width: width, height: 30)
        facts.frame = CGRect(x: 0, y: 48, width: bounds.width, height: max(0, bounds.height - 48))
    }

    override func viewWillAppear(_ animated: Bool) {
        audit = nil
        super.viewWillAppear(animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        session.highlights.show(numbered: [])
    }

    override func refresh() {
        guard isViewLoaded else { return }
        if choice.selectedSegmentIndex == 0 {
            let elements = session.appScenes.flatMap { AccessibilityTree.elements(in: $0) }
            session.highlights.show(numbered: Array(elements.prefix(Self.limit)))
            facts.show([self.elements(elements)])
        } else {
            session.highlights.show(numbered: [])
            // The audit draws the windows, so it runs once and on request.
            let audit = audit ?? makeAudit()
            self.audit = audit
            facts.show(audit)
        }
    }

    // MARK: Elements

    private func elements(_ elements: [NSObject]) -> FactSection {
        var numbers: [ObjectIdentifier: Int] = [:]
        for (index, element) in elements.enumerated() { numbers[ObjectIdentifier(element)] = index + 1 }
        var rows: [FactRow] = []
        func visit(_ object: NSObject, _ depth: Int) {
            for child in AccessibilityTree.children(of: object) where rows.count < Self.limit {
                let number = numbers[ObjectIdentifier(child)].map { "\($0)  " } ?? ""
                let indentation = String(repeating: "    ", count: min(depth, 8))
                rows.append(FactRow(indentation + number + AccessibilityTree.line(for: child), control: selecting(child)))
                visit(child, depth + 1)
            }
        }
        for scene in session.appScenes { visit(scene, 0) }
        if rows.isEmpty { rows = [FactRow("A screen reader finds no element.", symbol: .problem)] }
        return FactSection(title: "In reading order", rows: rows)
    }

    /// Selects the view of an element.
    private func selecting(_ object: NSObject) -> FactRow.Control {
        guard let view = Self.view(of: object) else { return .none }
        return .action { [weak self, weak view] in if let view { self?.session.selection = view } }
    }

    private static func view(of object: NSObject) -> UIView? {
        if let view = object as? UIView { return view }
        guard let container = (object as? UIAccessibilityElement)?.accessibilityContainer as? NSObject else { return nil }
        return view(of: container)
    }

    // MARK: Audit

    private func makeAudit() -> [FactSection] {
        var rows: [FactRow] = []
        for scene in session.appScenes {
            for finding in AppAudit.findings(in: scene) {
                rows.append(FactRow(finding.text, finding.element, symbol: .problem, control: selecting(finding.object)))
            }
        }
        if rows.isEmpty { rows.append(FactRow("No problem was found.", symbol: .good)) }
        let again = FactRow(
            "Check again",
            control: .action { [weak self] in
                self?.audit = nil
                self?.refresh()
            })
        return [FactSection(title: "Problems", rows: rows), FactSection(rows: [again])]
    }
}
