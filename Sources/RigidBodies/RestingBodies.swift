import Foundation

/// Lets bodies fall asleep that were not seen to move for a while, together with what they touch and what is attached to them, and wakes them together.
struct RestingBodies {
    /// After this many seconds without a visible motion bodies fall asleep.
    private static let patience = 0.5

    private var lastSleepers = 0
    /// Seconds since everything was woken.
    private var time = 0.0

    mutating func wake(_ bodies: [RigidBody]) {
        time = 0
        for body in bodies { body.wake() }
    }

    func isResting(_ bodies: [RigidBody]) -> Bool { time >= Self.patience && !bodies.contains(where: \.isAwake) }

    /// Wakes sleepers that a body touches, or is attached to, which is awake, and those that sleep with them.
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

    /// A part of a step is over: looks who has been still for long enough. Cost: in proportion to the bodies and links.
    mutating func stepEnded(_ links: [(Int, Int)], _ bodies: [RigidBody], _ step: Double) {
        time += step
        for body in bodies where body.isAwake { body.watch(step) }
        guard bodies.contains(where: { $0.isAwake && $0.stillTime >= Self.patience }) else { return }
        // Each body leads to another of those that it hangs together with, the last one to itself.
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
