import CoreGraphics
import UIKit

/// The trees of views, controllers, layers and recognizers; the facts about the selected view; the layers in space.
@MainActor
final class ViewsTab: InspectorTab {
    private enum Pane: Int { case tree, facts, space }

    private lazy var list = TreeList(session: session)
    private let facts = FactsView()
    private lazy var space = SpaceView(session: session)
    private let choice = UISegmentedControl()
    private let divider = UIView()
    private var isWide = false
    private var pane = Pane.tree

    override func viewDidLoad() {
        super.viewDidLoad()
        divider.backgroundColor = .separator
        choice.addAction(UIAction { [weak self] _ in self?.choiceDidChange() }, for: .valueChanged)
        list.onChoice = { [weak self] in self?.rowWasChosen() }
        for part in [list, facts, space, choice, divider] { view.addSubview(part) }
        updateChoice()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let isWide = bounds.width >= InspectorViewController.wideWidth
        if isWide != self.isWide {
            self.isWide = isWide
            if isWide, pane == .tree { pane = .facts }
            updateChoice()
        }
        let left = isWide ? (bounds.width * 0.44).rounded() : 0
        let choiceFrame = CGRect(x: left + 12, y: 10, width: bounds.width - left - 24, height: 30)
        let content = CGRect(x: left, y: 48, width: bounds.width - left, height: max(0, bounds.height - 48))
        choice.frame = choiceFrame
        facts.frame = content
        space.frame = content
        list.frame = isWide ? CGRect(x: 0, y: 0, width: left - 1, height: bounds.height) : content
        divider.frame = CGRect(x: left - 1, y: 0, width: 1, height: bounds.height)
        divider.isHidden = !isWide
        showPane()
    }

    /// Adapts the panes that can be chosen to the width.
    private func updateChoice() {
        choice.removeAllSegments()
        for title in isWide ? ["Facts", "Layers"] : ["Tree", "Facts", "Layers"] {
            choice.insertSegment(withTitle: title, at: choice.numberOfSegments, animated: false)
        }
        choice.selectedSegmentIndex = isWide ? pane.rawValue - 1 : pane.rawValue
        if choice.selectedSegmentIndex < 0 { choice.selectedSegmentIndex = 0 }
        showPane()
    }

    private func choiceDidChange() {
        pane = Pane(rawValue: choice.selectedSegmentIndex + (isWide ? 1 : 0)) ?? .facts
        showPane()
        refresh()
    }

    private func showPane() {
        list.isHidden = !isWide && pane != .tree
        facts.isHidden = pane != .facts
        space.isHidden = pane != .space
    }

    /// In a narrow window, shows the facts about the chosen view instead of the tree.
    private func rowWasChosen() {
        guard !isWide else { return }
        pane = .facts
        choice.selectedSegmentIndex = pane.rawValue
        showPane()
        refresh()
    }

    override func refresh() {
        guard isViewLoaded else { return }
        if !list.isHidden { list.refresh() }
        if !facts.isHidden { facts.show(session.selection.map { ViewFacts.sections(of: $0, session: session) } ?? noSelection) }
        if !space.isHidden { space.refresh() }
    }

    override func selectionDidChange() {
        guard isViewLoaded else { return }
        list.showSelection()
        refresh()
    }
}
