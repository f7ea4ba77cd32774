import Foundation

/// Puts islands of bodies to sleep that have been still for a while, and wakes them together. Contacts and attachments connect an island.
struct RestingBodies {
    /// The time in seconds without visible motion after which bodies sleep.
    private static let patience = 0.5

    private var lastSleepers = 0
    /// Seconds since all bodies were woken.
    private var time = 0.0

    mutating func wake(_ bodies: [RigidBody]) {
        time = 0
        for body in bodies { body.wake() }
    }

    func isResting(_ bodies: [RigidBody]) -> Bool { time >= Self.patience && !bodies.contains(where: \.isAwake) }

    /// Wakes sleeping islands that an awake body touches or is attached to.
    func wakeTouched(_ links: [(Int, Int)], _ bodies: [RigidBody]) {
        var woken: Set<Int>
        repeat {
            woken = []
            for (first, second) in links where first > 0 && second > 0 {
                let (a, b) = (bodies[first - 1], bodies[second - 1])
                if a.isAwake, let sleepers = b.sleepers { woken.insert(sleepers) }
                if b.isAwake, let sleepers = a.sleepers { woken.insert(sleepers) }
            }
            for body in bodies where body.sleepers.map(woken.contains) ?? false { body.wake() }
        } while !woken.isEmpty
    }

    /// Ends a substep: puts islands to sleep whose bodies have all been still long enough. O(bodies + links).
    mutating func stepEnded(_ links: [(Int, Int)], _ bodies: [RigidBody], _ step: Double) {
        time += step
        for body in bodies where body.isAwake { body.watch(step) }
        guard bodies.contains(where: { $0.isAwake && $0.stillTime >= Self.patience }) else { return }
        // A union-find forest of islands: each body refers to its parent, the root to itself.
        var leaders = Array(bodies.indices)
        func leader(of index: Int) -> Int {
            var index = index
            while leaders[index] != index {
                leaders[index] = leaders[leaders[index]]
                index = leaders[index]
            }
            return index
        }
        for (first, second) in links where first > 0 && second > 0 && bodies[first - 1].isAwake && bodies[second - 1].isAwake {
            leaders[leader(of: first - 1)] = leader(of: second - 1)
        }
        var shortest: [Int: Double] = [:]
        for (index, body) in bodies.enumerated() where body.isAwake {
            let leader = leader(of: index)
            shortest[leader] = min(shortest[leader] ?? .infinity, body.stillTime)
        }
        for (index, body) in bodies.enumerated() where body.isAwake {
            let leader = leader(of: index)
            if shortest[leader, default: 0] >= Self.patience { body.fallAsleep(lastSleepers + 1 + leader) }
        }
        lastSleepers += bodies.count
    }
}
