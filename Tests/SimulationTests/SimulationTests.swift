import SimulationDriver
import Testing

/// Random programs with fixed seeds. `Scripts/simulate` runs new ones.
@Suite("Simulation", .serialized) @MainActor
struct SimulationTests {
    /// The seeds above 9 had findings, or ran for long.
    @Test(
        "A random program violates no invariant",
        arguments: [
            2, 3, 4, 5, 6, 7, 8, 9, 18, 2005, 200_011, 200_033, 200_133, 200_135, 200_602, 201_111, 700_427, 700_555, 700_603,
        ] as [UInt64])
    func randomProgram(seed: UInt64) async {
        #expect(await SimulationWorld.run(SimulationScript(seed: seed, count: 200)) == [])
    }

    @Test("Shrinking removes every step that a failure does not need")
    func reduction() async {
        let kept = await ScriptReduction.minimal(count: 200) { indices in indices.contains(17) && indices.contains(133) }
        #expect(kept == [17, 133])
    }

    @Test("A seed generates the same script each time")
    func generation() {
        #expect(SimulationScript(seed: 5, count: 100) == SimulationScript(seed: 5, count: 100))
        #expect(SimulationScript(seed: 5, count: 100) != SimulationScript(seed: 6, count: 100))
    }
}
