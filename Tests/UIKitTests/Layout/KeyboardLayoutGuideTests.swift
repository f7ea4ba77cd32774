import Testing
import UIKit
import UIKitTesting

@Suite("The keyboard layout guide without a keyboard on the screen") @MainActor
struct KeyboardLayoutGuideTests {
    let host = TestHost(size: CGSize(width: 300, height: 600))
    let controller = UIViewController()
    let field = UIView()

    init() {
        host.window.rootViewController = controller
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
        field.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(field)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            field.widthAnchor.constraint(equalToConstant: 100), field.heightAnchor.constraint(equalToConstant: 40),
        ])
    }

    @Test("The keyboard layout guide's upper edge is the safe area's lower edge, and follows the safe area and the view")
    func guideFrame() {
        let view: UIView = controller.view
        let guide = view.keyboardLayoutGuide
        #expect(guide === view.keyboardLayoutGuide && guide.owningView === view)
        field.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
        host.advance(by: 0.1)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 566, width: 300, height: 34) && field.frame.maxY == 566)
        controller.additionalSafeAreaInsets.bottom = 50
        host.advance(by: 0.1)
        #expect(field.frame.maxY == 550)
        guide.usesBottomSafeArea = false
        host.advance(by: 0.1)
        #expect(field.frame.maxY == 600 && guide.layoutFrame.height == 0)
    }

    @Test("The keyboard layout guide is near the bottom edge only; constraints that it tracks for other edges are inactive")
    func tracking() {
        let guide = controller.view.keyboardLayoutGuide
        let low = field.bottomAnchor.constraint(equalTo: guide.topAnchor)
        let high = field.topAnchor.constraint(equalTo: controller.view.topAnchor)
        let beside = field.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor)
        guide.setConstraints([low], activeWhenNearEdge: .bottom)
        guide.setConstraints([high], activeWhenAwayFrom: .bottom)
        guide.setConstraints([beside], activeWhenNearEdge: .trailing)
        #expect(low.isActive && !high.isActive && !beside.isActive)
        #expect(guide.constraintsActive(whenNearEdge: .bottom) == [low] && guide.constraintsActive(whenAwayFrom: .bottom) == [high])
        guide.setConstraints([], activeWhenNearEdge: .bottom)
        #expect(!low.isActive)
        guide.setConstraints([high], activeWhenAwayFrom: .top)
        #expect(high.isActive)
        guide.removeAllTrackedConstraints()
        #expect(!high.isActive && guide.constraintsActive(whenAwayFrom: .top).isEmpty)
    }

    @Test("The screen's fixedCoordinateSpace has the screen's origin and size")
    func screen() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        controller.view.addSubview(view)
        host.advance(by: 0.1)
        #expect(view.convert(CGPoint(x: 1, y: 2), to: UIScreen.main.fixedCoordinateSpace) == CGPoint(x: 11, y: 22))
        #expect(UIScreen.main.fixedCoordinateSpace.bounds == UIScreen.main.bounds)
    }
}
