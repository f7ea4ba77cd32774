import Foundation
import MobileCoreServices
import Testing
import UniformTypeIdentifiers

@Suite("UTType")
struct UTTypeTests {
    @Test("Types are found by filename extension, case-insensitively, and by MIME type")
    func tags() {
        #expect(UTType(filenameExtension: "png") == .png)
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(filenameExtension: "txt") == .plainText)
        #expect(UTType(mimeType: "image/png") == .png)
        #expect(UTType(mimeType: "text/html") == .html)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.png.preferredMIMEType == "image/png")
        #expect(UTType.jpeg.tags[.filenameExtension]?.contains("jpg") == true)
        #expect(UTType.data.preferredFilenameExtension == nil)
        #expect(UTType(filenameExtension: "") == nil)
    }

    @Test("Every system type is declared with its own identifier, and conforms to declared types only")
    func table() throws {
        for type: UTType in [.item, .png, .fileURL, .utf8PlainText, .swiftSource, .json, .epub, .folder, .applicationBundle, .vCard] {
            #expect(type.isDeclared)
            #expect(UTType(type.identifier) == type)
            #expect(!type.isDynamic)
            #expect(type.supertypes.allSatisfy { $0.isDeclared })
        }
    }

    @Test("A type conforms to itself, to its direct supertypes and to theirs")
    func conformance() {
        #expect(UTType.png.conforms(to: .png))
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .item))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType.image.isSupertype(of: .png))
        #expect(!UTType.png.isSupertype(of: .png))
        #expect(UTType.swiftSource.isSubtype(of: .text))
        #expect(UTType.png.supertypes == [.image, .data, .content, .item])
        #expect(UTType("PUBLIC.PNG") == .png)
    }

    @Test("For an extension with several types, the conformingTo argument selects the type")
    func conformingTags() throws {
        let bundle = try #require(UTType(filenameExtension: "app", conformingTo: .directory))
        #expect(bundle == .applicationBundle)
        let data = try #require(UTType(filenameExtension: "app", conformingTo: .data))
        #expect(data.isDynamic && data.conforms(to: .data))
        #expect(UTType.types(tag: "png", tagClass: .filenameExtension, conformingTo: .text).allSatisfy { $0.isDynamic })
    }

    @Test("Dynamic types have Apple's encoding, and decode to the same tags")
    func dynamic() throws {
        let type = try #require(UTType(filenameExtension: "lodestone-none"))
        #expect(type.isDynamic && !type.isDeclared)
        #expect(type.preferredFilenameExtension == "lodestone-none")
        #expect(type.conforms(to: .data))
        #expect(UTType(type.identifier) == type)
        // An identifier made on a Mac.
        let tf = try #require(UTType("dyn.ah62d4rv4ge81k3u"))
        #expect(tf.tags[.filenameExtension] == ["tf"])
        let dmx = try #require(UTType("dyn.ah62d4rv4ge80k5p2"))
        #expect(dmx.preferredFilenameExtension == "dmx")
        #expect(dmx.conforms(to: .data))
    }

    @Test("Tags with the encoding's special characters can be encoded and decoded", arguments: ["a:b", "a=b", "a,b", #"a\b"#, "?0=", "ü"])
    func escapes(tag: String) throws {
        let type = try #require(UTType(tag: tag, tagClass: UTTagClass(rawValue: "org.example.tags,:"), conformingTo: .text))
        #expect(type.tags == [UTTagClass(rawValue: "org.example.tags,:"): [tag]])
        #expect(type.conforms(to: .text))
    }

    @Test(
        "UTType(_:) returns nil for undeclared and for invalid dynamic identifiers",
        arguments: ["", "com.example.undeclared", "dyn.", "dyn.a", "dyn.ai", "dyn.ah62d4l", "dyn.a!!"])
    func unknown(identifier: String) {
        #expect(UTType(identifier) == nil)
    }

    @Test("Cyclic conformances do not cause an endless search")
    func cycle() {
        // A dynamic type that conforms to a dynamic type cannot be decoded.
        let inner = UTType(tag: "x-inner", tagClass: .filenameExtension, conformingTo: .data)
        let outer = inner.flatMap { UTType(tag: "x-outer", tagClass: .filenameExtension, conformingTo: $0) }
        #expect(outer.map { UTType($0.identifier) == nil } ?? true)
        let one = UTType(exportedAs: "com.example.circle-one", conformingTo: .data)
        let two = UTType(exportedAs: "com.example.circle-two", conformingTo: one)
        let again = UTType(exportedAs: "com.example.circle-one", conformingTo: two)
        #expect(two.conforms(to: one))
        #expect(!again.conforms(to: two))
    }

    @Test("An app's own type conforms to its declared supertype and is then found by its identifier")
    func exported() {
        let person = UTType(exportedAs: "com.example.person-record", conformingTo: .json)
        #expect(person.isDeclared)
        #expect(person.conforms(to: .text))
        #expect(UTType("com.example.person-record") == person)
        let other = UTType(importedAs: "com.example.Other")
        #expect(other.conforms(to: .data))
        #expect(UTType("com.example.other") == other)
    }

    @Test("A type of the shared MIME database is the same type by extension and by MIME type")
    func database() throws {
        let byExtension = try #require(UTType(filenameExtension: "kra"))
        let byMime = try #require(UTType(mimeType: "application/x-krita"))
        #expect(byExtension == byMime)
        #expect(byMime.preferredFilenameExtension == "kra")
        #expect(byMime.preferredMIMEType == "application/x-krita")
        #expect(byMime.localizedDescription?.isEmpty == false)
        // Text by its media type, and C source by the database's declaration.
        let ada = try #require(UTType(filenameExtension: "adb"))
        #expect(ada.conforms(to: .plainText))
        #expect(!ada.conforms(to: .image))
    }

    @Test("Types can be encoded and decoded; decoding an invalid identifier throws an error")
    func coding() throws {
        let data = try JSONEncoder().encode([UTType.png, .folder])
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png, .folder])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([UTType].self, from: Data(#"["a b/c"]"#.utf8)) }
    }

    @Test("appendingPathComponent(_:conformingTo:) adds the type's extension if it is missing")
    func filenames() {
        let folder = URL(fileURLWithPath: "/tmp")
        #expect(folder.appendingPathComponent("photo", conformingTo: .png).lastPathComponent == "photo.png")
        #expect(folder.appendingPathComponent("photo.jpg", conformingTo: .jpeg).lastPathComponent == "photo.jpg")
        #expect(folder.appendingPathComponent("photo.jpg", conformingTo: .png).lastPathComponent == "photo.jpg.png")
        #expect(("/tmp" as NSString).appendingPathComponent("notes", conformingTo: .plainText) == "/tmp/notes.txt")
    }

    @Test("The older kUTType constants and functions are equivalent to UTType")
    func older() throws {
        #expect(kUTTypePNG as String == UTType.png.identifier)
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
        let identifier = try #require(UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)?.takeRetainedValue())
        #expect(identifier as String == kUTTypePNG)
        #expect(UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)?.takeRetainedValue() == "image/png")
    }
}
