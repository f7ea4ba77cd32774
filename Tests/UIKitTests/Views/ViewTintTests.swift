import Testing
import UIKit

@MainActor
@Suite("Tint colours of views")
struct ViewTintTests {
    final class Tinted: UIView {
        var changes = 0
        override func tintColorDidChange() { changes += 1 }
    }

    @Test("The tint is inherited from the superview, and is blue without a superview's tint")
    func inheritance() {
        let parent = Tinted()
        let child = Tinted()
        parent.addSubview(child)
        #expect(child.tintColor == .systemBlue)
        parent.tintColor = .systemRed
        #expect(child.tintColor == .systemRed)
        child.tintColor = .systemGreen
        #expect(parent.tintColor == .systemRed)
        #expect(child.tintColor == .systemGreen)
        child.tintColor = nil
        #expect(child.tintColor == .systemRed)
    }

    @Test("tintColorDidChange is called on each view whose tint changes")
    func changes() {
        let parent = Tinted()
        let child = Tinted()
        let own = Tinted()
        let below = Tinted()
        own.tintColor = .systemPink
        parent.addSubview(child)
        parent.addSubview(own)
        own.addSubview(below)
        [parent, child, own, below].forEach { $0.changes = 0 }
        parent.tintColor = .systemRed
        #expect([parent, child, own, below].map(\.changes) == [1, 1, 0, 0])
        parent.tintColor = .systemRed
        #expect(parent.changes == 1)
        parent.tintAdjustmentMode = .dimmed
        #expect([parent, child, own, below].map(\.changes) == [2, 2, 1, 1])
    }

    @Test("tintColorDidChange runs with the traits of the view whose tint changes")
    func traits() {
        final class Observer: UIView {
            var style = UIUserInterfaceStyle.unspecified
            override func tintColorDidChange() {
                super.tintColorDidChange()
                style = UITraitCollection.current.userInterfaceStyle
            }
        }
        let parent = Observer()
        let dark = Observer()
        dark.overrideUserInterfaceStyle = .dark
        let light = Observer()
        light.overrideUserInterfaceStyle = .light
        parent.addSubview(dark)
        dark.addSubview(light)
        let before = UITraitCollection.current
        parent.tintColor = .systemRed
        #expect(parent.style == parent.traitCollection.userInterfaceStyle && dark.style == .dark && light.style == .light)
        dark.style = .unspecified
        dark.tintAdjustmentMode = .dimmed
        #expect(dark.style == .dark && UITraitCollection.current == before)
    }

    @Test("tintColorDidChange is called on a view that moves to a superview with another tint")
    func moving() {
        let red = UIView()
        red.tintColor = .systemRed
        let view = Tinted()
        red.addSubview(view)
        #expect(view.changes == 1)
        let plain = UIView()
        plain.addSubview(view)
        #expect(view.changes == 2)
        let other = UIView()
        other.addSubview(view)
        #expect(view.changes == 2)
    }

    @Test("A dimmed tint is grey")
    func dimmed() {
        let parent = UIView()
        let child = UIView()
        parent.addSubview(child)
        parent.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        parent.tintAdjustmentMode = .dimmed
        #expect(child.tintAdjustmentMode == .dimmed)
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        #expect(child.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect(red == green && green == blue && alpha == 0.5)
        child.tintAdjustmentMode = .normal
        #expect(child.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    }
}
