import Foundation

/// How much longer some of many things in a row are than they were thought to be, and how much that is up to one of them.
///
/// Only blocks of 256 in which something differs take memory, and one number a block. Setting one and adding up take a time that grows
/// with the logarithm of their number.
struct LengthDeviations {
    private static let blockLength = 256

    private var blocks: [Int: [CGFloat]] = [:]
    /// The sums of blocks, as a Fenwick tree.
    private var sums: [CGFloat] = []
    private let count: Int

    init(count: Int) { self.count = count }

    var isEmpty: Bool { blocks.isEmpty }

    /// How much longer one is.
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

    /// How much longer all before `index` are.
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
