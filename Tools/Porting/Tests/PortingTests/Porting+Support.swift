import Testing

@testable import Porting

/// The text of one file after all rules; of the same text again nothing changes, which each test checks so.
func ported(_ text: String, modules: Set<String> = [], _ location: SourceLocation = #_sourceLocation) -> String {
    let once = Rewriter(modules: modules).rewrite([SourceFile(path: "File.swift", text: text)])[0]
    let twice = Rewriter(modules: modules).rewrite([SourceFile(path: "File.swift", text: once.text)])[0]
    #expect(twice.text == once.text, "a second run changes nothing", sourceLocation: location)
    return once.text
}

/// What a person must look at.
func looks(_ text: String) -> [String] {
    Rewriter().rewrite([SourceFile(path: "File.swift", text: text)])[0].notes.filter { $0.kind == .look }.map(\.text)
}

/// Several files of one module after all rules.
func ported(files: [String]) -> [String] {
    Rewriter().rewrite(files.enumerated().map { SourceFile(path: "File\($0.offset).swift", text: $0.element) }).map(\.text)
}
