import Foundation
import Testing

extension RealWindow {
    /// The renderer of a program for which the environment chooses none.
    @Suite struct Renderer {
        /// The log of a program until its window is there, and the libraries that it has loaded then.
        private func start(_ environment: [String: String?]) async throws -> (output: String, libraries: String) {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let probe = try display.launch("LoopProbe", ["words"], environment: ["GDK_DEBUG": nil].merging(environment) { $1 })
            try await eventually("the probe is ready", within: 60, about: [probe]) { probe.output.contains("ready") }
            _ = try await display.window(of: probe)
            return (probe.output, try String(contentsOfFile: "/proc/\(probe.processID)/maps", encoding: .utf8))
        }

        private static let message = "windows are drawn with Cairo"

        @Test func whereOpenGLWouldBeDrawnInSoftwareCairoDrawsAndTheLogSaysItOnce() async throws {
            let (output, libraries) = try await start(["GSK_RENDERER": nil, "LIBGL_ALWAYS_SOFTWARE": "1"])
            #expect(output.components(separatedBy: Self.message).count == 2, "\(output)")
            #expect(!libraries.contains("libEGL") && !libraries.contains("libGLX"))
        }

        @Test func aRendererThatTheEnvironmentChoosesIsKept() async throws {
            let (output, libraries) = try await start(["GSK_RENDERER": "gl", "LIBGL_ALWAYS_SOFTWARE": "1"])
            #expect(!output.contains(Self.message))
            #expect(libraries.contains("libEGL") || libraries.contains("libGLX"))
        }
    }
}
