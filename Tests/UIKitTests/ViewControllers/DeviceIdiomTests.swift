import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Idiom of the device")
struct DeviceIdiomTests {
    @Test("LODESTONE_IDIOM sets the idiom phone or pad; other values have no effect")
    func idiomOfEnvironment() {
        #expect(UIUserInterfaceIdiom.named("phone") == .phone)
        #expect(UIUserInterfaceIdiom.named("pad") == .pad)
        #expect(UIUserInterfaceIdiom.named("television") == nil)
        #expect(UIUserInterfaceIdiom.named(nil) == nil)
    }

    @Test("A phone has the idiom phone, and a phone with a larger monitor becomes a pad")
    func idiomOfPhone() {
        let host = TestHost()
        var changes: [UIUserInterfaceIdiom] = []
        host.window.registerForTraitChanges([UITraitUserInterfaceIdiom.self]) { (window: UIWindow, _: UITraitCollection) in
            changes.append(window.traitCollection.userInterfaceIdiom)
        }
        host.isPhone = true
        host.advance(by: 0.5)
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
        #expect(UITraitCollection.current.userInterfaceIdiom == .phone)
        host.isPhone = false
        host.advance(by: 0.5)
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
        #expect(changes == [.phone, .pad])
    }

    @Test("The device and the traits of a window have the same idiom")
    func idiomOfWindow() {
        let host = TestHost()
        #expect(UIDevice.current.userInterfaceIdiom == host.window.traitCollection.userInterfaceIdiom)
    }
}
