/// What a delegate or a data source was found to leave to the default: by the default's own answer, since Swift cannot tell which methods of
/// a protocol an object implements.
struct TableDefaults: OptionSet {
    let rawValue: Int

    static let rowHeight = TableDefaults(rawValue: 1 << 0)
    static let estimatedRowHeight = TableDefaults(rawValue: 1 << 1)
    static let headerView = TableDefaults(rawValue: 1 << 2)
    static let footerView = TableDefaults(rawValue: 1 << 3)
    static let canEdit = TableDefaults(rawValue: 1 << 4)
    static let editingStyle = TableDefaults(rawValue: 1 << 5)
    static let leadingSwipe = TableDefaults(rawValue: 1 << 6)
    static let trailingSwipe = TableDefaults(rawValue: 1 << 7)
    static let rowActions = TableDefaults(rawValue: 1 << 8)
}
