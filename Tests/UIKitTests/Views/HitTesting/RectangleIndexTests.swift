import Testing

@testable import UIKit
import UIKitTesting

@MainActor
@Suite("An index of rectangles")
struct RectangleIndexTests {
    /// The reference implementation: a linear search.
    private struct Model {
        var order: Int64
        var reach: RectangleIndex.Reach

        func contains(_ x: Float, _ y: Float) -> Bool {
            switch reach {
            case .nowhere: false
            case .everywhere: true
            case .within(let box): box.x <= x && box.y <= y && x <= box.z && y <= box.w
            }
        }
    }

    private static func randomReach(_ random: inout SeededGenerator) -> RectangleIndex.Reach {
        switch Int.random(in: 0..<20, using: &random) {
        case 0: return .nowhere
        case 1: return .everywhere
        default:
            // Rectangles of any size, from points to the whole plane, flat or steep. Some are outside of the grid's range of cells.
            let scale: Float = [1, 10, 100, 1e4, 1e9].randomElement(using: &random) ?? 1
            let (x, y) = (Float.random(in: -200...200, using: &random), Float.random(in: -200...200, using: &random))
            let width = Float.random(in: 0...1, using: &random) * scale
            let height = Float.random(in: 0...1, using: &random) * ([scale, 10].randomElement(using: &random) ?? 1)
            return .within(SIMD4(x, y, x + width, y + height))
        }
    }

    @Test(
        "After random changes, the rectangles at a point are found from front to back",
        arguments: 1...4)
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var index = RectangleIndex()
        var models: [RectangleIndex.Slot: Model] = [:]
        for _ in 0..<60 {
            for _ in 0..<20 {
                let slot = models.keys.sorted().randomElement(using: &random)
                switch (Int.random(in: 0..<5, using: &random), slot) {
                case (0, let slot?):
                    index.remove(slot)
                    models[slot] = nil
                case (1, let slot?):
                    let order = Int64.random(in: -1_000_000...1_000_000, using: &random)
                    guard !models.values.contains(where: { $0.order == order }) else { continue }
                    index.reorder(slot, to: order)
                    models[slot] = Model(order: order, reach: .nowhere)
                case (2, let slot?), (3, let slot?):
                    let reach = Self.randomReach(&random)
                    index.move(slot, to: reach)
                    models[slot]?.reach = reach
                default:
                    let order = Int64.random(in: -1_000_000...1_000_000, using: &random)
                    guard !models.values.contains(where: { $0.order == order }) else { continue }
                    let slot = index.add(order: order)
                    #expect(models[slot] == nil)
                    let reach = Self.randomReach(&random)
                    index.move(slot, to: reach)
                    models[slot] = Model(order: order, reach: reach)
                }
            }
            #expect(index.checkInvariants())
            #expect(index.count == models.count)
            for _ in 0..<10 {
                let (x, y) = (Float.random(in: -300...300, using: &random), Float.random(in: -300...300, using: &random))
                var found: [RectangleIndex.Slot] = []
                var limit = Int64.max
                while let hit = index.frontmost(atX: x, y: y, below: limit) {
                    found.append(hit.slot)
                    limit = hit.order
                }
                let expected = models.filter { $0.value.contains(x, y) }.sorted { $0.value.order > $1.value.order }.map(\.key)
                #expect(found == expected)
            }
        }
    }

    @Test("Points outside of the hash grid's range get the same result as in a linear search")
    func farPoints() {
        var index = RectangleIndex()
        let near = index.add(order: 0)
        index.move(near, to: .within(SIMD4(0, 0, 10, 10)))
        let far = index.add(order: 1)
        index.move(far, to: .within(SIMD4(-1e30, 0, 1e30, 10)))
        #expect(index.frontmost(atX: 1e29, y: 5, below: .max)?.slot == far)
        #expect(index.frontmost(atX: 5, y: 5, below: 1)?.slot == near)
        #expect(index.frontmost(atX: .infinity, y: 5, below: .max)?.slot == nil)
        #expect(index.frontmost(atX: 5, y: .nan, below: .max)?.slot == nil)
    }

    @Test("Thousands of rectangles at one position are found from front to back")
    func stack() {
        var index = RectangleIndex()
        let slots = (0..<3000).map { index.add(order: $0) }
        for slot in slots { index.move(slot, to: .within(SIMD4(0, 0, 100, 100))) }
        #expect(index.frontmost(atX: 50, y: 50, below: .max)?.slot == slots.last)
        for slot in slots.dropFirst(3) { index.remove(slot) }
        #expect(index.frontmost(atX: 50, y: 50, below: .max)?.slot == slots[2])
        #expect(index.checkInvariants())
    }
}
