/// The alignment of a value in a log message.
public struct OSLogStringAlignment: Sendable {
    private enum Edge {
        case none, left, right
    }

    private let edge: Edge
    private let columns: Int

    public static let none = OSLogStringAlignment(edge: .none, columns: 0)

    /// Appends spaces until the value has `columns` characters.
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(edge: .left, columns: columns) }

    /// Prepends spaces until the value has `columns` characters.
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(edge: .right, columns: columns) }

    func aligned(_ text: String) -> String {
        guard edge != .none else { return text }
        let spaces = String(repeating: " ", count: max(0, columns - text.count))
        return edge == .left ? text + spaces : spaces + text
    }
}
