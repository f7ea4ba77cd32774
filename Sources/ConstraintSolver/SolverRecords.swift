/// Where a `LayoutSolver` keeps a variable.
@usableFromInline
struct VariableRecord: BitwiseCopyable {
    /// What `row` says of a variable that no row defines: it stays at zero, as the solver's last wish.
    static let free: Int32 = -1
    /// What `row` says of a variable of a block that the block's closing rows define together.
    static let torn: Int32 = -2
    /// What `row` says of an index that is not in use.
    static let dead: Int32 = -3

    @usableFromInline var value = 0.0
    /// The place in the order of definitions: a variable stands after those that its row mentions. Variables of a block share one.
    var label = 0
    /// How much its size counts where the constraints leave it open.
    var weight = 1.0
    /// The first term that mentions it.
    var column: Int32 = -1
    /// The active row that defines it, or one of the constants above.
    var row: Int32 = VariableRecord.free
    /// The block that it is a member of, or -1.
    var block: Int32 = -1
    /// The neighbours in the order of definitions. A block stands there by its first member.
    var previous: Int32 = -1
    var next: Int32 = -1
    /// A mark of whichever sweep runs.
    var mark: Int32 = 0
    /// Has no place in the order yet.
    var isFresh = true
    var isReported = false
    var isListedLoose = false
    /// An edge rather than a length: it follows inequalities before it is made small.
    var isPosition = false
}

/// Where a `LayoutSolver` keeps a constraint: the sum of its terms and its constant is its residual, which should be zero, or may be on one side
/// of it.
struct RowRecord: BitwiseCopyable {
    enum State: UInt8 { case dead, fresh, inactive, active }

    /// A side that costs nothing.
    static let open: Int32 = -1
    /// A side that must not be entered.
    static let required: Int32 = -2

    var firstTerm: Int32 = 0
    var termCount: Int32 = 0
    var constant = 0.0
    /// The variable that it defines, or -1. Active rows only.
    var variable: Int32 = -1
    /// Where its multiplier begins, or -1 where that is zero. Active rows only.
    var dual: Int32 = -1
    /// A mark of whichever sweep runs.
    var mark: Int32 = 0
    /// The level that a residual below zero costs, `open` or `required`.
    var lower: Int32 = RowRecord.open
    /// The level that a residual above zero costs, `open` or `required`.
    var upper: Int32 = RowRecord.open
    var relation = LayoutRelation.equal
    var state = State.dead
    /// An inactive row's pull on the others: 1 or -1 times the weight of its upper or lower side, or none.
    var force: Int8 = 0
    var isBroken = false
    /// Is left out before others of a conflict.
    var isYielding = false
    var isRemoved = false
    var isQueued = false
    var isListedLoose = false
    /// In how many of the known conflicts it is.
    var conflicts: Int32 = 0
    /// The place among new wishes, the strongest first.
    var rank: Int32 = 0
    /// Settles ties between equal sums of errors, between 1 and 2.
    var tie = 1.0
    var order = 0

    @inline(__always) var isEquality: Bool { lower != RowRecord.open && upper != RowRecord.open }
    @inline(__always) var isRequired: Bool { lower == RowRecord.required || upper == RowRecord.required }
}

/// A coefficient of a row, and a link in the list of those of its variable.
struct TermRecord: BitwiseCopyable {
    var coefficient = 0.0
    var variable: Int32 = 0
    var row: Int32 = 0
    var next: Int32 = -1
    var previous: Int32 = -1
}

/// Variables that depend on each other in a ring. All but a few, the torn ones, follow from these by their rows; the closing rows, as many as
/// there are torn variables, decide these. Its lists stand in the solver's pools.
struct BlockRecord: BitwiseCopyable {
    /// In the order of definitions; a torn variable before those that depend on it.
    var members: Int32 = 0
    var memberCount: Int32 = 0
    /// The torn variables, and after them the closing rows.
    var torn: Int32 = 0
    var tornCount: Int32 = 0
    /// How the torn variables (rows) answer to the closing rows' residuals (columns).
    var inverse: Int32 = 0
}

/// A variable whose value follows from others, as in its row, for a walk that is repeated.
struct PlanNode: BitwiseCopyable {
    /// Or `~number` of a block, whose members follow.
    var variable: Int32 = 0
    var firstTerm: Int32 = 0
    /// The end of its terms; of a block, of its members.
    var endTerm: Int32 = 0
    var constant = 0.0
    /// The variable's own coefficient.
    var own = 1.0
    /// Of a block with one torn variable: how that answered the last change of what the walk begins with, for each unit of it. Not a number before.
    var answer = Double.nan
}

struct PlanTerm: BitwiseCopyable {
    var coefficient = 0.0
    var variable: Int32 = 0
}

/// A variable to expand, and its label in the order of definitions. The label does not change while the queue has elements.
struct QueuedVariable: Comparable {
    var label: Int
    var variable: Int32

    static func < (a: QueuedVariable, b: QueuedVariable) -> Bool { a.label < b.label }
}
