// `@exclusivity(unchecked)` is for the benchmark rows `feed-first` and `feed-width` (layout): each view that is placed accesses these several times.
// Only the main actor accesses the properties, without overlap.
import ConstraintSolver
import Foundation

/// What a view has to do with constraints. Views that have nothing to do with them have none.
@MainActor
final class ViewLayout: LayoutItemLink, InWaitingList {
    // The view's `deinit` clears it, so that it never dangles: see `forgetView`. `nonisolated(unsafe)`: at that time no other code refers to the view.
    @exclusivity(unchecked) private nonisolated(unsafe) var viewReference: Unmanaged<UIView>?
    let order = LayoutOrder.next()
    let isScrollView: Bool

    init(_ view: UIView) {
        viewReference = Unmanaged.passUnretained(view)
        isScrollView = view is UIScrollView
        hugging = view.defaultHugging
        super.init(isOfView: true)
    }

    /// The view. It ends the program to ask for one that is gone.
    var view: UIView { knownReference.takeUnretainedValue() }

    /// The view; nil once it is gone.
    var livingView: UIView? { viewReference?.takeUnretainedValue() }

    /// Whether the view was deallocated, perhaps on another thread. Until ``abandon()`` its constraints may still refer to this object.
    var isViewGone: Bool { viewReference == nil }

    /// The view is being deallocated. Its `deinit` calls this, on any thread.
    nonisolated func forgetView() { viewReference = nil }

    private var knownReference: Unmanaged<UIView> {
        guard let viewReference else { fatalError("The layout of a view was used after the view was deallocated") }
        return viewReference
    }

    /// Whether the view, which lives, is a subview of `other`. Retains neither.
    func isViewIn(_ other: UIView) -> Bool { place.superview == Unmanaged.passUnretained(other).toOpaque() }

    /// The addresses of the view, which lives, and of its superview.
    var place: (view: UnsafeMutableRawPointer, superview: UnsafeMutableRawPointer?) {
        let reference = knownReference
        return (reference.toOpaque(), reference.borrow { $0.parentReference?.toOpaque() })
    }

    override var item: (any LayoutItem)? { livingView }

    // MARK: What the program says

    /// Whether the frame that is set counts, and constraints take it as it is.
    @exclusivity(unchecked) var keepsFrame = true
    /// How much the view keeps to its content's size: across and down.
    var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    /// How much the view resists being made smaller than its content: across and down.
    var resistance = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
    /// The constraints that the view holds.
    var held: [NSLayoutConstraint] = []
    /// The guides that were added to the view.
    var guides: [UILayoutGuide] = []
    /// The view was asked for its ``UIView/keyboardLayoutGuide``.
    var hasKeyboardGuide = false
    /// The guides that the view has by itself.
    @exclusivity(unchecked) var edgeGuides: [EdgeGuide] = []
    /// A scroll view's guides.
    var scrollGuides: [ScrollGuide] = []
    /// `updateConstraints()` is to be called.
    var needsUpdateConstraints = false

    // MARK: What follows

    /// The active constraints that mention the view or its guides.
    @exclusivity(unchecked) var mentions: [NSLayoutConstraint] = []
    /// How many ends of constraints lie inside of the view whose other end is outside.
    @exclusivity(unchecked) var crossings = 0
    /// The view's variables in the engine of the tree that it is in.
    @exclusivity(unchecked) var box: LayoutBox?
    /// The engine whose tree begins at the view.
    @exclusivity(unchecked) var engine: LayoutEngine?
    /// Held constraints that are in no engine.
    var waiting: [NSLayoutConstraint] = []
    /// Subviews whose variables changed since the view was laid out last. Nil stands where one was that its engine let go of.
    // A box takes itself out before it goes (`LayoutBox.leaveLists`): to hold each would take as long as to place it.
    @exclusivity(unchecked) private(set) var moved = FlatArray<Unmanaged<LayoutBox>?>()
    /// How much farther right and down than its frame the view exactly lies, as frames lie on pixels.
    @exclusivity(unchecked) var residual = CGPoint.zero
    /// The view is getting its frame from the engine.
    var isPlacing = false
    /// Where the view waits in ``LayoutUpdates``.
    var waitingPlace = -1
    /// The constraints that place a line of the view's text.
    var baselineUsers: [NSLayoutConstraint] = []
    /// The view is hidden as far as the program is concerned, and shown until an animation is over.
    var isLeaving = false
    /// How often the view was hidden in an animation: what tells the latest one from those before.
    var leaveCount = 0
    /// The view's `intrinsicContentSize` is being called: it may measure the view's own constraints, without this size.
    var isAskedForContent = false
    /// What an ambiguous view was pushed by.
    var push: LayoutConstraintID?

