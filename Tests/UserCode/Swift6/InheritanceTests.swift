import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting
import WebKit

// Subclasses as in layout libraries, themes and tests of delegates.

private final class Gap: NSLayoutConstraint {
    var note = "gap"
}

/// Overrides the designated initializers of Apple's class, and therefore inherits the convenience ones.
private final class Item: UIBarButtonItem {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Leash: UIAttachmentBehavior {}

private final class Shade: UIColor, @unchecked Sendable {
    override var cgColor: CGColor { CGColor(gray: 0.5, alpha: 1) }
}

private final class Badge: UIImage, @unchecked Sendable {
    let number: Int

    init(number: Int, _ pixels: CGImage) {
        self.number = number
        super.init(cgImage: pixels)
    }

    required init?(coder: NSCoder) { nil }

    required convenience init(imageLiteralResourceName name: String) { fatalError("no literal") }
}

private final class Ring: CALayer {
    var width: CGFloat = 1
    var renderings = 0

    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func render(in ctx: CGContext) {
        renderings += 1
        super.render(in: ctx)
    }

    override func setAffineTransform(_ m: CGAffineTransform) { super.setAffineTransform(m.scaledBy(x: 2, y: 2)) }
}

private final class Card: UIView {
    var calls: [String] = []

    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        calls.append("snapshot")
        return super.snapshotView(afterScreenUpdates: afterUpdates)
    }

    override func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        calls.append("resizable")
        return super.resizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
    }

    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        calls.append("hierarchy")
        return super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
    }

    override func viewPrintFormatter() -> UIViewPrintFormatter {
        calls.append("print")
        return super.viewPrintFormatter()
    }
}

private final class Page: WKNavigationAction {
    override var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/page")) }
    override var navigationType: WKNavigationType { .linkActivated }
}

private final class Browser: WKWebView {
    var scripts: [String] = []

    override func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        scripts.append(javaScriptString)
        completionHandler?(42, nil)
    }
}

private class Sheet: UIViewController {
    override var nibName: String? { "Sheet" }
    override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }

    override func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) { completion?(true) }
}

/// Operators that many libraries declare.
extension UILayoutPriority {
    static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue + rhs) }
    static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue - rhs) }
}

@MainActor
@Suite("Subclasses inherit and override the same members as with Apple's SDK")
struct InheritanceTests {
    let host = TestHost()

