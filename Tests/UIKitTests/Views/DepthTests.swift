import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Deep hierarchies")
struct DepthTests {
    /// A chain of nested views, from the outermost to the innermost. Some views clip or have round corners.
    private func chain(_ count: Int, in top: UIView) -> [UIView] {
        var views = [top]
        for index in 0..<count {
            let view = UIView(frame: CGRect(x: 0.125, y: 0, width: 300, height: 300))
            view.tag = index + 1
            view.clipsToBounds = index % 3 == 0
            view.layer.cornerRadius = index % 6 == 0 ? 4 : 0
            views[index].addSubview(view)
            views.append(view)
        }
        return views
    }

    @Test("2,000 nested views can be created, laid out, hit-tested, drawn and released", arguments: [500, 2000])
    func nested(count: Int) async {
        let host = TestHost(size: CGSize(width: 1000, height: 400))
        weak var innermost: UIView?
        weak var outermost: UIView?
        do {
            let views = chain(count, in: host.window)
            let last = views[count]
            last.backgroundColor = .red
            last.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            host.window.tintColor = .green
            host.window.overrideUserInterfaceStyle = .dark
            await host.settle()
            #expect(host.window.viewWithTag(count) === last)
            #expect(last.tintColor == .green && last.traitCollection.userInterfaceStyle == .dark)
            let point = CGPoint(x: CGFloat(count) / 8 + 25, y: 100)
            #expect(last.convert(CGPoint(x: 25, y: 100), to: host.window) == point)
            #expect(host.window.hitTest(point, with: nil) === last)
            _ = host.snapshot()
            innermost = last
            outermost = views[1]
            views[1].removeFromSuperview()
        }
        await host.settle()
        #expect(outermost == nil && innermost == nil)
    }

    @Test("Layers that are nested too deeply are not drawn, and all other layers are")
    func tooDeep() async throws {
        let host = TestHost(size: CGSize(width: 40, height: 40))
        var views = [host.window as UIView]
        for index in 0..<4010 {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            views[index].addSubview(view)
            views.append(view)
        }
        let mark = { (color: UIColor, x: CGFloat) in
            let view = UIView(frame: CGRect(x: x, y: 0, width: 10, height: 10))
            view.backgroundColor = color
            return view
        }
        views[3900].addSubview(mark(.red, 0))
        views[4005].addSubview(mark(.green, 20))
        host.window.backgroundColor = .white
        await host.settle()
        let picture = host.snapshot()
        let drawn = try #require(picture.color(x: 5, y: 5))
        let left = try #require(picture.color(x: 25, y: 5))
        #expect(drawn.red > 0.8 && drawn.green < 0.5)
        #expect(left.red > 0.8 && left.green > 0.8)
        views[1].removeFromSuperview()
    }
}
