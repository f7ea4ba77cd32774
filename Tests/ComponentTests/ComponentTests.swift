import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Components

/// Compares the pages of `Documentation/components` with the examples.
///
/// `LODESTONE_RECORD=1 swift test --filter ComponentTests` writes the pictures, the tables of keys and the accessibility elements. Look at them
/// before you commit them.
@MainActor
@Suite("Gallery of components")
struct ComponentTests {
    private let isRecording = ProcessInfo.processInfo.environment["LODESTONE_RECORD"] == "1"

    @Test("The picture is what the code draws", arguments: ComponentCase.all)
    func picture(example: ComponentCase) async throws {
        let light = try await ComponentFixture(example).host.snapshot()
        let dark = try await ComponentFixture(example, isDark: true).host.snapshot()
        let image = try TwoAppearances.image(light, dark)
        if isRecording {
            try FileManager.default.createDirectory(at: ComponentPage.pictures, withIntermediateDirectories: true)
            let data = try #require(UIImage(cgImage: image).pngData())
            return try data.write(to: ComponentPage.pictures.appendingPathComponent("\(example.name).png"))
        }
        let failures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Failures")
        try PictureBook(references: ComponentPage.pictures, failures: failures).expect(image, named: example.name, tolerance: .standard)
    }

    @Test("The page has the table of keys", arguments: ComponentCase.all.filter { !$0.keys.isEmpty })
    func keyTable(example: ComponentCase) throws {
        var page = try ComponentPage(example.page)
        let table = ["| key | effect |", "|---|---|"] + example.keys.map(\.row)
        if isRecording { try page.replace("keys", example.name, with: table) }
        #expect(page.part("keys", example.name) == table)
    }

    @Test("Each key in the table has its effect", arguments: ComponentCase.all.filter { !$0.keys.isEmpty })
    func keys(example: ComponentCase) async throws {
        for row in example.keys {
            for key in row.keys {
                let fixture = try await ComponentFixture(example)
                try await row.before(fixture)
                for _ in 0..<row.tabs { await fixture.press("Tab") }
                await fixture.press(key)
                let hasEffect = try await row.hasEffect(fixture)
                #expect(hasEffect, "\(key.text) does not do this: \(row.effect)")
            }
        }
    }

    @Test("The page lists the elements that a screen reader finds", arguments: ComponentCase.all)
    func elements(example: ComponentCase) async throws {
        let fixture = try await ComponentFixture(example)
        var page = try ComponentPage(example.page)
        // A calendar has an element for each day.
        var lines = fixture.host.accessibilityTree.components(separatedBy: "\n")
        if lines.count > 16 { lines = lines.prefix(14) + ["  …"] }
        let block = ["```text"] + lines + ["```"]
        if isRecording { try page.replace("elements", example.name, with: block) }
        #expect(page.part("elements", example.name) == block)
    }

    // Contrast is Apple's without the desktop's setting for high contrast (Documentation/accessibility.md).
    @Test("Each element has a label, the right traits and a large enough target", arguments: ComponentCase.all)
    func audit(example: ComponentCase) async throws {
        let issues = try await ComponentFixture(example).host.performAccessibilityAudit(
            for: [.sufficientElementDescription, .trait, .hitRegion])
        #expect(issues.isEmpty)
    }

    @Test("Each page has an example, and shows its picture")
    func pages() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: ComponentPage.folder.path).filter { $0 != "README.md" }
        #expect(Set(names) == Set(ComponentCase.all.map(\.page)))
        for example in ComponentCase.all {
            let page = try ComponentPage(example.page)
            #expect(page.lines.contains { $0.contains("](../pictures/components/\(example.name).png)") }, "\(example.name)")
        }
        let pictures = try FileManager.default.contentsOfDirectory(atPath: ComponentPage.pictures.path)
        #expect(Set(pictures) == Set(ComponentCase.all.map { "\($0.name).png" }))
    }

    @Test("All pictures together have at most two megabytes")
    func sizeOfPictures() throws {
        let files = try FileManager.default.contentsOfDirectory(at: ComponentPage.pictures, includingPropertiesForKeys: [.fileSizeKey])
        let sizes = try files.map { try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 }
        #expect(sizes.reduce(0, +) <= 2_000_000)
    }
}
