import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers
import UIKitTesting

/// An app's class that declares its types and is transferred as an archive.
final class ArchivedPerson: NSObject, NSSecureCoding, NSItemProviderWriting, NSItemProviderReading {
    static var supportsSecureCoding: Bool { true }
    static var writableTypeIdentifiersForItemProvider: [String] { ["com.example.archived-person"] }
    static var readableTypeIdentifiersForItemProvider: [String] { ["com.example.archived-person"] }

    let name: String
    let age: Int
    let friends: [NSObject]

    init(name: String, age: Int, friends: [NSObject] = []) {
        self.name = name
        self.age = age
        self.friends = friends
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.name = name as String
        age = coder.decodeInteger(forKey: "age")
        friends = coder.decodeObject(of: [NSArray.self, ArchivedPerson.self], forKey: "friends") as? [NSObject] ?? []
    }

    func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(age, forKey: "age")
        coder.encode(NSArray(array: friends), forKey: "friends")
    }
}

/// A class that the readers do not request.
final class ArchivedIntruder: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    @MainActor static var count = 0

    override init() { super.init() }
    init?(coder: NSCoder) { Issue.record("An object was made that no reader had asked for.") }
    func encode(with coder: NSCoder) {}
}

/// A value of an app.
struct CodablePerson: Codable, Sendable, Equatable {
    var name: String
    var age: Int
}

@Suite("An app's own objects in item providers")
struct ArchiveTests {
    @Test("A class with NSSecureCoding can be transferred if it declares its type identifiers")
    func person() async throws {
        let ada = ArchivedPerson(name: "Ada", age: 36, friends: [ArchivedPerson(name: "Charles", age: 60)])
        let provider = NSItemProvider(object: ada)
        #expect(provider.registeredTypeIdentifiers == ["com.example.archived-person"])
        let loaded: ArchivedPerson = try await provider.loadObject(ofClass: ArchivedPerson.self)
        #expect(loaded !== ada && loaded.name == "Ada" && loaded.age == 36)
        #expect((loaded.friends.first as? ArchivedPerson)?.name == "Charles")
    }

    @Test("A Codable value can be registered and loaded with one call each, and is transferred as JSON")
    func codable() async throws {
        let provider = NSItemProvider(value: CodablePerson(name: "Grace", age: 85))
        #expect(try await provider.loadValue(CodablePerson.self) == CodablePerson(name: "Grace", age: 85))
        #expect(provider.canLoadValue(CodablePerson.self) && !provider.canLoadValue([CodablePerson].self))
        #expect(provider.hasItemConformingToTypeIdentifier("public.json"))
        let named = NSItemProvider(value: [1, 2], contentType: .json)
        #expect(try await named.loadDataRepresentation(for: .json) == Data("[1,2]".utf8))
        let error = await #expect(throws: NSError.self) { try await named.loadValue(CodablePerson.self, contentType: .json) }
        #expect(error?.code == NSItemProvider.ErrorCode.unavailableCoercionError.rawValue)
    }

    @Test("An archive with an object of another class, at any depth, is refused before any object is created")
    func otherClasses() async throws {
        for object in [ArchivedIntruder(), ArchivedPerson(name: "x", age: 1, friends: [ArchivedIntruder()])] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
            await refuses(data)
        }
        await refuses(try NSKeyedArchiver.archivedData(withRootObject: NSString("text"), requiringSecureCoding: true))
    }

    @Test("Truncated archives, and archives with a changed byte, give an error or an object, and do not crash")
    func damage() async throws {
        let person = ArchivedPerson(name: "Ada Lovelace", age: 36, friends: [ArchivedPerson(name: "Charles", age: 60)])
        let whole = try NSKeyedArchiver.archivedData(withRootObject: person, requiringSecureCoding: true)
        for count in stride(from: 0, to: whole.count, by: 7) { await refuses(whole.prefix(count)) }
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<400 {
            var damaged = whole
            damaged[Int.random(in: 0..<damaged.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            _ = try? ArchivedPerson.object(withItemProviderData: damaged, typeIdentifier: "com.example.archived-person")
        }
    }

    @Test("Archives of an object that contains itself, and of deeply nested objects, are refused")
    func cycles() async throws {
        let list = NSMutableArray()
        let person = ArchivedPerson(name: "ring", age: 0, friends: [list])
        list.add(person)
        // The archiver writes a cycle without an error.
        await refuses(try NSKeyedArchiver.archivedData(withRootObject: person, requiringSecureCoding: true))
        var deep = ArchivedPerson(name: "deep", age: 0)
        for _ in 0..<100 { deep = ArchivedPerson(name: "deep", age: 0, friends: [deep]) }
        await refuses(try NSKeyedArchiver.archivedData(withRootObject: deep, requiringSecureCoding: true))
    }

    private func refuses(_ data: Data) async {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "com.example.archived-person", visibility: .all) { completion in
            completion(data, nil)
            return nil
        }
        await #expect(throws: NSError.self) { let _: ArchivedPerson = try await provider.loadObject(ofClass: ArchivedPerson.self) }
    }
}
