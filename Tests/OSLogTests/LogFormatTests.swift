import Foundation
import Testing

@testable import os

@Suite("os_log and its formats")
struct LogFormatTests {
    @Test("os_log formats numbers, strings and objects; strings are private unless the format marks them as public")
    func values() {
        let recorded = RecordedLog()
        os_log("%d %.2f %{public}@ %@", log: recorded.log, type: .info, 3, 1.5, "text", "hidden")
        os_log("plain", log: recorded.log)
        os_log(.error, log: recorded.log, "\(1) \("text", privacy: .public)")
        #expect(recorded.lines == ["info 3 1.50 text <private>", "notice plain", "error 1 text"])
    }

    @Test(
        "Format conversions follow printf",
        arguments: [
            ("%5d|%-5d|%05d|%+d", "   42|42   |00042|+42"), ("%x %#X %o %u", "2a 0X2A 52 42"), ("%ld %lld %hhd %zu", "42 42 42 42"),
            ("%c%%", "*%"), ("%{bool}d %{BOOL}d", "true YES"), ("%{errno}d", "[42: \(String(cString: strerror(42)))]"),
        ])
    func integers(format: String, expected: String) {
        #expect(LogFormat.text(format, [42, 42, 42, 42]) == expected)
    }

    @Test("Widths and precisions can be arguments, and have a maximum")
    func stars() {
        #expect(LogFormat.text("%*d|%-*d|%.*f", [4, 7, 4, 7, 1, 2.25]) == "   7|7   |2.2")
        #expect(LogFormat.text("%{public}.*s|%*d|", [2, "text", -3, 7]) == "te|7  |")
        #expect(LogFormat.text("%1000000000d%.1000000000f", [1, 1.0]).count < 600)
        #expect(LogFormat.text("%*d", [Int.max, 1]).count <= CNumberFormat.limit)
        #expect(LogFormat.text("%*d", [Int.min, 1]).count <= CNumberFormat.limit)
    }

    @Test("Negative and large integers keep their values")
    func wideIntegers() {
        #expect(LogFormat.text("%d %x %u", [Int32(-1), Int32(-1), Int8(-1)]) == "-1 ffffffff 255")
        #expect(LogFormat.text("%d %llu", [Int.min, UInt64.max]) == "-9223372036854775808 18446744073709551615")
    }

    @Test("If a format does not match its arguments, the text contains an error, and no memory is read")
    func untrustedFormats() {
        #expect(LogFormat.text("%{public}s", [0x41414141]) == "<decode: mismatch for [%s] got [Int]>")
        #expect(LogFormat.text("%d %f", [1.5, 3]) == "<decode: mismatch for [%d] got [Double]> <decode: mismatch for [%f] got [Int]>")
        #expect(LogFormat.text("%d %d", [1]) == "1 <decode: missing data>")
        #expect(LogFormat.text("%s%n%{public}n", []) == String(repeating: "<decode: missing data>", count: 3))
        #expect(LogFormat.text("%{public}n", [UnsafeMutablePointer<Int32>(bitPattern: 16) as Any]).hasPrefix("<decode: mismatch for [%n]"))
        // A raw pointer is formatted as an address only. %s does not read memory from it.
        #expect(LogFormat.text("%{public}s", [UnsafeRawPointer(bitPattern: 16) as Any]).hasPrefix("<decode: mismatch"))
        #expect(LogFormat.text("100%! %{public %y %", [1]) == "100%! %{public %y %")
    }

    @Test("A precision limits the number of bytes read from a C string")
    func cStrings() {
        let bytes = strdup("text")
        defer { free(bytes) }
        #expect(LogFormat.text("%{public}s %{public}.2s %{public}6s", [bytes as Any, bytes as Any, bytes as Any]) == "text te   text")
    }

    @Test("Signposts are messages of the trace level; the end of an interval contains its duration")
    func signposts() throws {
        let recorded = RecordedLog()
        let signposter = OSSignposter(logHandle: recorded.log)
        let state = signposter.beginInterval("decode", id: OSSignpostID(0x2a), "\(3) images")
        signposter.emitEvent("hit")
        signposter.endInterval("decode", state, "done")
        #expect(signposter.withIntervalSignpost("draw") { 7 } == 7)
        os_signpost(.begin, log: recorded.log, name: "load")
        os_signpost(.end, log: recorded.log, name: "load", "%d rows", 5)
        let lines = recorded.lines
        try #require(lines.count == 7)
        #expect(lines[0] == "trace begin decode (2a): 3 images" && lines[1] == "trace event hit")
        #expect(lines[2].wholeMatch(of: /trace end decode \(2a\) \d+\.\d{3} ms: done/) != nil)
        #expect(lines[3] == "trace begin draw" && lines[4].wholeMatch(of: /trace end draw \d+\.\d{3} ms/) != nil)
        #expect(lines[5] == "trace begin load" && lines[6] == "trace end load: 5 rows")
    }

    @Test("Signposts below the log level are disabled, and still have unique identifiers")
    func disabledSignposts() {
        let signposter = OSSignposter(logHandle: RecordedLog(.debug).log)
        #expect(!signposter.isEnabled && !OSSignposter.disabled.isEnabled)
        #expect(signposter.makeSignpostID() != signposter.makeSignpostID())
        let object = NSObject()
        #expect(signposter.makeSignpostID(from: object) == signposter.makeSignpostID(from: object))
    }
}
