/// The relation of an expression to zero.
package enum LayoutRelation: BitwiseCopyable, Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
}
