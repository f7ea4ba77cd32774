/// The coverage of each symbol in the census, and the text of the page that shows it.
struct Report {
    enum Answer: String {
        case yes, partly, no
    }

    struct Row {
        let entry: Census.Entry
        let answer: Answer
        /// The module or type that declares the symbol, or the symbol's alternative form.
        let remark: String
    }

    let types: [Row]
    let members: [Row]

    init(types: Census, members: Census, graph: SymbolGraph) {
        let judgedMembers = members.entries.map { Self.judgeMember($0, in: graph) }
        self.members = judgedMembers
        let missing = judgedMembers.filter { $0.answer != .yes }.map(\.entry.symbol)
        self.types = types.entries.map { Self.judgeType($0, missingMembers: missing, in: graph) }
    }

    // MARK: Coverage

    private static func judgeType(_ entry: Census.Entry, missingMembers: [String], in graph: SymbolGraph) -> Row {
        let isType = graph.types[entry.symbol]
        let asMember = graph.members[entry.symbol]?.first { $0.owner.isEmpty }
        guard let isOurs = isType ?? asMember?.isOurs else { return Row(entry: entry, answer: .no, remark: "") }
        let missing = missingMembers.filter { $0.hasPrefix(entry.symbol + ".") }.map { $0.dropFirst(entry.symbol.count + 1) }
        if isOurs && !missing.isEmpty {
            return Row(entry: entry, answer: .partly, remark: "without " + missing.map { "`\($0)`" }.joined(separator: ", "))
        }
        return Row(entry: entry, answer: .yes, remark: isOurs ? "" : "comes with Swift")
    }

    private static func judgeMember(_ entry: Census.Entry, in graph: SymbolGraph) -> Row {
        var symbol = entry.symbol
        var owners: Set<String>?
        // An initializer's symbol includes its type; other members do not.
        if let range = symbol.range(of: ".init(") {
            owners = Set(graph.ancestry(of: String(symbol[..<range.lowerBound])))
            symbol = "init(" + symbol[range.upperBound...]
        }
        let name = Name(symbol)
        let namesakes = (graph.members[name.base] ?? []).filter { owners?.contains($0.owner) ?? true }
        let matches = namesakes.filter { name.mayCall(Name($0.name)) }
        if let owners, matches.isEmpty, symbol == "init()", owners.contains("NSObject") {
            return Row(entry: entry, answer: .yes, remark: "")
        }
        if !matches.isEmpty {
            let isOurs = matches.contains { $0.isOurs }
            return Row(entry: entry, answer: .yes, remark: isOurs ? "" : "comes with Swift")
        }
        let others = Set(namesakes.filter(\.isOurs).map(\.name)).sorted().prefix(2)
        if owners == nil, !others.isEmpty {
            return Row(entry: entry, answer: .partly, remark: "as " + others.map { "`\($0)`" }.joined(separator: ", "))
        }
        return Row(entry: entry, answer: .no, remark: "")
    }

    // MARK: Page

    /// The text of `Documentation/coverage.md`. `modern` is the report on the census of modern apps.
    func page(withModern modern: Report) -> String {
        var lines = [
            "# Coverage",
            "",
            "What \(Self.censusSize) public Swift projects use of UIKit, and the answer to \"is it here?\". `make coverage` writes this page from the built",
            "modules' public symbols; CI fails where the page is not true.",
            "",
            "*Yes*: a public name of that form exists, here or in Swift's own libraries. *Partly*: the type lacks initializers that the census",
            "lists, or the function has other labels. *No*: the name is absent, so that its use does not compile. Members are listed by name alone,",
            "as the census counts them: a `yes` says that a type here has it, not that each of UIKit's types that have it is here.",
            "",
            "| | yes | partly | no | of all uses, yes or partly |",
            "|---|---|---|---|---|",
            Self.summary("types", types),
            Self.summary("members", members),
            "",
            "## Modern apps",
            "",
            "A second census is of \(Self.modernCensusSize) public apps whose deployment target is iOS 15 or later; `Tools/Coverage/Census/Modern` has it, and says how it",
            "was made. The table lists its names that are not *yes*.",
            "",
            "| | yes | partly | no | of all uses, yes or partly |",
            "|---|---|---|---|---|",
            Self.summary("types", modern.types),
            Self.summary("members", modern.members),
            "",
        ]
        lines += Self.table((modern.types + modern.members).filter { $0.answer != .yes })
        lines += [
            "",
            "## Types",
            "",
        ]
        lines += Self.table(types)
        lines += ["", "## Members and functions", ""]
        lines += Self.table(members)
        return lines.joined(separator: "\n") + "\n"
    }

    private static let censusSize = 125
    private static let modernCensusSize = 33

    private static func summary(_ title: String, _ rows: [Row]) -> String {
        func count(_ answer: Answer) -> Int { rows.count { $0.answer == answer } }
        let uses = rows.reduce(0) { $0 + $1.entry.uses }
        let covered = rows.filter { $0.answer != .no }.reduce(0) { $0 + $1.entry.uses }
        return "| \(title) | \(count(.yes)) | \(count(.partly)) | \(count(.no)) | \(uses == 0 ? 0 : covered * 100 / uses) % |"
    }

    private static func table(_ rows: [Row]) -> [String] {
        ["| name | projects | uses | here | |", "|---|---|---|---|---|"]
            + rows.map { row in
                "| `\(row.entry.symbol)` | \(row.entry.projects) | \(row.entry.uses) | \(row.answer.rawValue) | \(row.remark) |"
            }
    }
}
