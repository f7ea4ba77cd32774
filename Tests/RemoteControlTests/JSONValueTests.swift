import RemoteProtocol
import Testing

@Suite("JSON of the remote control")
struct JSONValueTests {
    @Test(
        "Texts that RFC 8259 does not allow are malformed",
        arguments: [
            "", " ", "01", "1.", "+1", ".5", "-", "1e999", "NaN", "nul", "true false", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":1,}", "{1:2}",
            "\"a", "\"\\x\"",
            "\"\\u12\"", "\"\n\"", "[", "]", "'a'",
        ])
    func malformed(_ text: String) {
        #expect { try JSONValue(parsing: text) } throws: { ($0 as? RemoteError)?.code == .malformed }
    }

    @Test("A string that is not UTF-8 is malformed")
    func invalidText() {
        #expect { try JSONValue(parsing: [0x22, 0xFF, 0x22] as [UInt8]) } throws: { ($0 as? RemoteError)?.code == .malformed }
    }

    @Test("A value survives a round trip through its line, which contains no line feed")
    func roundTrip() throws {
        let value: JSONValue = [
            "text": "a\"\\\n\r\t\0\u{2028}é😀", "numbers": [0, -1.5, 1e20, 9_007_199_254_740_992], "flags": [true, false, nil],
            "empty": [[], [:]],
        ]
        #expect(try JSONValue(parsing: value.line) == value)
        #expect(!value.line.contains("\n"))
    }

    @Test("Surrogate pairs become one character, unpaired surrogates U+FFFD")
    func surrogates() throws {
        #expect(try JSONValue(parsing: #""\ud83d\ude00 \ud83d \ude00 \ud83d\u0041""#) == "😀 \u{FFFD} \u{FFFD} \u{FFFD}A")
    }

    @Test("Nested brackets beyond the depth are refused without using the stack")
    func depth() throws {
        #expect { try JSONValue(parsing: String(repeating: "[", count: 500_000)) } throws: { ($0 as? RemoteError)?.code == .tooDeep }
        let deepest = String(repeating: "[", count: 32) + String(repeating: "]", count: 32)
        #expect(try JSONValue(parsing: deepest).array?.count == 1)
        #expect { try JSONValue(parsing: "[\(deepest)]") } throws: { ($0 as? RemoteError)?.code == .tooDeep }
    }

    @Test("NaN and infinite numbers are null in a line")
    func notANumber() {
        #expect(JSONValue(Double.nan) == .null)
        #expect(JSONValue.number(.infinity).line == "null")
    }
}
