/// The heights of a section's rows, as runs of rows with equal heights: a million rows of one height are one run.
///
/// The runs are the nodes of a treap (a randomized balanced tree). Each node stores the row count and total height of its subtree. Complexity of
/// lookups and changes: logarithmic in the number of runs, which is at most about two per measured row.
struct RowRuns {
    /// The height of a row, and whether it is known or only an estimate.
    struct Height: Equatable {
        var height: Double
        var isKnown: Bool
    }

    private struct Node {
        var rows: Int
        var value: Height
        let priority: UInt64
        var left = -1
        var right = -1
        var totalRows: Int
        var totalHeight: Double
    }

    private var nodes: [Node] = []
    private var unused: [Int] = []
    private var root = -1
    private var seed: UInt64 = 0

    /// Creates rows of one height.
    init(count: Int = 0, height: Double = 0, isKnown: Bool = true) {
        insert(count, at: 0, Height(height: height, isKnown: isKnown))
    }

    var count: Int { root < 0 ? 0 : nodes[root].totalRows }
    /// The total height of all rows.
    var height: Double { root < 0 ? 0 : nodes[root].totalHeight }

    // MARK: Lookup

    /// The offset of a row from the first row. If `row` is the row count, the offset of the end of the last row.
    func offset(of row: Int) -> Double {
        var (node, left, offset) = (root, row, 0.0)
        while node >= 0 {
            let current = nodes[node]
            let before = current.left < 0 ? 0 : nodes[current.left].totalRows
            if left < before {
                node = current.left
                continue
            }
            offset += current.left < 0 ? 0 : nodes[current.left].totalHeight
            left -= before
            if left <= current.rows { return offset + Double(left) * current.value.height }
            offset += Double(current.rows) * current.value.height
            left -= current.rows
            node = current.right
        }
        return offset
    }

    /// The height of a row.
    subscript(row: Int) -> Height {
        var (node, left) = (root, row)
        while node >= 0 {
            let current = nodes[node]
            let before = current.left < 0 ? 0 : nodes[current.left].totalRows
            if left < before {
                node = current.left
            } else if left < before + current.rows {
                return current.value
            } else {
                left -= before + current.rows
                node = current.right
            }
        }
        return Height(height: 0, isKnown: true)
    }

    /// The row at `y`, relative to the first row. Clamped: a negative `y` returns the first row, and a `y` beyond the end the last row. Rows of zero
    /// height are skipped. There must be at least one row.
    func row(at y: Double) -> Int {
        var (node, row, left) = (root, 0, y)
        while node >= 0 {
            let current = nodes[node]
            let height = current.left < 0 ? 0 : nodes[current.left].totalHeight
            if left < height {
                node = current.left
                continue
            }
            left -= height
            row += current.left < 0 ? 0 : nodes[current.left].totalRows
            if left < Double(current.rows) * current.value.height {
                return row + min(max(Int(left / current.value.height), 0), current.rows - 1)
            }
            left -= Double(current.rows) * current.value.height
            row += current.rows
            node = current.right
        }
        return max(count - 1, 0)
    }

    // MARK: Changes

    /// Inserts rows of one height before the row `row`.
    mutating func insert(_ count: Int, at row: Int, _ value: Height) {
        guard count > 0 else { return }
        let (left, right) = split(root, row)
        root = merge(merge(left, make(count, value)), right)
    }

    mutating func remove(_ rows: Range<Int>) {
        guard !rows.isEmpty else { return }
        let (left, rest) = split(root, rows.lowerBound)
        let (gone, right) = split(rest, rows.count)
        free(gone)
        root = merge(left, right)
    }

    /// Sets the height of a row. Appends the row to the previous run if that run has the same height.
    mutating func set(_ row: Int, to value: Height) {
        guard self[row] != value else { return }
        let (left, rest) = split(root, row)
        let (old, right) = split(rest, 1)
        free(old)
        if lengthenEnd(of: left, value) {
            root = merge(left, right)
        } else {
            root = merge(merge(left, make(1, value)), right)
        }
    }

    /// Marks all heights as estimates, with unchanged values. Complexity: linear in the number of runs.
    mutating func forget() {
        for index in nodes.indices { nodes[index].value.isKnown = false }
    }

    /// Appends a row to the last run of a tree if that run has the same height. Returns whether the row was appended.
    private mutating func lengthenEnd(of tree: Int, _ value: Height) -> Bool {
        guard tree >= 0 else { return false }
        var path: [Int] = []
        var node = tree
        while node >= 0 {
            path.append(node)
            node = nodes[node].right
        }
        guard let last = path.last, nodes[last].value == value else { return false }
        nodes[last].rows += 1
        for node in path.reversed() { sum(node) }
        return true
    }

    // MARK: Treap

    private mutating func make(_ rows: Int, _ value: Height) -> Int {
        // Pseudorandom priorities balance the tree; the fixed seed makes it reproducible.
        seed &+= 0x9E37_79B9_7F4A_7C15
        var mixed = seed
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        let node = Node(
            rows: rows, value: value, priority: mixed ^ (mixed >> 31), totalRows: rows, totalHeight: Double(rows) * value.height)
        if let index = unused.popLast() {
            nodes[index] = node
            return index
        }
        nodes.append(node)
        return nodes.count - 1
    }

    private mutating func free(_ tree: Int) {
        var waiting = [tree]
        while let node = waiting.popLast() {
            guard node >= 0 else { continue }
            unused.append(node)
            waiting.append(nodes[node].left)
            waiting.append(nodes[node].right)
        }
    }

    private mutating func sum(_ node: Int) {
        let (left, right) = (nodes[node].left, nodes[node].right)
        nodes[node].totalRows = nodes[node].rows + (left < 0 ? 0 : nodes[left].totalRows) + (right < 0 ? 0 : nodes[right].totalRows)
        nodes[node].totalHeight =
            Double(nodes[node].rows) * nodes[node].value.height + (left < 0 ? 0 : nodes[left].totalHeight)
            + (right < 0 ? 0 : nodes[right].totalHeight)
    }

    /// Splits a tree into the first `rows` rows and the remaining ones. A run that crosses the boundary is divided.
    private mutating func split(_ tree: Int, _ rows: Int) -> (Int, Int) {
        guard tree >= 0 else { return (-1, -1) }
        let left = nodes[tree].left
        let before = left < 0 ? 0 : nodes[left].totalRows
        if rows <= before {
            let (first, second) = split(left, rows)
            nodes[tree].left = second
            sum(tree)
            return (first, tree)
        }
        if rows >= before + nodes[tree].rows {
            let (first, second) = split(nodes[tree].right, rows - before - nodes[tree].rows)
            nodes[tree].right = first
            sum(tree)
            return (tree, second)
        }
        let rest = make(nodes[tree].rows - (rows - before), nodes[tree].value)
        let right = nodes[tree].right
        nodes[tree].rows = rows - before
        nodes[tree].right = -1
        sum(tree)
        return (tree, merge(rest, right))
    }

    private mutating func merge(_ left: Int, _ right: Int) -> Int {
        if left < 0 { return right }
        if right < 0 { return left }
        if nodes[left].priority > nodes[right].priority {
            nodes[left].right = merge(nodes[left].right, right)
            sum(left)
            return left
        }
        nodes[right].left = merge(left, nodes[right].left)
        sum(right)
        return right
    }
}
