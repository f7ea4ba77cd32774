import Foundation
import Testing
import UIKitTesting

@testable import ItemProviders
@testable import UIKit

/// A full disk, and files that other programs change meanwhile.
@Suite("Faults of the disk") @MainActor
struct DiskFaultTests {
    private final class Note: UIDocument {
        var text = Data()
        var errors: [any Error] = []
        override func contents(forType typeName: String) throws -> Any { text }
        override func load(fromContents contents: Any, ofType typeName: String?) throws { text = contents as? Data ?? Data() }
        override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors.append(error) }
    }

    @Test(
        "A document that does not fit keeps its old file and its changes, and can be saved when there is space",
        .enabled(if: TinyDisk.isAvailable))
    func documentOnFullDisk() async throws {
        let host = TestHost()
        let disk = try #require(TinyDisk())
        let url = disk.folder.appendingPathComponent("note.txt")
        try Data("old".utf8).write(to: url)
        let note = Note(fileURL: url)
        #expect(await note.open())
        let filler = try disk.fill()
        note.text = Data(repeating: 0x61, count: 100 << 10)
        note.updateChangeCount(.done)
        #expect(await note.save(to: url, for: .forOverwriting) == false)
        #expect((note.errors.first as? CocoaError)?.code == .fileWriteOutOfSpace)
        #expect(note.documentState.contains(.savingError) && note.hasUnsavedChanges)
        #expect(try Data(contentsOf: url) == Data("old".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.folder.path).sorted() == ["filler", "note.txt"])
        try FileManager.default.removeItem(at: filler)
        // The next change saves all of them.
        note.updateChangeCount(.done)
        host.advance(by: 10)
        #expect(await note.close())
        #expect(try Data(contentsOf: url) == note.text && !note.hasUnsavedChanges)
    }

    @Test("A stream of another program's data that does not fit is an error", .enabled(if: TinyDisk.isAvailable))
    func streamOnFullDisk() async throws {
        let disk = try #require(TinyDisk())
        let writer = try PieceWriter(url: disk.folder.appendingPathComponent("promise"))
        await #expect(throws: (any Error).self) { for _ in 0..<10 { try await writer.append(Data(count: 100 << 10)) } }
    }

    @Test("A document that another program replaces or truncates while it is read is opened with old or new contents")
    func replacedWhileRead() async throws {
        _ = TestHost()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("replaced-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("note.txt")
        let versions = (0..<2).map { Data(repeating: UInt8($0 + 1), count: 1 << 20) }
        try versions[0].write(to: url)
        let replacing = Task.detached { for index in 0..<40 { try FileData.replace(url, with: versions[index % 2]) } }
        for _ in 0..<40 {
            let note = Note(fileURL: url)
            #expect(await note.open())
            #expect(versions.contains(note.text))
        }
        try await replacing.value
        // The contents of a truncated file are short. A mapped file would end the program with SIGBUS.
        let truncating = Task.detached {
            for index in 0..<40 {
                let handle = try FileHandle(forWritingTo: url)
                try handle.truncate(atOffset: index % 2 == 0 ? 10 : 1 << 20)
                try handle.close()
            }
        }
        for _ in 0..<40 { #expect(await Note(fileURL: url).open()) }
        try await truncating.value
    }

    @Test("An app that is terminated while a document is being saved waits until it is saved")
    func terminationDuringSave() async throws {
        let host = TestHost()
        _ = host.window
        host.advance(by: 0.1)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ending-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("note.txt")
        try Data("old".utf8).write(to: url)
        let note = Note(fileURL: url)
        #expect(await note.open())
        note.text = Data("new".utf8)
        note.updateChangeCount(.done)
        var hasEnded = false
        UIApplication.shared.lifeCycle.onTermination = { hasEnded = true }
        host.terminate()
        // The background task of the save delays the end.
        #expect(!hasEnded)
        for _ in 0..<500 where !hasEnded {
            try await Task.sleep(for: .milliseconds(20))
            await Task.yield()
        }
        #expect(hasEnded && note.errors.isEmpty && !note.hasUnsavedChanges)
        #expect(try Data(contentsOf: url) == Data("new".utf8))
    }
}
