import Foundation
import Testing

@testable import UniformTypeIdentifiers

struct UTTypeTests {
    @Test func systemTypesKnowTheirTagsAndKinds() {
        #expect(UTType.jpeg.identifier == "public.jpeg")
        #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .data) && UTType.jpeg.conforms(to: .content))
        #expect(UTType.jpeg.conforms(to: .item) && !UTType.jpeg.conforms(to: .text))
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType.image.isSupertype(of: .png) && UTType.png.isSubtype(of: .image) && !UTType.png.isSubtype(of: .png))
        #expect(UTType.json.supertypes == [.text, .data, .content, .item])
        #expect(UTType.pythonScript.tags[.filenameExtension]?.contains("py") == true)
        #expect(UTType.data.tags.isEmpty && UTType.item.preferredMIMEType == nil)
    }

    @Test func everySystemTypeIsDeclaredOnceAndIsAKindOfDeclaredTypes() {
        let identifiers = TypeDeclaration.system.map(\.identifier)
        #expect(Set(identifiers).count == identifiers.count)
        for type in TypeDeclaration.system {
            for parent in type.conformsTo { #expect(identifiers.contains(parent), "\(type.identifier) conforms to \(parent)") }
            #expect(!TypeRegistry.shared.ancestors(of: type.identifier).isEmpty)
        }
    }

    @Test func extensionsAndMIMETypesFindTheirTypes() {
        #expect(UTType(filenameExtension: "jpg") == .jpeg)
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "image/png") == .png)
        #expect(UTType(mimeType: "text/plain;charset=utf-8") == .utf8PlainText)
        #expect(UTType(mimeType: "text/plain; charset=UTF-8") == .utf8PlainText)
        #expect(UTType(mimeType: "text/html;charset=latin1") == .html)
        #expect(UTType(filenameExtension: "png", conformingTo: .image) == .png)
        #expect(UTType(tag: "app", tagClass: .filenameExtension, conformingTo: .directory) == .applicationBundle)
        #expect(UTType.types(tag: "html", tagClass: .filenameExtension, conformingTo: nil) == [.html])
    }

    @Test func whatIsNoTagIsNoType() {
        for tag in ["", "a/b"] { #expect(UTType(filenameExtension: tag) == nil) }
        for tag in ["", "image", "/png", "image/", "a/b/c"] { #expect(UTType(mimeType: tag) == nil) }
        #expect(UTType("com.example.never-declared") == nil)
        #expect(UTType("dyn.a!!") == nil && UTType("dyn.") == nil && UTType("dyn.aaaaaaaa") == nil)
        #expect(UTType(filenameExtension: String(repeating: "x", count: 2_000)) == nil)
    }

    @Test func theMIMEDatabaseKnowsWhatTheSystemDoesNot() throws {
        let krita = try #require(UTType(filenameExtension: "kra"))
        #expect(krita.isDynamic && krita.preferredMIMEType == "application/x-krita" && krita.preferredFilenameExtension == "kra")
        #expect(krita == UTType(mimeType: "application/x-krita"))
        let log = try #require(UTType(mimeType: "text/x-haskell"))
        #expect(log.conforms(to: .text))
        #expect(UTType(mimeType: "image/x-something-new")?.conforms(to: .image) == true)
    }

    @Test func dynamicTypesCarryTheirTagsInTheirNames() throws {
        let type = try #require(UTType(filenameExtension: "lodestone"))
        #expect(type.isDynamic && !type.isDeclared && type.conforms(to: .data))
        #expect(type.preferredFilenameExtension == "lodestone")
        #expect(UTType(type.identifier) == type)
        let picture = try #require(UTType(filenameExtension: "lodestone", conformingTo: .image))
        #expect(picture.conforms(to: .image) && picture != type)
        // Apple's name for the extension "bmd", of which nobody declared the type.
        #expect(DynamicType(conformsTo: ["public.data"], extensions: ["bmd"]).identifier == "dyn.ah62d4rv4ge80e5pe")
    }

    @Test(arguments: ["a:b", "x=y", "p,q", "a\\b", "?", "ü", "a b", "😀"])
    func dynamicNamesSurviveAllCharacters(tag: String) throws {
        let type = DynamicType(conformsTo: ["public.data", "com.example.a,b"], extensions: [tag, "z"], mimeTypes: ["a/\(tag)"])
        #expect(DynamicType(identifier: type.identifier) == type)
    }

    @Test func anAppDeclaresItsOwn() {
        let parent = UTType(exportedAs: "org.lodestone.test.document", conformingTo: .json)
        let child = UTType(importedAs: "org.lodestone.test.child", conformingTo: parent)
        #expect(child.conforms(to: .json) && child.conforms(to: .text) && child.isDeclared && !child.isDynamic)
        #expect(UTType("org.lodestone.test.child") == child)
        // The first declaration holds.
        #expect(!UTType(importedAs: "org.lodestone.test.document", conformingTo: .image).conforms(to: .image))
        let plist: [String: Any] = [
            "UTTypeIdentifier": "org.lodestone.test.plist", "UTTypeConformsTo": "public.xml", "UTTypeDescription": "A test",
            "UTTypeTagSpecification": ["public.filename-extension": ["lst"], "public.mime-type": "x-test/x-lst"],
        ]
        let declared = TypeDeclaration(propertyList: plist)
        #expect(declared?.conformsTo == ["public.xml"] && declared?.extensions == ["lst"] && declared?.mimeTypes == ["x-test/x-lst"])
        #expect(TypeDeclaration(propertyList: [:]) == nil)
    }

    @Test func ringsOfConformanceEnd() {
        let a = UTType(exportedAs: "org.lodestone.ring.a", conformingTo: UTType(exportedAs: "org.lodestone.ring.b"))
        #expect(a.conforms(to: .data))
        TypeRegistry.shared.declareIfNeeded(TypeDeclaration("org.lodestone.ring.c", conformsTo: ["org.lodestone.ring.d"]))
        TypeRegistry.shared.declareIfNeeded(TypeDeclaration("org.lodestone.ring.d", conformsTo: ["org.lodestone.ring.c"]))
        #expect(TypeRegistry.shared.ancestors(of: "org.lodestone.ring.c") == ["org.lodestone.ring.c", "org.lodestone.ring.d"])
    }

    @Test func itIsCodedAsItsName() throws {
        let coded = try JSONEncoder().encode([UTType.png])
        #expect(String(decoding: coded, as: UTF8.self) == #"["public.png"]"#)
        #expect(try JSONDecoder().decode([UTType].self, from: coded) == [.png])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([UTType].self, from: Data(#"["no.such"]"#.utf8)) }
    }

    @Test func urlsGetTheExtensionsThatTheyLack() {
        let folder = URL(fileURLWithPath: "/tmp")
        #expect(folder.appendingPathComponent("a", conformingTo: .jpeg).lastPathComponent == "a.jpeg")
        #expect(folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).lastPathComponent == "a.jpg")
        #expect(folder.appendingPathComponent("a.txt", conformingTo: .jpeg).lastPathComponent == "a.txt.jpeg")
        #expect(folder.appendingPathComponent("a.jpg", conformingTo: .image).lastPathComponent == "a.jpg")
        #expect(folder.appendingPathComponent("a", conformingTo: .data).lastPathComponent == "a")
        #expect(URL(fileURLWithPath: "/tmp/b").appendingPathExtension(for: .png).lastPathComponent == "b.png")
    }

    @Test func aDatabaseOfBadLinesIsEmpty() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let globs = "# comment\nnonsense\nx:text/a:*.a\n50:text/b:b*\n50:text/c:*.[ab]\n50:text/d:*.d\n80:text/e:*.D\n50::*.\n"
        try Data(globs.utf8).write(to: folder.appendingPathComponent("globs2"))
        try Data("text/e text/d\ntext/d text/e\none\n".utf8).write(to: folder.appendingPathComponent("subclasses"))
        try Data([0xff, 0xfe, 0x00]).write(to: folder.appendingPathComponent("aliases"))
        let database = SharedMIMEDatabase(folders: [folder, folder.appendingPathComponent("missing")])
        #expect(database.mimeTypes(ofExtension: "d") == ["text/e", "text/d"])
        #expect(database.mimeTypes(ofExtension: "a").isEmpty && database.mimeTypes(ofExtension: "[ab]").isEmpty)
        #expect(database.ancestors(ofMIMEType: "text/e") == ["text/e", "text/d"])
    }
}
