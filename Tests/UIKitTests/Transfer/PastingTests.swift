import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Pasting")
struct PastingTests {
    private final class PlainView: UIView {}

    private class Copying: UIView {
        private(set) var copies = 0
        override func copy(_ sender: Any?) { copies += 1 }
    }

    private final class InheritingView: Copying {}

    private final class Pasted: UIView {
        private(set) var items: [NSItemProvider] = []
        override func paste(itemProviders: [NSItemProvider]) { items += itemProviders }
    }

    @Test("A responder can perform the edit commands that its class overrides")
    func overrides() {
        let host = TestHost()
        let (plain, copying) = (PlainView(), Copying())
        host.window.addSubview(copying)
        copying.addSubview(plain)
        #expect(copying.canPerformAction(.copy, withSender: nil))
        for action in [Selector.cut, .paste, .delete, .select, .selectAll] { #expect(!copying.canPerformAction(action, withSender: nil)) }
        #expect(InheritingView().canPerformAction(.copy, withSender: nil) && !InheritingView().canPerformAction(.cut, withSender: nil))
        #expect(!plain.canPerformAction(.copy, withSender: nil))
        #expect(plain.target(forAction: .copy, withSender: nil) as? UIView === copying)
        #expect(plain.target(forAction: .cut, withSender: nil) == nil)
    }

    @Test("A paste configuration checks each item separately, and accepts items that conform")
    func configuration() {
        let host = TestHost()
        let view = Pasted()
        host.window.addSubview(view)
        #expect(!view.canPerformAction(.paste, withSender: nil))
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
        #expect(!view.canPerformAction(.paste, withSender: nil))
        UIPasteboard.general.string = "x"
        #expect(view.canPerformAction(.paste, withSender: nil))
        view.paste(nil)
        #expect(view.items.count == 1)
        UIPasteboard.general.setObjects(["x" as NSString, picture(.red)] as [any NSItemProviderWriting])
        #expect(!view.canPerformAction(.paste, withSender: nil))
        view.paste(nil)
        #expect(view.items.count == 1)
        view.pasteConfiguration?.addTypeIdentifiers(forAccepting: UIImage.self)
        view.paste(nil)
        #expect(view.items.count == 3)
    }
}
