import UIKit
import UIKitTesting

/// A window with a root view of 300 × 200 points.
@MainActor
struct LayoutBench {
    let host: TestHost
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    init(scale: CGFloat = 2) {
        host = TestHost(size: CGSize(width: 320, height: 480), scale: scale)
        host.window.addSubview(root)
    }

    /// Creates views in the root that use constraints.
    func makeViews(_ count: Int) -> [UIView] {
        (0..<count).map { _ in add(UIView()) }
    }

    @discardableResult
    func add<View: UIView>(_ view: View) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    func layOut() { root.layoutIfNeeded() }
}

/// A view with an intrinsic content size.
@MainActor
final class ContentView: UIView {
    var content: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    override var intrinsicContentSize: CGSize { content }
}
