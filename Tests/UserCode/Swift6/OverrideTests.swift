import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

// Mocks and subclasses that override members that Apple declares in Objective-C, mostly in categories.

private final class BatchTable: UITableView {
    var batches = 0

    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batches += 1
        super.performBatchUpdates({ updates?() }, completion: completion)
    }
}

private final class BatchGrid: UICollectionView {
    var batches = 0

    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batches += 1
        updates?()
    }
    override func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        IndexPath(item: 5, section: 0)
    }
}

private final class Shape: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    override var layer: CAShapeLayer { super.layer as? CAShapeLayer ?? CAShapeLayer() }
}

private final class Doubled: NSLayoutConstraint {
    override var multiplier: CGFloat { super.multiplier * 2 }
    override var relation: Relation { .lessThanOrEqual }
}

private final class Guide: UILayoutGuide {
    let view = UIView()

    override var leadingAnchor: NSLayoutXAxisAnchor { view.leadingAnchor }
    override var heightAnchor: NSLayoutDimension { view.heightAnchor }
}

private final class Panel: UIView {
    let guide = UILayoutGuide()
    var focusRequests = 0

    override var safeAreaLayoutGuide: UILayoutGuide { guide }
    override var topAnchor: NSLayoutYAxisAnchor { guide.topAnchor }
    override var restorationIdentifier: String? {
        get { super.restorationIdentifier ?? "panel" }
        set { super.restorationIdentifier = newValue }
    }
    override var constraints: [NSLayoutConstraint] { super.constraints.filter(\.isActive) + [widthAnchor.constraint(equalToConstant: 1)] }
    override func addConstraints(_ constraints: [NSLayoutConstraint]) {}
    override var hasAmbiguousLayout: Bool { true }
    override var isFocused: Bool { true }
    override var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }
    override func setNeedsFocusUpdate() { focusRequests += 1 }
    override func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { CGPoint(x: 7, y: 7) }
    override var maximumContentSizeCategory: UIContentSizeCategory? {
        get { .large }
        set { super.maximumContentSizeCategory = newValue }
    }
}

private final class Desk: UIViewController {
    var updates = 0

    override func updateFocusIfNeeded() { updates += 1 }
    override func setNeedsUpdateOfHomeIndicatorAutoHidden() { updates += 1 }
    override var focusItemContainer: (any UIFocusItemContainer)? { nil }
}

private final class Pane: UIScrollView {
    let guide = UILayoutGuide()
    var stops = 0

    override var contentLayoutGuide: UILayoutGuide { guide }
    override func stopScrollingAndZooming() { stops += 1 }
}

private final class Notes: UITextView {
    override var isFindInteractionEnabled: Bool {
        get { true }
        set { super.isFindInteractionEnabled = newValue }
    }
    override var supportsTextReplacement: Bool { false }
}

private final class Tone: UIColor, @unchecked Sendable {
    override class var red: UIColor { .blue }

    override func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = 0.25
        return false
    }
}

private final class Plate: UIImage, @unchecked Sendable {
    override func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
    override var hasBaseline: Bool { true }
}

private final class Crate: NSItemProvider, @unchecked Sendable {
    override func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(NSString(string: "crate"), nil)
        return Progress(totalUnitCount: 1)
    }
}

private final class Clipboard: UIPasteboard {
    var texts: [String] = []

    override var string: String? {
        get { texts.last }
        set { texts += newValue.map { [$0] } ?? [] }
    }
}

private final class Stylus: UITouch {
    override var altitudeAngle: CGFloat { 0.5 }
    override func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 0, dy: 1) }
}

private final class Launcher: UIApplication {
    var opened: [URL] = []

    override func canOpenURL(_ url: URL) -> Bool { true }
    override func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { opened.append(url) }
    override var isIgnoringInteractionEvents: Bool { true }
}

private final class PhoneTraits: UITraitCollection, @unchecked Sendable {
    override var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    override var preferredContentSizeCategory: UIContentSizeCategory { .extraLarge }
}

private final class Knob: UIBarButtonItem {
    override func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { UIOffset(horizontal: 3, vertical: 4) }
}

private final class Sheet: CALayer {
    override var visibleRect: CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
    override func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { CGPoint(x: 9, y: 9) }
}

@MainActor
@Suite("Members that Apple declares in categories can be overridden")
struct OverrideTests {
    let host = TestHost()

