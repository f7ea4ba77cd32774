import CConformance

/// The optional requirements that an object implements: the equivalent of `responds(to:)` for delegate methods.
///
/// Optional requirements have default implementations here, and Swift does not record whether a conformance uses them. Each default begins with a call of the
/// marker function ``defaultImplementation(of:)``. A witness whose machine code calls the marker, directly or through one function, is the default. A witness
/// that calls a method of the class, as in ``UITableViewController``, is resolved in the class's vtable, so that overrides count. Deeper calls are ignored: a
/// method may call the default of another requirement.
///
/// The first inspection of a conformance reads all its witnesses, which takes some microseconds each. Later ones are dictionary lookups. UIKit inspects a
/// delegate when it is assigned; so do the views here that need the result in each frame.
package struct ImplementedRequirements {
    private enum Knowledge {
        /// No object.
        case nothing
        /// All requirements except for those with these numbers.
        case allBut(Set<Int32>)
        /// The code cannot be read.
        case unknown
    }

    private let knowledge: Knowledge

    /// The requirements of a nil object: none is implemented.
    package static let none = ImplementedRequirements(knowledge: .nothing)

    private init(knowledge: Knowledge) { self.knowledge = knowledge }

    /// Finds the requirements of one protocol that `object` implements. `Requirements` is an existential of a class-bound protocol, such as `any
    /// UITableViewDelegate`. Requirements inherited from another protocol are not included.
    ///
    /// - Complexity: O(1) for a conformance that was inspected before; linear in its requirements for a new one.
    @MainActor
    package init<Requirements>(of object: @autoclosure () -> Requirements?) {
        // An autoclosure, because Swift would otherwise pass the class instead of the existential.
        let object = object()
        guard object != nil else {
            knowledge = .nothing
            return
        }
        guard let conformance = Conformance(of: object), Self.isReliable else {
            knowledge = .unknown
            return
        }
        if let defaults = Self.known[conformance] {
            knowledge = .allBut(defaults)
            return
        }
        let defaults = conformance.defaults()
        Self.known[conformance] = defaults
        knowledge = .allBut(defaults)
    }

    /// Whether the object implements `requirement`; `otherwise` if its code cannot be read.
    package func contains(_ requirement: OptionalRequirement, otherwise: Bool = true) -> Bool {
        switch knowledge {
        case .nothing: false
        case .allBut(let defaults): !defaults.contains(requirement.rawValue)
        case .unknown: otherwise
        }
    }

    /// The result of calling `requirement` on the object; nil if the object does not implement it. If the code cannot be read, the call itself shows that.
    package func answer<Answer>(of requirement: OptionalRequirement, _ call: () -> Answer) -> Answer? {
        switch knowledge {
        case .nothing: return nil
        case .allBut(let defaults): return defaults.contains(requirement.rawValue) ? nil : call()
        case .unknown:
            _ = lodestone_take_called_default()
            let answer = call()
            return lodestone_take_called_default() == requirement.rawValue ? nil : answer
        }
    }

    /// The requirements that each conformance leaves to their defaults. All platforms share the cache, because the program's code does not change.
    @MainActor private static var known: [Conformance: Set<Int32>] = [:]

    /// Whether known classes are read correctly. If not, this is logged once, and every requirement counts as implemented unless the caller passes another
    /// fallback.
    @MainActor private static let isReliable = MetadataCheck.passes(
        selfCheckError(), otherwise: "all optional delegate methods are treated as implemented, except those for editing")
}

extension ImplementedRequirements {
    /// The self-check: the error in reading known classes, or nil.
    @MainActor
    package static func selfCheckError() -> String? { inspectionError() }
}

extension OptionalRequirement {
    /// Whether `object`, an existential of the protocol that has the requirement, implements it. False for nil; `otherwise` if its code cannot be read.
    @MainActor
    package func isImplemented<Requirements>(by object: @autoclosure () -> Requirements?, otherwise: Bool = true) -> Bool {
        ImplementedRequirements(of: object()).contains(self, otherwise: otherwise)
    }
}

/// A witness table with the class of an object. Subclasses share the table, but may override methods that it calls.
private struct Conformance: Hashable {
    private let table: UnsafePointer<UnsafeRawPointer?>
    private let type: UnsafeRawPointer
    private let typeSize: Int

