/// The displayed content of a menu: sections of rows. Hidden elements are left out, inline menus become sections, and deferred elements are
/// replaced by their loaded elements.
@MainActor
struct MenuContent {
    enum Row {
        /// An action or a command.
        case leaf(any UIMenuLeaf)
        /// A menu that opens in front of this one.
        case submenu(UIMenu)
        /// Elements side by side in a row.
        case strip([UIMenuElement], UIMenu.ElementSize)
        /// A deferred element that is loading.
        case loading(UIDeferredMenuElement)
    }

    /// A group of rows, with an optional title.
    struct Section {
        var title = ""
        var rows: [Row] = []
    }

    private(set) var sections: [Section] = []
    /// Deferred elements whose elements are not loaded.
    private(set) var missing: [UIDeferredMenuElement] = []

    /// Creates the content of `menu`. `loaded` contains the elements of loaded deferred elements.
    init(of menu: UIMenu, loaded: [ObjectIdentifier: [UIMenuElement]]) {
        if let size = Self.stripSize(of: menu, isInside: false) {
            addStrip(menu.children, size, loaded)
        } else {
            add(menu.children, loaded)
        }
        sections.removeAll { $0.rows.isEmpty }
    }

    /// The size of a menu's elements if they are side by side; nil if each has its own row.
    private static func stripSize(of menu: UIMenu, isInside: Bool) -> UIMenu.ElementSize? {
        if menu.options.contains(.displayAsPalette) { return menu.preferredElementSize == .medium ? .medium : .small }
        if isInside, !menu.options.contains(.displayInline) { return nil }
        return menu.preferredElementSize == .small || menu.preferredElementSize == .medium ? menu.preferredElementSize : nil
    }

    private mutating func add(_ row: Row) {
        if sections.isEmpty { sections.append(Section()) }
        sections[sections.count - 1].rows.append(row)
    }

    private mutating func add(_ elements: [UIMenuElement], _ loaded: [ObjectIdentifier: [UIMenuElement]]) {
        for element in elements {
            if let leaf = element as? any UIMenuLeaf {
                if !leaf.attributes.contains(.hidden) { add(.leaf(leaf)) }
            } else if let deferred = element as? UIDeferredMenuElement {
                if let elements = loaded[ObjectIdentifier(deferred)] {
                    add(elements, loaded)
                } else {
                    missing.append(deferred)
                    add(.loading(deferred))
                }
            } else if let menu = element as? UIMenu {
                add(menu, loaded)
            }
        }
    }

    private mutating func add(_ menu: UIMenu, _ loaded: [ObjectIdentifier: [UIMenuElement]]) {
        if let size = Self.stripSize(of: menu, isInside: true) {
            sections.append(Section(title: menu.title))
            addStrip(menu.children, size, loaded)
            sections.append(Section())
        } else if menu.options.contains(.displayInline) {
            sections.append(Section(title: menu.title))
            add(menu.children, loaded)
            sections.append(Section())
        } else {
            add(.submenu(menu))
        }
    }

    /// Adds elements side by side, in as many rows as needed.
    private mutating func addStrip(
        _ elements: [UIMenuElement], _ size: UIMenu.ElementSize, _ loaded: [ObjectIdentifier: [UIMenuElement]]
    ) {
        var shown: [UIMenuElement] = []
        for element in elements {
            if let deferred = element as? UIDeferredMenuElement {
                if let elements = loaded[ObjectIdentifier(deferred)] { shown += elements } else { missing.append(deferred) }
            } else if (element as? any UIMenuLeaf)?.attributes.contains(.hidden) != true {
                shown.append(element)
            }
        }
        let most = size == .medium ? MenuConstants.mediumPerRow : MenuConstants.smallPerRow
        var rest = shown[...]
        while !rest.isEmpty {
            add(.strip(Array(rest.prefix(most)), size))
            rest = rest.dropFirst(most)
        }
    }

    /// Whether a row has a check mark or a submenu chevron.
    var hasIcons: Bool {
        sections.contains { section in
            section.rows.contains { row in
                switch row {
                case .leaf(let leaf): leaf.state != .off
                case .submenu: true
                case .strip, .loading: false
                }
            }
        }
    }

    /// The content from bottom to top, for a menu above its source, so that the first element is nearest to the source.
    func reversed() -> MenuContent {
        var copy = self
        copy.sections = sections.reversed().map { section in
            Section(title: section.title, rows: section.rows.reversed())
        }
        return copy
    }
}
