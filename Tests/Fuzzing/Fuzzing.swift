import Foundation
import Logging

/// The program that `Scripts/fuzz` starts: libFuzzer with one of the ``FuzzedReader`` values.
///
///     Fuzzing TARGET [option of libFuzzer]... [folder or file]...
@main
enum Fuzzing {
    static func main() {
        let words = Array(CommandLine.arguments.dropFirst())
        if words.first == "--list" { return FuzzedReader.all.forEach { print($0.name) } }
        guard let name = words.first, let reader = FuzzedReader.all.first(where: { $0.name == name }) else {
            print("Fuzzing: the targets are \(FuzzedReader.all.map(\.name).joined(separator: ", "))")
            exit(2)
        }
        current = reader
        // Most inputs are damaged, and each would be logged.
        LoggingSystem.bootstrap { _ in SwiftLogNoOpLogHandler() }
        // libFuzzer starts this program again, for example to shrink an input, so it keeps its arguments.
        var arguments = ([CommandLine.arguments[0]] + words.dropFirst()).map { strdup($0) } + [nil]
        var count = Int32(arguments.count - 1)
        let status = arguments.withUnsafeMutableBufferPointer { buffer in
            var start = buffer.baseAddress
            return runDriver(&count, &start) { bytes, count in
                Fuzzing.current?.read(Data(UnsafeRawBufferPointer(start: bytes, count: count)))
                return 0
            }
        }
        exit(status)
    }

    /// The reader of this run. The callback of libFuzzer is a C function, which captures nothing. Only the main thread uses it.
    nonisolated(unsafe) private static var current: FuzzedReader?
}

/// libFuzzer as a function (`FuzzerInterface.h`).
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32
