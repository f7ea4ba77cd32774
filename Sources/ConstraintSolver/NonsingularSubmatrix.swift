/// The largest invertible submatrix, and its inverse.
struct NonsingularSubmatrix {
    /// The submatrix's rows and columns in pivot order.
    private(set) var pairs: [(row: Int, column: Int)] = []
    /// The inverse, row-major: a row for each column of the submatrix and a column for each of its rows, in the order of `pairs`.
    private(set) var inverse: [Double] = []

    /// - Complexity: Cubic in the smaller side.
    init(of matrix: [Double], rows: Int, columns: Int) {
        if rows == 1, columns == 1 {
            if abs(matrix[0]) > 0 {
                pairs = [(0, 0)]
                inverse = [1 / matrix[0]]
            }
            return
        }
        findPairs(matrix, rows, columns)
        invert(matrix, columns)
    }

    /// Gaussian elimination with full pivoting.
    private mutating func findPairs(_ matrix: [Double], _ rows: Int, _ columns: Int) {
        var work = matrix
        var openRows = Array(0..<rows)
        var openColumns = Array(0..<columns)
        let scales = (0..<rows).map { row in (0..<columns).map { abs(matrix[row * columns + $0]) }.max() ?? 0 }
        while !openRows.isEmpty, !openColumns.isEmpty {
            var best = 1e-10
            var pair: (row: Int, column: Int)?
            for row in openRows where scales[row] > 0 {
                for column in openColumns where abs(work[row * columns + column]) / scales[row] > best {
                    best = abs(work[row * columns + column]) / scales[row]
                    pair = (row, column)
                }
            }
            guard let pair else { break }
            openRows.removeAll { $0 == pair.row }
            openColumns.removeAll { $0 == pair.column }
            pairs.append(pair)
            for row in openRows {
                let factor = work[row * columns + pair.column] / work[pair.row * columns + pair.column]
                if factor == 0 { continue }
                for column in openColumns { work[row * columns + column] -= factor * work[pair.row * columns + column] }
                work[row * columns + pair.column] = 0
            }
        }
    }

    /// Inverts the paired submatrix by Gauss–Jordan elimination, with rows and columns in the order of the pairs, so that the pivots are on the diagonal.
    private mutating func invert(_ matrix: [Double], _ columns: Int) {
        let size = pairs.count
        var wide = [Double](repeating: 0, count: size * size * 2)
        for row in 0..<size {
            for column in 0..<size { wide[row * size * 2 + column] = matrix[pairs[row].row * columns + pairs[column].column] }
            wide[row * size * 2 + size + row] = 1
        }
        for index in 0..<size {
            let pivot = wide[index * size * 2 + index]
            for column in 0..<(size * 2) { wide[index * size * 2 + column] /= pivot }
            for row in 0..<size where row != index {
                let factor = wide[row * size * 2 + index]
                if factor == 0 { continue }
                for column in 0..<(size * 2) { wide[row * size * 2 + column] -= factor * wide[index * size * 2 + column] }
            }
        }
        inverse = [Double](repeating: 0, count: size * size)
        for row in 0..<size { for column in 0..<size { inverse[row * size + column] = wide[row * size * 2 + size + column] } }
    }
}
