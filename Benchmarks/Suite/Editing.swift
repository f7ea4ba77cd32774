import CoreGraphics
import Foundation
import Host
import QuartzCore
import UIKit
import UIKitTesting

/// Sets the text of a 1280×800 text view. `open-first-frame` is the time until its first frame is drawn with Cairo into a window's pixels, as on an X server.
/// `open-cpu-until-idle` is the processor time until it is idle, `open-rss-growth` the memory then. `line-` has one line of 1,000,000 letters. Each case runs
/// in its own process, like the peers (`Peers/text`).
@MainActor
enum Editing {
    /// The program's first argument for a single case, before `open` or `line` and the number of characters.
    static let word = "text-case"

    static func run() {
        for count in [10_000, 1_000_000, 10_000_000] { run("open", count) }
        run("line", 1_000_000)
    }

    private static func run(_ kind: String, _ count: Int) {
        var results: [[Double]] = [[], [], []]
        for _ in 0..<(count > 1_000_000 ? 3 : 5) {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            process.arguments = [word, kind, String(count)]
            let output = Pipe()
            process.standardOutput = output
            do { try process.run() } catch { return note("A process for \(kind) cannot be started: \(error).") }
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            let values = text.split(separator: "\n").last?.split(separator: " ").compactMap { Double($0) } ?? []
            guard process.terminationStatus == 0, values.count == 3 else { return note("\(kind) with \(count) characters failed: \(text)") }
            for index in 0..<3 { results[index].append(values[index]) }
        }
        for (index, name, unit) in [(0, "first-frame", "ms"), (1, "cpu-until-idle", "ms"), (2, "rss-growth", "MB")] {
            let sorted = results[index].sorted()
            row("\(kind)-\(name)", count, sorted[sorted.count / 2], unit)
        }
    }

    /// One case: prints its wall time and processor time in milliseconds and its memory in megabytes, and ends the program.
    static func runCase(_ kind: String, _ count: Int) -> Never {
        let text = kind == "line" ? line(count) : document(count)
        check(kind, count, text)
        let host = TestHost(size: CGSize(width: 1280, height: 800), scale: 1)
        let view = UITextView(frame: host.window.bounds)
        view.font = UIFont(name: "DejaVu Sans", size: 11 * 96 / 72) ?? .systemFont(ofSize: 11 * 96 / 72)
        // The empty editor is on screen before, on white, so that the window's pixels exist.
        host.window.backgroundColor = .white
        host.window.addSubview(view)
        view.becomeFirstResponder()
        guard let pixels = PixelStore(width: 1280, height: 800), let tree = host.window.windowScene?.layerTree else { exit(1) }
        var shown: RenderTree?
        func drawFrame() {
            host.advance(by: 1.0 / 60)
            let now = tree.renderTree
            if let shown { _ = now?.update(pixels, since: shown, scale: 1) } else { now?.draw(into: pixels, scale: 1) }
            shown = now
        }
        drawFrame()
        drawFrame()
        let (memory, processor, begin) = (residentMemory(), processorTime(), nanoseconds())
        view.text = String(decoding: text, as: UTF8.self)
        drawFrame()
        let wall = Double(nanoseconds() - begin) * 1e-6
        for _ in 0..<30 { host.advance(by: 1.0 / 60) }
        let spent = processorTime() - processor
        let growth = Double(residentMemory() - memory) / 1e6
        if view.textStorage.length != count { note("The text view has \(view.textStorage.length) characters instead of \(count).") }
        print("\(wall) \(spent) \(growth)")
        exit(0)
    }

    /// The processor time of all threads in milliseconds.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }

    // MARK: Texts

    /// Lines of 20 to 120 characters with words of 1 to 9 letters.
    private static func document(_ count: Int) -> [UInt8] {
        var random = Mulberry(seed: 42)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        while bytes.count < count {
            let length = 20 + random.next(below: 101)
            var word = 1 + random.next(below: 9)
            for index in 0..<length where bytes.count < count {
                if word == 0, index < length - 1 {
                    bytes.append(32)
                    word = 1 + random.next(below: 9)
                } else {
                    bytes.append(97 + UInt8(random.next(below: 26)))
                    if word > 0 { word -= 1 }
                }
            }
            if bytes.count < count { bytes.append(10) }
        }
        return bytes
    }

    private static func line(_ count: Int) -> [UInt8] {
        var random = Mulberry(seed: 43)
        return (0..<count).map { _ in 97 + UInt8(random.next(below: 26)) }
    }

    /// Compares the text's sum with that of all peers.
    private static func check(_ kind: String, _ count: Int, _ bytes: [UInt8]) {
        let expected: [String: UInt32] = ["open10000": 2_695_660_765, "open10000000": 2_655_328_401, "line1000000": 1_141_801_899]
        let sum = bytes.reduce(UInt32(0)) { $0 &* 31 &+ UInt32($1) }
        guard let known = expected["\(kind)\(count)"], known != sum else { return }
        note("The text of \(kind) \(count) is another than the peers': its sum is \(sum).")
        exit(1)
    }
}
