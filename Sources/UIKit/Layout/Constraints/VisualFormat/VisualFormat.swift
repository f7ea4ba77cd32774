import Foundation

/// A parsed visual format, such as `H:|-[title]-(>=8)-[button(80@750)]-|`.
struct VisualFormat: Equatable {
    /// A condition on a size or a distance: a relation, a number or a name, and a priority.
    struct Predicate: Equatable {
        enum Object: Equatable {
            case number(Double)
            /// The name of a metric, or of a view whose size is used. Metrics take precedence.
            case name(String, position: Int)
        }

        var relation = NSLayoutConstraint.Relation.equal
        var object: Object
        /// The factor of the object, and the constant added to it.
        var multiplier = 1.0
        var constant = 0.0
        var priority: Object?
    }

    /// The spacing between two views.
    enum Connection: Equatable {
        /// No space.
        case flush
        /// The standard spacing.
        case standard
        case distance([Predicate])
    }

    /// A view, or an edge of the superview.
    enum Node: Equatable {
        case superview
        case view(String, position: Int, [Predicate])
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var nodes: [Node] = []
    /// The connections between neighboring nodes: one less than ``nodes``.
    var connections: [Connection] = []
}
