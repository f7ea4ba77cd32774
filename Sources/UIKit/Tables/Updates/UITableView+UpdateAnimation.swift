import Foundation

// The animation of a data change: remaining views move, inserted ones appear, removed ones disappear.
extension UITableView {
    /// Animates the views to the geometry `next`. The row mapping is `map`.
    ///
    /// `arrangement` is the difference between the displayed rows and the data before the change. Returns whether an animation runs; otherwise
    /// all views have their final positions when this returns.
    @discardableResult
    func run(
        _ record: TableUpdateRecord, _ map: UpdateMap, _ next: TableGeometry, from arrangement: TableArrangement?,
        whenPositioned: @escaping () -> Void = {}
    ) -> Bool {
        let animates = UIView.areAnimationsEnabled && window != nil
        let oldGeometry = geometry
        let oldOffset = contentOffset
        isUpdating = true
        geometry = next
        let change = TableChange(record: record, map: map, before: oldGeometry, arrangement: arrangement)
        takeOver(change)
        let target = UIView.withoutAnimation { CGPoint(x: oldOffset.x, y: settle(at: oldOffset.y, isUpdate: true)) }
        var ended: [UIView] = []
        let changes = { [self] in
            if target != contentOffset { setOffset(target) }
            let seen = seen()
            for path in seen.rows { bring(path, change) }
            for (path, cell) in visibleRows where !seen.rows.contains(path) && cell !== reordering?.cell {
                guard animates, cell.superview === self else { continue }
                // The cell moves out of the visible area and is then removed.
                held[ObjectIdentifier(cell), default: 0] += 1
                ended.append(cell)
                positionCell(cell, at: path)
            }
            bringEdges(seen, change)
            positionEdgeViews()
            for gone in change.gone { leave(gone) }
            whenPositioned()
            reuse.provisional.end()
        }
        let finish = { [weak self] (finished: Bool) in
            if let self {
                for view in ended { release(view) }
                for gone in change.gone { finishLeaving(gone) }
                removeSpareViews()
                setNeedsLayout()
            }
            for completion in record.record.completions { completion(finished) }
        }
        if animates {
            UIView.animate(
                withDuration: Self.updateDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: changes, completion: finish)
            isUpdating = false
            setNeedsLayout()
            positionContent()
            window?.contentDidScroll()
        } else {
            UIView.performWithoutAnimation(changes)
            for gone in change.gone { finishLeaving(gone) }
            removeSpareViews()
            isUpdating = false
            setNeedsLayout()
            layoutIfNeeded()
            window?.contentDidScroll()
            let tracker = AnimationTracker { _ in for completion in record.record.completions { completion(true) } }
            tracker.close()
        }
        return animates
    }

    /// Assigns the remaining displayed views to their new index paths, and collects the removed views.
    private func takeOver(_ change: TableChange) {
        let (rows, headers, footers) = (visibleRows, visibleHeaders, visibleFooters)
        (visibleRows, visibleHeaders, visibleFooters) = ([:], [:], [:])
        for (path, cell) in rows {
            if !change.map.isReloaded(path), let new = change.map.item(after: path) {
                visibleRows[new] = cell
            } else {
                change.gone.append(.row(cell, data: change.dataPath(before: path), change.animation(leaving: path)))
            }
        }
        for (section, view) in headers {
            if let new = change.map.section(after: section) {
                visibleHeaders[new] = view
            } else {
                change.gone.append(.edge(view, section, isHeader: true, change.animation(leavingSection: section)))
            }
        }
        for (section, view) in footers {
            if let new = change.map.section(after: section) {
                visibleFooters[new] = view
            } else {
                change.gone.append(.edge(view, section, isHeader: false, change.animation(leavingSection: section)))
            }
        }
    }

    /// Animates a row to its new position, from its old position or from the start of its row animation.
    private func bring(_ path: ItemPath, _ change: TableChange) {
        if let cell = visibleRows[path], cell.superview === self {
            if cell !== reordering?.cell { positionCell(cell, at: path) }
            return
        }
        guard let cell = visibleRows[path] ?? UIView.withoutAnimation({ makeCell(at: path) }) else { return }
        visibleRows[path] = cell
        let old = change.map.item(before: path).flatMap { change.map.isReloaded($0) ? nil : $0 }
        let animation = change.animation(coming: path)
        UIView.performWithoutAnimation {
            positionCell(cell, at: path)
            insertCell(cell)
            cell.layoutIfNeeded()
            if let old {
                // The row already existed outside of the visible area, so the animation starts at its old position.
                let range = change.before.row(old)
                cell.frame.origin.y = CGFloat(range.lowerBound)
            } else {
                put(cell, aside: animation)
            }
        }
        beginDisplaying(cell, at: path)
        positionCell(cell, at: path)
    }

