/// Runs all rules over the sources of a module.
public struct Rewriter: Sendable {
    /// Rules that move members between files: they see the sources as they were.
    static let moving: [any Rule] = [OverridesInExtensions(), DelegatesOfSuperclasses()]

    /// The other rules, in the order in which they run: a rule sees what those before it wrote.
    static let rules: [any Rule] = [
        UnusedCoreData(), WholeFiles(), MainActorTests(), Missing(), OldModifiers(), Renames(),
        LegacyCalls(), DelegateSignatures(),
        ApplicationMain(),
        PlatformConditions(), AppleOnly(), AppleMentions(), Imports(),
        LinuxModules(),
        ImplicitSelf(), ViewCopies(), MainBundle(), KeyPaths(), KeyValueAccess(), Metatypes(), NestedNames(), MixedLists(),
        AnyObjectCalls(), OptionalRequirements(),
        OptionalCalls(), Selectors(), SelectorStrings(), HashTables(), Predicates(), BridgingCasts(), StoryboardLists(), Outlets(),
        ObjectiveCAttributes(),
    ]

    /// A file after the rules.
    public struct Result: Sendable {
        public var path: String
        public var text: String
        public var notes: [Note]
    }

    private let modules: Set<String>

    /// A rewriter for sources that import `modules` besides those that Linux has.
    public init(modules: Set<String> = []) {
        self.modules = modules
    }

    /// The sources after all rules, in the same order; of `wanted` alone, where that is given: the others are read for what they declare. Cost:
    /// a few readings of each wanted file, and more where calls are nested.
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
                // Edits inside of other edits wait for the next pass: as many passes as calls are nested, and no more than these.
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
