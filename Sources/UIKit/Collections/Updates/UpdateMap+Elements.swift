// The elements of collection view layouts: cells, supplementary and decoration views.
extension UpdateMap {
    /// The new position of `element`; nil if it was deleted or reloaded.
    func element(after old: CollectionElement) -> CollectionElement? {
        if old.category == .cell {
            return isReloaded(old.path) ? nil : item(after: old.path).map { CollectionElement.cell($0) }
        }
        var new = old
        if old.item == CollectionElement.noItem {
            guard let section = section(after: old.section) else { return nil }
            new.section = section
            return new
        }
        // Supplementary views of a section have the path of its first item, even in an empty section.
        guard let section = section(after: old.section) else { return nil }
        new.section = section
        return new
    }

    /// The old position of `element`; nil if it was inserted or reloaded.
    func element(before new: CollectionElement) -> CollectionElement? {
        if new.category == .cell {
            guard let path = item(before: new.path), !isReloaded(path) else { return nil }
            return .cell(path)
        }
        guard let section = section(before: new.section) else { return nil }
        var old = new
        old.section = section
        return old
    }
}
