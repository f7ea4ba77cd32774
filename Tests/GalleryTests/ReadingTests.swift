import Foundation
import Testing
import UIKitTesting

@testable import GalleryScreens

/// Compares each demo's accessibility texts and their order with the files in the folder `Readings`. With `LODESTONE_RECORD=1` it writes the files; inspect
/// them before you commit them.
@MainActor
@Suite("Accessibility reading order of every demo")
struct ReadingTests {
    /// The contents of a web page are unknown without a window.
    nonisolated static let demos = EverySizeTests.demos.filter { $0 != "Web Taps" }

    @Test(arguments: demos) func `a screen reader gets each element once, with its label, in reading order`(demo: String) async throws {
        let walk = try await KeyboardTests.Walk(demo)
        let read = walk.host.accessibilityTree + "\n"
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Readings/\(demo).txt")
        if ProcessInfo.processInfo.environment["LODESTONE_RECORD"] == "1" {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            return try read.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(read == (try String(contentsOf: file, encoding: .utf8)))
    }
}
