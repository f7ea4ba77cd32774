/// Applies all rules to the sources of a module.
public struct Rewriter: Sendable {
    /// The rules that move members between files. They read the original sources.
    static let moving: [any Rule] = [OverridesInExtensions(), DelegatesOfSuperclasses()]

    /// The other rules, in the order of execution. Each rule reads the output of the previous rules.
    static let rules: [any Rule] = [
        UnusedCoreData(), WholeFiles(), SingleDeclarations(), MainActorTests(), Missing(), OldModifiers(), Renames(),
        RuntimeOverrides(), OverriddenExtensions(), LegacyCalls(), SwiftThree(), DelegateSignatures(),
        ApplicationMain(),
        PlatformConditions(), AppleOnly(), AppleMentions(), Imports(),
        LinuxModules(),
        ImplicitSelf(), NonescapingUpdates(), ViewCopies(), GeneratedBundles(), MainBundle(), KeyPaths(), KeyValueAccess(), Metatypes(),
        ClassesInVariables(), NestedNames(),
        MixedLists(), SortDescriptors(), ObjectQuestions(),
        AnyObjectCalls(), ImplementedMethods(), OptionalRequirements(),
        OptionalCalls(), ProtocolQuestions(), Selectors(), SelectorStrings(), HashTables(), Predicates(), BridgingCasts(),
        StoryboardLists(), Outlets(),
        ObjectiveCAttributes(),
    ]

    /// A rewritten file.
    public struct Result: Sendable {
        public var path: String
        public var text: String
        public var notes: [Note]
    }

    private let modules: Set<String>

    /// Creates a rewriter for sources that import `modules` in addition to those available on Linux.
    public init(modules: Set<String> = []) {
        self.modules = modules
    }

    /// Returns the rewritten sources in the same order. If `wanted` is not nil, only these are rewritten; the others are only indexed.
    ///
    /// - Complexity: Parses each wanted file a few times, more often for nested calls.
    public func rewrite(_ sources: [SourceFile], wanted: Set<String>? = nil) -> [Result] {
        let moved = run(Self.moving, on: sources, wanted: nil)
        let second = zip(sources, moved).map { $0.text == $1.text ? $0 : SourceFile(path: $1.path, text: $1.text) }
        let rewritten = run(Self.rules, on: second, wanted: wanted)
        let notes = Dictionary(moved.map { ($0.path, $0.notes) }) { $0 + $1 }
        return rewritten.map { Result(path: $0.path, text: $0.text, notes: ((notes[$0.path] ?? []) + $0.notes).uniqued()) }
    }

    func run(_ rules: [any Rule], on sources: [SourceFile], wanted: Set<String>? = nil) -> [Result] {
        let index = ProjectIndex(sources: sources, modules: modules)
        return sources.filter { wanted?.contains($0.path) ?? true }.map { source in
            var file = source
            var notes: [Note] = []
            for rule in rules {
                // Overlapping edits are applied in the next pass. The number of passes is the nesting depth of calls, at most 16.
                for _ in 0..<16 {
                    let rewriting = rule.rewrite(file, in: index)
                    notes += rewriting.notes.map { note in
                        var note = note
                        note.rule = rule.name
                        return note
                    }
                    if rewriting.edits.isEmpty { break }
                    let text = Edit.apply(rewriting.edits, to: file.text)
                    if text == file.text { break }
                    file = SourceFile(path: file.path, text: text)
                }
            }
            return Result(path: source.path, text: file.text, notes: notes.uniqued())
        }
    }
}
