import Foundation

/// What a visual format says, such as `H:|-[title]-(>=8)-[button(80@750)]-|`.
struct VisualFormat: Equatable {
    /// One condition of a size or a distance: a relation, a number or a name, and a priority.
    struct Predicate: Equatable {
        enum Object: Equatable {
            case number(Double)
            /// The name of a view, whose size is meant; where a metric has it, that is meant.
            case name(String, position: Int)
        }

        var relation = NSLayoutConstraint.Relation.equal
        var object: Object
        /// What the object is multiplied by and what is added to it.
        var multiplier = 1.0
        var constant = 0.0
        var priority: Object?
    }

    /// What is between two views.
    enum Connection: Equatable {
        /// Nothing.
        case flush
        /// The standard distance.
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
    /// One less than ``nodes``.
    var connections: [Connection] = []
}
