import Foundation

/// An element of the tree that UI tests query: the app, a window, a view, an accessibility element, or a part of the keyboard.
///
/// Attributes and children are read from the object at each access; they are not cached.
@MainActor
package struct ElementNode {
    package let object: NSObject
    package let kind: ElementKind

    /// The number of nodes that were created so far. Tests measure the cost of a query by it.
    package static var count = 0

    package init(_ object: NSObject) {
        self.object = object
        kind = ElementKind(of: object)
        Self.count += 1
    }

    package var id: ObjectIdentifier { ObjectIdentifier(object) }

    // MARK: Hierarchy

    /// The maximum number of elements that are read from a container that implements `accessibilityElementCount()`.
    private static let maximumElements = 100_000

    /// The children, from back to front.
    package var children: [ElementNode] { childObjects.map { ElementNode($0) } }

    private var childObjects: [NSObject] {
        if let application = object as? UIApplication {
            let windows = application.windowScenes.flatMap(\.windowStack.windows).filter { !$0.isHidden && $0.alpha > 0.01 }
            return windows + (KeyboardElement.keyboard(of: application).map { [$0] } ?? [])
        }
        if let element = object as? KeyboardElement { return element.keys }
        if let given = object.automationElements { return Self.objects(given) }
        // A label that is a container, such as one with links, has the elements that the app has set.
        if isLeaf { return object.isAccessibilityElement ? [] : Self.objects(object.accessibilityElements ?? []) }
        if let given = object.accessibilityElements { return Self.objects(given) }
        guard let view = object as? UIView else { return [] }
        let count = view.accessibilityElementCount()
        if count > 0, count != NSNotFound {
            return Self.objects((0..<min(count, Self.maximumElements)).compactMap { view.accessibilityElement(at: $0) })
        }
        let subviews = AccessibilityTree.seenSubviews(of: view)
        // A field's text and placeholder are its attributes, so their views are not elements.
        if let field = view as? UITextField {
            return subviews.filter { $0 is UIControl || $0 === field.leftView || $0 === field.rightView }
        }
        if view is UITableView || view is UICollectionView { return Self.sortedByPosition(subviews) }
        if Self.isInBar(view) { return Self.sortedFromLeadingEdge(subviews, in: view) }
        return subviews.flatMap { subview -> [UIView] in
            Self.isTransparent(subview, in: view) ? AccessibilityTree.seenSubviews(of: subview) : [subview]
        }
    }

    /// The subviews of a list, sorted from top to bottom and then from left to right. A list adds its cells in any order.
    private static func sortedByPosition(_ views: [UIView]) -> [UIView] {
        let entries = views.enumerated().map { (offset: $0.offset, frame: $0.element.frame, view: $0.element) }
        return entries.sorted { first, second in
            if first.frame.minY != second.frame.minY { return first.frame.minY < second.frame.minY }
            if first.frame.minX != second.frame.minX { return first.frame.minX < second.frame.minX }
            return first.offset < second.offset
        }.map(\.view)
    }

    /// Whether a view is a bar, or the container of a navigation bar's items.
    private static func isInBar(_ view: UIView) -> Bool {
        view is UINavigationBar || view.superview is UINavigationBar || view is UIToolbar || view is UITabBar
    }

    private static func sortedFromLeadingEdge(_ views: [UIView], in bar: UIView) -> [UIView] {
        let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let entries = views.enumerated().map { (offset: $0.offset, start: isMirrored ? -$0.element.frame.maxX : $0.element.frame.minX) }
        return entries.sorted { $0.start != $1.start ? $0.start < $1.start : $0.offset < $1.offset }.map { views[$0.offset] }
    }

    private static func objects(_ given: [Any]) -> [NSObject] {
        given.compactMap { element in
            guard let object = element as? NSObject, !object.accessibilityElementsHidden else { return nil }
            if let view = object as? UIView, view.isHidden || view.alpha <= 0.01 { return nil }
            return object
        }
    }

    /// Whether the element tree contains a view's subviews instead of the view itself. This applies to a cell's content view.
    private static func isTransparent(_ view: UIView, in superview: UIView) -> Bool {
        switch superview {
        case let cell as UITableViewCell: view === cell.contentView
        case let cell as UICollectionViewCell: view === cell.contentView
        default: false
        }
    }

    /// Whether the object's subviews are not elements of the tree.
    private var isLeaf: Bool {
        switch kind {
        case .staticText, .switch, .slider, .pageIndicator, .progressIndicator, .activityIndicator, .pickerWheel, .textView, .colorWell,
            .menuItem:
            return true
        case .textField, .secureTextField, .searchField, .stepper, .segmentedControl, .alert, .sheet, .window:
            return false
        case .cell:
            return AccessibilityTree.isElementOfApp(object)
        case .button:
            return !(object is UIButton)
        default:
            return AccessibilityTree.isElementOfApp(object)
        }
    }

    /// Calls `body` for each descendant, a parent before its children. Stops when `body` returns false.
    ///
    /// - Returns: False if `body` returned false.
    @discardableResult
    package func visitDescendants(_ body: (ElementNode) -> Bool) -> Bool {
        for child in childObjects {
            let node = ElementNode(child)
            guard body(node), node.visitDescendants(body) else { return false }
        }
        return true
    }

    // MARK: Attributes

    package var identifier: String {
        if let identifier = object.accessibilityIdentifier, !identifier.isEmpty { return identifier }
        return (object as? UINavigationBar)?.topItem?.title ?? ""
    }

    package var label: String {
        switch object {
        case is UIApplication: ProcessInfo.processInfo.processName
        // For screen readers, a cell's label is its content. Here the content has its own elements, so only a label that the app has set is used.
        case is UITableViewCell, is UICollectionViewCell, is UITableViewHeaderFooterView: AccessibilityTree.labelOfApp(object) ?? ""
        default: object.accessibilityLabel ?? ""
        }
    }

    package var value: Any? {
        switch object {
        case let field as UITextField:
            let text = field.text ?? ""
            if text.isEmpty { return placeholderValue ?? "" }
            return field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
        case let view as UITextView:
            return view.text ?? ""
        case let progress as UIProgressView where object.accessibilityValue == nil:
            return "\(Int((progress.progress * 100).rounded()))%"
        default:
            guard let value = object.accessibilityValue else { return nil }
            guard kind == .slider || kind == .progressIndicator, value.hasSuffix("%") else { return value }
            return value.filter { !$0.isWhitespace }
        }
    }

    package var placeholderValue: String? { (object as? UITextField)?.placeholder }

    package var frame: CGRect {
        if let application = object as? UIApplication { return application.windowScenes.first?.windowStack.bounds ?? .zero }
        return object.accessibilityPath?.bounds ?? object.accessibilityFrame
    }

    package var isEnabled: Bool {
        if let control = object as? UIControl, !control.isEnabled { return false }
        return !object.accessibilityTraits.contains(.notEnabled)
    }

    package var isSelected: Bool {
        if let control = object as? UIControl, control.isSelected { return true }
        return object.accessibilityTraits.contains(.selected)
    }

    package var hasFocus: Bool {
        guard let view else { return false }
        return view.isFirstResponder || view.isFocused
    }

    /// The traits of the element's view; those of the first window for the app.
    package var traits: UITraitCollection? {
        (view ?? (object as? UIApplication)?.windowScenes.first?.windowStack.windows.first)?.traitCollection
    }

    /// Whether the identifier, label, title, value or placeholder equals `key`.
    package func isNamed(_ key: String) -> Bool {
        identifier == key || label == key || value as? String == key || placeholderValue == key
    }

    // MARK: Views

    /// The object itself if it is a view, otherwise the view that contains the element.
    package var view: UIView? {
        var object: NSObject? = object
        while let current = object {
            if let view = current as? UIView { return view }
            object = (current as? UIAccessibilityElement)?.accessibilityContainer as? NSObject
        }
        return nil
    }
}
