import Foundation

/// A key command that is common to tables and collection views.
enum ListKey {
    case move(dx: CGFloat, dy: CGFloat)
    case first, last, choose, act, selectAll
}
