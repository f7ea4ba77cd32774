import Host
import RemoteControl
import RemoteProtocol
import Testing
import UIKitTesting

@testable import GalleryScreens

@MainActor @Suite struct RemoteFormTests {
    @Test func `Words: the form is filled in by commands of the remote control alone`() async throws {
        let driver = await DemoDriver(WordsViewController.demo)
        _ = driver.host.window
        let session = RemoteSession(platform: try #require(Platform.current))
        func call(_ command: String, _ arguments: JSONValue) throws -> JSONValue {
            let request = RemoteRequest(id: 1, command: command, arguments: arguments)
            return try RemoteConnection.result(inResponse: session.handle(request.line).utf8)
        }
        _ = try call("tap", ["target": "Form"])
        _ = try call("wait", ["target": "Ida Lund"])
        _ = try call("type", ["text": "Ada Holm", "target": "Ida Lund"])
        _ = try call("type", ["text": "ada@example.org", "target": "ida@example.org"])
        _ = try call("type", ["text": "12.5", "target": "0.00"])
        _ = try call("wait", ["idle": true])
        let texts = driver.views(UITextField.self).compactMap(\.text)
        #expect(texts.contains("Ada Holm") && texts.contains("ada@example.org") && texts.contains("12.5"))
    }
}
