import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Idiom of the device")
struct DeviceIdiomTests {
    @Test("LODESTONE_IDIOM=phone sets the idiom phone; other values and no value set pad")
    func idiomOfEnvironment() {
        #expect(UIUserInterfaceIdiom.named("phone") == .phone)
        #expect(UIUserInterfaceIdiom.named("television") == .pad)
        #expect(UIUserInterfaceIdiom.named(nil) == .pad)
    }

    @Test("The device and the traits of a window have the same idiom")
    func idiomOfWindow() {
        let host = TestHost()
        #expect(UIDevice.current.userInterfaceIdiom == host.window.traitCollection.userInterfaceIdiom)
    }
}
