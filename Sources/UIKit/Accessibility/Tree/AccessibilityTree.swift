import Foundation

/// The accessibility tree: the views with content for assistive technologies, in reading order.
///
/// An element hides its subviews. The children of a view without attributes replace the view in the tree. Meaningful containers stay: bars,
/// lists, dialogs, and containers that the app declares. Nothing is cached: every query reads the views.
@MainActor
package enum AccessibilityTree {
    /// The children of an object, in reading order.
    ///
    /// - Complexity: O(*n* log *n*) in the number of views.
    package static func children(of object: NSObject) -> [NSObject] {
        if let scene = object as? UIWindowScene { return children(of: scene) }
        if object.isAccessibilityElement { return [] }
        if let given = givenElements(of: object) { return given }
        guard let view = object as? UIView else { return [] }
        var entries: [Entry] = []
        collect(from: view, into: &entries)
        var found = sorted(entries, isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        // The texts of a row form its name, so only its interactive children are separate elements.
        if view.ownRole == .listItem { found = found.filter { $0.accessibilityRespondsToUserInteraction || !($0 is UIView) } }
        return found
    }

    /// The children of a scene: the contents of its windows, from back to front. Windows behind a modal one are omitted.
    private static func children(of scene: UIWindowScene) -> [NSObject] {
        var found: [NSObject] = []
        for window in scene.windowStack.windows where isSeen(window) {
            if window.accessibilityViewIsModal { found = [] }
            if let given = givenElements(of: window) {
                found += given
            } else {
                var entries: [Entry] = []
                collect(from: window, into: &entries)
                found += sorted(entries, isMirrored: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            }
        }
        return found
    }

    /// Whether the object is in the tree: an element or a meaningful container.
    static func isNode(_ object: NSObject) -> Bool { isElement(object) || isGroup(object) }

    /// Whether the object is an element with content.
    static func isElement(_ object: NSObject) -> Bool {
        guard object.isAccessibilityElement else { return false }
        guard (object as? UIResponder)?.ownRole == .label, object.accessibilityTraits == .staticText else { return true }
        return object.accessibilityLabel?.isEmpty == false || object.accessibilityValue?.isEmpty == false
    }

    /// Whether a container is meaningful, so that it is a node of the tree.
    static func isGroup(_ object: NSObject) -> Bool {
        if let own = (object as? UIResponder)?.ownRole, own != .label { return true }
        if object is any AccessibilityPlugging { return true }
        if object.accessibilityViewIsModal, !(object is any AccessibilityPassThrough) { return true }
        if object.accessibilityNavigationStyle == .combined { return true }
        return object.accessibilityContainerType != .none || object.shouldGroupAccessibilityChildren || object.accessibilityElements != nil
            || object.accessibilityElementCount() > 0
    }

    /// Whether assistive technologies see a view, apart from the visibility of its superviews.
    static func isSeen(_ view: UIView) -> Bool { !view.isHidden && view.alpha > 0.01 && !view.accessibilityElementsHidden }

    // MARK: Elements that a container specifies

    private static func givenElements(of object: NSObject) -> [NSObject]? {
        var given: [Any]
        if let elements = object.accessibilityElements {
            given = elements
        } else {
            let count = object.accessibilityElementCount()
            guard count > 0, count != NSNotFound else { return nil }
            // A container may report an arbitrarily large number of elements, so the traversal has a limit.
            given = (0..<min(count, maximumElements)).compactMap { object.accessibilityElement(at: $0) }
        }
        return given.flatMap { element -> [NSObject] in
            guard let object = element as? NSObject, object.accessibilityElementsHidden == false else { return [] }
            guard let view = object as? UIView else { return [object] }
            guard isSeen(view) else { return [] }
            if isNode(view) { return [view] }
            return children(of: view)
        }
    }

    /// The maximum number of a container's elements that are traversed.
    static let maximumElements = 10_000

    // MARK: Elements in views

    private struct Entry {
        let object: NSObject
        let frame: CGRect
    }

    private static func collect(from view: UIView, into entries: inout [Entry]) {
        let subviews = view.orderedSubviews
        if let modal = subviews.last(where: { isSeen($0) && $0.accessibilityViewIsModal }) { return collect(modal, into: &entries) }
        for subview in subviews where isSeen(subview) { collect(subview, into: &entries) }
    }

    private static func collect(_ view: UIView, into entries: inout [Entry]) {
        if view.isAccessibilityElement {
            if isElement(view) { entries.append(Entry(object: view, frame: view.accessibilityFrame)) }
        } else if isGroup(view) {
            let isNamed = view.ownRole != nil || view.accessibilityLabel != nil || view is any AccessibilityPlugging
            guard isNamed || !children(of: view).isEmpty else { return }
            entries.append(Entry(object: view, frame: view.accessibilityFrame))
        } else {
            collect(from: view, into: &entries)
        }
    }

    // MARK: Order

    /// The recursion limit of the reading order.
    private static let maximumDepth = 24

    /// Sorts entries into reading order by recursive XY cuts. If a horizontal line separates the entries, the upper group comes first.
    /// Otherwise, if a vertical line separates them, the leading group comes first. Entries that no line separates are sorted by rows.
    private static func sorted(_ entries: [Entry], isMirrored: Bool, depth: Int = 0) -> [NSObject] {
        guard entries.count > 1 else { return entries.map(\.object) }
        guard depth < maximumDepth else { return sortedInRows(entries, isMirrored: isMirrored) }
        var pieces = divided(entries) { slackened($0.minY, $0.height) }
        if pieces.count == 1 {
            pieces = divided(entries) { slackened($0.minX, $0.width) }
            if isMirrored { pieces.reverse() }
            pieces = columns(pieces)
        }
        guard pieces.count > 1 else { return sortedInRows(entries, isMirrored: isMirrored) }
        return pieces.flatMap { sorted($0, isMirrored: isMirrored, depth: depth + 1) }
    }

    /// The maximum number of columns that are merged into two groups. If there are more, each column is read separately.
    private static let maximumColumns = 8

    /// Merges columns into two groups, such as a table beside a list. Each group must be a single column, or have gaps between its rows.
    private static func columns(_ columns: [[Entry]]) -> [[Entry]] {
        guard 3...maximumColumns ~= columns.count else { return columns }
        func isReadable(_ group: ArraySlice<[Entry]>) -> Bool {
            group.count == 1 || divided(group.flatMap { $0 }) { slackened($0.minY, $0.height) }.count > 1
        }
        let cut = (1..<columns.count).first { isReadable(columns[..<$0]) && isReadable(columns[$0...]) }
        return cut.map { [columns[..<$0].flatMap { $0 }, columns[$0...].flatMap { $0 }] } ?? columns
    }

    /// The interval that an entry covers on an axis, shortened at both ends, because adjacent views often overlap by a few points.
    private static func slackened(_ start: CGFloat, _ length: CGFloat) -> (start: CGFloat, end: CGFloat) {
        let slack = min(length / 4, 8)
        return (start + slack, start + length - slack)
    }

    /// Divides entries into groups with gaps between them along an axis. The groups are in the order of the axis.
    private static func divided(_ entries: [Entry], _ range: (CGRect) -> (start: CGFloat, end: CGFloat)) -> [[Entry]] {
        let ordered = entries.enumerated().map { (offset: $0.offset, range: range($0.element.frame), entry: $0.element) }.sorted {
            $0.range.start != $1.range.start ? $0.range.start < $1.range.start : $0.offset < $1.offset
        }
        var pieces: [[Entry]] = []
        var end = -CGFloat.infinity
        for item in ordered {
            if item.range.start >= end { pieces.append([]) }
            pieces[pieces.count - 1].append(item.entry)
            end = max(end, item.range.end)
        }
        return pieces
    }

    /// Sorts by rows from top to bottom, and within a row from the leading edge. An entry is in a row if its centre is above the bottom of the
    /// row's first entry.
    private static func sortedInRows(_ entries: [Entry], isMirrored: Bool) -> [NSObject] {
        let byTop = entries.enumerated().sorted { first, second in
            let (a, b) = (first.element.frame.minY, second.element.frame.minY)
            guard a == b else { return a < b }
            // At the same top edge, the lower view comes first: a bar overlaps the top of the list that scrolls under it.
            let (c, d) = (first.element.frame.maxY, second.element.frame.maxY)
            return c != d ? c < d : first.offset < second.offset
        }
        var found: [NSObject] = []
        var row: [(offset: Int, element: Entry)] = []
        func endRow() {
            row.sort { first, second in
                let (a, b) = (first.element.frame, second.element.frame)
                if isMirrored ? a.maxX != b.maxX : a.minX != b.minX { return isMirrored ? a.maxX > b.maxX : a.minX < b.minX }
                return first.offset < second.offset
            }
            found += row.map(\.element.object)
            row = []
        }
        for entry in byTop {
            if let first = row.first, entry.element.frame.midY >= first.element.frame.maxY { endRow() }
            row.append((entry.offset, entry.element))
        }
        endRow()
        return found
    }

    // MARK: Hierarchy

    /// The parent of an object: another object in the tree, or a scene. Nil if the object is not in a tree.
    static func parent(of object: NSObject) -> NSObject? {
        if let element = object as? UIAccessibilityElement {
            guard let container = element.accessibilityContainer as? NSObject else { return nil }
            return isNode(container) || container is UIWindowScene ? container : parent(of: container)
        }
        guard let view = object as? UIView, let scene = view.window?.windowScene else { return nil }
        for outer in sequence(first: view.superview, next: { $0?.superview }) {
            guard let outer, !(outer is UIWindow) else { break }
            if isNode(outer) { return outer }
        }
        return scene
    }

    static func scene(of object: NSObject) -> UIWindowScene? {
        if let scene = object as? UIWindowScene { return scene }
        if let view = object as? UIView { return view.window?.windowScene }
        guard let element = object as? UIAccessibilityElement, let container = element.accessibilityContainer as? NSObject else {
            return nil
        }
        return scene(of: container)
    }

    /// The object itself if it is a view, otherwise the view that draws it.
    static func view(of object: NSObject) -> UIView? {
        if let view = object as? UIView { return view }
        guard let element = object as? UIAccessibilityElement, let container = element.accessibilityContainer as? NSObject else {
            return nil
        }
        return view(of: container)
    }

    /// The first element of the frontmost scene, where a screen reader starts.
    static var firstElementOnScreen: NSObject? {
        let scenes = UIApplication.shared.windowScenes
        guard let scene = scenes.first(where: { $0.hostWindow.isActive }) ?? scenes.last else { return nil }
        return firstElement(in: scene)
    }

    /// The first element in an object. Containers are searched but not returned.
    static func firstElement(in object: NSObject) -> NSObject? {
        for child in children(of: object) {
            if isElement(child) { return child }
            if let first = firstElement(in: child) { return first }
        }
        return nil
    }

    /// The element in a container that gets the focus first: the selected child, otherwise the first row, otherwise the first element.
    static func start(in object: NSObject) -> NSObject? {
        let children = children(of: object)
        if let chosen = children.first(where: { $0.accessibilityTraits.contains(.selected) }) { return chosen }
        return children.first { role(of: $0) == .listItem } ?? firstElement(in: object)
    }

    /// The elements in an object in reading order, without containers.
    package static func elements(in object: NSObject) -> [NSObject] {
        children(of: object).flatMap { isElement($0) ? [$0] + elements(in: $0) : elements(in: $0) }
    }
}

extension UIView {
    /// The view's bounds in screen coordinates.
    var frameOnScreen: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

    /// The texts of the view's labels, in reading order, separated by commas; nil without texts.
    var spokenContent: String? {
        var words: [String] = []
        func gather(_ view: UIView) {
            for subview in view.orderedSubviews.sortedForReading(in: view) where AccessibilityTree.isSeen(subview) {
                if subview.isAccessibilityElement {
                    guard subview.accessibilityTraits.isDisjoint(with: .interactive) else { continue }
                    words += [subview.accessibilityLabel, subview.accessibilityValue].compactMap { $0 }.filter { !$0.isEmpty }
                } else {
                    gather(subview)
                }
            }
        }
        gather(self)
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// Whether the view has an interactive descendant.
    var containsUsableElement: Bool {
        orderedSubviews.contains { subview in
            guard AccessibilityTree.isSeen(subview) else { return false }
            if subview.isAccessibilityElement { return subview.accessibilityRespondsToUserInteraction }
            return subview.containsUsableElement
        }
    }
}

extension [UIView] {
    /// Sorts from top to bottom, then from the leading edge.
    @MainActor fileprivate func sortedForReading(in view: UIView) -> [UIView] {
        guard count > 1 else { return self }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return enumerated().sorted { first, second in
            let (a, b) = (first.element.frame, second.element.frame)
            if a.maxY <= b.minY { return true }
            if b.maxY <= a.minY { return false }
            if a.minX != b.minX { return isMirrored ? a.minX > b.minX : a.minX < b.minX }
            return first.offset < second.offset
        }.map(\.element)
    }
}
