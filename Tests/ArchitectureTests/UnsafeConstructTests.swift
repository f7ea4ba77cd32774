import Testing

/// Constructs that disable a check of the compiler or the runtime are only in files that state the reason.
@Suite("Unsafe constructs")
struct UnsafeConstructTests {
    /// The path and the lines of each source file.
    private func sources() throws -> [(path: String, lines: [Substring])] {
        try Project.paths(below: "Sources").filter { $0.hasSuffix(".swift") }.map { path in
            (path, try Project.text(of: "Sources/\(path)").split(separator: "\n", omittingEmptySubsequences: false))
        }
    }

    private func isComment(_ line: Substring) -> Bool { line.drop { $0 == " " }.hasPrefix("//") }

    @Test("Only QuartzCore has unowned(unsafe) references")
    func unownedReferences() throws {
        for (path, lines) in try sources() where !path.hasPrefix("QuartzCore/") {
            #expect(!lines.contains { $0.contains("unowned(unsafe)") && !isComment($0) }, "\(path)")
        }
    }

    @Test("Files with @exclusivity(unchecked) name the benchmark rows that need it; at most 60 properties use it")
    func exclusivity() throws {
        var count = 0
        for (path, lines) in try sources() {
            let unchecked = lines.count { $0.contains("@exclusivity(unchecked)") && !isComment($0) }
            guard unchecked > 0 else { continue }
            count += unchecked
            #expect(lines.first?.contains("`@exclusivity(unchecked)` is for the benchmark rows `") == true, "\(path)")
        }
        #expect(count > 0 && count <= 60)
    }

    @Test("Every nonisolated(unsafe) has a comment above it")
    func reasons() throws {
        for (path, lines) in try sources() {
            let isForClosures = lines.contains { $0.contains("`nonisolated(unsafe)` in these closures") }
            for (index, line) in lines.enumerated() where line.contains("nonisolated(unsafe)") && !isComment(line) && !isForClosures {
                #expect(lines[max(0, index - 4)...index].contains { $0.contains("//") }, "\(path):\(index + 1)")
            }
        }
    }

    // `PlatformSingletons` has the state of a platform. Platforms may share caches by class or file, and counters of unique numbers.
    @Test("Every stored static variable has a comment above it; there are at most 62")
    func staticVariables() throws {
        var count = 0
        for (path, lines) in try sources() {
            for (index, line) in lines.enumerated() where !isComment(line) && isStoredStaticVariable(line) {
                count += 1
                let above = lines[max(0, index - 2)..<index]
                #expect(above.contains { isComment($0) }, "\(path):\(index + 1)")
            }
        }
        #expect(count > 0 && count <= 62)
    }

    /// Whether a line declares a `static var` that is not computed.
    private func isStoredStaticVariable(_ line: Substring) -> Bool {
        guard let range = line.firstRange(of: "static var ") else { return false }
        let prefix = line[..<range.lowerBound]
        guard prefix.allSatisfy({ $0.isLetter || " @()".contains($0) }) else { return false }
        let rest = line[range.upperBound...]
        guard let brace = rest.firstIndex(of: "{") else { return true }
        return rest[..<brace].contains("=")
    }
}
