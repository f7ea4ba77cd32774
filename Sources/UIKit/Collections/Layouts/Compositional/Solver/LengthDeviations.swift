import Foundation

/// The differences between actual and estimated lengths in a long list, with their prefix sums.
///
/// Sparse: only blocks of 256 elements with differences use memory, plus one number per block. Complexity of updates and prefix sums: logarithmic
/// in the number of blocks.
struct LengthDeviations {
    private static let blockLength = 256

    private var blocks: [Int: [CGFloat]] = [:]
    /// The sums of the blocks, as a Fenwick tree.
    private var sums: [CGFloat] = []
    private let count: Int

    init(count: Int) { self.count = count }

    /// The difference of one element's length from the estimate, in points.
    subscript(index: Int) -> CGFloat {
        get { blocks[index / Self.blockLength]?[index % Self.blockLength] ?? 0 }
        set {
            let change = newValue - self[index]
            guard change != 0, index < count else { return }
            if sums.isEmpty { sums = [CGFloat](repeating: 0, count: count / Self.blockLength + 2) }
            let block = index / Self.blockLength
            blocks[block, default: [CGFloat](repeating: 0, count: Self.blockLength)][index % Self.blockLength] = newValue
            var node = block + 1
            while node < sums.count {
                sums[node] += change
                node += node & -node
            }
        }
    }

    /// The sum of the differences of all elements before `index`.
    func sum(before index: Int) -> CGFloat {
        if sums.isEmpty { return 0 }
        var sum: CGFloat = 0
        var node = index / Self.blockLength
        while node > 0 {
            sum += sums[node]
            node -= node & -node
        }
        if let block = blocks[index / Self.blockLength] { sum += block[..<(index % Self.blockLength)].reduce(0, +) }
        return sum
    }
}
