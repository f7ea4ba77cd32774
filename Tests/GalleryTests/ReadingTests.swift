import Foundation
import Testing
import UIKitTesting

@testable import GalleryScreens

/// What is read of each demo, in which order: as texts in the folder `Readings`. With `LODESTONE_RECORD=1` they are written anew; look at them before they
/// are committed.
@MainActor
@Suite("Every demo as it is read")
struct ReadingTests {
    /// What a page of the web says is not known without a window.
    nonisolated static let demos = EverySizeTests.demos.filter { $0 != "Web Taps" }

    @Test(arguments: demos) func `a reader gets each thing once, with its name, in the order of reading`(demo: String) async throws {
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
