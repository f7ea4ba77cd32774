import Foundation
import GtkHost
import Host
import UIKit

/// A program for tests between programs. It receives and offers data through the host, as its arguments specify, and prints the results.
///
///     TransferProbe take ACTION MIME…        accepts drops, reads the formats, and performs ACTION
///     TransferProbe give ACTIONS MIME=WHAT…  starts a drag when a pressed mouse or a finger leaves the window, and accepts drops
///     TransferProbe paste MIME…              reads the clipboard whenever it changes
///     TransferProbe pastenow MIME…           the same with blocking calls, directly from the callback
///     TransferProbe copy MIME=WHAT…          writes the clipboard, at once and at each click
///     TransferProbe interface                see ``InterfaceDelegate``
///
/// ACTIONS are letters of "cml"; an ACTION is "copy", "move", "link" or "refuse".
@main
@MainActor
enum Probe {
    static func main() {
        arguments.first == "interface" ? InterfaceDelegate.main() : ProbeDelegate.main()
    }

    static let arguments = Array(CommandLine.arguments.dropFirst())

    /// The data to copy, from the arguments.
    static let offer = Offer(Array(arguments.dropFirst()))

    /// Writes a line without buffering, so that tests can wait for it.
    nonisolated static func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    static func operations(_ letters: String) -> HostDragOperations {
        var operations: HostDragOperations = []
        if letters.contains("c") { operations.insert(.copy) }
        if letters.contains("m") { operations.insert(.move) }
        if letters.contains("l") { operations.insert(.link) }
        return operations
    }

    static func operation(_ name: String) -> HostDragOperations {
        switch name {
        case "copy": .copy
        case "move": .move
        case "link": .link
        default: []
        }
    }

    static func name(_ operations: HostDragOperations) -> String {
        let names = [(HostDragOperations.copy, "copy"), (.move, "move"), (.link, "link")].filter { operations.contains($0.0) }.map(\.1)
        return names.isEmpty ? "nothing" : names.joined(separator: "+")
    }

    /// Reads the formats of the clipboard one after the other with blocking calls of at most a second. Prints the results.
    static func readNow(_ formats: [String], of clipboard: any HostClipboard) -> [(format: String, data: Data)] {
        formats.compactMap { format in
            do {
                return (format, try clipboard.readNow(format, limit: 1 << 20, timeout: 1))
            } catch {
                say("failed \(format): \(error)")
                return nil
            }
        }
    }

    /// Reads the formats one after the other and prints the results.
    static func read(_ formats: [String], of content: any HostContent) async {
        for format in formats {
            let sum = Sum()
            let before = Memory.resident
            Memory.resetPeak()
            let start = Date()
            do {
                try await content.read(format) { await sum.add($0) }
                let seconds = Date().timeIntervalSince(start)
                say("received \(format) \(await sum.words)")
                say("cost \(format) \(seconds) s \(Memory.peak - before) kB")
            } catch {
                say("failed \(format): \(error)")
            }
        }
    }
}

/// The size and the hash of the data that were read. The hash is FNV-1a, like the peers'.
actor Sum {
    private(set) var count = 0
    private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    /// Omits the hash, which is slow in unoptimized builds.
    private let isCounting = ProcessInfo.processInfo.environment["PROBE_COUNTS_ONLY"] != nil

    /// The size, and the 16 digits of the hash.
    var words: String {
        let digits = String(hash, radix: 16)
        return "\(count) \(String(repeating: "0", count: 16 - digits.count))\(digits)"
    }

    func add(_ piece: Data) {
        count += piece.count
        guard !isCounting else { return }
        piece.withUnsafeBytes { bytes in
            var hash = hash
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            self.hash = hash
        }
    }
}

/// The memory use of the process, in kilobytes.
enum Memory {
    static var resident: Int { line("VmRSS") }
    static var peak: Int { line("VmHWM") }

    static func resetPeak() {
        try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .ascii)
    }

    private static func line(_ name: String) -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
        return Int(line.filter(\.isNumber)) ?? 0
    }
}
