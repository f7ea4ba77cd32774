import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Appearance proxies")
struct AppearanceProxyTests {
    let host = TestHost(size: CGSize(width: 390, height: 700))

    @MainActor class Caption: UILabel {}
    @MainActor final class FinalCaption: Caption {}
    @MainActor final class Badge: UIView {
        /// A property of an app's class. Its setter sets a property of the library's class.
        var fill: UIColor? {
            get { backgroundColor }
            set { backgroundColor = newValue }
        }
    }

    private func show<View: UIView>(_ view: View) -> View {
        host.window.addSubview(view)
        return view
    }

    @Test("appearance() returns the same proxy each time; other classes, containers and traits have other proxies")
    func identity() {
        let proxy: Caption = Caption.appearance()
        #expect(proxy === Caption.appearance() && proxy !== UILabel.appearance())
        #expect(UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]) !== UILabel.appearance())
        #expect(
            UILabel.appearance(whenContainedInInstancesOf: [UITableView.self])
                === UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UILabel.appearance(for: dark) === UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(UILabel.appearance(for: dark) !== UILabel.appearance())
        let item: UITabBarItem = UITabBarItem.appearance()
        #expect(item === UITabBarItem.appearance())
    }

    @Test("A proxy's values are applied to a view when it enters a window, not before")
    func entering() {
        UILabel.appearance().textColor = .systemRed
        let label = UILabel()
        #expect(label.textColor == .label)
        let container = UIView()
        container.addSubview(label)
        #expect(label.textColor == .label)
        host.window.addSubview(container)
        #expect(label.textColor == .systemRed)
    }

