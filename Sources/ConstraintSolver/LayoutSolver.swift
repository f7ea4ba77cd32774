import HeapModule

/// Linear equations and inequalities with priorities, solved incrementally: Cassowary's problem.
///
/// Required constraints hold; below them a priority is a level of its own, and a higher level's errors are made small before a lower one is
/// looked at. Within a level the sum of the errors counts, and where several solutions are equally good the constraints' `order` decides, so
/// that the same constraints give the same values in whatever order they came.
///
/// **How it works.** At any time as many *active* rows as there are variables hold exactly and define all values: each row defines one variable
/// from others, so that values are a walk along the definitions, and nothing is ever multiplied out. Rings of definitions are blocks with a small
/// matrix (`SolverBlock`). A variable without a row is free and stays at zero. The dual simplex method (`optimize`) exchanges active rows: an
/// inactive row that is not content pulls at the active rows until one of them gives way, or its own weight is used up.
@usableFromInline
package struct LayoutSolver {
    package struct Conflict {
        /// The constraint that was left out.
        package var broken: LayoutConstraintID
        /// All constraints that cannot hold together, the broken one included; without any one of them the others could.
        package var members: [LayoutConstraintID]
        /// Whether the solver left the constraint out because it found no solution in time. The members are those that it had left to satisfy.
        package var isTimeout = false
    }

    /// The limit of iterations of one solve; nil for the usual one, which grows with the number of constraints. For tests.
    var iterationLimit: Int?
    /// The number of constraints that were left out in this layout pass because no solution was found in time.
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
    /// The first unused run of n terms, linked by `next`.
    var vacantTerms = FlatArray<Int32>()
    /// The priority of each level in use; index 0 is where ties are settled.
    var levelPriorities: [Float] = [0]
    var levelCounts: [Int] = [1]
    /// Levels from the strongest to the weakest; ties (0) come last.
    var levelOrder: [Int32] = [0]
    /// Multipliers of active rows, `dualStride` numbers each: a number a level.
    var duals = FlatArray<Double>()
    var vacantDuals = FlatArray<Int32>()
    var dualStride: Int32 = 4
    /// The ends of the order of definitions.
    var firstUnit: Int32 = -1
    var lastUnit: Int32 = -1
    /// Free variables (`~variable`) and active inequalities without a multiplier; perhaps others, which were.
    var loose = FlatArray<Int32>()
    /// Counts the changes of what defines what.
    var structure = 0

    // What changed since the last solution.
    var freshVariables = FlatArray<Int32>()
    var freshRows = FlatArray<Int32>()
    var removedVariables = FlatArray<Int32>()
    var removedRows = FlatArray<Int32>()
    var changedPriorities = FlatArray<Int32>()
    var changedConstants = FlatArray<Int32>()
    @usableFromInline var changedVariables = FlatArray<Int32>()
    package internal(set) var conflicts: [Conflict] = []
    var newConflicts: [Conflict] = []

    // Work space.
    var stamp: Int32 = 0
    /// Variables whose values no longer agree with their rows.
    var stale = FlatArray<Int32>()
    /// Inactive rows to look at.
    var queue = FlatArray<Int32>()
    var violated = FlatArray<Int32>()
    var weights = FlatArray<Double>()
    var magnitudes = FlatArray<Double>()
    var multipliers = FlatArray<Double>()
    /// The variables that `expand` has yet to replace by their rows, the last in the order of definitions first.
    var expansionQueue = Heap<QueuedVariable>()
    var stack = FlatArray<Int32>()
    var cursors = FlatArray<Int32>()
    /// What depends on the variables from which the last walk downstream began, and the inactive rows that it passed.
    var reach = FlatArray<Int32>()
    var seen = FlatArray<Int32>()
    /// The one variable from which it began, and `structure` then: the next walk may be the same.
    var walkRoot: Int32 = -1
    var walkStructure = -1
    /// The same walk with its terms side by side, made when it is walked a second time.
    var planNodes = FlatArray<PlanNode>()
    var planTerms = FlatArray<PlanTerm>()
    var hasPlan = false
    /// Where the variable stands there from which it began; -1 for one that no row defines alone.
    var planRoot: Int32 = -1
    /// The combination of active rows that equals the row that was expanded last: rows, or `~variable` for a free variable.
    var expansion = FlatArray<Int32>()
    var expansionFactors = FlatArray<Double>()
    var step: [Double] = []
    var best: [Double] = []
    var arriving: [Double] = []
    var residuals: [Double] = []
    var wishes = FlatArray<Int32>()
    var readyWishes = FlatArray<Int32>()
    /// The variables that are not placed yet: the number of rows of each in the upper half, and `Int32.max` less the variable in the lower half.
    var crowded = Heap<Int>()
    var valuesFollow = false
    /// An exchange's: units upstream, units whose variables get new rows, their variables, their rows, and what becomes of them.
    var upstream = FlatArray<Int32>()
    var ring = FlatArray<Int32>()
    var members = FlatArray<Int32>()
    var active = FlatArray<Int32>()
    var sequence = FlatArray<Int32>()
    var torn = FlatArray<Int32>()
    var closing = FlatArray<Int32>()
    var placedUnits = FlatArray<Int32>()
    var units = FlatArray<Int32>()

    package init() {}

    // MARK: Variables

    /// A new variable. If the constraints leave variables open, `settleFreedom` makes lengths small first, then inequalities tight, then
    /// positions small.
    ///
    /// - Parameters:
    ///   - order: A stable key that settles ties; by default the variable's index.
    ///   - weight: The factor of the variable's absolute value in the sum that is made small.
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

    /// Forgets a variable that no constraint mentions any more.
    package mutating func removeVariable(_ variable: LayoutVariable) {
        makeUnique()
        precondition(variables[variable.index].row != VariableRecord.dead, "The variable was removed before")
        removedVariables.append(variable.index)
    }

    /// The value as of the last solution.
    @inlinable @inline(__always)
    package func value(of variable: LayoutVariable) -> Double { variables[variable.index].value }

    /// How many variables' values changed since ``forgetChangedVariables()``.
    @inlinable package var changedVariableCount: Int32 {
        @inline(__always) get { changedVariables.count }
    }

    /// One of those whose values changed.
    @inlinable @inline(__always)
    package func changedVariable(at index: Int32) -> LayoutVariable { LayoutVariable(index: changedVariables[index]) }

    /// What changed so far was taken in.
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

    /// Adds a wish that `expression` be zero whose two sides have priorities of their own: `below` counts when the expression is too small,
    /// `above` when it is too large; nil is a side that may be entered. An intrinsic size is one such wish: resistance to compression below it,
    /// hugging above. Where it is required and contradicts others that are, it is the one to give way.
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

    /// The same as ``add(_:_:priority:order:)``, of terms that are in place.
    package mutating func add(
        _ terms: FewTerms, constant: Double, _ relation: LayoutRelation, priority: Float, order: Int
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

    /// The constant of the whole expression.
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

    /// The priorities of a wish with two sides.
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

    /// The conflicts that were found since this was last called.
    package mutating func takeConflicts() -> [Conflict] {
        if newConflicts.isEmpty { return [] }
        makeUnique()
        defer { newConflicts.removeAll() }
        return newConflicts
    }

    /// The `order`s of a conflict's constraints, the broken one's first: the key of a conflict that outlives its constraints' indices.
    package func orders(of conflict: Conflict) -> [Int] {
        [rows[conflict.broken.index].order] + conflict.members.map { rows[$0.index].order }
    }

    // MARK: Solution

    /// Brings the values up to date with all changes since the last call.
    ///
    /// - Parameter continuesPass: Whether the call belongs to the same layout pass as the last one, and shares its budget of iterations.
    package mutating func solve(continuesPass: Bool = false) {
        makeUnique()
        if !continuesPass { timeoutCount = 0 }
        settleRemovals()
        settleConstants()
        define()
        optimize()
        settleFreedom()
    }

    /// The number of iterations after which a constraint is left out. Each timeout of a layout pass halves it, down to a small number that a usual
    /// system does not reach. So all solves of one pass share about twice the first limit.
    var currentLimit: Int {
        let limit = iterationLimit ?? 1000 + 20 * Int(rows.count)
        return max(limit >> timeoutCount, min(limit, Self.smallestLimit))
    }

    private static let smallestLimit = 100

    /// A constraint is left out because no solution was found in time.
    mutating func noteTimeout() { timeoutCount += 1 }

    // MARK: Memory

    /// Gives a copied solver arrays of its own before it changes them.
    @inline(__always)
    mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&token) { copyStorage() }
    }

    /// Numbers between 1 and 2 that have nothing to do with each other, the same for the same key (SplitMix64).
    static func tieBreaker(_ key: Int) -> Double {
        var z = UInt64(bitPattern: Int64(key)) &+ 0x9E37_79B9_7F4A_7C15
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        z ^= z >> 31
        return 1 + Double(z >> 11) * 0x1p-53
    }
}

/// Tells whether a solver shares its arrays with a copy of it.
final class SolverToken {}
