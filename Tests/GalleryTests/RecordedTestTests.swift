import Foundation
import InterfaceReading
import Testing
import UIKitTesting

@testable import GalleryScreens

/// A session in the Gallery. Its recorded test is a part of the Gallery's UI tests, which replay it.
@MainActor @Suite struct RecordedTestTests {
    private let host = TestHost()
    private static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "GalleryUITests/RecordedUITests.swift")

    /// The middle of the element with a type and a name.
    private func point(_ kind: ElementKind, _ name: String) throws -> CGPoint {
        var found: CGRect?
        host.enter {
            _ = ElementNode(UIApplication.shared).visitDescendants { node in
                if node.kind == kind, node.isNamed(name) { found = node.frame }
                return found == nil
            }
        }
        let frame = try #require(found, "There is no element “\(name)”")
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    private func tap(_ kind: ElementKind, _ name: String) throws {
        host.tap(at: try point(kind, name))
        host.advance(by: 2)
    }

    @Test("The recording of a session is the file that the UI tests contain; LODESTONE_RECORD=1 writes it")
    func session() throws {
        host.window.rootViewController = GalleryViewController.make(sections: gallerySections)
        host.advance(by: 1)
        let recorder = host.enter { TestRecorder() }
        host.enter { UIApplication.shared.inputObserver = { recorder.note($0, in: $1) } }
        try tap(.staticText, "Controls")
        host.drag(from: CGPoint(x: 20, y: 600), to: CGPoint(x: 20, y: 350), duration: 0.3)
        host.advance(by: 4)
        try tap(.switch, "Wi-Fi")
        let volume = try point(.slider, "Volume")
        host.drag(from: CGPoint(x: volume.x - 29, y: volume.y), to: CGPoint(x: volume.x + 60, y: volume.y))
        host.advance(by: 2)
        try tap(.button, "Week")
        try tap(.button, "Gallery")
        try tap(.staticText, "Words")
        try tap(.button, "Form")
        try tap(.textField, "Name")
        host.type("Ada Holm")
        try tap(.textField, "Mail")
        let source = host.enter { recorder.source() }
        if ProcessInfo.processInfo.environment["LODESTONE_RECORD"] == "1" {
            try Data(source.utf8).write(to: Self.file)
        }
        #expect(source == (try String(contentsOf: Self.file, encoding: .utf8)))
    }
}
