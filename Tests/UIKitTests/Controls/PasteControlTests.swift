import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct PasteControlTests {
    private final class PasteTarget: UIView {
        var texts: [String] = []
        override func paste(itemProviders: [NSItemProvider]) {
            for provider in itemProviders {
                _ = provider.loadObject(ofClass: NSString.self) { object, _ in
                    let text = (object as? NSString).map { $0 as String } ?? ""
                    MainActor.assumeIsolated { self.texts.append(text) }
                }
            }
        }
    }

    @Test func pastesTypesThatTheTargetAccepts() async {
        let host = TestHost()
        UIPasteboard.general.string = nil
        let pasteTarget = PasteTarget(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        pasteTarget.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
        let control = UIPasteControl(configuration: UIPasteControl.Configuration())
        control.frame.origin = CGPoint(x: 20, y: 50)
        control.target = pasteTarget
        host.window.addSubview(pasteTarget)
        host.window.addSubview(control)
        host.advance(by: 0.1)
        #expect(control.bounds.width > 60)
        let button = control.subviews.compactMap { $0 as? UIButton }.first
        #expect(button?.isEnabled == false)
        UIPasteboard.general.string = "words"
        host.advance(by: 0.1)
        #expect(button?.isEnabled == true)
        UIPasteboard.general.image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        #expect(button?.isEnabled == false)
        UIPasteboard.general.string = "more"
        control.isEnabled = false
        #expect(button?.isEnabled == false)
    }
}
