import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Labels that tighten text before truncation") @MainActor
struct LabelTighteningTests {
    let host = TestHost(size: CGSize(width: 300, height: 200))

    private func label(_ part: CGFloat, tightens: Bool) -> UILabel {
        let label = UILabel()
        label.text = "Letters that stand by each other"
        label.font = .systemFont(ofSize: 17)
        let whole = label.intrinsicContentSize
        label.allowsDefaultTighteningForTruncation = tightens
        label.frame = CGRect(x: 0, y: 0, width: (whole.width * part).rounded(), height: whole.height)
        host.window.addSubview(label)
        host.advance(by: 0.1)
        return label
    }

    private func picture(_ part: CGFloat, tightens: Bool) -> Data? {
        UIImage(cgImage: host.snapshot(of: label(part, tightens: tightens))).pngData()
    }

    @Test("A text that is a little too long is tightened, and a text that is far too long is truncated")
    func tightens() {
        let (loose, tight) = (picture(0.97, tightens: false), picture(0.97, tightens: true))
        #expect(loose != nil && loose != tight)
        #expect(picture(0.6, tightens: false) == picture(0.6, tightens: true))
    }

    @Test("A text that fits is not tightened")
    func fits() {
        #expect(picture(1.05, tightens: false) == picture(1.05, tightens: true))
    }
}
