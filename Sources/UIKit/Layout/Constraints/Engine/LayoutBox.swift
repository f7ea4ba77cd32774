// `@exclusivity(unchecked)` is for the benchmark rows `feed-width` and `feed-constant` (layout): each view that is placed accesses these. Only the main
// actor accesses the properties, without overlap.
import ConstraintSolver
import Foundation

/// The four variables of one view or guide in an engine: where its alignment rectangle lies in its superview's coordinates, and how large it
/// is. They are made when a constraint first mentions it, and go with the last one.
@MainActor
final class LayoutBox {
    /// What the variables belong to.
    enum Owner {
        case view(ViewLayout)
        case guide(UILayoutGuide)
    }

    // A box may outlive its engine (`release`, `dissolve`). Code that still lists it compares it with its owner's box first.
    unowned let engine: LayoutEngine
    // Neither keeps its view. They let go of each other when the box leaves the engine, or the view dies.
    let viewLayout: ViewLayout?
    private weak var guide: UILayoutGuide?
    /// The same as ``viewLayout``, to look at it without a retain.
    let layout: Unmanaged<ViewLayout>?
    /// The view and its layer; nil for a guide. Asked for only as long as the view lives.
    let view: Unmanaged<UIView>?
    let layer: Unmanaged<CALayer>?
    /// The view is given its frames by ``PlainPlacing``: neither its class nor that of its layer has methods of its own for what that does.
    let isPlain: Bool
    /// The view is of the class `UIView` itself, whose layout does nothing where nothing is in it.
    let isOfBaseClass: Bool
    let isScrollGuide: Bool
    /// It is its engine's root's.
    let isRoot: Bool
    let minX: LayoutVariable
    let minY: LayoutVariable
    let width: LayoutVariable
    let height: LayoutVariable
    /// How many constraints need the variables.
    var uses = 0
    /// How many constraints decide the length of a scroll view's content, along each axis.
    var lengthUses = (width: 0, height: 0)
    /// The constraints that keep the box where a frame that was set puts it.
    var placement: [FixedConstraint] = []
    /// The constraints that keep the box to its content's size: its width and its height.
    var content = AxisPair<ContentConstraint>()
    /// The constraints that keep the width and the height from getting negative, made when they first would.
    var floors = AxisPair<LayoutConstraintID>()
    /// The superview's box, where the frame follows its size.
    var base: LayoutBox?
    /// The size was found for content that wraps, which has another height at another width.
    var fittedWidth: Double?
    /// The box waits for its owner to be told that it changed.
    @exclusivity(unchecked) var isQueued = false
    /// The view that knows that the box's is to be placed in it, and where in its list; nil for none.
    // That view's layout clears this before it goes (`ViewLayout.abandon`).
    @exclusivity(unchecked) nonisolated(unsafe) var noting: Unmanaged<ViewLayout>?
    @exclusivity(unchecked) var notedIndex: Int32 = -1

    init(engine: LayoutEngine, owner: Owner) {
        self.engine = engine
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
                type(of: layout.view.layer) == CALayer.self && OverriddenMethods.of(viewClass).isDisjoint(with: PlainPlacing.obstacles)
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

    // What lists the box without holding it has to have been told by then (`leaveLists`).
    deinit {
        let isNoted = noting != nil
        assert(!isNoted, "A box that is to be placed went without a word")
    }

    /// The engine lets go of the box: nothing lists it any more.
    func leaveLists() {
        noting?.takeUnretainedValue().forgetMoved(self)
    }

    var owner: Owner? {
        if let viewLayout { return viewLayout.isViewGone ? nil : .view(viewLayout) }
        return guide.map { .guide($0) }
    }

    /// The first of the variables for which `condition` holds.
    func firstVariable(where condition: (LayoutVariable) -> Bool) -> LayoutVariable? {
        if condition(minX) { return minX }
        if condition(minY) { return minY }
        if condition(width) { return width }
        return condition(height) ? height : nil
    }

    /// Where the box lies, before it is put on pixels.
    var rect: CGRect {
        // By reference: by value the optimizer copies the solver for each number, which retains and releases all of its lists.
        func read(_ solver: inout LayoutSolver) -> CGRect {
            CGRect(
                x: solver.value(of: minX), y: solver.value(of: minY), width: solver.value(of: width), height: solver.value(of: height))
        }
        return read(&engine.solver)
    }

    /// Whether some variable could as well have another value.
    var isAmbiguous: Bool {
        // Held meanwhile: code of the app that runs in the update may dissolve the engine.
        let engine = engine
        engine.update()
        return firstVariable { !engine.solver.isDetermined($0) } != nil
    }
}

/// Something for each axis: 0 is across, 1 down.
struct AxisPair<Element> {
    private var across: Element?
    private var down: Element?

    subscript(axis: Int) -> Element? {
        get { axis == 0 ? across : down }
        set { if axis == 0 { across = newValue } else { down = newValue } }
    }
}

/// A constraint that the engine itself adds: a frame that was set, or a content's size.
struct FixedConstraint {
    let id: LayoutConstraintID
    var constant: Double
    var priority: Float
    /// The factor of the superview's size, of a frame that follows it.
    var share = 0.0
}

/// A constraint that keeps a box to its content's size along an axis.
struct ContentConstraint {
    let id: LayoutConstraintID
    var length: Double
    var resistance: Float
    var hugging: Float
}

extension LayoutBox {
    /// Whether it is of a view that constraints place in `superview`, and not of the root. Retains nothing.
    @inline(__always)
    func isPlaced(in superview: UnsafeMutableRawPointer) -> Bool {
        guard let view, let layout, !isRoot, layout.borrow({ !$0.isViewGone && !$0.keepsFrame }) else { return false }
        return view.borrow { $0.parentReference?.toOpaque() } == superview
    }

    /// Sees to it that what changed is shown: the superview of a view is laid out, a guide's view too.
    ///
    /// `told` is the view that was told last, and need not be told again; the answer is the one that knows now.
    func tellOwner(after told: UIView?) -> UIView? {
        if let viewLayout {
            guard !viewLayout.isViewGone else { return told }
            if isRoot {
                engine.resizeRoot()
                return nil
            }
            guard !viewLayout.keepsFrame, let parent = viewLayout.view.parent else { return told }
            parent.layoutWithConstraints.noteMoved(self)
            if parent !== told { parent.setNeedsLayout() }
            return parent
        }
        guard let guide, let view = guide.owningView else { return told }
        if guide is ScrollGuide { view.layoutWithConstraints.noteMoved(self) }
        view.setNeedsLayout()
        return view
    }
}
