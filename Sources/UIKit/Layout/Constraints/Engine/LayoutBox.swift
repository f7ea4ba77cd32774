// `@exclusivity(unchecked)` is for the benchmark rows `feed-width` and `feed-constant` (layout): positioning a view accesses these. Only the main
// actor accesses the properties, without overlap.
import ConstraintSolver
import Foundation

/// The four variables of a view or guide in an engine: the origin and size of its alignment rectangle, in its superview's coordinates. They exist
/// while at least one constraint uses them.
@MainActor
final class LayoutBox {
    /// The view or guide that the variables belong to.
    enum Owner {
        case view(ViewLayout)
        case guide(UILayoutGuide)
    }

    // A box may outlive its engine (`release`, `dissolve`). Code with a list of boxes first checks that a box is still its owner's box.
    let engineLink: LayoutEngineLink
    var engine: LayoutEngine { engineLink.engine }
    // A `ViewLayout` does not retain its view. The box and its owner release each other when the engine removes the box, or when the view is deallocated.
    let viewLayout: ViewLayout?
    private weak var guide: UILayoutGuide?
    /// ``viewLayout`` for access without a retain.
    let layout: Unmanaged<ViewLayout>?
    /// The view and its layer; nil for a guide. Valid only while the view is alive.
    let view: Unmanaged<UIView>?
    let layer: Unmanaged<CALayer>?
    /// Whether ``SubviewFrameBatch`` can set the view's frame: neither the view's class nor the layer's class overrides a method that it bypasses.
    let isPlain: Bool
    /// Whether the view's class is `UIView` itself, whose layout does nothing without subviews.
    let isOfBaseClass: Bool
    let isScrollGuide: Bool
    /// Whether the box belongs to the engine's root view.
    let isRoot: Bool
    let minX: LayoutVariable
    let minY: LayoutVariable
    let width: LayoutVariable
    let height: LayoutVariable
    /// The number of constraints that use the variables.
    var uses = 0
    /// The number of constraints that determine the length of a scroll view's content, by axis.
    var lengthUses = (width: 0, height: 0)
    /// The constraints that fix the box at a frame that was set.
    var placement: [FixedConstraint] = []
    /// The content size constraints of the width and the height.
    var content = AxisPair<ContentConstraint>()
    /// The constraints that keep the width and the height from becoming negative. Each is created when the size first becomes negative.
    var floors = AxisPair<LayoutConstraintID>()
    /// The superview's box, if the frame follows the superview's size.
    var base: LayoutBox?
    /// The width for which wrapping content was measured; nil for other content.
    var fittedWidth: Double?
    /// Whether the box is in the engine's list of changed boxes.
    @exclusivity(unchecked) var isQueued = false
    /// The view that lists the box for positioning, and the box's index in that list; nil if not listed. That view's layout clears this before it is
    /// deallocated (`ViewLayout.abandon`).
    @exclusivity(unchecked) nonisolated(unsafe) var noting: Unmanaged<ViewLayout>?
    @exclusivity(unchecked) var notedIndex: Int32 = -1

    init(engine: LayoutEngine, owner: Owner) {
        engineLink = engine.link
        let order: Int
        switch owner {
        case .view(let layout):
            viewLayout = layout
            self.layout = Unmanaged.passUnretained(layout)
            isScrollGuide = false
            isRoot = layout === engine.root
            order = layout.order
            let viewClass = type(of: layout.view)
            view = Unmanaged.passUnretained(layout.view)
            layer = Unmanaged.passUnretained(layout.view.layer)
            isOfBaseClass = viewClass == UIView.self
            isPlain =
                type(of: layout.view.layer) == CALayer.self && OverriddenMethods.of(viewClass).isDisjoint(with: SubviewFrameBatch.obstacles)
        case .guide(let guide):
            viewLayout = nil
            isScrollGuide = guide is ScrollGuide
            self.guide = guide
            isRoot = false
            (self.layout, view, layer, isOfBaseClass, isPlain) = (nil, nil, nil, false, false)
            order = guide.order
        }
        minX = engine.solver.makeVariable(order: order * 4, isPosition: true)
        minY = engine.solver.makeVariable(order: order * 4 + 1, isPosition: true)
        width = engine.solver.makeVariable(order: order * 4 + 2)
        height = engine.solver.makeVariable(order: order * 4 + 3)
    }

