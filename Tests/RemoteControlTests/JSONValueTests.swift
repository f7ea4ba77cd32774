import RemoteProtocol
import Testing

@Suite("The remote control's JSON parser and writer")
struct JSONValueTests {
    @Test(
        "Text that RFC 8259 does not allow is refused as malformed",
        arguments: [
            "", " ", "01", "1.", "+1", ".5", "-", "1e999", "NaN", "nul", "true false", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":1,}", "{1:2}",
            "\"a", "\"\\x\"",
            "\"\\u12\"", "\"\n\"", "[", "]", "'a'",
        ])
    func malformed(_ text: String) {
        #expect { try JSONValue(parsing: text) } throws: { ($0 as? RemoteError)?.code == .malformed }
    }

    @Test("A string with invalid UTF-8 is refused as malformed")
    func invalidText() {
        #expect { try JSONValue(parsing: [0x22, 0xFF, 0x22] as [UInt8]) } throws: { ($0 as? RemoteError)?.code == .malformed }
    }

    @Test("A value survives encoding and decoding, and its encoded line contains no line feed")
    func roundTrip() throws {
        let value: JSONValue = [
            "text": "a\"\\\n\r\t\0\u{2028}é😀", "numbers": [0, -1.5, 1e20, 9_007_199_254_740_992], "flags": [true, false, nil],
            "empty": [[], [:]],
        ]
        #expect(try JSONValue(parsing: value.line) == value)
        #expect(!value.line.contains("\n"))
    }

    @Test("A surrogate pair is decoded as one character, an unpaired surrogate as U+FFFD")
    func surrogates() throws {
        #expect(try JSONValue(parsing: #""\ud83d\ude00 \ud83d \ude00 \ud83d\u0041""#) == "😀 \u{FFFD} \u{FFFD} \u{FFFD}A")
    }

    @Test("Brackets that are nested beyond the limit are refused without recursion")
    func depth() throws {
        #expect { try JSONValue(parsing: String(repeating: "[", count: 500_000)) } throws: { ($0 as? RemoteError)?.code == .tooDeep }
        let deepest = String(repeating: "[", count: 32) + String(repeating: "]", count: 32)
        #expect(try JSONValue(parsing: deepest).array?.count == 1)
        #expect { try JSONValue(parsing: "[\(deepest)]") } throws: { ($0 as? RemoteError)?.code == .tooDeep }
    }

    @Test("NaN and infinite numbers are encoded as null")
    func notANumber() {
        #expect(JSONValue(Double.nan) == .null)
        #expect(JSONValue.number(.infinity).line == "null")
    }
}
