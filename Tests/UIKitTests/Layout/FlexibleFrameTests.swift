import Testing
import UIKit
import UIKitTesting

/// Views with a frame and a flexible autoresizing mask that are set before the superview has its size.
@MainActor
@Suite("Flexible views in superviews of zero size")
struct FlexibleFrameTests {
    @Test("The first input accessory view has the window's width, also after a resize")
    func accessory() async {
        let host = TestHost(size: CGSize(width: 390, height: 700))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        field.inputAccessoryView = bar
        host.window.addSubview(field)
        field.becomeFirstResponder()
        await host.settle()
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 656, width: 390, height: 44))
        host.resize(to: CGSize(width: 500, height: 700))
        host.advance(by: 0.1)
        #expect(bar.bounds.width == 500)
    }
}
