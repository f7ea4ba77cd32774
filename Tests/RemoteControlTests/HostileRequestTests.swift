import RemoteControl
import RemoteProtocol
import Testing
import UIKitTesting

@MainActor
@Suite("Hostile requests to the remote control")
struct HostileRequestTests {
    private let host = TestHost(size: CGSize(width: 200, height: 200))
    private let agent: RemoteAgent

    init() throws {
        agent = try RemoteAgent(host)
    }

    @Test(
        "A line that is not a valid request gets an error response with a code",
        arguments: [
            ("", .malformed), ("{}", .malformed), ("[]", .malformed), ("null", .malformed), ("{\"command\":1}", .malformed),
            ("{\"command\":\"tree\",\"id\":[]}", .malformed), ("{\"command\":\"tree\",\"id\":true}", .malformed), ("tree", .malformed),
            ("{\"command\":\"quit\"}", .unknownCommand), ("{\"command\":\"tree\",\"depth\":\"deep\"}", .invalidArgument),
            ("{\"command\":\"tree\",\"depth\":-1}", .invalidArgument), ("{\"command\":\"tree\",\"depth\":1e300}", .invalidArgument),
            ("{\"command\":\"tree\",\"depth\":1.5}", .invalidArgument), ("{\"command\":\"tree\",\"speed\":1}", .invalidArgument),
            ("{\"command\":\"tap\"}", .invalidArgument), ("{\"command\":\"tap\",\"target\":null}", .invalidArgument),
            ("{\"command\":\"tap\",\"target\":[1,2]}", .invalidArgument), ("{\"command\":\"tap\",\"target\":{}}", .invalidArgument),
            ("{\"command\":\"tap\",\"target\":\"@99\"}", .notFound),
            ("{\"command\":\"tap\",\"target\":\"@-9223372036854775808\"}", .notFound),
            ("{\"command\":\"tap\",\"target\":\"1e308,1e308\"}", .unreachable),
            ("{\"command\":\"press\",\"target\":\"1,1\",\"duration\":1e9}", .invalidArgument),
            ("{\"command\":\"wait\",\"target\":\"a\",\"timeout\":-1}", .invalidArgument),
            ("{\"command\":\"advance\",\"seconds\":1e18}", .invalidArgument),
            ("{\"command\":\"advance\",\"seconds\":-1}", .invalidArgument),
            ("{\"command\":\"pinch\",\"target\":\"1,1\",\"scale\":0}", .invalidArgument),
            ("{\"command\":\"set\",\"size\":\"-1x5\"}", .invalidArgument),
            ("{\"command\":\"set\",\"size\":\"99999999999999999999x1\"}", .invalidArgument),
            ("{\"command\":\"shot\",\"path\":\"/tmp/\\u0000.png\"}", .invalidArgument),
            ("{\"command\":\"record\",\"action\":\"eat\"}", .invalidArgument),
            ("{\"command\":\"find\",\"target\":\"a\",\"limit\":0}", .invalidArgument),
        ] as [(String, RemoteError.Code)])
    func refused(_ line: String, _ code: RemoteError.Code) {
        #expect(agent.code(line) == code)
    }

    @Test("Lines of more than 1 MiB and deeply nested lines are refused")
    func huge() {
        #expect(agent.code(String(repeating: "a", count: RemoteLimits.requestLength + 1)) == .tooLong)
        #expect(agent.code("{\"command\":\"tree\",\"a\":" + String(repeating: "[", count: 100_000)) == .tooDeep)
        #expect(agent.code("type", ["text": .string(String(repeating: "a", count: 10_001))]) == .invalidArgument)
    }

    @Test("A response repeats the identifier of its request, also for errors")
    func identifiers() throws {
        #expect(try JSONValue(parsing: agent.session.handle("{\"id\":\"a\",\"command\":\"frames\"}"))["id"] == "a")
        #expect(try JSONValue(parsing: agent.session.handle("{\"id\":7,\"command\":\"fly\"}"))["id"] == 7)
        #expect(try JSONValue(parsing: agent.session.handle("{\"id\":7}"))["id"] == 7)
    }

    @Test("Randomly mutated requests do not crash the app")
    func fuzz() {
        var random = SeededGenerator(seed: 7)
        let seeds = [
            #"{"id":1,"command":"tap","target":{"x":10,"y":20}}"#, #"{"id":2,"command":"drag","from":"1,1","to":"90,90","duration":0.1}"#,
            #"{"id":3,"command":"find","target":"class:UIWindow","limit":3}"#,
            #"{"id":"é","command":"set","textSize":"XL","size":"200x200"}"#,
        ]
        for _ in 0..<2000 {
            var bytes = Array(seeds.randomElement(using: &random)?.utf8 ?? "".utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let index = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: index)
                default: bytes.insert(contentsOf: bytes[0...index], at: index)
                }
            }
            let response = agent.session.handle(String(decoding: bytes, as: UTF8.self))
            let json = try? JSONValue(parsing: response, depth: RemoteLimits.responseDepth)
            #expect(json?["result"] != nil || json?["error"]?["code"]?.string.flatMap { RemoteError.Code(rawValue: $0) } != nil)
        }
    }

    @Test("The tree of 300 nested views is truncated")
    func deepViews() throws {
        var view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.window.addSubview(view)
        for _ in 0..<300 {
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.addSubview(inner)
            view = inner
        }
        #expect(try agent.call("tree", ["depth": 100, "limit": 20_000])["isTruncated"] == true)
        #expect(agent.code("tree", ["depth": 101]) == .invalidArgument)
    }
}
