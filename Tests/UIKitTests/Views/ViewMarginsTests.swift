import Testing
import UIKit

@MainActor
@Suite("Margins and the safe area")
struct ViewMarginsTests {
    final class Margined: UIView {
        var marginChanges = 0
        var safeAreaChanges = 0
        override func layoutMarginsDidChange() { marginChanges += 1 }
        override func safeAreaInsetsDidChange() { safeAreaChanges += 1 }
    }

    @Test("Margins are 8 points unless set")
    func standard() {
        let view = Margined()
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(view.marginChanges == 1)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test("A view may keep out of its superview's margins too")
    func preserving() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        let child = Margined(frame: CGRect(x: 10, y: 0, width: 90, height: 50))
        parent.addSubview(child)
        child.preservesSuperviewLayoutMargins = true
        #expect(child.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 8, right: 30))
        parent.layoutMargins.left = 50
        #expect(child.layoutMargins.left == 40)
        #expect(child.marginChanges == 2)
    }

    @Test("A controller covers edges of its view, and what reaches into them knows")
    func safeArea() {
        let controller = UIViewController()
        controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let top = Margined(frame: CGRect(x: 0, y: 10, width: 100, height: 50))
        let bottom = Margined(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
        controller.view.addSubview(top)
        controller.view.addSubview(bottom)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 5, right: 2)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 5, right: 2))
        #expect(top.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 2))
        #expect(bottom.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 5, right: 2))
        #expect(top.safeAreaChanges == 1 && top.marginChanges == 1)
        #expect(top.layoutMargins == UIEdgeInsets(top: 28, left: 8, bottom: 8, right: 10))
        top.insetsLayoutMarginsFromSafeArea = false
        #expect(top.layoutMargins.top == 8)
        top.frame.origin.y = 40
        #expect(top.safeAreaInsets.top == 0)
        top.removeFromSuperview()
        let outside = Margined(frame: CGRect(x: 0, y: 95, width: 10, height: 40))
        controller.view.addSubview(outside)
        #expect(outside.safeAreaInsets.bottom == 40)
    }

    @Test("A controller's view has at least the system's margins at its sides")
    func systemMinimum() {
        let controller = UIViewController()
        controller.traitOverrides.horizontalSizeClass = .compact
        controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        controller.traitOverrides.horizontalSizeClass = .regular
        #expect(controller.view.layoutMargins.left == 20)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins.left == 8)
    }
}
