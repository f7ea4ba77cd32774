import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// Random layer trees in windows with different presenters.
    @Suite struct RandomTrees {
        /// The presenter and the renderer of a window.
        enum Way {
            /// The software presenter.
            case software
            /// GTK with Cairo, as with a compositor.
            case gtkCairo
            /// GTK with OpenGL.
            case gtkOpenGL
        }

        private static let seeds = 1...2
        private static let steps = 40
        private static let size = (width: 320, height: 240)
        /// The side of the marker square in the corner. Its colour shows that the last step is visible.
        private static let markerSide = 12
        private static let isShown = Picture.Pixel(0x00FF00)

        /// Screenshots of a tree after the last step: in a window that showed each step, and in a new window.
        private struct Pictures {
            var changed: Picture
            var fresh: Picture
        }

        private func pictures(_ way: Way) async throws -> [Pictures] {
            let display = try await XDisplay.start(
                width: Self.size.width, height: Self.size.height, hasCompositor: way == .gtkCairo,
                renderer: way == .gtkOpenGL ? .openGL : .cairo)
            defer { display.stop() }
            var found: [Pictures] = []
            for seed in Self.seeds {
                found.append(
                    Pictures(
                        changed: try await picture(seed, "stepwise", on: display), fresh: try await picture(seed, "fresh", on: display)))
            }
            return found
        }

        private func picture(_ seed: Int, _ mode: String, on display: XDisplay) async throws -> Picture {
            let program = try display.launch(
                "LoopProbe", ["trees", "\(seed)", "\(Self.steps)", mode],
                environment: ["LODESTONE_WINDOW": "\(Self.size.width)x\(Self.size.height) bare"])
            try await eventually("the last step is shown", about: [program]) { program.output.contains("shown") }
            let marker = CGPoint(x: Self.markerSide / 2, y: Self.markerSide / 2)
            let picture = try await eventually("the marker is green", about: [program]) { () -> Picture? in
                let picture = try display.memory()
                return picture[marker].isNear(Self.isShown) ? picture : nil
            }
            program.stop()
            // Waits until the old window is gone, because its green marker could be mistaken for the next program's.
            try await eventually("the window is gone") { try !display.memory()[marker].isNear(Self.isShown) }
            return picture
        }

        private func difference(_ first: Picture, _ second: Picture) -> Picture.Difference {
            first.difference(from: second, width: Self.size.width, height: Self.size.height, skipping: Self.markerSide)
        }

        @Test("The software presenter, GTK with Cairo and GTK with OpenGL show the same image, in a new window and after changes")
        func samePixels() async throws {
            let software = try await pictures(.software)
            let cairo = try await pictures(.gtkCairo)
            let openGL = try await pictures(.gtkOpenGL)
            for (index, seed) in Self.seeds.enumerated() {
                for (name, own) in [("software", software), ("GTK with Cairo", cairo), ("GTK with OpenGL", openGL)] {
                    // Content in a rounded corner may be antialiased differently after a partial redraw.
                    let repainted = difference(own[index].changed, own[index].fresh)
                    #expect(repainted.mean < 0.5 && repainted.outliers < 0.002, "\(name), seed \(seed), after changes: \(repainted)")
                    let other = difference(own[index].fresh, software[index].fresh)
                    #expect(other.mean < 2 && other.outliers < 0.01, "\(name), seed \(seed), beside the software presenter: \(other)")
                    guard repainted.outliers >= 0.002 || other.outliers >= 0.01 else { continue }
                    try own[index].changed.keep(as: "trees \(name) \(seed) changed")
                    try own[index].fresh.keep(as: "trees \(name) \(seed) fresh")
                }
            }
        }
    }
}
