import Testing
import UIKitTesting

@testable import Inspector

@MainActor
@Suite("The inspector's tab Layout")
struct LayoutTabTests {
    private let host = TestHost(size: CGSize(width: 700, height: 1200))
    private let sample: SampleController
    private let driver: InspectorDriver

    init() throws {
        sample = SampleController.show(in: host)
        driver = InspectorDriver(host)
        host.enter { driver.session.selection = sample.badge }
        try driver.tap("Layout")
    }

    @Test("The constraints of the view are listed with their holder, identifier and state")
    func lists() {
        #expect(driver.shows("width = 40"))
        #expect(driver.shows("leading = superview.leading + 20"))
        #expect(driver.shows("top = superview.top + 400"))
        #expect(driver.shows("“top” · held by UIView"))
        #expect(driver.shows("The constraints determine the layout."))
    }

    @Test("A constraint that is tapped is marked in the app, and its constant can be changed")
    func changesConstant() throws {
        try driver.tap("width = 40")
        #expect(driver.session.highlights.markedConstraint === sample.badgeWidth)
        let steppers = self.steppers
        let plus = try #require(steppers.first)
        let frame = host.enter { plus.convert(plus.bounds, to: nil) }
        try driver.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
        #expect(sample.badgeWidth?.constant == 41)
        #expect(sample.badge.frame.width == 41)
    }

    @Test("An inactive constraint stays in the list and can be activated again")
    func inactive() throws {
        try driver.tap("width = 40")
        try driver.tap("Active")
        #expect(sample.badgeWidth?.isActive == false)
        #expect(driver.shows("inactive"))
        #expect(driver.shows("ambiguous"))
        try driver.tap("Active")
        #expect(sample.badgeWidth?.isActive == true)
    }

    @Test("An optional constraint that the layout violates is listed with its error in points")
    func broken() {
        let wide = sample.badge.widthAnchor.constraint(equalToConstant: 90)
        wide.priority = .defaultHigh
        wide.isActive = true
        host.advance(by: 1)
        host.enter { #expect(ConstraintGeometry.state(of: wide) == .violated(50)) }
        #expect(driver.shows("violated, by 50 points"))
    }

    @Test("Without a selection, the broken constraints of all windows are listed; a tap selects one")
    func overview() throws {
        host.enter { driver.session.selection = nil }
        host.advance(by: 0.5)
        #expect(driver.shows("No constraint is broken, and no layout is ambiguous."))
        let wide = sample.badge.widthAnchor.constraint(equalToConstant: 90)
        wide.isActive = true
        host.advance(by: 1)
        #expect(driver.shows("UIView #badge: width = "))
        try driver.tap("UIView #badge: width = ")
        #expect(driver.session.selection === sample.badge)
        #expect(driver.shows("In conflict with UIView #badge: width = "))
        wide.isActive = false

        let loose = UIView()
        loose.accessibilityIdentifier = "loose"
        loose.translatesAutoresizingMaskIntoConstraints = false
        sample.view.addSubview(loose)
        host.enter { driver.session.selection = nil }
        host.advance(by: 1)
        #expect(driver.shows("UIView #loose is ambiguous."))
    }

    @Test("Leading constraints are computed in right-to-left layout")
    func mirrored() {
        sample.view.semanticContentAttribute = .forceRightToLeft
        host.advance(by: 1)
        host.enter {
            for constraint in sample.view.constraints { #expect(ConstraintGeometry.state(of: constraint) == .satisfied) }
        }
    }

    @Test("The summary of a view without own constraints names the autoresizing mask")
    func autoresizing() {
        host.enter { driver.session.selection = sample.box }
        host.advance(by: 0.5)
        #expect(driver.shows("autoresizing mask"))
    }

    private var steppers: [UIStepper] {
        guard let window = driver.session.scene?.keyWindow else { return [] }
        var found: [UIStepper] = []
        func visit(_ view: UIView) {
            if let stepper = view as? UIStepper { found.append(stepper) }
            for subview in view.subviews { visit(subview) }
        }
        visit(window)
        return found.sorted { $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY }
    }
}
