/// The storage of a variable.
@usableFromInline
struct VariableRecord: BitwiseCopyable {
    /// The value of `row` for a variable that no row defines. Such a variable stays at zero, the solver's weakest objective.
    static let free: Int32 = -1
    /// The value of `row` for a torn variable: the closing rows of its block define it together with the others.
    static let torn: Int32 = -2
    /// The value of `row` for an unused index.
    static let dead: Int32 = -3

    @usableFromInline var value = 0.0
    /// The label in the topological order of definitions: a variable follows those in its row. The variables of a block share a label.
    var label = 0
    /// The weight of the variable's absolute value in the minimized sum, if the constraints leave the variable undetermined.
    var weight = 1.0
    /// The first term of the variable's column: the linked list of its terms.
    var column: Int32 = -1
    /// The active row that defines the variable, or one of the constants above.
    var row: Int32 = VariableRecord.free
    /// The block that the variable is a member of, or -1.
    var block: Int32 = -1
    /// The adjacent units in the order of definitions. A block is linked by its first member.
    var previous: Int32 = -1
    var next: Int32 = -1
    /// The visited stamp of the current pass.
    var mark: Int32 = 0
    /// Whether the variable is not yet in the order of definitions.
    var isFresh = true
    var isReported = false
    var isListedDegenerate = false
    /// Whether the variable is a position (an edge) rather than a length. Slacks of inequalities are minimized before positions.
    var isPosition = false
}

/// The storage of a constraint. The residual is the sum of its terms and its constant. The constraint requires the residual to be zero, or to be on
/// one side of zero.
struct RowRecord: BitwiseCopyable {
    enum State: UInt8 { case dead, fresh, inactive, active }

    /// The level of a side on which the residual may be: it has no weight.
    static let open: Int32 = -1
    /// The level of a side on which the residual must not be: it has infinite weight.
    static let required: Int32 = -2

    var firstTerm: Int32 = 0
    var termCount: Int32 = 0
    var constant = 0.0
    /// The variable that the row defines, or -1. Only for active rows.
    var variable: Int32 = -1
    /// The index of the row's multiplier in `duals`, or -1 if the multiplier is zero. Only for active rows.
    var dual: Int32 = -1
    /// The visited stamp of the current pass.
    var mark: Int32 = 0
    /// The level of a negative residual, `open` or `required`.
    var lower: Int32 = RowRecord.open
    /// The level of a positive residual, `open` or `required`.
    var upper: Int32 = RowRecord.open
    var relation = LayoutRelation.equal
    var state = State.dead
    /// An inactive row's force: 1 for the weight of its upper side, -1 for the weight of its lower side, 0 for none.
    var force: Int8 = 0
    var isBroken = false
    /// Whether the solver drops the row before other members of a conflict.
    var isYielding = false
    var isRemoved = false
    var isQueued = false
    var isListedDegenerate = false
    /// The number of current conflicts with this row.
    var conflicts: Int32 = 0
    /// The rank among new soft equalities, the strongest first.
    var rank: Int32 = 0
    /// Breaks ties between equal sums of errors. In 1..<2.
    var tie = 1.0
    var order = 0

    @inline(__always) var isEquality: Bool { lower != RowRecord.open && upper != RowRecord.open }
    @inline(__always) var isRequired: Bool { lower == RowRecord.required || upper == RowRecord.required }
}

/// A coefficient of a row, and a node of the linked list of its variable's terms.
struct TermRecord: BitwiseCopyable {
    var coefficient = 0.0
    var variable: Int32 = 0
    var row: Int32 = 0
    var next: Int32 = -1
    var previous: Int32 = -1
}

/// Variables with cyclic definitions. Their rows define all but a few, the torn ones, from the torn ones. The closing rows, as many as there are torn
/// variables, determine these. The block's lists are in the solver's pools.
struct BlockRecord: BitwiseCopyable {
    /// The index of the first member. Members are in topological order; a torn variable precedes those that depend on it.
    var members: Int32 = 0
    var memberCount: Int32 = 0
    /// The index of the torn variables, which the closing rows follow.
    var torn: Int32 = 0
    var tornCount: Int32 = 0
    /// The index of the inverse matrix: the change of the torn variables (rows) for the residuals of the closing rows (columns).
    var inverse: Int32 = 0
}

/// A step of a cached walk: a variable and the row that defines it.
struct PlanNode: BitwiseCopyable {
    /// The variable, or `~number` of a block, which its members follow.
    var variable: Int32 = 0
    var firstTerm: Int32 = 0
    /// The end of its terms; for a block, the end of its members.
    var endTerm: Int32 = 0
    var constant = 0.0
    /// The coefficient of the row's own variable.
    var own = 1.0
    /// For a block with one torn variable: that variable's last change divided by the change of the root's constant. NaN before the first change.
    var answer = Double.nan
}

struct PlanTerm: BitwiseCopyable {
    var coefficient = 0.0
    var variable: Int32 = 0
}

/// A variable to expand, and its label in the topological order. Labels do not change while the queue has elements.
struct QueuedVariable: Comparable {
    var label: Int
    var variable: Int32

    static func < (a: QueuedVariable, b: QueuedVariable) -> Bool { a.label < b.label }
}
