import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// A system without fonts.
    @Suite struct MissingFonts {
        @Test func missingFontsAreLoggedOnce() async throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-fonts-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder.appendingPathComponent("fonts"), withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let settings = folder.appendingPathComponent("fonts.conf")
            try Data(
                """
                <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
                <fontconfig><dir>\(folder.path)/fonts</dir><cachedir>\(folder.path)/cache</cachedir></fontconfig>
                """.utf8
            ).write(to: settings)
            let display = try await XDisplay.start()
            defer { display.stop() }
            for (environment, count) in [(["FONTCONFIG_FILE": settings.path], 1), ([:], 0)] {
                let probe = try display.launch("LoopProbe", ["letters"], environment: environment)
                try await eventually("LoopProbe is ready", about: [probe]) { probe.output.contains("ready\n") }
                #expect(probe.output.components(separatedBy: "No font is installed").count - 1 == count, "\(probe.output)")
                probe.stop()
            }
        }
    }
}
