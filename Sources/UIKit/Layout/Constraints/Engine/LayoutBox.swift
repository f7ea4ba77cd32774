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

    unowned let engine: LayoutEngine
    // Neither keeps its view. They let go of each other when the box leaves the engine, or the view dies.
    private let viewLayout: ViewLayout?
    private weak var guide: UILayoutGuide?
    let isScrollGuide: Bool
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
    var content: [ContentConstraint?] = [nil, nil]
    /// The constraints that keep the width and the height from getting negative, made when they first would.
    var floors: [LayoutConstraintID?] = [nil, nil]
    /// The superview's box, where the frame follows its size.
    var base: LayoutBox?
    /// The size was found for content that wraps, which has another height at another width.
    var fittedWidth: Double?
    /// The box waits for its owner to be told that it changed.
    var isQueued = false
    /// The superview knows that the view is to be placed.
    var isNoted = false

    init(engine: LayoutEngine, owner: Owner) {
        self.engine = engine
        let order: Int
        switch owner {
        case .view(let layout):
            viewLayout = layout
            isScrollGuide = false
            order = layout.order
        case .guide(let guide):
            viewLayout = nil
            isScrollGuide = guide is ScrollGuide
            self.guide = guide
            order = guide.order
        }
        // What nothing determines is empty rather than near the corner.
        minX = engine.solver.makeVariable(order: order * 4, weight: 1)
        minY = engine.solver.makeVariable(order: order * 4 + 1, weight: 1)
        width = engine.solver.makeVariable(order: order * 4 + 2, weight: 4)
        height = engine.solver.makeVariable(order: order * 4 + 3, weight: 4)
    }

    var owner: Owner? {
        if let viewLayout { return viewLayout.isViewGone ? nil : .view(viewLayout) }
        return guide.map { .guide($0) }
    }

    var variables: [LayoutVariable] { [minX, minY, width, height] }

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
        engine.update()
        return !variables.allSatisfy { engine.solver.isDetermined($0) }
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
    /// Sees to it that what changed is shown: the superview of a view is laid out, a guide's view too.
    ///
    /// `told` is the view that was told last, and need not be told again; the answer is the one that knows now.
    func tellOwner(after told: UIView?) -> UIView? {
        if let viewLayout {
            guard !viewLayout.isViewGone else { return told }
            if self === engine.rootBox {
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
