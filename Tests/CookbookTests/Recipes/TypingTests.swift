import Testing
import UIKit
import UIKitTesting

@testable import Cookbook

@MainActor
struct TypingTests {
    @Test func returnMovesToTheNextField() async {
        let host = TestHost()
        let screen = AddressController()
        host.window.rootViewController = screen
        await host.settle()

        screen.fields[0].becomeFirstResponder()
        host.type("Ada\n12 Lake Road\n")

        #expect(screen.fields.map(\.text) == ["Ada", "12 Lake Road", ""])
        #expect(screen.fields[2].isFirstResponder)

        host.press("a", modifiers: .control)
        host.press("Backspace")
        #expect(screen.fields[2].text == "")
    }
}