    // Lists that do not retain the box must remove it before its deinitialization (`leaveLists`).
    deinit {
        let isRecorded = noting != nil
        assert(!isRecorded, "A layout box was deallocated without leaving the list of changed boxes")
    }

    /// Removes the box from all lists, before the engine releases it.
    func leaveLists() {
        noting?.takeUnretainedValue().forgetMoved(self)
    }

    var owner: Owner? {
        if let viewLayout { return viewLayout.isViewDeallocated ? nil : .view(viewLayout) }
        return guide.map { .guide($0) }
    }

    /// Returns the first variable for which `condition` holds.
    func firstVariable(where condition: (LayoutVariable) -> Bool) -> LayoutVariable? {
        if condition(minX) { return minX }
        if condition(minY) { return minY }
        if condition(width) { return width }
        return condition(height) ? height : nil
    }

    /// The alignment rectangle before rounding to pixels, in the superview's coordinates.
    var rect: CGRect {
        // Passes the solver by reference. By value, the optimizer copies the solver for each number, which retains and releases all arrays of the solver.
        func read(_ solver: inout LayoutSolver) -> CGRect {
            CGRect(
                x: solver.value(of: minX), y: solver.value(of: minY), width: solver.value(of: width), height: solver.value(of: height))
        }
        return engineLink.borrow { read(&$0.solver) }
    }

    /// Whether a variable could have another value in an equally good solution.
    var isAmbiguous: Bool {
        // Retain the engine: the update may call the app's code, which may dissolve the engine.
        let engine = engine
        engine.update()
        return firstVariable { !engine.solver.isDetermined($0) } != nil
    }
}

/// A pair of optional values, indexed by axis: 0 is horizontal, 1 vertical.
struct AxisPair<Element> {
    private var across: Element?
    private var down: Element?

    subscript(axis: Int) -> Element? {
        get { axis == 0 ? across : down }
        set { if axis == 0 { across = newValue } else { down = newValue } }
    }
}

/// A constraint that the engine adds itself: a frame that was set, or a root's size.
struct FixedConstraint {
    let id: LayoutConstraintID
    var constant: Double
    var priority: Float
    /// The factor of the superview's size, for a frame that follows the superview's size.
    var share = 0.0
}

/// A constraint that keeps a box at its content size along an axis.
struct ContentConstraint {
    let id: LayoutConstraintID
    var length: Double
    var resistance: Float
    var hugging: Float
}

extension LayoutBox {
    /// Whether the box's view is a subview of `superview` that constraints position, and not the root. Retains nothing.
    @inline(__always)
    func isPlaced(in superview: UnsafeMutableRawPointer) -> Bool {
        guard let view, let layout, !isRoot, layout.borrow({ !$0.isViewDeallocated && !$0.keepsFrame }) else { return false }
        return view.borrow { $0.parentReference?.toOpaque() } == superview
    }

    /// Schedules the layout that applies the change: the layout of a view's superview, or of a guide's view.
    ///
    /// - Parameter told: The view that was notified last, which is not notified again.
    /// - Returns: The view to pass as `told` to the next call; nil after the root was resized.
    func notifyOwner(after told: UIView?) -> UIView? {
        if let viewLayout {
            guard !viewLayout.isViewDeallocated else { return told }
            if isRoot {
                engine.resizeRoot()
                return nil
            }
            guard !viewLayout.keepsFrame, let parent = viewLayout.view.parent else { return told }
            parent.layoutWithConstraints.recordMoved(self)
            if parent !== told { parent.setNeedsLayout() }
            return parent
        }
        guard let guide, let view = guide.owningView else { return told }
        if guide is ScrollGuide { view.layoutWithConstraints.recordMoved(self) }
        view.setNeedsLayout()
        return view
    }
}
