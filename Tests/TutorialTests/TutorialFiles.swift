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

    /// Writes the window in the light and the dark appearance into one picture. The dark one is at the right of a narrow window, and below a wide one.
    ///
    /// - Parameter arrange: Called in each appearance before the picture is taken.
    @MainActor
    static func write(_ name: String, of host: TestHost, _ arrange: () throws -> Void = {}) throws {
        let folder = URL(fileURLWithPath: try #require(pictureFolder))
        let images = try [false, true].map { isDark in
            host.isDark = isDark
            try arrange()
            host.advance(by: 0.1)
            return UIImage(cgImage: host.snapshot())
        }
        host.isDark = false
        let size = images[0].size
        let isWide = size.width > 800
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let whole = CGSize(width: isWide ? size.width : size.width * 2, height: isWide ? size.height * 2 : size.height)
        let picture = UIGraphicsImageRenderer(size: whole, format: format).image { _ in
            images[0].draw(at: .zero)
            images[1].draw(at: CGPoint(x: isWide ? 0 : size.width, y: isWide ? size.height : 0))
        }
        try #require(picture.pngData()).write(to: folder.appendingPathComponent("\(name).png"))
    }
}
