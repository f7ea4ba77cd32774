import Testing
import UIKit
import UIKitTesting

// A superclass that conforms to a delegate protocol, and subclasses that override its delegate methods, as documented in uikit.md.

private class ListController: UIViewController, UIScrollViewDelegate {
    let list = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.contentSize = CGSize(width: view.bounds.width, height: 4000)
        list.delegate = self
        view.addSubview(list)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

private final class FeedController: ListController {
    var offsets: [CGFloat] = []

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
}

/// A view that overrides its methods as its layer's delegate.
private final class StillView: UIView {
    var layouts = 0
    var displays = 0

    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }

    override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        layouts += 1
    }

    override func display(_ layer: CALayer) { displays += 1 }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }
}

@MainActor
@Suite("Subclasses of classes that conform to a delegate protocol")
struct DelegateSubclassTests {
    @Test("An override of a delegate method that the superclass implements is called")
    func override() {
        let host = TestHost()
        let controller = FeedController()
        host.window.rootViewController = controller
        host.advance(by: 0.1)
        controller.list.contentOffset.y = 40
        #expect(controller.offsets == [40])
    }

    @Test("Overrides of a view's methods as its layer's delegate are called")
    func layerDelegate() {
        let host = TestHost()
        let view = StillView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        host.window.addSubview(view)
        view.layer.setNeedsDisplay()
        host.advance(by: 0.1)
        UIView.animate(withDuration: 1) { view.frame.size.width = 100 }
        #expect(view.layer.animationKeys() == nil)
        #expect(view.layouts > 0)
        #expect(view.displays > 0)
    }
}
