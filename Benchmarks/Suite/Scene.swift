import Foundation

/// The random number generator of all peers: mulberry32.
struct Mulberry {
    private var state: UInt32

    init(seed: UInt32) {
        state = seed
    }

    mutating func next() -> UInt32 {
        state &+= 0x6D2B_79F5
        var t = state
        t = (t ^ (t >> 15)) &* (t | 1)
        t ^= t &+ ((t ^ (t >> 7)) &* (t | 61))
        return t ^ (t >> 14)
    }

    /// A number from 0 to `bound` - 1.
    mutating func next(below bound: Int) -> Int {
        Int(next() % UInt32(bound))
    }
}

/// N rectangles on a jittered grid of 12-point cells, 8 to 15 points wide, overlapping their neighbours. Later ones are nearer.
struct Scene {
    let boxes: [CGRect]
    /// The side of the square that contains them.
    let extent: Int

    init(count: Int) {
        let side = Int(Double(count).squareRoot().rounded(.up))
        extent = side * 12
        var random = Mulberry(seed: 42)
        boxes = (0..<count).map { index in
            let x = (index % side) * 12 + random.next(below: 6)
            let y = (index / side) * 12 + random.next(below: 6)
            let width = 8 + random.next(below: 8)
            let height = 8 + random.next(below: 8)
            return CGRect(x: x, y: y, width: width, height: height)
        }
    }

    var size: CGSize { CGSize(width: extent, height: extent) }
}

/// A bounded random walk with steps of up to 12 points in x and y: the path of a drag.
struct Walk {
    /// The rectangle that is dragged, centred on the pointer.
    static let draggedSize = CGSize(width: 60, height: 40)

    private var random = Mulberry(seed: 11)
    private(set) var x: Int
    private(set) var y: Int
    private let extent: Int

    init(extent: Int) {
        self.extent = extent
        x = extent / 2
        y = extent / 2
    }

    /// The middle of the pixel under the pointer.
    var point: CGPoint { CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5) }

    mutating func step() {
        x = bounced(x + random.next(below: 25) - 12)
        y = bounced(y + random.next(below: 25) - 12)
    }

    private func bounced(_ value: Int) -> Int {
        let positive = abs(value)
        return positive >= extent ? 2 * extent - 2 - positive : positive
    }
}

/// The start and the end of a rectangle's motion in the animation scene.
struct Tween {
    let from: CGPoint
    let to: CGPoint

    static func all(_ count: Int) -> [Tween] {
        var random = Mulberry(seed: 5)
        return (0..<count).map { _ in
            let from = CGPoint(x: random.next(below: 1260), y: random.next(below: 780))
            let to = CGPoint(x: random.next(below: 1260), y: random.next(below: 780))
            return Tween(from: from, to: to)
        }
    }
}
