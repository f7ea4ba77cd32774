import HeapModule

/// An incremental solver for linear equations and inequalities with priorities: Cassowary's problem.
///
/// Required constraints hold. Below them each priority is a separate level. The solver minimizes the errors of a higher level before it considers
/// a lower one. Within a level it minimizes the sum of the errors. If several solutions are equally good, the constraints' `order` decides.
/// So the same constraints give the same values, whatever the order in which they were added.
///
/// **Algorithm.** At any time there are as many *active* rows as variables. They hold exactly and define all values: each row defines one variable
/// from others, so a pass along the definitions computes all values without multiplying rows out. Cyclic definitions form a block with a small matrix
/// (`BlockRecord`). A variable without a row is free and stays at zero. The dual simplex method (`optimize`) pivots: a violated row enters the basis
/// by a ratio test against its weight.
@usableFromInline
package struct LayoutSolver {
    package struct Conflict {
        /// The constraint that the solver dropped to resolve the conflict.
        package var broken: LayoutConstraintID
        /// All constraints that cannot hold together, including the broken one. Without any one of them the others are satisfiable.
        package var members: [LayoutConstraintID]
        /// Whether the solver dropped the constraint after too many iterations. The members are then the constraints that were still violated.
        package var isTimeout = false
    }

    /// The iteration limit of one solve. Nil selects the default, which grows with the number of constraints. For tests.
    var iterationLimit: Int?
    /// The number of constraints that this layout pass dropped because the solver reached the iteration limit.
    private(set) var timeoutCount = 0

    // Storage.
    var token = SolverToken()
    @usableFromInline var variables = FlatArray<VariableRecord>()
    var rows = FlatArray<RowRecord>()
    var terms = FlatArray<TermRecord>()
    var blocks = FlatArray<BlockRecord>()
    var lists = FlatPool<Int32>()
    var numbers = FlatPool<Double>()
    var vacantVariables = FlatArray<Int32>()
    var vacantRows = FlatArray<Int32>()
    var vacantBlocks = FlatArray<Int32>()
    /// The first free run of n terms at index n; the runs of one length are linked by `next`.
    var vacantTerms = FlatArray<Int32>()
    /// The priority of each level in use. Index 0 is the tie-breaking level.
    var levelPriorities: [Float] = [0]
    var levelCounts: [Int] = [1]
    /// Levels from the highest priority to the lowest. The tie-breaking level (0) comes last.
    var levelOrder: [Int32] = [0]
    /// Dual multipliers of active rows: `dualStride` numbers for each row, one for each level.
    var duals = FlatArray<Double>()
    var vacantDuals = FlatArray<Int32>()
    var dualStride: Int32 = 4
    /// The ends of the linked list of units in topological order of definitions.
    var firstUnit: Int32 = -1
    var lastUnit: Int32 = -1
    /// Dual degenerate entries: free variables, encoded as `~variable`, and indices of active inequalities with a zero multiplier. May contain stale entries.
    var degenerate = FlatArray<Int32>()
    /// Incremented whenever the assignment of rows to variables changes.
    var structure = 0

    // Changes since the last solution.
    var freshVariables = FlatArray<Int32>()
    var freshRows = FlatArray<Int32>()
    var removedVariables = FlatArray<Int32>()
    var removedRows = FlatArray<Int32>()
    var changedPriorities = FlatArray<Int32>()
    var changedConstants = FlatArray<Int32>()
    @usableFromInline var changedVariables = FlatArray<Int32>()
    package internal(set) var conflicts: [Conflict] = []
    var newConflicts: [Conflict] = []

    // Scratch storage.
    var stamp: Int32 = 0
    /// Variables whose values must be recomputed from their rows.
    var stale = FlatArray<Int32>()
    /// Inactive rows to check for violation.
    var queue = FlatArray<Int32>()
    var violated = FlatArray<Int32>()
    var weights = FlatArray<Double>()
    var magnitudes = FlatArray<Double>()
    var multipliers = FlatArray<Double>()
    /// The variables that `expand` has yet to replace by their rows. The heap returns the last one in topological order first.
    var expansionQueue = Heap<QueuedVariable>()
    var stack = FlatArray<Int32>()
    var cursors = FlatArray<Int32>()
    /// The units downstream of the last walk's roots (`reach`), and the inactive rows that it passed (`seen`).
    var reach = FlatArray<Int32>()
    var seen = FlatArray<Int32>()
    /// The only root of the last walk, and `structure` at that time. An identical walk reuses the result.
    var walkRoot: Int32 = -1
    var walkStructure = -1
    /// The last walk with its terms stored contiguously. Created when the walk is repeated.
    var planNodes = FlatArray<PlanNode>()
    var planTerms = FlatArray<PlanTerm>()
    var hasPlan = false
    /// The root's index in `planNodes`; -1 for a torn variable, which no single row defines.
    var planRoot: Int32 = -1
    /// The combination of active rows that equals the row expanded last. An entry is a row, or `~variable` for a free variable.
    var expansion = FlatArray<Int32>()
    var expansionFactors = FlatArray<Double>()
    var step: [Double] = []
    var best: [Double] = []
    var arriving: [Double] = []
    var residuals: [Double] = []
    var optionalRows = FlatArray<Int32>()
    var readyOptionalRows = FlatArray<Int32>()
    /// A max-heap of variables without a position in the order. The upper half of a key is the variable's number of rows, the lower half `Int32.max`
    /// minus the variable.
    var degreeHeap = Heap<Int>()
    var valuesFollow = false
    /// Scratch storage of a pivot: upstream units, the units that get new definitions, their variables and their rows.
    var upstream = FlatArray<Int32>()
    var cycle = FlatArray<Int32>()
    var members = FlatArray<Int32>()
    var active = FlatArray<Int32>()
    var sequence = FlatArray<Int32>()
    var torn = FlatArray<Int32>()
    var closing = FlatArray<Int32>()
    var placedUnits = FlatArray<Int32>()
    var units = FlatArray<Int32>()

    package init() {}

    // MARK: Variables

    /// Creates a variable: a length (width or height) or a position (edge). If the constraints leave variables undetermined, `resolveDegeneracy` first
    /// minimizes lengths, then slacks of inequalities, then positions.
    ///
    /// - Parameters:
    ///   - order: A stable key that breaks ties. The default is the variable's index.
    ///   - weight: The factor of the variable's absolute value in the minimized sum.
    ///   - isPosition: Whether the variable is an edge rather than a length.
    package mutating func makeVariable(order: Int? = nil, weight: Double = 1, isPosition: Bool = false) -> LayoutVariable {
        makeUnique()
        let index: Int32
        if let vacant = vacantVariables.popLast() {
            index = vacant
            variables[index] = VariableRecord()
        } else {
            index = variables.count
            variables.append(VariableRecord())
            weights.append(0)
            magnitudes.append(0)
            multipliers.append(0)
        }
        variables[index].weight = weight * Self.tieBreaker(order ?? Int(index))
        variables[index].isPosition = isPosition
        freshVariables.append(index)
        return LayoutVariable(index: index)
    }

    /// Removes a variable. No constraint may refer to it any more.
    package mutating func removeVariable(_ variable: LayoutVariable) {
        makeUnique()
        precondition(variables[variable.index].row != VariableRecord.dead, "The variable was removed before")
        removedVariables.append(variable.index)
    }

    /// The variable's value in the last solution.
    @inlinable @inline(__always)
    package func value(of variable: LayoutVariable) -> Double { variables[variable.index].value }

    /// The number of variables whose values changed since ``forgetChangedVariables()``.
    @inlinable package var changedVariableCount: Int32 {
        @inline(__always) get { changedVariables.count }
    }

    /// Returns a variable whose value changed; `index` is less than ``changedVariableCount``.
    @inlinable @inline(__always)
    package func changedVariable(at index: Int32) -> LayoutVariable { LayoutVariable(index: changedVariables[index]) }

    /// Clears the list of changed variables.
    package mutating func forgetChangedVariables() {
        makeUnique()
        for index in 0..<changedVariables.count { variables[changedVariables[index]].isReported = false }
        changedVariables.removeAll()
    }

    // MARK: Constraints

    /// Adds "`expression` `relation` 0". A priority is in 1...1000, and 1000 is required. `order` is a stable key of the constraint.
    package mutating func add(_ expression: LinearExpression, _ relation: LayoutRelation, priority: Float, order: Int) -> LayoutConstraintID
    {
        add(
            expression, relation, below: relation == .lessThanOrEqual ? nil : priority,
            above: relation == .greaterThanOrEqual ? nil : priority, order: order)
    }

    /// Adds the soft constraint `expression` = 0 with a priority for each side. `below` applies if the expression is negative, `above` if it is
    /// positive. Nil permits that side. An example is an intrinsic size: compression resistance below it, content hugging above it. If it is required
    /// and conflicts with other required constraints, the solver drops this one.
    package mutating func add(_ expression: LinearExpression, below: Float?, above: Float?, order: Int) -> LayoutConstraintID {
        let id = add(expression, .equal, below: below, above: above, order: order)
        rows[id.index].isYielding = true
        return id
    }

    private mutating func add(
        _ expression: LinearExpression, _ relation: LayoutRelation, below: Float?, above: Float?, order: Int
    ) -> LayoutConstraintID {
        makeUnique()
        let index = takeRow()
        var row = freshRow(expression.constant, relation, below: below, above: above, order: order)
        appendTerms(of: expression, to: &row, at: index)
        rows[index] = row
        return LayoutConstraintID(index: index)
    }

    /// Adds a constraint like ``add(_:_:priority:order:)``, but with its terms stored inline.
    package mutating func add(
        _ terms: InlineTerms, constant: Double, _ relation: LayoutRelation, priority: Float, order: Int
    ) -> LayoutConstraintID {
        makeUnique()
        let index = takeRow()
        var row = freshRow(
            constant, relation, below: relation == .lessThanOrEqual ? nil : priority,
            above: relation == .greaterThanOrEqual ? nil : priority, order: order)
        appendTerms(terms, to: &row, at: index)
        rows[index] = row
        return LayoutConstraintID(index: index)
    }

    private mutating func takeRow() -> Int32 {
        let index = vacantRows.popLast() ?? rows.count
        if index == rows.count { rows.append(RowRecord()) }
        freshRows.append(index)
        return index
    }

    private mutating func freshRow(
        _ constant: Double, _ relation: LayoutRelation, below: Float?, above: Float?, order: Int
    ) -> RowRecord {
        var row = RowRecord()
        row.constant = constant
        row.relation = relation
        row.order = order
        row.tie = Self.tieBreaker(order)
        row.lower = retainLevel(below)
        row.upper = retainLevel(above)
        row.state = .fresh
        return row
    }

    package mutating func remove(_ id: LayoutConstraintID) {
        makeUnique()
        precondition(rows[id.index].state != .dead && !rows[id.index].isRemoved, "The constraint was removed before")
        forgetConflicts(with: id.index)
        rows[id.index].isRemoved = true
        removedRows.append(id.index)
    }

    /// Sets the constant term of the constraint's expression.
    package mutating func setConstant(_ constant: Double, of id: LayoutConstraintID) {
        guard rows[id.index].constant != constant else { return }
        makeUnique()
        rows[id.index].constant = constant
        forgetConflicts(with: id.index)
        if rows[id.index].state != .fresh { changedConstants.append(id.index) }
    }

    package mutating func setPriority(_ priority: Float, of id: LayoutConstraintID) {
        let relation = rows[id.index].relation
        setPriority(
            below: relation == .lessThanOrEqual ? nil : priority, above: relation == .greaterThanOrEqual ? nil : priority, of: id)
    }

    /// Sets the priorities of a constraint for negative (`below`) and positive (`above`) values.
    package mutating func setPriority(below: Float?, above: Float?, of id: LayoutConstraintID) {
        let index = id.index
        guard priority(of: rows[index].lower) != below || priority(of: rows[index].upper) != above else { return }
        makeUnique()
        forgetConflicts(with: index)
        if rows[index].state == .inactive || rows[index].state == .active { detachForces(of: index) }
        releaseLevel(rows[index].lower)
        releaseLevel(rows[index].upper)
        rows[index].lower = retainLevel(below)
        rows[index].upper = retainLevel(above)
        if rows[index].state == .inactive || rows[index].state == .active { changedPriorities.append(index) }
    }

    /// Returns the conflicts found since the last call.
    package mutating func takeConflicts() -> [Conflict] {
        if newConflicts.isEmpty { return [] }
        makeUnique()
        defer { newConflicts.removeAll() }
        return newConflicts
    }

    /// The `order`s of a conflict's constraints, the broken one's first. This key remains valid after the constraints' indices are reused.
    package func orders(of conflict: Conflict) -> [Int] {
        [rows[conflict.broken.index].order] + conflict.members.map { rows[$0.index].order }
    }

    // MARK: Solution

    /// Updates the values for all changes since the last call.
    ///
    /// - Parameter continuesPass: Whether the call belongs to the same layout pass as the previous one and shares its iteration budget.
    package mutating func solve(continuesPass: Bool = false) {
        makeUnique()
        if !continuesPass { timeoutCount = 0 }
        settleRemovals()
        settleConstants()
        define()
        optimize()
        resolveDegeneracy()
    }

    /// The number of iterations after which the solver drops a constraint. Each timeout in a layout pass halves it, down to a minimum that ordinary
    /// systems do not reach. So all solves of one pass together take about twice the first limit.
    var currentLimit: Int {
        let limit = iterationLimit ?? 1000 + 20 * Int(rows.count)
        return max(limit >> timeoutCount, min(limit, Self.smallestLimit))
    }

    private static let smallestLimit = 100

    /// Records that a constraint was dropped after too many iterations.
    mutating func recordTimeout() { timeoutCount += 1 }

    // MARK: Memory

    /// Copy-on-write: copies the arrays if a copy of the solver shares them.
    @inline(__always)
    mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&token) { copyStorage() }
    }

    /// Returns a pseudorandom number in 1..<2, always the same for the same key (SplitMix64).
    static func tieBreaker(_ key: Int) -> Double {
        var z = UInt64(bitPattern: Int64(key)) &+ 0x9E37_79B9_7F4A_7C15
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        z ^= z >> 31
        return 1 + Double(z >> 11) * 0x1p-53
    }
}

/// Uniquely referenced unless a copy of the solver shares its arrays.
final class SolverToken {}
