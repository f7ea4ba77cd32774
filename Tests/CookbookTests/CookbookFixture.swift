import UIKit
import UIKitTesting

/// A host with one view or one screen in its window.
@MainActor
enum CookbookFixture {
    /// A host whose window contains `view`.
    static func host(showing view: UIView, size: CGSize = CGSize(width: 400, height: 600)) -> TestHost {
        let host = TestHost(size: size)
        host.window.backgroundColor = .systemBackground
        host.window.addSubview(view)
        return host
    }

    /// A host whose window has `controller` as its root, after its appearance.
    static func host(showing controller: UIViewController, size: CGSize = CGSize(width: 400, height: 600)) async -> TestHost {
        let host = TestHost(size: size)
        host.window.rootViewController = controller
        await host.settle()
        return host
    }
}
