/// How an expression relates to zero.
package enum LayoutRelation: BitwiseCopyable, Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
}
