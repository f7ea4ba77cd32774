import Foundation

// coverage GRAPHS OURS CENSUS PAGE [--check]
//
// Reads the symbol graphs in the folder GRAPHS and the census in the folder CENSUS, and writes PAGE. OURS lists Lodestone's modules, separated by commas. With
// --check it compares instead, and exits with status 1 if the page differs.
// Scripts/coverage calls it.

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("coverage: \(message)\n".utf8))
    exit(1)
}

let arguments = CommandLine.arguments.dropFirst()
let paths = arguments.filter { $0 != "--check" }.map { $0 }
guard paths.count == 4 else { fail("usage: coverage GRAPHS OURS CENSUS PAGE [--check]") }

do {
    let graphs = URL(fileURLWithPath: paths[0], isDirectory: true)
    let census = URL(fileURLWithPath: paths[2], isDirectory: true)
    let page = URL(fileURLWithPath: paths[3])
    var graph = SymbolGraph()
    let files = try FileManager.default.contentsOfDirectory(at: graphs, includingPropertiesForKeys: nil)
    // The file of a module precedes the files of its extensions, so that superclasses in other modules are read first.
    for file in files.filter({ $0.pathExtension == "json" }).sorted(by: { $0.path < $1.path }) {
        try graph.read(file, ours: Set(paths[1].split(separator: ",").map(String.init)))
    }
    let report = Report(
        types: try Census(contentsOf: census.appendingPathComponent("types.tsv")),
        members: try Census(contentsOf: census.appendingPathComponent("members.tsv")), graph: graph)
    let modern = census.appendingPathComponent("Modern")
    let modernReport = Report(
        types: try Census(contentsOf: modern.appendingPathComponent("types.tsv")),
        members: try Census(contentsOf: modern.appendingPathComponent("members.tsv")), graph: graph)
    let text = report.page(withModern: modernReport)
    if arguments.contains("--check") {
        guard (try? String(contentsOf: page, encoding: .utf8)) == text else {
            fail("\(page.lastPathComponent) is not true any more: run 'make coverage' and commit it")
        }
    } else {
        try text.write(to: page, atomically: true, encoding: .utf8)
    }
} catch {
    fail("\(error)")
}