    @Test("An override of performBatchUpdates is called once, also if it passes a closure to super")
    func batchUpdates() {
        var changes = 0
        let table = BatchTable(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        (table as UITableView).performBatchUpdates { changes += 1 }
        #expect(table.batches == 1 && changes == 1)
        let grid = BatchGrid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        (grid as UICollectionView).performBatchUpdates { changes += 1 }
        #expect(grid.batches == 1 && changes == 2)
        #expect((grid as UICollectionView).dataSourceIndexPath(forPresentationIndexPath: nil)?.item == 5)
    }

    @Test("Views and guides override anchors, guides, constraints and identifiers")
    func layout() {
        let guide = Guide()
        #expect((guide as UILayoutGuide).leadingAnchor == guide.view.leadingAnchor)
        #expect((guide as UILayoutGuide).heightAnchor == guide.view.heightAnchor)
        let panel = Panel(frame: .zero)
        let view: UIView = panel
        #expect(view.safeAreaLayoutGuide === panel.guide && view.topAnchor == panel.guide.topAnchor)
        view.addConstraints([view.heightAnchor.constraint(equalToConstant: 1)])
        #expect(view.constraints.map(\.firstAttribute) == [.width] && view.hasAmbiguousLayout)
        #expect(view.restorationIdentifier == "panel")
        view.restorationIdentifier = "other"
        #expect(view.restorationIdentifier == "other" && view.maximumContentSizeCategory == .large)
        let space: any UICoordinateSpace = UIView()
        #expect(view.convert(CGPoint.zero, to: space) == CGPoint(x: 7, y: 7))
        #expect((view as any UICoordinateSpace).convert(CGPoint.zero, to: space) == CGPoint(x: 7, y: 7))
        let pane = Pane()
        (pane as UIScrollView).stopScrollingAndZooming()
        #expect((pane as UIScrollView).contentLayoutGuide === pane.guide && pane.stops == 1)
    }

    @Test("A view overrides its layer with the layer's class, and a constraint its multiplier and relation")
    func layerAndConstraint() {
        let shape = Shape(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        shape.layer.lineWidth = 3
        #expect((shape as UIView).layer is CAShapeLayer && ((shape as UIView).layer as? CAShapeLayer)?.lineWidth == 3)
        #expect(shape.layer.bounds.width == 10 && shape.layer.delegate === shape)
        let view = UIView()
        let constraint: NSLayoutConstraint = Doubled(
            item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .height, multiplier: 1.5, constant: 0)
        #expect(constraint.multiplier == 3 && constraint.relation == .lessThanOrEqual)
    }

    @Test("Views and controllers override members of the focus protocols")
    func focus() {
        let panel = Panel()
        let environment: any UIFocusEnvironment = panel
        environment.setNeedsFocusUpdate()
        #expect((panel as UIView).isFocused && environment.parentFocusEnvironment == nil && panel.focusRequests == 1)
        let desk = Desk()
        (desk as any UIFocusEnvironment).updateFocusIfNeeded()
        (desk as UIViewController).setNeedsUpdateOfHomeIndicatorAutoHidden()
        #expect(desk.updates == 2 && (desk as UIViewController).focusItemContainer == nil)
    }

    @Test("Text views override find options, and bar items their title adjustment")
    func texts() {
        let notes: UITextView = Notes(frame: .zero)
        #expect(notes.isFindInteractionEnabled && !notes.supportsTextReplacement)
        #expect((Knob() as UIBarButtonItem).titlePositionAdjustment(for: .default).vertical == 4)
    }

    @Test("Colours, images and layers override members and class properties")
    func drawing() {
        var red: CGFloat = 0
        let tone: UIColor = Tone(white: 1, alpha: 1)
        let isKnown = tone.getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(!isKnown && red == 0.25)
        let colors: UIColor.Type = Tone.self
        #expect(colors.red == .blue && UIColor.red != .blue)
        let plate: UIImage = Plate()
        #expect(plate.withTintColor(.red) === plate && plate.hasBaseline)
        let sheet: CALayer = Sheet()
        #expect(sheet.visibleRect.width == 3 && sheet.convert(CGPoint.zero, to: nil).x == 9)
    }

    @Test("Item providers and pasteboards override loading and storing of values")
    func transfer() async {
        let crate: NSItemProvider = Crate()
        let isOverridden = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
            _ = crate.loadObject(ofClass: String.self) { value, _ in done.resume(returning: value == "crate") }
        }
        #expect(isOverridden)
        let clipboard = Clipboard()
        (clipboard as UIPasteboard).string = "text"
        #expect(clipboard.texts == ["text"] && (clipboard as UIPasteboard).string == "text")
    }

    @Test("Touches, traits and the application override their properties and methods")
    func input() throws {
        let touch: UITouch = Stylus()
        #expect(touch.altitudeAngle == 0.5 && abs(touch.azimuthAngle(in: nil) - .pi / 2) < 1e-9)
        let traits: UITraitCollection = PhoneTraits()
        #expect(traits.horizontalSizeClass == .compact && traits.preferredContentSizeCategory == .extraLarge)
        let launcher = Launcher()
        let url = try #require(URL(string: "https://example.org"))
        #expect((launcher as UIApplication).openURL(url) && launcher.opened == [url])
        #expect((launcher as UIApplication).isIgnoringInteractionEvents)
    }
}
