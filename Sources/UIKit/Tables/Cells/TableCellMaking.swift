import Foundation

/// Creates cells and headers of classes that are known only at run time; see ``ReusableViews``.
@MainActor
enum TableViews {
    /// Creates a cell of `type`. Not inlined, because the compiler would then call the initializer of the class in the cast, not of `type`.
    @inline(never)
    static func make(_ type: UITableViewCell.Type, identifier: String) -> UITableViewCell {
        unsafeBitCast(type, to: _DynamicTableCell.Type.self).init(style: .default, reuseIdentifier: identifier)
    }

    /// Creates a header or footer view of `type`.
    @inline(never)
    static func make(_ type: UITableViewHeaderFooterView.Type, identifier: String) -> UITableViewHeaderFooterView {
        unsafeBitCast(type, to: _DynamicTableHeader.Type.self).init(reuseIdentifier: identifier)
    }
}
