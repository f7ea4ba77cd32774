import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// The Gallery with a storyboard that changes while it runs.
    @Suite struct DocumentReload {
        @Test("A storyboard that is saved is soon on the screen")
        func storyboard() async throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reload-" + UUID().uuidString)
            let sources = folder.appendingPathComponent("Base.lproj")
            try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let display = try await XDisplay.start(renderer: .cairo)
            defer { display.stop() }
            let gallery = try display.launch(
                "Gallery", ["--demo", "Drop", "--light"], environment: ["LODESTONE_RELOAD": folder.path])
            _ = try await display.window(of: gallery)
            let name = "Base.lproj/Gallery.storyboard"
            let bundle = URL(fileURLWithPath: try BuiltProduct.path(of: "Gallery")).deletingLastPathComponent()
                .appendingPathComponent("Lodestone_GalleryScreens.resources/Resources")
            let document = try String(contentsOf: bundle.appendingPathComponent(name), encoding: .utf8)
            let scene = try #require(document.range(of: "<scene sceneID=\"dem-sc-001\">"))
            let color = "<color key=\"backgroundColor\" systemColor=\"systemGroupedBackgroundColor\"/>"
            let place = try #require(document.range(of: color, range: scene.upperBound..<document.endIndex))
            let magenta =
                "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
            let changed = document.replacingCharacters(in: place, with: magenta)
            try await display.picture("the demo is drawn") { $0.areas(of: Picture.Pixel(0xDC2649), minimum: 1_500).isEmpty ? nil : true }
            #expect(try await display.screenshot().areas(of: Picture.Pixel(0xFF00FF), minimum: 1_000).isEmpty)

            // Another file takes the name, as with most editors.
            let temporary = folder.appendingPathComponent("new")
            try changed.write(to: temporary, atomically: false, encoding: .utf8)
            rename(temporary.path, folder.appendingPathComponent(name).path)
            try await display.picture("the changed colour is drawn") {
                $0.areas(of: Picture.Pixel(0xFF00FF), minimum: 1_000).isEmpty ? nil : true
            }
        }
    }
}