    @Test("A proxy's values are applied before didMoveToWindow and the view's layout")
    func order() {
        @MainActor final class Probe: UIView {
            var backgroundColors: [UIColor?] = []
            override func didMoveToWindow() { backgroundColors.append(backgroundColor) }
            override func layoutSubviews() { backgroundColors.append(backgroundColor) }
        }
        Probe.appearance().backgroundColor = .systemRed
        let probe = show(Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        host.advance(by: 0.1)
        #expect(probe.backgroundColors == [.systemRed, .systemRed])
    }

    @Test("A value that the app set on the view, also nil, takes precedence over the proxy's")
    func ownValue() {
        UILabel.appearance().textColor = .systemRed
        UIView.appearance().backgroundColor = .systemGreen
        let label = UILabel()
        label.textColor = .systemBlue
        label.backgroundColor = nil
        _ = show(label)
        #expect(label.textColor == .systemBlue && label.backgroundColor == nil)
    }

    @Test("A value set on a view in a window takes precedence over the proxy's when the view enters a window again")
    func ownValueInWindow() {
        UILabel.appearance().textColor = .systemRed
        let label = show(UILabel())
        label.textColor = .systemBlue
        label.removeFromSuperview()
        _ = show(label)
        #expect(label.textColor == .systemBlue)
    }

    @Test("Later changes of a proxy apply to views that enter a window later")
    func later() {
        UILabel.appearance().textColor = .systemRed
        let first = show(UILabel())
        UILabel.appearance().textColor = .systemGreen
        host.advance(by: 0.1)
        let second = show(UILabel())
        #expect(first.textColor == .systemRed && second.textColor == .systemGreen)
        first.removeFromSuperview()
        _ = show(first)
        #expect(first.textColor == .systemGreen)
    }

    @Test("A move inside of a window does not apply changes of a proxy")
    func moveInside() {
        UILabel.appearance().textColor = .systemRed
        let label = show(UILabel())
        let container = show(UIView())
        UILabel.appearance().textColor = .systemGreen
        container.addSubview(label)
        #expect(label.textColor == .systemRed)
    }

    @Test("A subclass's proxy takes precedence over its superclass's, in any order of setting")
    func specificClass() {
        Caption.appearance().textColor = .systemGreen
        UILabel.appearance().textColor = .systemRed
        UILabel.appearance().font = .systemFont(ofSize: 31)
        let (label, caption, last) = (show(UILabel()), show(Caption()), show(FinalCaption()))
        #expect(label.textColor == .systemRed && caption.textColor == .systemGreen && last.textColor == .systemGreen)
        #expect(caption.font.pointSize == 31 && last.font.pointSize == 31)
    }

    @Test("A value that is set twice on a proxy is recorded once, and the proxy returns the second value")
    func replacement() {
        UILabel.appearance().numberOfLines = 3
        UILabel.appearance().numberOfLines = 5
        #expect(UILabel.appearance().numberOfLines == 5)
        #expect(show(UILabel()).numberOfLines == 5)
    }

    @Test("A property of an app's class is recorded if its setter sets a property of the UIKit superclass")
    func ownClass() {
        Badge.appearance().fill = .systemOrange
        #expect(show(Badge()).backgroundColor == .systemOrange)
    }

    @MainActor
    final class Meter: UIView {
        var barColor = UIColor.black
        var thickness: CGFloat = 2
        override class var storyboardAttributes: [StoryboardAttribute] {
            [StoryboardAttribute("barColor", \Meter.barColor), StoryboardAttribute("thickness", \Meter.thickness)]
        }
    }

    @Test("Properties that an app's class lists in storyboardAttributes are recorded")
    func listedProperties() {
        Meter.appearance().barColor = .systemRed
        let (meter, other) = (Meter(), Meter())
        other.barColor = .systemBlue
        _ = (show(meter), show(other))
        #expect(meter.barColor == .systemRed && meter.thickness == 2 && other.barColor == .systemBlue)
        Meter.appearance().barColor = .systemGreen
        for view in [meter, other] {
            view.removeFromSuperview()
            _ = show(view)
        }
        #expect(meter.barColor == .systemGreen && other.barColor == .systemBlue)
        meter.barColor = .white
        meter.removeFromSuperview()
        #expect(show(meter).barColor == .white)
    }

    @Test("UIView.appearance() sets the tint colour of all views, unless a view has its own")
    func tint() {
        UIView.appearance().tintColor = .systemPurple
        let button = UIButton(type: .system)
        let own = UIView()
        own.tintColor = .systemRed
        _ = (show(button), show(own))
        #expect(button.tintColor == .systemPurple && own.tintColor == .systemRed)
    }

    @Test("A proxy's values are applied without animation to a view that enters a window in an animation block")
    func animation() {
        UIView.appearance().backgroundColor = .systemRed
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        UIView.animate(withDuration: 1) { host.window.addSubview(view) }
        #expect(view.backgroundColor == .systemRed && view.layer.animationKeys()?.isEmpty != false)
    }

    @Test("A view moved to another window takes the proxy's current values")
    func windows() {
        UILabel.appearance().textColor = .systemRed
        let label = show(UILabel())
        let other = UIWindow(frame: host.window.bounds)
        other.windowScene = host.window.windowScene
        other.isHidden = false
        UILabel.appearance().textColor = .systemGreen
        other.addSubview(label)
        #expect(label.textColor == .systemGreen)
    }

    @Test("UIWindow.appearance() values are applied when the window is shown, not before")
    func window() {
        UIWindow.appearance().tintColor = .systemRed
        let window = UIWindow(frame: host.window.bounds)
        window.windowScene = host.window.windowScene
        #expect(window.tintColor != .systemRed)
        window.isHidden = false
        #expect(window.tintColor == .systemRed)
    }

    @Test("Proxies of one platform do not apply to views of another platform")
    func platforms() {
        UILabel.appearance().textColor = .systemRed
        let other = TestHost(size: CGSize(width: 100, height: 100))
        let label = UILabel()
        other.window.addSubview(label)
        #expect(label.textColor == .label)
        #expect(UILabel.appearance().textColor == .label)
    }

    @Test("A proxy for traits applies only to views with matching traits, also after the traits change")
    func traits() {
        UILabel.appearance().textColor = .systemRed
        UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .systemGreen
        host.window.overrideUserInterfaceStyle = .light
        let label = show(UILabel())
        #expect(label.textColor == .systemRed)
        host.window.overrideUserInterfaceStyle = .dark
        #expect(label.textColor == .systemGreen)
        #expect(show(UILabel()).textColor == .systemGreen)
        host.window.overrideUserInterfaceStyle = .light
        #expect(label.textColor == .systemRed)
    }
}