    @Test("A subclass of NSLayoutConstraint inherits the initializer with items, and its constraints are applied")
    func constraints() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        host.window.addSubview(view)
        let gap = Gap(
            item: view, attribute: .width, relatedBy: .equal, toItem: host.window, attribute: .width, multiplier: 0.5, constant: 10)
        let height = Gap(
            item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 30)
        NSLayoutConstraint.activate([gap, height])
        host.advance(by: 0.1)
        #expect(gap.note == "gap" && gap.multiplier == 0.5 && gap.firstItem === view && gap.secondItem === host.window)
        #expect(view.bounds.size == CGSize(width: 205, height: 30))
    }

    @Test("A bar button item that overrides the designated initializers inherits the convenience ones")
    func barButtonItems() {
        #expect(Item(title: "Save", style: .done, target: nil, action: nil).title == "Save")
        #expect(Item(barButtonSystemItem: .add, target: nil, action: nil).image != nil)
        #expect(Item(customView: UIView()).customView != nil)
        #expect(UIBarButtonItem.flexibleSpace().title == nil)
    }

    @Test("A subclass of UIAttachmentBehavior inherits the initializers")
    func behaviors() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
        let leash = Leash(item: view, attachedToAnchor: CGPoint(x: 110, y: 60))
        #expect(leash.length == 50 && leash.attachedBehaviorType == .anchor && leash.anchorPoint == CGPoint(x: 110, y: 60))
        let other = UIView(frame: CGRect(x: 200, y: 100, width: 20, height: 20))
        #expect(Leash(item: view, attachedTo: other).length == 100)
    }

    @Test("Subclasses of UIColor and UIImage inherit the designated initializers")
    func colorsAndImages() throws {
        #expect(Shade(red: 1, green: 0, blue: 0, alpha: 1).cgColor.numberOfComponents == 2)
        #expect(Shade(hue: 0.5, saturation: 1, brightness: 1, alpha: 1).cgColor.alpha == 1)
        #expect(UIColor().cgColor.alpha == 0)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            UIColor.red.setFill(); $0.fill($0.format.bounds)
        }
        let badge = Badge(number: 3, try #require(image.cgImage))
        #expect(badge.number == 3 && badge.size.width == badge.size.height && badge.size.width > 0)
        #expect(UIImage().size == .zero)
    }

    @Test("A layer subclass can override rendering and transforms")
    func layers() {
        let ring = Ring()
        ring.bounds.size = CGSize(width: 10, height: 10)
        ring.setAffineTransform(.identity)
        #expect(ring.affineTransform().a == 2)
        _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { ring.render(in: $0.cgContext) }
        #expect(ring.renderings == 1)
    }

    @Test("A view subclass can override snapshots and its print formatter")
    func views() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        host.window.addSubview(card)
        host.advance(by: 0.1)
        let copy = (card as UIView).snapshotView(afterScreenUpdates: true)
        _ = (card as UIView).resizableSnapshotView(from: card.bounds, afterScreenUpdates: false, withCapInsets: .zero)
        _ = UIGraphicsImageRenderer(bounds: card.bounds).image { _ in
            _ = (card as UIView).drawHierarchy(in: card.bounds, afterScreenUpdates: true)
        }
        _ = (card as UIView).viewPrintFormatter()
        #expect(copy != nil && card.calls == ["snapshot", "resizable", "hierarchy", "print"])
    }

    @Test("Tests may subclass navigation actions and override evaluateJavaScript")
    func web() async {
        let action: WKNavigationAction = Page()
        #expect(action.request.url?.path == "/page" && action.navigationType == .linkActivated)
        #expect(WKNavigationAction().request.url?.absoluteString == "about:blank")
        let browser = Browser(frame: .zero)
        let value = await withCheckedContinuation { done in
            (browser as WKWebView).evaluateJavaScript("1 + 1") { value, _ in done.resume(returning: value as? Int) }
        }
        #expect(value == 42 && browser.scripts == ["1 + 1"])
    }

    @Test("A controller subclass can override its nib name, the child for the home indicator, and transitions")
    func controllers() {
        let sheet: UIViewController = Sheet()
        #expect(sheet.nibName == "Sheet" && sheet.childForHomeIndicatorAutoHidden == nil)
        var ended = false
        sheet.transition(from: UIViewController(), to: UIViewController(), duration: 0, animations: nil) { ended = $0 }
        #expect(ended)
        let navigation = UINavigationController(rootViewController: sheet)
        #expect(navigation.childForHomeIndicatorAutoHidden === sheet)
        #expect(navigation.childForScreenEdgesDeferringSystemGestures === sheet)
    }

    @Test("Anchors and guides are equal to themselves")
    func anchors() {
        let (first, second) = (UIView(), UIView())
        #expect(first.leadingAnchor == first.leadingAnchor && first.leadingAnchor.hash == first.leadingAnchor.hash)
        #expect(first.leadingAnchor != first.trailingAnchor && first.leadingAnchor != second.leadingAnchor)
        #expect(first.widthAnchor == first.widthAnchor && first.firstBaselineAnchor == first.firstBaselineAnchor)
        #expect(
            first.safeAreaLayoutGuide == first.safeAreaLayoutGuide
                && first.layoutMarginsGuide.topAnchor == first.layoutMarginsGuide.topAnchor)
        let distance = first.leadingAnchor.anchorWithOffset(to: first.trailingAnchor)
        #expect(distance == first.leadingAnchor.anchorWithOffset(to: first.trailingAnchor) && distance != first.widthAnchor)
        let constraint = first.topAnchor.constraint(equalTo: first.bottomAnchor)
        #expect(constraint.firstAnchor.isEqual(first.topAnchor) && constraint.secondAnchor?.isEqual(first.bottomAnchor) == true)
    }

    @Test("UILayoutPriority has no operators, so that an app's own operators are not ambiguous")
    func priorities() {
        #expect((UILayoutPriority.defaultHigh + 1).rawValue == 751 && (UILayoutPriority.required - 1).rawValue == 999)
    }

    @Test("UI_USER_INTERFACE_IDIOM() returns the device's idiom; the result of addObserver(forName:) can be ignored")
    func olderNames() {
        #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
        let center = NotificationCenter()
        final class Count: @unchecked Sendable { var value = 0 }
        let count = Count()
        center.addObserver(forName: Notification.Name("a"), object: nil, queue: nil) { _ in count.value += 1 }
        center.post(name: Notification.Name("a"), object: nil)
        #expect(count.value == 1)
    }
}
