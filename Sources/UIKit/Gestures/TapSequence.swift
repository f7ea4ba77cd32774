/// Counts taps: fingers that come down together, do not move, and are lifted.
@MainActor
struct TapSequence {
    enum Lift: Equatable {
        /// Fewer fingers were down than required.
        case incomplete
        /// Other fingers are still down.
        case stillDown
        /// All fingers were lifted. The value is the number of completed taps.
        case tapped(Int)
    }

    /// The completed taps.
    private(set) var count = 0
    /// The positions of the last tap's fingers, in scene coordinates.
    private(set) var positions: [CGPoint] = []
    /// Whether the last call of ``press(_:of:)`` added the first fingers of a tap.
    private(set) var justStarted = false

    private var origins: [Int: CGPoint] = [:]
    private var isComplete = false
    private var firstPosition: CGPoint?

    /// Whether all required fingers are down.
    var isPressed: Bool { isComplete && !origins.isEmpty }

    /// The centre of the last tap's fingers.
    var middle: CGPoint? {
        guard !positions.isEmpty else { return nil }
        let sum = positions.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(positions.count), y: sum.y / CGFloat(positions.count))
    }

    /// Adds fingers. Returns false if they cannot be a tap of `needed` fingers: there are too many, others were already lifted, or they are
    /// too far from the previous tap.
    mutating func press(_ touches: Set<UITouch>, of needed: Int) -> Bool {
        justStarted = origins.isEmpty
        if justStarted {
            isComplete = false
            positions = []
        }
        if isComplete { return false }
        for touch in touches.sorted(by: { $0.number < $1.number }) {
            origins[touch.number] = touch.scenePosition
            positions.append(touch.scenePosition)
        }
        isComplete = origins.count == needed
        if let firstPosition, let first = positions.first, distance(first, firstPosition) > GestureConstants.tapSlop { return false }
        if firstPosition == nil { firstPosition = positions.first }
        return origins.count <= needed
    }

    /// Whether a finger moved further than `slop`.
    func strays(_ touches: Set<UITouch>, beyond slop: CGFloat) -> Bool {
        touches.contains { touch in
            guard let origin = origins[touch.number] else { return false }
            return distance(touch.scenePosition, origin) > slop
        }
    }

    /// Removes lifted fingers.
    mutating func lift(_ touches: Set<UITouch>, of needed: Int) -> Lift {
        guard isComplete else { return .incomplete }
        for touch in touches { origins[touch.number] = nil }
        guard origins.isEmpty else { return .stillDown }
        count += 1
        return .tapped(count)
    }

    private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
        ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)).squareRoot()
    }
}
