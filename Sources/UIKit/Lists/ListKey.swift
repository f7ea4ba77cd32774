import Foundation

/// A key that has the same meaning in tables and collection views.
enum ListKey {
    case move(dx: CGFloat, dy: CGFloat)
    case first, last, choose, act, selectAll
}
