import Testing
import UIKit

@MainActor
struct DeviceIdiomTests {
    @Test("LODESTONE_IDIOM=phone sets the idiom phone; other values and no value set pad")
    func idiomOfEnvironment() {
        #expect(UIDevice.idiom(named: "phone") == .phone)
        #expect(UIDevice.idiom(named: "television") == .pad)
        #expect(UIDevice.idiom(named: nil) == .pad)
    }
}
