import UIKitTesting

/// A list of steps, generated from a seed.
package struct SimulationScript: Sendable, Equatable {
    package let seed: UInt64
    package var steps: [SimulationStep]

    /// The relative frequency of each kind. The default is 1.
    private static let weights: [SimulationStep.Kind: Int] = [
        .addView: 3, .addRecognizer: 4, .touchDown: 8, .touchMove: 12, .touchGlide: 5, .touchUp: 7, .pointerMove: 3, .advance: 12, .key: 3,
        .armCallback: 2, .insertItem: 3, .deleteItem: 3, .moveItem: 2, .scrollList: 2, .animate: 3, .styleView: 2, .frameView: 2, .wheel: 2,
        .act: 12, .push: 2, .pop: 2, .present: 2, .dismiss: 3, .menu: 1, .checkFrame: 0,
    ]

    private static let kinds = SimulationStep.Kind.allCases.flatMap { Array(repeating: $0, count: weights[$0] ?? 1) }

    package init(seed: UInt64, steps: [SimulationStep]) {
        self.seed = seed
        self.steps = steps
    }

    /// The number of steps between two checks of a frame.
    private static let checkInterval = 25

    /// Generates a script of `count` steps, and checks between them.
    package init(seed: UInt64, count: Int) {
        var random = SeededGenerator(seed: seed)
        self.seed = seed
        func step(_ kind: SimulationStep.Kind) -> SimulationStep {
            SimulationStep(kind, random.number(0...1999), random.number(0...1999), random.number(0...1999))
        }
        steps = [step(.replaceRoot)]
        for number in 2..<max(count + 1, 2) {
            steps.append(step(random.element(Self.kinds)))
            if number % Self.checkInterval == 0 { steps.append(SimulationStep(.checkFrame)) }
        }
    }

    /// A test with these steps, to be added to `SimulationTests`.
    package func test(finding: String) -> String {
        let lines = steps.map { "            \($0)," }.joined(separator: "\n")
        return """
                @Test("Seed \(seed): \(finding.prefix(60).replacing("\"", with: "'"))")
                func seed\(seed)() async {
                    let script = SimulationScript(seed: \(seed), steps: [
            \(lines)
                    ])
                    #expect(await SimulationWorld.run(script) == [])
                }
            """
    }
}