    /// A subview, or a guide that the view follows, is to be placed.
    @inline(__always)
    func noteMoved(_ box: LayoutBox) {
        guard box.noting == nil else { return }
        box.noting = Unmanaged.passUnretained(self)
        box.notedIndex = moved.count
        moved.append(Unmanaged.passUnretained(box))
    }

    /// `box`, which is noted, is not to be placed.
    func forgetMoved(_ box: LayoutBox) {
        moved[box.notedIndex] = nil
        box.noting = nil
    }

    /// Forgets all that are to be placed.
    func forgetAllMoved() { _ = takeMoved(from: 0) }

    /// Takes out those from `start` on, which are to be placed now; the others were.
    func takeMoved(from start: Int32) -> [LayoutBox] {
        var boxes: [LayoutBox] = []
        for index in start..<moved.count {
            guard let box = moved[index]?.takeUnretainedValue() else { continue }
            box.noting = nil
            boxes.append(box)
        }
        moved.removeAll()
        return boxes
    }

    /// All of them were placed.
    func clearMoved() { moved.removeAll() }

    /// Whether what is inside of the view is laid out by an engine of its own, as nothing outside of it depends on that.
    var isBoundary: Bool { keepsFrame && crossings == 0 }

    /// The constraints of an axis that mention `item`.
    func mentions(of item: any LayoutItem, along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        mentions.filter { constraint in
            [constraint.first, constraint.second].contains { term in
                guard let term, term.item === item || term.origin === item else { return false }
                return term.attribute.axis == axis
            }
        }
    }

    /// The guide of a kind, which is made when it is first asked for.
    func edgeGuide(_ kind: EdgeGuide.Kind) -> EdgeGuide {
        if let known = edgeGuides.first(where: { $0.kind == kind }) { return known }
        let guide = EdgeGuide(kind, of: view)
        edgeGuides.append(guide)
        return guide
    }
}

extension NSLayoutConstraint.Attribute {
    /// The axis that the attribute lies along.
    var axis: NSLayoutConstraint.Axis {
        switch self {
        case .width: .horizontal
        case .height: .vertical
        default: kind == .horizontalPlace ? .horizontal : .vertical
        }
    }
}

extension UIView {
    /// What the view has to do with constraints, which is made where it has nothing to do with them so far.
    var layoutWithConstraints: ViewLayout {
        if let constraintLayout { return constraintLayout }
        let layout = ViewLayout(self)
        constraintLayout = layout
        return layout
    }

    /// Whether the view's inside is laid out by an engine of its own.
    var isLayoutBoundary: Bool { constraintLayout?.isBoundary ?? true }

    /// The view whose engine the constraints held by this one belong to.
    var layoutRoot: UIView {
        var view = self
        while !view.isLayoutBoundary, let parent = view.parent { view = parent }
        return view
    }

    /// The engine for constraints held by this view.
    var layoutEngine: LayoutEngine {
        let layout = layoutRoot.layoutWithConstraints
        if let engine = layout.engine { return engine }
        let engine = LayoutEngine(root: layout)
        layout.engine = engine
        return engine
    }
}
