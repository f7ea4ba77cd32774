import Foundation
import Testing
import UIKit

@Suite("App group folders")
struct GroupFolderTests {
    @Test("Programs with the same app group share a folder, which is created on the first request")
    func shares() throws {
        let name = "group.lodestone.\(UUID().uuidString)"
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(folder.lastPathComponent == name)
        var isFolder: ObjCBool = false
        #expect(FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) && isFolder.boolValue)
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == folder)
    }

    @Test("A group identifier that is a path to another folder returns nil", arguments: ["", "..", "../group", "a/b", ".hidden"])
    func elsewhere(name: String) {
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
    }
}
