import Foundation

/// Makes cells and headers of classes that are known only while the program runs; see ``ReusableViews``.
@MainActor
enum TableViews {
    /// A cell of `type`. Not to be inlined, or the compiler would call the named class's own initializer.
    @inline(never)
    static func make(_ type: UITableViewCell.Type, identifier: String) -> UITableViewCell {
        unsafeBitCast(type, to: _DynamicTableCell.Type.self).init(style: .default, reuseIdentifier: identifier)
    }

    /// A header or footer of `type`.
    @inline(never)
    static func make(_ type: UITableViewHeaderFooterView.Type, identifier: String) -> UITableViewHeaderFooterView {
        unsafeBitCast(type, to: _DynamicTableHeader.Type.self).init(reuseIdentifier: identifier)
    }
}
