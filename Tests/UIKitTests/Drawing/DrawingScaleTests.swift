import Foundation
import Synchronization
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Images drawn by an app have the screen's scale")
struct DrawingScaleTests {
    let host = TestHost(size: CGSize(width: 200, height: 200), scale: 2)

    /// The scales of images from all functions that create an image without an explicit scale.
    private static func scales() -> [CGFloat] {
        let size = CGSize(width: 10, height: 10)
        UIGraphicsBeginImageContextWithOptions(size, false, 0)
        let context = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 0
        return [
            context?.scale ?? 0, UIGraphicsImageRenderer(size: size).image { _ in }.scale,
            UIGraphicsImageRenderer(size: size, format: .default()).image { _ in }.scale,
            UIGraphicsImageRenderer(size: size, format: format).image { _ in }.scale,
            UIImage(systemName: "star")?.scale ?? 0, UITraitCollection.current.displayScale,
        ]
    }

    private static let twice = [CGFloat](repeating: 2, count: 6)

    final class Drawer: UIViewController {
        var found: [String: [CGFloat]] = [:]
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

        override func viewDidLoad() {
            super.viewDidLoad()
            found["viewDidLoad"] = DrawingScaleTests.scales()
            button.addAction(UIAction { [unowned self] _ in found["action"] = DrawingScaleTests.scales() }, for: .touchUpInside)
            view.addSubview(button)
            let tap = UITapGestureRecognizer()
            tap.addHandler { [unowned self] _ in found["recognizer"] = DrawingScaleTests.scales() }
            let area = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
            area.addGestureRecognizer(tap)
            view.addSubview(area)
            // The host of another test may be active when the block runs. The screen's scale is then that host's scale.
            DispatchQueue.main.async { [weak self] in
                let screen = UIScreen.main.scale
                self?.found["main queue"] = DrawingScaleTests.scales().map { $0 * 2 / screen }
            }
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            UIView.animate(withDuration: 0.1) {
                self.button.alpha = 0.5
            } completion: { [weak self] _ in
                self?.found["completion"] = DrawingScaleTests.scales()
            }
        }
    }

    @Test("Images that an app draws in viewDidLoad, actions, recognizers, completions and on the main queue have the screen's scale")
    func everywhere() async throws {
        let drawer = Drawer()
        host.window.rootViewController = drawer
        host.advance(by: 0.5)
        host.tap(at: CGPoint(x: 50, y: 25))
        host.tap(at: CGPoint(x: 50, y: 125))
        await host.settle()
        for caller in ["viewDidLoad", "action", "recognizer", "completion", "main queue"] {
            #expect(drawer.found[caller] == Self.twice, "\(caller)")
        }
        #expect(Self.scales() == Self.twice)
    }

    @Test("Images drawn on other threads have the screen's scale")
    func threads() {
        #expect(Self.scales() == Self.twice)
        let scale = Mutex<CGFloat>(0)
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
            scale.withLock { $0 = image.scale }
            isDone.signal()
        }
        // No other test runs during this wait, so no other screen's scale is used.
        isDone.wait()
        #expect(scale.withLock { $0 } == 2)
    }

    @Test("With two hosts, images have the scale of the host whose code runs")
    func twoHosts() {
        let coarse = TestHost(size: CGSize(width: 100, height: 100), scale: 1)
        let views = [host, coarse].map { host in
            let drawer = Drawer()
            host.window.rootViewController = drawer
            host.advance(by: 0.5)
            host.tap(at: CGPoint(x: 50, y: 25))
            return drawer
        }
        for caller in ["viewDidLoad", "action", "completion"] {
            #expect(views[0].found[caller] == Self.twice, "\(caller)")
            #expect(views[1].found[caller] == [1, 1, 1, 1, 1, 1], "\(caller)")
        }
    }
}

@MainActor
@Suite("Snapshots of view hierarchies after screen updates")
struct UpdatedPictureTests {
    let host = TestHost(size: CGSize(width: 200, height: 200), scale: 1)

    private func color(_ image: UIImage, _ x: Int, _ y: Int) -> UIColor? {
        image.cgImage?.color(x: x, y: y).map { UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha) }
    }

    /// A view of 100 × 100 points whose constraints keep a red square at its right edge.
    private func scene(in parent: UIView?) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let square = UIView()
        square.backgroundColor = .red
        square.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(square)
        parent?.addSubview(view)
        NSLayoutConstraint.activate([
            square.trailingAnchor.constraint(equalTo: view.trailingAnchor), square.topAnchor.constraint(equalTo: view.topAnchor),
            square.widthAnchor.constraint(equalToConstant: 20), square.heightAnchor.constraint(equalToConstant: 20),
        ])
        return view
    }

    @Test("Snapshots after screen updates include pending layout and constraints, with or without a window", arguments: [true, false])
    func layout(isInWindow: Bool) throws {
        let drawn = scene(in: isInWindow ? host.window : nil)
        let image = UIGraphicsImageRenderer(size: drawn.bounds.size).image { _ in
            #expect(drawn.drawHierarchy(in: drawn.bounds, afterScreenUpdates: true))
        }
        #expect(color(image, 90, 10) == .red && color(image, 10, 10)?.cgColor.alpha == 0)

        let copied = scene(in: isInWindow ? host.window : nil)
        let snapshot = try #require(copied.snapshotView(afterScreenUpdates: true))
        #expect(color(UIImage(cgImage: host.snapshot(of: snapshot)), 90, 10) == .red)

        let cut = scene(in: isInWindow ? host.window : nil)
        let part = try #require(
            cut.resizableSnapshotView(
                from: CGRect(x: 80, y: 0, width: 20, height: 20), afterScreenUpdates: true, withCapInsets: .zero))
        #expect(color(UIImage(cgImage: host.snapshot(of: part)), 10, 10) == .red)
    }

    @Test("Snapshots after screen updates include the pending layout of superviews")
    func superviews() {
        let view = UIView()
        view.backgroundColor = .green
        view.translatesAutoresizingMaskIntoConstraints = false
        host.window.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: host.window.leadingAnchor), view.topAnchor.constraint(equalTo: host.window.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 30),
        ])
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in
            #expect(view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 30, height: 30), afterScreenUpdates: true))
        }
        #expect(color(image, 15, 15) == .green)
    }
}
