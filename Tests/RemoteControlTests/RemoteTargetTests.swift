import RemoteProtocol
import Testing

@Suite("Targets and arguments of the remote control")
struct RemoteTargetTests {
    @Test("The short notation of a target is an identifier, a number, a point, a class or a text")
    func notation() throws {
        #expect(try RemoteTarget("#save") == RemoteTarget(.identifier("save")))
        #expect(try RemoteTarget("@12") == RemoteTarget(.element(12)))
        #expect(try RemoteTarget("12.5, -3") == RemoteTarget(.point(x: 12.5, y: -3)))
        #expect(try RemoteTarget("class:UIButton") == RemoteTarget(.className("UIButton")))
        #expect(try RemoteTarget("text:#save") == RemoteTarget(.text("#save")))
        #expect(try RemoteTarget("Save, then close") == RemoteTarget(.text("Save, then close")))
        #expect(try RemoteTarget("#") == RemoteTarget(.text("#")))
        #expect(try RemoteTarget("nan,nan") == RemoteTarget(.text("nan,nan")))
        #expect(try RemoteTarget(["text": "Save", "index": 1]) == RemoteTarget(.text("Save"), index: 1))
    }

    @Test(
        "Targets that are empty or ambiguous are refused",
        arguments: [
            "", 1, [:], ["x": 1], ["text": ""], ["text": "a", "identifier": "b"], ["text": "a", "index": -1], ["text": "a", "index": 0.5],
            ["index": 1],
        ] as [JSONValue])
    func refused(_ value: JSONValue) {
        #expect { try RemoteTarget(value) } throws: { ($0 as? RemoteError)?.code == .invalidArgument }
    }

    @Test("A target survives encoding to a JSON object and decoding")
    func roundTrip() throws {
        for target in [
            RemoteTarget(.identifier("a")), RemoteTarget(.element(3)), RemoteTarget(.point(x: 1.5, y: 2)),
            RemoteTarget(.className("A"), index: 2),
            RemoteTarget(.text("#a")),
        ] {
            #expect(try RemoteTarget(target.json) == target)
        }
    }

    @Test("On the command line, the first arguments of a command are recognized by their order, without names")
    func commandLine() throws {
        let drag = try RemoteArguments(["--socket", "/run/a", "drag", "#row", "20,300", "--duration", "0.2", "--json"])
        #expect(drag.socket == "/run/a" && drag.isJSON && drag.command == "drag")
        #expect(drag.arguments == ["from": "#row", "to": "20,300", "duration": 0.2])
        let wait = try RemoteArguments(["wait", "Saved", "--gone", "--timeout", "2"])
        #expect(wait.arguments == ["target": "Saved", "gone": true, "timeout": 2])
        #expect(try RemoteArguments(["run", "-"]).words == ["-"])
        for words in [["tap", "--speed", "2"], ["tap", "a", "b"], ["press", "a", "soon"], ["tap", "--target"], ["--socket"]] {
            #expect { try RemoteArguments(words) } throws: { ($0 as? RemoteError)?.code == .invalidArgument }
        }
    }

    @Test("The help text lists each command and each argument")
    func help() {
        for command in RemoteCommand.all {
            #expect(RemoteArguments.help().contains("\n  \(command.name): "))
            for argument in command.arguments { #expect(RemoteArguments.help(command.name).contains("--\(argument.name) ")) }
        }
    }
}
