import Foundation
import Testing
import UIKit

@MainActor
@Suite("NSHashTable")
struct HashTableTests {
    private final class Listener {}

    @Test("A weak hash table removes deallocated objects")
    func weakObjects() {
        let table = NSHashTable<Listener>.weakObjects()
        let stays = Listener()
        var ends: Listener? = Listener()
        table.add(ends)
        table.add(stays)
        table.add(stays)
        #expect(table.count == 2 && table.contains(ends))
        ends = nil
        #expect(table.count == 1 && table.anyObject === stays && !table.contains(nil))
        for _ in 0..<1000 { table.add(Listener()) }
        #expect(table.allObjects.count == 1)
        table.remove(stays)
        #expect(table.count == 0)
    }

    @Test("Equal objects are stored once, unless the option is pointer equality")
    func equalObjects() {
        let table = NSHashTable<NSString>(options: .strongMemory)
        table.add("a")
        table.add(NSString(string: "a"))
        #expect(table.count == 1 && table.contains(NSString(string: "a")))
        let pointers = NSHashTable<NSString>(options: .objectPointerPersonality)
        pointers.add(NSString(string: "a"))
        pointers.add(NSString(string: "a"))
        #expect(pointers.count == 2)
        let copy = table.copy() as? NSHashTable<NSString>
        table.removeAllObjects()
        #expect(copy?.count == 1 && table.count == 0)
        #expect(copy?.objectEnumerator().compactMap { $0 as? NSString } == ["a"])
    }
}
