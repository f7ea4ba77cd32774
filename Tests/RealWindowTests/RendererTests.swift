import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// The default renderer of a program, if the environment does not specify one.
    @Suite struct Renderer {
        /// The log of a program until its window is drawn, and the libraries that it has loaded at that time.
        private func start(_ environment: [String: String?]) async throws -> (output: String, libraries: String) {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let probe = try await display.launchWordsDemo(environment: ["GDK_DEBUG": nil].merging(environment) { $1 })
            // The kernel reports no length for the file, so `String(contentsOfFile:)` reads only its beginning.
            let maps = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/\(probe.processID)/maps")).readToEnd() ?? Data()
            let libraries = String(decoding: maps, as: UTF8.self)
            try #require(libraries.contains("libgtk-4"))
            return (probe.output, libraries)
        }

        private static let message = "windows are drawn with Cairo"

        @Test func cairoReplacesSoftwareOpenGLAndLogsItOnce() async throws {
            let (output, libraries) = try await start(["GSK_RENDERER": nil, "LIBGL_ALWAYS_SOFTWARE": "1"])
            #expect(output.components(separatedBy: Self.message).count == 2, "\(output)")
            #expect(!libraries.contains("libEGL") && !libraries.contains("libGLX"))
        }

        @Test func rendererOfTheEnvironmentIsUsed() async throws {
            let (output, libraries) = try await start(["GSK_RENDERER": "gl", "LIBGL_ALWAYS_SOFTWARE": "1"])
            #expect(!output.contains(Self.message))
            #expect(libraries.contains("libEGL") || libraries.contains("libGLX"))
        }
    }
}
