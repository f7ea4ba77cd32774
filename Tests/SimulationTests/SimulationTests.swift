import SimulationDriver
import Testing

/// Random programs with fixed seeds. `Scripts/simulate` runs new ones.
@Suite("Simulation", .serialized) @MainActor
struct SimulationTests {
    /// The seeds above 9 had findings.
    @Test(
        "A random program violates no invariant",
        arguments: [
            2, 3, 4, 5, 6, 7, 8, 9, 2_000_033, 2_000_043, 2_000_100, 2_000_102, 2_000_140, 2_000_152, 2_000_191, 2_000_223, 3_000_033,
            3_000_109, 3_000_130, 3_000_150, 3_000_155, 3_000_489,
        ] as [UInt64])
    func randomProgram(seed: UInt64) async {
        #expect(await SimulationWorld.run(SimulationScript(seed: seed, count: 200)) == [])
    }

    @Test("A hit test of an animated view with a negative size uses the shown size")
    func negativeSize() async {
        let script = SimulationScript(
            seed: 700_427,
            steps: [
                .init(.replaceRoot, 187, 718, 680), .init(.addView, 171, 355, 833), .init(.startAnimator, 795, 380, 237),
                .init(.frameView, 400, 617, 766), .init(.touchDown, 416, 819, 182), .init(.touchGlide, 239, 334, 585),
                .init(.touchMove, 901, 121, 800),
            ])
        #expect(await SimulationWorld.run(script) == [])
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
