import Testing
import UIKit
import UIKitTesting

@Suite("Fonts that ship with iOS") @MainActor
struct FontSubstituteTests {
    private let host = TestHost()

    @Test(
        "Fonts that ship with iOS are found by family name and by PostScript name",
        arguments: [
            "Helvetica", "HelveticaNeue", "Helvetica Neue", "HelveticaNeue-CondensedBold", "ArialMT", "Arial-BoldItalicMT", "Menlo-Regular",
            "Courier-Bold", "CourierNewPSMT", "TimesNewRomanPS-BoldMT", "Times New Roman", "Georgia", "AvenirNext-DemiBoldItalic",
            "Futura-Medium", "GillSans-Bold",
        ])
    func fontsOfIPhones(name: String) {
        #expect(UIFont(name: name, size: 17)?.pointSize == 17)
    }

    @Test("A font that ships with iOS has the traits in its PostScript name")
    func styles() {
        #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(UIFont(name: "Helvetica-Oblique", size: 12)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        #expect(UIFont(name: "HelveticaNeue", size: 12)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
    }

    @Test(
        "Unknown font names return nil, and so do styles that no font has",
        arguments: ["", "-", "Helvetica-Nonsense", "Helvetic", "No Such Font At All"])
    func unknown(name: String) {
        #expect(UIFont(name: name, size: 12) == nil)
    }
}