    /// Returns nil unless `object` is an existential of one class-bound protocol: two words, the object and the witness table.
    init?<Requirements>(of object: Requirements?) {
        // The kind of existential type metadata.
        let kind = unsafeBitCast(Requirements.self as Any.Type, to: UnsafePointer<UInt>.self).pointee
        guard kind == 0x303, MemoryLayout<Requirements?>.size == 2 * MemoryLayout<UInt>.size else { return nil }
        let words = withUnsafeBytes(of: object) {
            ($0.load(as: UInt.self), $0.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self))
        }
        guard let instance = UnsafeRawPointer(bitPattern: words.0), let table = UnsafePointer<UnsafeRawPointer?>(bitPattern: words.1) else {
            return nil
        }
        let metadata = ClassMetadata(ofObjectAt: instance)
        (self.table, type, typeSize) = (table, metadata.address, metadata.size)
    }

    static func == (left: Conformance, right: Conformance) -> Bool { left.table == right.table && left.type == right.type }

    func hash(into hasher: inout Hasher) {
        hasher.combine(table)
        hasher.combine(type)
    }

    /// The requirements whose witnesses are the defaults.
    func defaults() -> Set<Int32> {
        var found: Set<Int32> = []
        for index in 0..<requirementCount {
            guard let witness = table[1 + index] else { continue }
            let requirement = lodestone_default_of_witness(witness, type, typeSize)
            if requirement > 0 { found.insert(requirement) }
        }
        return found
    }

    /// The number of requirements in the protocol's descriptor, which is reached through the first word of the table.
    private var requirementCount: Int {
        guard let conformance = table[0] else { return 0 }
        // The first field is the relative address of the protocol's descriptor or, if it is odd, of a pointer to it.
        let distance = conformance.load(as: Int32.self)
        var descriptor = conformance.advanced(by: Int(distance & ~1))
        if distance & 1 == 1 { descriptor = descriptor.load(as: UnsafeRawPointer.self) }
        // The flags, whose lowest five bits identify a protocol; then parent, name, signature size and number of requirements.
        guard descriptor.load(as: UInt32.self) & 0x1f == 3 else { return 0 }
        let count = Int(descriptor.load(fromByteOffset: 16, as: UInt32.self))
        return count < 1024 ? count : 0
    }
}

// MARK: Self-check

/// The error in reading known classes; nil if they are read correctly.
@MainActor
private func inspectionError() -> String? {
    let all: [OptionalRequirement] = [.sampleFirst, .sampleSecond, .sampleThird]
    let samples: [((any SampleRequirements)?, Set<OptionalRequirement>)] = [
        (NoSample(), []), (AllSamples(), Set(all)), (SecondSample(), [.sampleSecond]), (SampleSubclass(), [.sampleSecond]),
        (OpenSample(), []), (OverridingSample(), [.sampleThird]),
    ]
    for (object, expected) in samples {
        guard let conformance = Conformance(of: object) else { return "the layout of an existential is unexpected" }
        let defaults = conformance.defaults()
        let found = Set(all.filter { !defaults.contains($0.rawValue) })
        // Calls the methods, so that the compiler does not remove them.
        _ = (object?.first(), object?.second(1), object?.third("a"))
        if found != expected {
            return "\(type(of: object)) implements \(found.map(\.rawValue).sorted()), not \(expected.map(\.rawValue).sorted())"
        }
    }
    return nil
}

@MainActor
private protocol SampleRequirements: AnyObject {
    func first() -> Int
    func second(_ number: Double) -> Bool
    func third(_ text: String) -> String?
}

extension SampleRequirements {
    func first() -> Int {
        defaultImplementation(of: .sampleFirst)
        return 1
    }
    func second(_ number: Double) -> Bool {
        defaultImplementation(of: .sampleSecond)
        return false
    }
    func third(_ text: String) -> String? {
        defaultImplementation(of: .sampleThird)
        return nil
    }
}

private final class NoSample: SampleRequirements {}

private final class AllSamples: SampleRequirements {
    private var calls = 0
    func first() -> Int {
        calls += 1
        return calls
    }
    func second(_ number: Double) -> Bool {
        calls += 2
        return number > Double(calls)
    }
    func third(_ text: String) -> String? { text + "\(calls)" }
}

private class SecondSample: SampleRequirements {
    private var calls = 0
    // Calls the default of another requirement, which does not count.
    func second(_ number: Double) -> Bool {
        calls += first()
        return calls > 0
    }
}

private final class SampleSubclass: SecondSample {}

/// Like the library's own controllers: the witnesses are class methods that subclasses override. They count as implemented only if a subclass does.
private class OpenSample: SampleRequirements {
    @inline(never) func first() -> Int {
        defaultImplementation(of: .sampleFirst)
        return 1
    }
    @inline(never) func second(_ number: Double) -> Bool {
        defaultImplementation(of: .sampleSecond)
        return false
    }
    @inline(never) func third(_ text: String) -> String? {
        defaultImplementation(of: .sampleThird)
        return nil
    }
}

private final class OverridingSample: OpenSample {
    override func third(_ text: String) -> String? { super.third(text) ?? text }
}
