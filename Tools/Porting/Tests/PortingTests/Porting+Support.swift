import Testing

@testable import Porting

/// Returns the text of one file after all rules, and checks that a second run changes nothing.
func ported(_ text: String, modules: Set<String> = [], _ location: SourceLocation = #_sourceLocation) -> String {
    let once = Rewriter(modules: modules).rewrite([SourceFile(path: "File.swift", text: text)])[0]
    let twice = Rewriter(modules: modules).rewrite([SourceFile(path: "File.swift", text: once.text)])[0]
    #expect(twice.text == once.text, "a second run changes nothing", sourceLocation: location)
    return once.text
}

/// Returns the notes that need a review.
func reviewNotes(_ text: String) -> [String] {
    Rewriter().rewrite([SourceFile(path: "File.swift", text: text)])[0].notes.filter { $0.kind == .look }.map(\.text)
}

/// Returns the files of one module after all rules.
func ported(files: [String]) -> [String] {
    Rewriter().rewrite(files.enumerated().map { SourceFile(path: "File\($0.offset).swift", text: $0.element) }).map(\.text)
}