    private func bringEdges(_ seen: Seen, _ change: TableChange) {
        for (sections, isHeader) in [(seen.headers, true), (seen.footers, false)] {
            for section in sections {
                let known = (isHeader ? visibleHeaders : visibleFooters)[section]
                if known?.superview === self {
                    showEdge(of: section, isHeader: isHeader)
                    continue
                }
                UIView.performWithoutAnimation {
                    showEdge(of: section, isHeader: isHeader)
                    let view = (isHeader ? visibleHeaders : visibleFooters)[section]
                    if change.map.section(before: section) == nil { view?.alpha = 0 }
                }
                (isHeader ? visibleHeaders : visibleFooters)[section]?.alpha = 1
            }
        }
    }

    /// Changes a cell from its final state to the state at the start of its insertion animation, or at the end of its removal animation.
    private func put(_ cell: UIView, aside animation: RowAnimation) {
        let frame = cell.frame
        switch animation {
        case .none: break
        case .fade, .automatic: cell.alpha = 0
        case .right: cell.frame.origin.x += bounds.width
        case .left: cell.frame.origin.x -= bounds.width
        case .top:
            cell.frame.origin.y -= frame.height
            cell.alpha = 0
        case .bottom:
            cell.frame.origin.y += frame.height
            cell.alpha = 0
        case .middle:
            cell.frame = CGRect(x: frame.minX, y: frame.midY, width: frame.width, height: 0)
            cell.alpha = 0
        }
    }

    /// Animates a removed view to its end position.
    private func leave(_ gone: TableChange.RemovedView) {
        if AnimationStack.activeContext != nil {
            // Moves the view behind the views that move over it.
            if gone.view.superview === self { sendSubviewToBack(gone.view) }
            if let backgroundView { sendSubviewToBack(backgroundView) }
        }
        if gone.animation == .none {
            gone.view.isHidden = true
        } else if gone.animation == .middle {
            // Use a transform instead of a smaller size, at which the view's constraints could not be satisfied.
            gone.view.transform = CGAffineTransform(scaleX: 1, y: 0.001)
            gone.view.alpha = 0
        } else {
            put(gone.view, aside: gone.animation)
        }
    }

    private func finishLeaving(_ gone: TableChange.RemovedView) {
        UIView.performWithoutAnimation {
            gone.view.isHidden = false
            gone.view.alpha = 1
            if gone.animation == .middle { gone.view.transform = .identity }
        }
        switch gone {
        case .row(let cell, let data, _):
            swipe.forget(cell)
            cell.endEditing(true)
            reuse.put(cell)
            // A placeholder has no index path in the data, so the delegate is not called.
            if let data { tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: data.indexPath) }
        case .edge(let view, let section, let isHeader, _): endDisplaying(view, section, isHeader: isHeader)
        }
    }

    private func release(_ view: UIView) {
        guard let count = held[ObjectIdentifier(view)] else { return }
        held[ObjectIdentifier(view)] = count > 1 ? count - 1 : nil
    }
}

/// A change of the data while its animation is set up.
@MainActor
final class TableChange {
    /// A view that the change removes.
    enum RemovedView {
        /// `data` is the row's index path in the data before the change; nil for a placeholder.
        case row(UITableViewCell, data: ItemPath?, UITableView.RowAnimation)
        case edge(UIView, Int, isHeader: Bool, UITableView.RowAnimation)

        var view: UIView {
            switch self {
            case .row(let cell, _, _): cell
            case .edge(let view, _, _, _): view
            }
        }

        var animation: UITableView.RowAnimation {
            switch self {
            case .row(_, _, let animation), .edge(_, _, _, let animation): animation
            }
        }
    }

    let record: TableUpdateRecord
    let map: UpdateMap
    let before: TableGeometry
    /// The difference between the displayed rows and the data before the change; nil if they agreed.
    private let arrangement: TableArrangement?
    var gone: [RemovedView] = []

    init(record: TableUpdateRecord, map: UpdateMap, before: TableGeometry, arrangement: TableArrangement?) {
        (self.record, self.map, self.before, self.arrangement) = (record, map, before, arrangement)
    }

    /// The data row that was displayed at `path` before the change; nil for a gap or placeholder.
    func dataPath(before path: ItemPath) -> ItemPath? { arrangement.map { $0.map.item(before: path) } ?? path }

    func animation(leaving path: ItemPath) -> UITableView.RowAnimation {
        record.leaving[path] ?? record.leavingSections[path.section] ?? .fade
    }

    func animation(leavingSection section: Int) -> UITableView.RowAnimation { record.leavingSections[section] ?? .fade }

    func animation(coming path: ItemPath) -> UITableView.RowAnimation {
        if let own = record.coming[path] ?? record.comingSections[path.section] { return own }
        if let old = map.item(before: path), let reload = record.leaving[old] { return reload }
        return .fade
    }
}
