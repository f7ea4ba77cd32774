import CConformance

/// The optional requirements that an object implements: the answer of `responds(to:)` for the methods of a delegate.
///
/// Optional requirements have default implementations here, and Swift does not record whether a conformance uses them. Each default begins with a call
/// of the marker function ``defaultImplementation(of:)``, so the machine code tells: a witness that calls the marker, or a function that
/// does, is the default. A witness that calls a method of the class, as in ``UITableViewController``, is followed into the class's table of methods, so that
/// overrides count. What is called deeper than that is not looked at: a method may call the default of another requirement.
///
/// The first look at a conformance reads all of its witnesses and takes some microseconds each; later ones are looked up in a dictionary.
/// UIKit reads what a delegate implements when it is assigned, and so do the views here that need it for each frame.
package struct ImplementedRequirements {
    private enum Knowledge {
        /// There is no object.
        case nothing
        /// All requirements but these.
        case allBut(Set<Int32>)
        /// The code cannot be read.
        case unknown
    }

    private let knowledge: Knowledge

    /// The requirements that no object implements.
    package static let none = ImplementedRequirements(knowledge: .nothing)

    private init(knowledge: Knowledge) { self.knowledge = knowledge }

    /// The requirements of one protocol that `object` implements. `Requirements` is an existential of a class-bound protocol, such as
    /// `any UITableViewDelegate`; requirements that this one inherits from another protocol are not among them.
    ///
    /// - Complexity: O(1) for a conformance that was looked at before; linear in its requirements for a new one.
    @MainActor
    package init<Requirements>(of object: @autoclosure () -> Requirements?) {
        // A closure, because Swift passes the class instead of the existential otherwise.
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

    /// The object's answer to a call of `requirement`; nil if it does not implement it. If the code cannot be read, the call is made to find out.
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

    /// The requirements that each conformance leaves to their defaults. The program's code does not change, so all platforms share it.
    @MainActor private static var known: [Conformance: Set<Int32>] = [:]

    /// Whether known classes are read as they are. If not, the log says so once, and every requirement counts as implemented unless the caller says
    /// otherwise.
    @MainActor private static let isReliable = MetadataCheck.passes(
        fault(), otherwise: "all optional methods of delegates count as implemented, except for those of editing")
}

extension ImplementedRequirements {
    /// The self-check: the error in reading known classes, or nil.
    @MainActor
    package static func fault() -> String? { inspectionError() }
}

extension OptionalRequirement {
    /// Whether `object`, an existential of the protocol that has the requirement, implements it. False for nil; `otherwise` if its code cannot be read.
    @MainActor
    package func isImplemented<Requirements>(by object: @autoclosure () -> Requirements?, otherwise: Bool = true) -> Bool {
        ImplementedRequirements(of: object()).contains(self, otherwise: otherwise)
    }
}

/// A witness table and the class of an object: subclasses share the table, but may override methods that it calls.
private struct Conformance: Hashable {
    private let table: UnsafePointer<UnsafeRawPointer?>
    private let type: UnsafeRawPointer
    private let typeSize: Int

    /// Nil unless `object` is an existential of one class-bound protocol: two words, the object and the witness table.
    init?<Requirements>(of object: Requirements?) {
        // The metadata of existentials begins with this kind.
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

    /// The requirements whose defaults the witnesses are.
    func defaults() -> Set<Int32> {
        var found: Set<Int32> = []
        for index in 0..<requirementCount {
            guard let witness = table[1 + index] else { continue }
            let requirement = lodestone_default_of_witness(witness, type, typeSize)
            if requirement > 0 { found.insert(requirement) }
        }
        return found
    }

    /// How many requirements the protocol has, by its descriptor, which the first word of the table leads to.
    private var requirementCount: Int {
        guard let conformance = table[0] else { return 0 }
        // The first field is the distance to the protocol's descriptor, or if it is odd, to a pointer to that.
        let distance = conformance.load(as: Int32.self)
        var descriptor = conformance.advanced(by: Int(distance & ~1))
        if distance & 1 == 1 { descriptor = descriptor.load(as: UnsafeRawPointer.self) }
        // Flags, of which the lowest five bits say that it is a protocol; parent, name, size of the signature, count of requirements.
        guard descriptor.load(as: UInt32.self) & 0x1f == 3 else { return 0 }
        let count = Int(descriptor.load(fromByteOffset: 16, as: UInt32.self))
        return count < 1024 ? count : 0
    }
}

// MARK: Self-check

/// What is wrong with the reading of known classes; nil if nothing is.
@MainActor
private func inspectionError() -> String? {
    let all: [OptionalRequirement] = [.sampleFirst, .sampleSecond, .sampleThird]
    let samples: [((any SampleRequirements)?, Set<OptionalRequirement>)] = [
        (NoSample(), []), (AllSamples(), Set(all)), (SecondSample(), [.sampleSecond]), (SampleSubclass(), [.sampleSecond]),
        (OpenSample(), []), (OverridingSample(), [.sampleThird]),
    ]
    for (object, expected) in samples {
        guard let conformance = Conformance(of: object) else { return "an existential has another layout" }
        let defaults = conformance.defaults()
        let found = Set(all.filter { !defaults.contains($0.rawValue) })
        // Called, so that no compiler leaves the methods out.
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
    // Calls the default of another requirement, which is not its own.
    func second(_ number: Double) -> Bool {
        calls += first()
        return calls > 0
    }
}

private final class SampleSubclass: SecondSample {}

/// As the library's own controllers: the methods are the class's, so that subclasses override them, and are not implemented unless one does.
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
