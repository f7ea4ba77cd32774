import CoreGraphics
import Foundation
import Testing
import UIKitTesting
import WindowTestSupport

extension RealWindow {
    /// Compares GSK's GL renderer, the default for most users, with Cairo, which draws all other test images.
    @Suite struct GLRendering {
        /// The allowed difference of two images.
        ///
        /// Pixels with ΔE up to 4 count as equal. At an edge the difference may be half of the edge's contrast, since the renderers antialias differently.
        /// At upright edges between pixels it may be the whole contrast, since the GL renderer does not antialias them.
        /// One pixel in 2,500 may differ by more, such as the tip of a corner. In scenes of the kind "cut" it is one in 300: there, Cairo shows a background
        /// through
        /// the rotated edge of a clipped view above it.
        private static let tolerances = [
            "smooth": PictureTolerance(colorDifference: 4, differingArea: 0.0004, edgeDifference: 0.5),
            "cut": PictureTolerance(colorDifference: 4, differingArea: 0.0033, edgeDifference: 0.5),
            "whole": PictureTolerance(colorDifference: 4, differingArea: 0.0004, edgeDifference: 1),
        ]

        @Test func everySceneEqualsCairo() async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gl-\(UUID())")
            defer { try? FileManager.default.removeItem(at: folder) }
            let probe = try display.launch(
                "GLProbe", [folder.path], environment: ["GSK_RENDERER": "gl", "GDK_DEBUG": nil, "LIBGL_ALWAYS_SOFTWARE": "1"])
            let status = try await probe.waitForExit(timeout: 240)
            #expect(status == 0, "\(probe.output.suffix(2_000))")
            let scenes = probe.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
                .filter { $0.count == 3 && $0[0] == "drawn" }
            #expect(scenes.count >= 40)
            for scene in scenes { await compare(scene[1], in: folder, tolerance: try #require(Self.tolerances[scene[2]])) }
        }

        @MainActor
        private func compare(_ name: String, in folder: URL, tolerance: PictureTolerance) {
            let book = PictureBook(
                references: folder.appendingPathComponent("cairo"), failures: Picture.failures.appendingPathComponent("gl"))
            do {
                let data = try Data(contentsOf: folder.appendingPathComponent("gl/\(name).png"))
                let image = try #require(
                    CGDataProvider(data: data as CFData).flatMap {
                        CGImage(pngDataProviderSource: $0, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
                    })
                try book.expect(image, named: name, tolerance: tolerance)
            } catch {
                Issue.record("\(error)")
            }
        }
    }
}
