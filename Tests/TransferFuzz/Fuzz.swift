import Foundation
import UIKitTesting

/// Passes damaged data to an app's readers of other programs' data (URI lists, images, colours, archives, streams of items, texts) until the time is over.
/// It stops at a failure: a crash, or an input that takes longer than ``patience``. Thrown errors are the expected result for damaged data.
///
///     TransferFuzz [--seconds 10] [--seed 1] [--only TARGET] [--keep FILE] [--replay FILE]
///
/// FILE contains the current input, also after a crash. `--replay` passes FILE to its target again. A build with `--sanitize=address` finds more errors
/// (see Scripts/fuzz).
@main
@MainActor
enum Fuzz {
    /// The maximum time of one input, in seconds.
    static let patience: UInt32 = 30

    static func main() async throws {
        let options = Options(CommandLine.arguments)
        // Creates a current platform.
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        let targets = try await FuzzTarget.all.filter { options.only == nil || $0.name == options.only }
        guard !targets.isEmpty else { throw Failure("There is no target \(options.only ?? "").") }
        if let file = options.replay { return try await replay(file, on: targets) }

        var random = SeededGenerator(seed: options.seed)
        let keeper = try Keeper(path: options.keep)
        let end = Date(timeIntervalSinceNow: options.seconds)
        var counts = [String: Int]()
        var accepted = [String: Int]()
        while Date() < end {
            for target in targets {
                let input = Mutation.input(from: target.seeds, &random)
                try keeper.keep(target.name, input)
                alarm(patience)
                let isAccepted = await target.run(input)
                alarm(0)
                counts[target.name, default: 0] += 1
                if isAccepted { accepted[target.name, default: 0] += 1 }
            }
        }
        for target in targets {
            print("\(target.name)\t\(counts[target.name] ?? 0) inputs\t\(accepted[target.name] ?? 0) of them taken for good")
        }
    }

    private static func replay(_ file: String, on targets: [FuzzTarget]) async throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        guard let line = data.firstIndex(of: 10), let target = targets.first(where: { Data($0.name.utf8) == data[..<line] }) else {
            throw Failure("\(file) is no input that was kept.")
        }
        let isAccepted = await target.run(Data(data[data.index(after: line)...]))
        print("\(target.name): \(isAccepted ? "taken for good" : "refused")")
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }

    private struct Options {
        var seconds = 10.0
        var seed: UInt64 = 1
        var only: String?
        var keep = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-fuzz-\(getpid())").path
        var replay: String?

        init(_ arguments: [String]) {
            for (name, value) in zip(arguments.dropFirst(), arguments.dropFirst(2)) {
                switch name {
                case "--seconds": seconds = Double(value) ?? seconds
                case "--seed": seed = UInt64(value) ?? seed
                case "--only": only = value
                case "--keep": keep = value
                case "--replay": replay = value
                default: break
                }
            }
        }
    }
}

/// Writes the current input to a file.
private final class Keeper {
    private let file: FileHandle

    init(path: String) throws {
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    }

    func keep(_ target: String, _ input: Data) throws {
        try file.seek(toOffset: 0)
        try file.write(contentsOf: Data("\(target)\n".utf8) + input)
        try file.truncate(atOffset: UInt64(target.utf8.count + 1 + input.count))
    }
}
