import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import FileShelf
@testable import Kanban
@testable import PhotoWall
@testable import Piano
@testable import SketchPad
@testable import ZoomingCanvas

/// Writes the pictures of the sample apps into the folder that `LODESTONE_PICTURES` names. `Documentation/pictures` has them.
@MainActor
@Suite(.enabled(if: ProcessInfo.processInfo.environment["LODESTONE_PICTURES"] != nil))
struct SamplePictures {
    private func write(_ host: TestHost, _ name: String) throws {
        let folder = try #require(ProcessInfo.processInfo.environment["LODESTONE_PICTURES"])
        let data = try #require(host.snapshot().pngData())
        try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
    }

    @Test func sketchPad() async throws {
        let host = TestHost(size: CGSize(width: 640, height: 420), scale: 1.5)
        host.window.rootViewController = UINavigationController(rootViewController: SketchViewController())
        await host.settle()
        // Three fingers draw three waves, then two draw a sun.
        func draw(_ color: String, _ curves: [@MainActor (CGFloat) -> CGPoint]) async {
            host.tap(color)
            await host.settle()
            let fingers = curves.map { host.touchDown(at: $0(0)) }
            for step in 1...60 {
                for (finger, curve) in zip(fingers, curves) { finger.move(to: curve(CGFloat(step) / 60)) }
                host.advance(by: 0.016)
            }
            for finger in fingers { finger.lift() }
        }
        await draw(
            "Blue", (0..<3).map { row in { CGPoint(x: 40 + 560 * $0, y: 260 + CGFloat(row) * 32 + 12 * sin($0 * 18 + CGFloat(row))) } })
        await draw(
            "Orange",
            [
                { CGPoint(x: 470 + 44 * cos($0 * 2 * .pi), y: 130 + 44 * sin($0 * 2 * .pi)) },
                { CGPoint(x: 470 + 64 * cos($0 * .pi), y: 130 + 64 * sin($0 * .pi)) },
            ])
        await draw("Red", [{ CGPoint(x: 120 + 140 * $0, y: 236 + 24 * sin($0 * .pi)) }, { CGPoint(x: 190, y: 236 - 120 * $0) }])
        await draw("Green", [{ CGPoint(x: 194 + 56 * sin($0 * .pi), y: 120 + 90 * $0) }])
        await host.settle()
        try write(host, "sketch-pad")
    }

    @Test func kanban() async throws {
        let host = TestHost(size: CGSize(width: 840, height: 420), scale: 1.5)
        host.window.rootViewController = UINavigationController(rootViewController: BoardViewController(board: .example))
        await host.settle()
        let card = try #require(host.view(labelled: "Call Ada"))
        let finger = host.touchDown(at: card.convert(CGPoint(x: card.bounds.midX, y: card.bounds.midY), to: nil))
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 430, y: 140), duration: 0.4)
        host.advance(by: 0.5)
        try write(host, "kanban")
        finger.cancel()
        await host.settle()
    }

    @Test func piano() async throws {
        let host = TestHost(size: CGSize(width: 840, height: 320), scale: 1.5)
        let screen = PianoViewController(instrument: SilentInstrument())
        host.window.rootViewController = screen
        await host.settle()
        let keys = screen.keyboard.keys.filter { ["C4", "E4", "G4", "C5"].contains($0.note.name) }
        let fingers = keys.map { host.touchDown(at: screen.keyboard.convert(CGPoint(x: $0.frame.midX, y: $0.frame.maxY - 20), to: nil)) }
        host.advance(by: 0.1)
        try write(host, "piano")
        for finger in fingers { finger.lift() }
    }

    @Test func photoWall() async throws {
        let host = TestHost(size: CGSize(width: 840, height: 520), scale: 1.5)
        let screen = PhotoWallViewController()
        host.window.rootViewController = UINavigationController(rootViewController: screen)
        await host.settle()
        // Each of two photos is held by two fingers.
        let held = screen.photos.filter { ["Noon", "Evening"].contains($0.accessibilityLabel) }
        let centers = held.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
        let fingers = centers.map { center in [-40, 40].map { host.touchDown(at: CGPoint(x: center.x + $0, y: center.y)) } }
        for step in 1...30 {
            for (index, pair) in fingers.enumerated() {
                for (number, finger) in pair.enumerated() {
                    let angle = CGFloat(number) * .pi + (index == 0 ? 1 : -1) * CGFloat(step) * 0.012
                    let radius = 40 + CGFloat(step) * (index == 0 ? 0.9 : 0.4)
                    finger.move(to: CGPoint(x: centers[index].x - radius * cos(angle), y: centers[index].y - radius * sin(angle)))
                }
            }
            host.advance(by: 0.016)
        }
        try write(host, "photo-wall")
        for finger in fingers.joined() { finger.lift() }
        await host.settle()
    }

    @Test func zoomingCanvas() async throws {
        let host = TestHost(size: CGSize(width: 840, height: 520), scale: 1.5)
        host.window.rootViewController = UINavigationController(rootViewController: MapViewController())
        await host.settle()
        try write(host, "zooming-canvas")
    }

    @Test func fileShelf() async throws {
        let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let shelf = Shelf(folder: folder.appendingPathComponent("Shelf"))
        var files: [(String, Data)] = SamplePhoto.all.map { ("\($0.name).png", $0.image.pngData() ?? Data()) }
        files += [("Plan.md", Data("# Plan".utf8)), ("Prices.csv", Data("1,2".utf8)), ("Birds.ogg", Data([0]))]
        for (name, data) in files {
            try data.write(to: folder.appendingPathComponent(name))
            shelf.add(try Shelf.copy(folder.appendingPathComponent(name), into: shelf.folder), at: shelf.files.count)
        }
        let host = TestHost(size: CGSize(width: 840, height: 420), scale: 1.5)
        host.window.rootViewController = UINavigationController(rootViewController: ShelfViewController(shelf: shelf))
        await host.settle()
        // Other threads prepare the thumbnails.
        for _ in 0..<20 {
            await host.settle()
            try await Task.sleep(for: .milliseconds(20))
        }
        let card = try #require(host.view(labelled: "Noon.png"))
        host.pointer.move(to: card.convert(CGPoint(x: 90, y: 60), to: nil))
        host.pointer.click(.secondary)
        await host.settle()
        try write(host, "file-shelf")
    }

    private final class SilentInstrument: Instrument {
        func start(_ note: Piano.Note) {}
        func stop(_ note: Piano.Note) {}
    }
}
