import GalleryScreens
import InterfaceReading
import Testing
import UIKitTesting

@testable import Inspector

@MainActor
@Suite("The Gallery with an open inspector")
struct GalleryWithInspectorTests {
    /// The content of a demo's window after it was dragged over.
    private func picture(of demo: GalleryDemo, isInspected: Bool) throws -> [UInt32] {
        let host = TestHost(size: CGSize(width: 800, height: 600), scale: 1)
        host.window.rootViewController = demo.makeViewController()
        let driver = isInspected ? InspectorDriver(host) : nil
        if driver == nil { host.advance(by: 0.5) }
        for title in ["Layout", "Touch", "Time", "Access"] {
            if let driver { try driver.tap(title) } else { host.advance(by: 0.55) }
        }
        host.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 320, y: 300), duration: 0.3)
        host.tap(at: CGPoint(x: 400, y: 200))
        host.advance(by: 1)
        let image = host.enter { host.window.layer.image(scale: 1) }
        return try #require(image).pixels
    }

    @Test(
        "Each demo looks the same with the inspector, after the same touches",
        arguments: ["Drop", "Controls", "Constraints", "Tables", "Words"])
    func looksTheSame(title: String) throws {
        let demo = try #require(gallerySections.flatMap(\.demos).first { $0.title == title })
        let plain = try picture(of: demo, isInspected: false)
        let inspected = try picture(of: demo, isInspected: true)
        #expect(plain == inspected)
    }
}

extension CGImage {
    fileprivate var pixels: [UInt32] { (0..<height).flatMap { Array(row($0)) } }
}
