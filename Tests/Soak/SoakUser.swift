import Foundation
import GalleryScreens
import UIKit
import UIKitTesting

/// A user of the Gallery who performs random actions.
@MainActor
final class SoakUser {
    /// A controller, or a view of one.
    private struct Observed {
        weak var object: AnyObject?
        let name: String
        let round: Int
    }

    private let host = TestHost(size: CGSize(width: 390, height: 844), scale: 1)
    private let gallery = GalleryViewController.make(sections: gallerySections)
    private var random: UInt64
    private var observed: [ObjectIdentifier: Observed] = [:]
    private(set) var rounds = 0
    private(set) var actions = 0
    /// The simulated time in seconds.
    private(set) var seconds = 0.0

    private static let titles = gallerySections.flatMap(\.demos).map(\.title)
    private static let sizes = [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1024, height: 768)]
    private static let actionsInRound = 40

    init(seed: UInt64) {
        random = seed | 1
        host.window.rootViewController = gallery
        wait(1)
    }

    /// A number from 0 to `limit` - 1 (xorshift64).
    private func number(_ limit: Int) -> Int {
        random ^= random << 13
        random ^= random >> 7
        random ^= random << 17
        return Int(random % UInt64(limit))
    }

    private var point: CGPoint {
        CGPoint(x: CGFloat(number(Int(host.window.bounds.width))), y: CGFloat(number(Int(host.window.bounds.height))))
    }

    private func wait(_ time: Double) {
        host.advance(by: time)
        seconds += time
    }

    /// Opens a demo, uses it and leaves it.
    func playRound() async {
        rounds += 1
        host.resize(to: Self.sizes[rounds % Self.sizes.count])
        gallery.open(demoTitled: Self.titles[rounds % Self.titles.count])
        wait(1)
        for _ in 0..<Self.actionsInRound {
            act()
            note(gallery)
            wait(0.5 + Double(number(600)) / 100)
        }
        await leave()
    }

    private func act() {
        actions += 1
        switch number(12) {
        case 0...4: host.tap(at: point)
        case 5, 6: host.drag(from: point, to: point, duration: 0.3)
        case 7: host.longPress(at: point)
        case 8:
            host.pointer.move(to: point)
            host.pointer.scroll(by: CGPoint(x: 0, y: CGFloat(number(200) - 100)))
        case 9: host.type("soak \(number(100))")
        case 10: host.pinch(at: point, from: 60, to: CGFloat(30 + number(150)))
        default: host.press(["escape", "tab", "return", "down"][number(4)])
        }
    }

    /// Dismisses everything, and shows the first demo in a window of the first size.
    private func leave() async {
        host.press("escape")
        gallery.dismiss(animated: false)
        host.window.endEditing(true)
        gallery.open(demoTitled: Self.titles[0])
        UIPasteboard.general.items = []
        host.resize(to: Self.sizes[0])
        await host.settle()
        wait(5)
        await host.settle()
        for (id, entry) in observed where entry.object == nil { observed[id] = nil }
    }

    /// Observes the lifetime of a controller, of its views and of the controllers inside of it.
    private func note(_ controller: UIViewController) {
        let name = "\(type(of: controller))"
        observe(controller, name)
        if let view = controller.viewIfLoaded { note(view, of: name) }
        for child in controller.children { note(child) }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller { note(presented) }
    }

    private func note(_ view: UIView, of controller: String) {
        observe(view, "\(type(of: view)) of \(controller)")
        for subview in view.subviews { note(subview, of: controller) }
    }

    private func observe(_ object: AnyObject, _ name: String) {
        let id = ObjectIdentifier(object)
        if observed[id]?.object == nil { observed[id] = Observed(object: object, name: name, round: rounds) }
    }

    /// The number of controllers and views that are still alive.
    var liveObjects: Int { observed.count }

    /// The number and names of the objects of earlier rounds that are still alive, the most frequent first.
    var survivors: String {
        let names = observed.values.filter { $0.round < rounds }.map(\.name)
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return counts.prefix(20).map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    }
}
