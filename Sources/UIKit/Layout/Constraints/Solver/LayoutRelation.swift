/// How an expression relates to zero.
enum LayoutRelation: Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
}
