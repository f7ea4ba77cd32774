// `@exclusivity(unchecked)` is for the benchmark rows `feed-first` and `feed-width` (layout): positioning a view accesses these several times. Only
// the main actor accesses the properties, without overlap.
import ConstraintSolver
import Foundation

/// The constraint-related state of a view, created when the view first needs it.
@MainActor
final class ViewLayout: LayoutItemLink, WaitingListMember {
    // The view's `deinit` clears it, so that it never dangles: see `forgetView`. `nonisolated(unsafe)`: no other code refers to the view at that
    // time.
    @exclusivity(unchecked) private nonisolated(unsafe) var viewReference: Unmanaged<UIView>?
    let order = LayoutOrder.next()
    let isScrollView: Bool

    init(_ view: UIView) {
        viewReference = Unmanaged.passUnretained(view)
        isScrollView = view is any ConstrainedContent
        hugging = view.defaultHugging
        super.init(isOfView: true)
    }

    /// The view. Accessing it after the view was deallocated is a fatal error.
    var view: UIView { knownReference.takeUnretainedValue() }

    /// The view; nil after it was deallocated.
    var livingView: UIView? { viewReference?.takeUnretainedValue() }

    /// Whether the view was deallocated, perhaps on another thread. Its constraints may refer to this object until ``abandon()``.
    var isViewDeallocated: Bool { viewReference == nil }

    /// Clears the reference to the view. The view's `deinit` calls this, on any thread.
    nonisolated func forgetView() { viewReference = nil }

    private var knownReference: Unmanaged<UIView> {
        guard let viewReference else { fatalError("The layout of a view was used after the view was deallocated") }
        return viewReference
    }

    /// Whether the view is a subview of `other`. The view must be alive. Retains neither.
    func isViewIn(_ other: UIView) -> Bool { addresses.superview == Unmanaged.passUnretained(other).toOpaque() }

    /// The addresses of the view and its superview. The view must be alive.
    var addresses: (view: UnsafeMutableRawPointer, superview: UnsafeMutableRawPointer?) {
        let reference = knownReference
        return (reference.toOpaque(), reference.borrow { $0.parentReference?.toOpaque() })
    }

    override var item: (any LayoutItem)? { livingView }

    // MARK: Settings of the app

    /// Whether the view keeps its assigned frame, which constraints treat as fixed.
    @exclusivity(unchecked) var keepsFrame = true
    /// The content hugging priorities.
    var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    /// The compression resistance priorities.
    var resistance = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
    /// The constraints that the view holds.
    var held: [NSLayoutConstraint] = []
    /// The guides that the app added to the view.
    var guides: [UILayoutGuide] = []
    /// Whether ``UIView/keyboardLayoutGuide`` was created.
    var hasTrackingGuide = false
    /// The guides that the view provides, such as the safe area.
    @exclusivity(unchecked) var edgeGuides: [EdgeGuide] = []
    /// The content and frame guides of a scroll view.
    var scrollGuides: [ScrollGuide] = []
    /// Whether `updateConstraints()` is to be called.
    var needsUpdateConstraints = false

    // MARK: Derived state

    /// The active constraints that refer to the view or its guides.
    @exclusivity(unchecked) var mentions: [NSLayoutConstraint] = []
    /// The number of constraint items inside the view that belong to constraints held by a view outside.
    @exclusivity(unchecked) var crossings = 0
    /// The view's variables in the engine of its subtree.
    @exclusivity(unchecked) var box: LayoutBox?
    /// The engine whose root is the view.
    @exclusivity(unchecked) var engine: LayoutEngine?
    /// Held constraints that are not in an engine yet.
    var waiting: [NSLayoutConstraint] = []
    /// Boxes of subviews that changed since the latest layout of the view, not retained; nil for a removed box. A box removes itself before it is
    /// deallocated (`LayoutBox.leaveLists`): retaining each box would take as long as positioning it.
    @exclusivity(unchecked) private(set) var moved = FlatArray<Unmanaged<LayoutBox>?>()
    /// The exact position minus the frame's position, which is rounded to pixels, in points.
    @exclusivity(unchecked) var residual = CGPoint.zero
    /// Whether the engine is setting the view's frame.
    var isPlacing = false
    /// The view's index in the waiting list of ``LayoutUpdates``.
    var waitingIndex = -1
    /// The constraints that refer to a baseline of the view.
    var baselineUsers: [NSLayoutConstraint] = []
    /// Whether the app hid the view while an animation still shows it.
    var isLeaving = false
    /// The number of animations in which the view was hidden. Identifies the latest of them.
    var leaveCount = 0
    /// Whether `intrinsicContentSize` is being called. The override may measure the view's own constraints, which then exclude the content size.
    var isMeasuringContent = false
    /// The constraint that ``UIView/exerciseAmbiguityInLayout()`` added; nil if it added no constraint.
    var push: LayoutConstraintID?

    /// Records that the view of `box`, or a guide, needs a new frame.
    @inline(__always)
    func recordMoved(_ box: LayoutBox) {
        guard box.noting == nil else { return }
        box.noting = Unmanaged.passUnretained(self)
        box.notedIndex = moved.count
        moved.append(Unmanaged.passUnretained(box))
    }

    /// Removes `box`, which was recorded, from the list.
    func forgetMoved(_ box: LayoutBox) {
        moved[box.notedIndex] = nil
        box.noting = nil
    }

    /// Empties the list of boxes to position.
    func forgetAllMoved() { _ = takeMoved(from: 0) }

    /// Removes all boxes and returns those from `start` on. The boxes before `start` are already positioned.
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

    /// Empties the list after all its boxes were positioned.
    func clearMoved() { moved.removeAll() }

    /// Whether the view is the root of its own engine: its size is fixed, and no constraint crosses its boundary.
    var isBoundary: Bool { keepsFrame && crossings == 0 }

    /// Returns the constraints along an axis that refer to `item`.
    func mentions(of item: any LayoutItem, along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        mentions.filter { constraint in
            [constraint.first, constraint.second].contains { term in
                guard let term, term.item === item || term.origin === item else { return false }
                return term.attribute.axis == axis
            }
        }
    }

    /// Returns the guide of a kind. Creates it at the first call.
    func edgeGuide(_ kind: EdgeGuide.Kind) -> EdgeGuide {
        if let known = edgeGuides.first(where: { $0.kind == kind }) { return known }
        let guide = EdgeGuide(kind, of: view)
        edgeGuides.append(guide)
        return guide
    }
}

extension NSLayoutConstraint.Attribute {
    /// The axis of the attribute.
    var axis: NSLayoutConstraint.Axis {
        switch self {
        case .width: .horizontal
        case .height: .vertical
        default: kind == .horizontalPosition ? .horizontal : .vertical
        }
    }
}

extension UIView {
    /// The constraint-related state of the view, created if necessary.
    var layoutWithConstraints: ViewLayout {
        if let constraintLayout { return constraintLayout }
        let layout = ViewLayout(self)
        constraintLayout = layout
        return layout
    }

    /// Whether the subviews are laid out by a separate engine.
    var isLayoutBoundary: Bool { constraintLayout?.isBoundary ?? true }

    /// The root view of the engine for constraints that this view holds.
    var layoutRoot: UIView {
        var view = self
        while !view.isLayoutBoundary, let parent = view.parent { view = parent }
        return view
    }

    /// The engine for constraints that this view holds, created if necessary.
    var layoutEngine: LayoutEngine {
        let layout = layoutRoot.layoutWithConstraints
        if let engine = layout.engine { return engine }
        let engine = LayoutEngine(root: layout)
        layout.engine = engine
        return engine
    }
}
