/// A set of ``InterfaceLevel`` objects, as bits. With dictionaries and lists instead, a scene of 100 views took 1.14 times as long to load.
@MainActor
struct InterfaceLevelSet {
    private var bits: UInt128 = 0

    nonisolated init() {}

    var isEmpty: Bool { bits == 0 }

    func contains(_ level: InterfaceLevel) -> Bool { bits & bit(of: level) != 0 }

    func isSuperset(of other: InterfaceLevelSet) -> Bool { bits & other.bits == other.bits }

    mutating func insert(_ level: InterfaceLevel) { bits |= bit(of: level) }

    private func bit(of level: InterfaceLevel) -> UInt128 {
        // The library has fewer than 64 levels.
        precondition(level.number < 128, "There are more interface levels than the 128 bits of a set.")
        return 1 << UInt128(level.number)
    }
}
