import Foundation
import Testing
import UIKit
import UIKitTesting

/// Files that the tests of the tutorial write.
enum TutorialFiles {
    /// The folder for pictures, which `LODESTONE_PICTURES` names. `Documentation/pictures` has the pictures of the tutorial.
    static let pictureFolder = ProcessInfo.processInfo.environment["LODESTONE_PICTURES"]

    /// The notes in the pictures.
    static let notes = [
        "Shopping\nMilk\nBread\nTwo lemons", "Call Ada", "Ideas for the garden\nA pond, a bench, and mint by the door", "Books to read",
    ]

    /// A file for the notes of one test.
    static var notesFile: URL { FileManager.default.temporaryDirectory.appendingPathComponent("notebook-\(UUID())/notes.json") }

    @MainActor
    static func makeHost() -> TestHost { TestHost(size: CGSize(width: 840, height: 420), scale: 1.5) }

    /// Writes a light snapshot, and a dark one with the suffix `-dark`.
    @MainActor
    static func write(_ name: String, of host: TestHost) throws {
        let folder = URL(fileURLWithPath: try #require(pictureFolder))
        for (isDark, suffix) in [(false, ""), (true, "-dark")] {
            host.isDark = isDark
            host.advance(by: 0.1)
            let data = try #require(host.snapshot().pngData())
            try data.write(to: folder.appendingPathComponent("\(name)\(suffix).png"))
        }
        host.isDark = false
    }
}
