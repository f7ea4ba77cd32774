import Foundation

// Collapsing and expanding the columns.
extension UISplitViewController {
    /// The controller that a narrow window shows.
    var collapsedRoot: UIViewController? {
        if style != .unspecified, let compact = columns[.compact] { return compact }
        return columns[.primary] ?? columns[.supplementary] ?? columns[.secondary]
    }

    func setViewControllers(_ controllers: [UIViewController]) {
        let all: [Column] = style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        for (index, column) in all.enumerated() {
            setViewController(index < controllers.count ? controllers[index] : nil, for: column)
        }
    }

    /// Replaces the controller of a column.
    func replace(_ new: UIViewController?, in column: Column) {
        let old = columns[column]
        guard new !== old else { return }
        if isCollapsed, column != .compact, let stack = collapsedRoot as? UINavigationController, !merged.isEmpty, column != .primary {
            // The stack contains the column's controllers: replace them with the new content.
            columns[column] = new
            let start = mergedCount(before: column)
            guard let index = merged.firstIndex(where: { $0.column == column }) else { return }
            let count = merged[index].count
            let content = contents(of: new)
            merged[index].count = content.count
            mergedRoots[column] = content.first
            var controllers = stack.stack
            controllers.replaceSubrange(min(start, controllers.count)..<min(start + count, controllers.count), with: content)
            return stack.setViewControllers(controllers, animated: false)
        }
        columns[column] = new
        if let old { takeOut(old) }
        if let new, new.container !== self {
            addChild(new)
            new.didMove(toParent: self)
        }
        if isViewLoaded, appearance != .disappeared { update(animated: false) }
    }

    private func takeOut(_ controller: UIViewController) {
        guard controller.container === self else { return }
        controller.willMove(toParent: nil)
        hideView(of: controller)
        controller.removeFromParent()
    }

    // MARK: Collapsing and expanding

    /// Removes the controllers from a column's navigation stack, for the merged stack. Without a stack, returns the controller itself.
    private func contents(of controller: UIViewController?) -> [UIViewController] {
        guard let stack = controller as? UINavigationController else { return controller.map { [$0] } ?? [] }
        let content = stack.stack
        stack.setViewControllers([], animated: false)
        return content
    }

    func mergedCount(before column: Column) -> Int {
        var count = 0
        for entry in merged {
            if entry.column == column { break }
            count += entry.count
        }
        return count
    }

    /// Merges the columns into one stack after the window became narrow.
    func collapse() {
        merged = []
        if style != .unspecified, columns[.compact] != nil { return }
        if style == .unspecified, let other = delegate?.primaryViewController(forCollapsing: self), other !== columns[.primary] {
            replace(other, in: .primary)
        }
        guard let stack = columns[.primary] as? UINavigationController ?? columns[.supplementary] as? UINavigationController else { return }
        var top = Column.primary
        if columns[.supplementary] != nil { top = .supplementary }
        if columns[.secondary] != nil { top = .secondary }
        if style != .unspecified { top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: top) ?? top }
        var controllers = stack.stack
        merged = [(stack === columns[.primary] ? .primary : .supplementary, controllers.count)]
        for column in [Column.supplementary, .secondary] where column.rawValue <= top.rawValue {
            guard let controller = columns[column], controller !== stack else { continue }
            if style == .unspecified,
                delegate?.splitViewController(self, collapseSecondary: controller, onto: columns[.primary] ?? stack) == true
            {
                continue
            }
            takeOut(controller)
            let content = contents(of: controller)
            merged.append((column, content.count))
            mergedRoots[column] = content.first
            controllers += content
        }
        if merged.count > 1 { stack.setViewControllers(controllers, animated: false) }
    }

    /// Returns the controllers in the merged stack to their columns after the window became wide.
    func expand() {
        let parts = merged
        merged = []
        defer { mergedRoots = [:] }
        if style == .unspecified, let other = delegate?.primaryViewController(forExpanding: self), other !== columns[.primary] {
            replace(other, in: .primary)
        }
        guard let stack = columns[.primary] as? UINavigationController ?? columns[.supplementary] as? UINavigationController,
            let own = parts.first
        else { return restore() }
        let all = stack.stack
        var start = min(own.count, all.count)
        // If no other column was merged, controllers pushed onto the first column stay in it.
        if parts.count == 1 { start = all.count }
        if parts.count > 1 { stack.setViewControllers(Array(all.prefix(start)), animated: false) }
        for (index, part) in parts.enumerated().dropFirst() {
            let end = index == parts.count - 1 ? all.count : min(start + part.count, all.count)
            let content = Array(all[start..<end])
            start = end
            if !content.isEmpty { (columns[part.column] as? UINavigationController)?.setViewControllers(content, animated: false) }
        }
        for case (let position, let column as UINavigationController) in columns where column.stack.isEmpty { refill(column, position) }
        if style == .unspecified, parts.count == 1, let primary = columns[.primary],
            let separate = delegate?.splitViewController(self, separateSecondaryFrom: primary)
        {
            replace(separate, in: .secondary)
        }
        restore()
        wantedMode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: wantedMode) ?? wantedMode
    }

    /// Restores the first controller of a column whose content was popped in the narrow window, or else the given controller.
    private func refill(_ column: UINavigationController, _ position: Column) {
        guard let controller = mergedRoots[position] ?? given[position], controller !== column, controller.container == nil else { return }
        column.setViewControllers([controller], animated: false)
    }

    /// Adds the columns' controllers as children again.
    private func restore() {
        for column in [Column.primary, .supplementary, .secondary] {
            guard let controller = columns[column], controller.container !== self else { continue }
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }

    /// Brings a column to the top of the merged stack.
    func go(to column: Column) {
        guard let stack = collapsedRoot as? UINavigationController, !merged.isEmpty else { return }
        let end = mergedCount(before: column) + (merged.first { $0.column == column }?.count ?? 0)
        if merged.contains(where: { $0.column == column }) {
            let last = merged.last?.column == column
            if !last { stack.setViewControllers(Array(stack.stack.prefix(end)), animated: UIView.areAnimationsEnabled) }
            merged.removeAll { $0.column.rawValue > column.rawValue }
            return
        }
        let content: [UIViewController]
        if let controller = columns[column] as? UINavigationController {
            content = contents(of: controller)
        } else {
            content = columns[column].map { [$0] } ?? []
        }
        if let controller = columns[column] { takeOut(controller) }
        let shown = content.isEmpty ? [given[column]].compactMap { $0 }.filter { !($0 is UINavigationController) } : content
        guard !shown.isEmpty else { return }
        merged.append((column, shown.count))
        mergedRoots[column] = shown.first
        stack.setViewControllers(stack.stack + shown, animated: UIView.areAnimationsEnabled)
    }

    /// Pops a column and those above it from the merged stack.
    func leave(_ column: Column) {
        guard let stack = collapsedRoot as? UINavigationController, merged.contains(where: { $0.column == column }) else { return }
        let count = mergedCount(before: column)
        merged.removeAll { $0.column.rawValue >= column.rawValue }
        stack.setViewControllers(Array(stack.stack.prefix(count)), animated: UIView.areAnimationsEnabled)
    }
}
