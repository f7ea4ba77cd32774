import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Targeted previews")
struct TargetedPreviewTests {
    private let host = TestHost()
    private let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 60))

    init() {
        host.window.addSubview(view)
    }

    @Test("The default target of a view's preview is the view's position")
    func defaultTarget() {
        let box = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
        host.window.addSubview(box)
        box.addSubview(view)
        view.transform = CGAffineTransform(rotationAngle: 1)
        let preview = UITargetedDragPreview(view: view)
        #expect(preview.target.container === box)
        #expect(preview.target.center == view.center)
        #expect(preview.target.transform == view.transform)
        #expect(preview.size == CGSize(width: 100, height: 60))
        #expect(preview.target is UIDragPreviewTarget)
        #expect(preview.parameters is UIDragPreviewParameters)
    }

    @Test("The default target is the view's centre, for any anchor point")
    func anchor() {
        view.anchorPoint = .zero
        let target = UITargetedPreview(view: view).target
        #expect(target.center == view.convert(CGPoint(x: 50, y: 30), to: host.window))
    }

    @Test("retargetedPreview(with:) changes only the target, and returns a drag preview for a drag preview")
    func retargets() {
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = UIBezierPath(ovalIn: view.bounds)
        parameters.backgroundColor = .clear
        let preview = UITargetedDragPreview(view: view, parameters: parameters)
        let target = UIDragPreviewTarget(container: host.window, center: CGPoint(x: 5, y: 6), transform: CGAffineTransform(scaleX: 2, y: 2))
        let moved: UITargetedDragPreview = preview.retargetedPreview(with: target)
        #expect(moved.view === view)
        #expect(moved.target === target)
        #expect(moved.parameters.visiblePath?.bounds == view.bounds)
        #expect(moved.parameters.backgroundColor == .clear)
        let plain = (preview as UITargetedPreview).retargetedPreview(with: UIPreviewTarget(container: host.window, center: .zero))
        #expect(plain is UITargetedDragPreview)
        #expect(UITargetedPreview(view: view).retargetedPreview(with: target).target === target)
    }

    @Test("Preview parameters and their paths are copied when they are assigned and when they are read")
    func copies() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        let parameters = UIPreviewParameters()
        parameters.visiblePath = path
        parameters.shadowPath = path
        path.apply(CGAffineTransform(scaleX: 5, y: 5))
        #expect(parameters.visiblePath?.bounds.width == 10)
        let preview = UITargetedPreview(view: view, parameters: parameters)
        parameters.visiblePath = nil
        parameters.backgroundColor = .red
        preview.parameters.shadowPath = nil
        #expect(preview.parameters.visiblePath?.bounds.width == 10)
        #expect(preview.parameters.shadowPath?.bounds.width == 10)
        #expect(preview.parameters.backgroundColor != .red)
        let copy = parameters.copy() as? UIPreviewParameters
        #expect(copy !== parameters && copy?.backgroundColor == .red)
    }

    @Test("A background of nil restores the default, which differs in light and dark")
    func background() {
        let parameters = UIDragPreviewParameters()
        let usual: UIColor = parameters.backgroundColor
        parameters.backgroundColor = .red
        parameters.backgroundColor = nil
        #expect(parameters.backgroundColor == usual)
        let dark = usual.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(usual.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) != dark)
    }

    @Test("A URL's preview has the width of its text, up to a maximum")
    func urlPreviews() throws {
        let short = UIDragPreview(for: try #require(URL(string: "https://swift.org/")))
        let titled = UIDragPreview(for: try #require(URL(string: "https://swift.org/")), title: "Swift")
        let long = UIDragPreview(for: try #require(URL(string: "https://example.org/" + String(repeating: "deep/", count: 60))))
        #expect(short.view.bounds.width > 60 && short.view.bounds.width < 150)
        #expect(titled.view.bounds.height > short.view.bounds.height + 10)
        #expect(long.view.bounds.width == PreviewConstants.urlWidth)
        #expect(short.parameters.visiblePath != nil)
        #expect(URLPreviewView.address(of: try #require(URL(string: "http://www.example.org/a%20b/"))) == "example.org/a b")
    }

    @Test("A view or a container outside of all windows stops the program")
    func outside() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let host = TestHost()
            _ = UITargetedDragPreview(view: UIView())
            _ = host.now
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let host = TestHost()
            _ = UIDragPreviewTarget(container: UIView(), center: .zero)
            _ = host.now
        }
        await #expect(processExitsWith: .success) { @MainActor in
            let host = TestHost()
            let target = UIDragPreviewTarget(container: host.window, center: .zero)
            _ = UITargetedDragPreview(view: UIView(), parameters: UIDragPreviewParameters(), target: target)
        }
    }
}
