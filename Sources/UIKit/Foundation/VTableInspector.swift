/// Detects the methods that a class overrides, without the Objective-C runtime.
///
/// A class's metadata contains its vtable. The vtable of each subclass begins with the entries of its superclass, in the same order. To find a
/// method's index, the inspector compares the base with two subclasses: one that overrides the method, and one without overrides.
@MainActor
struct VTableInspector {
    private let base: AnyClass
    /// A subclass of the base without overrides. Metadata words in which the baseline differs from the base differ in every subclass, so they are not
    /// methods.
    private let baseline: AnyClass

    /// Creates an inspector for subclasses of `base`. `baseline` is a subclass of `base` that overrides no method.
    init(of base: AnyClass, baseline: AnyClass) {
        self.base = base
        self.baseline = baseline
    }

    /// Returns the vtable indices of the methods that `example` overrides.
    ///
    /// Returns an empty array if there are fewer than `count`. Also returns one if the self-check failed, because the toolchain has another vtable
    /// layout.
    func slots(of example: AnyClass, atLeast count: Int) -> [Int] {
        guard Self.isReliable else { return [] }
        let found = differences(of: example)
        let error = found.count < count ? "\(example) overrides \(found.count) methods instead of \(count)" : nil
        return MetadataCheck.passes(error, otherwise: "these methods are treated as overridden by every class") ? found : []
    }

    private func differences(of example: AnyClass) -> [Int] {
        let (own, quiet, other) = (words(of: base), words(of: baseline), words(of: example))
        return (Self.firstMethod..<max(own.count, Self.firstMethod)).filter { own[$0] == quiet[$0] && own[$0] != other[$0] }
    }

    /// Whether `subclass` overrides a method at one of `slots`.
    func isAnything(at slots: [Int], overriddenBy subclass: AnyClass) -> Bool {
        let (own, other) = (words(of: base), words(of: subclass))
        return slots.contains { other[$0] != own[$0] }
    }

    private static let isReliable = MetadataCheck.passes(selfCheckError(), otherwise: "every method is treated as overridden")

    /// The self-check: finds the overridden methods of known classes. Returns a description of the first wrong result; nil if all results are
    /// correct.
    static func selfCheckError() -> String? {
        // Calls the methods, so that the compiler does not remove them from the vtables.
        for sample in [Sample(), BaselineSample(), FirstSample(), SecondSample(), LastSample()] {
            sample.first()
            sample.second()
        }
        let table = VTableInspector(of: Sample.self, baseline: BaselineSample.self)
        let (first, second) = (table.differences(of: FirstSample.self), table.differences(of: SecondSample.self))
        guard first.count == 1, second.count == 1 else { return "two methods were found at the vtable offsets \(first) and \(second)" }
        guard first != second else { return "two methods have the same vtable offset \(first)" }
        guard !table.isAnything(at: first + second, overriddenBy: BaselineSample.self) else {
            return "a class without overrides seems to override methods"
        }
        guard table.isAnything(at: first, overriddenBy: LastSample.self), !table.isAnything(at: second, overriddenBy: LastSample.self)
        else { return "an override in a superclass was not found" }
        return nil
    }

    /// The offset of the vtable in the class metadata, in words. The kind, superclass, flags, sizes (three words), descriptor and variable destroyer
    /// precede it.
    private static let firstMethod = 7

    /// Returns the first words of a class's metadata, as many as the base's metadata has.
    private func words(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
        let count = ClassMetadata(of: base).size / MemoryLayout<UInt>.size
        return UnsafeBufferPointer(start: ClassMetadata(of: type).address.assumingMemoryBound(to: UInt.self), count: count)
    }
}

// Classes with known overrides, for the self-check. The method bodies differ, so that a linker cannot merge them.
private class Sample {
    var calls = 0
    func first() { calls += 1 }
    func second() { calls += 2 }
}
private final class BaselineSample: Sample {}
private class FirstSample: Sample {
    override func first() { calls += 3 }
}
private final class SecondSample: Sample {
    override func second() { calls += 4 }
}
private final class LastSample: FirstSample {}
