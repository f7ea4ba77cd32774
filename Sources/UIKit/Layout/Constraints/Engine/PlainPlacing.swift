import ConstraintSolver
import QuartzCore

/// Gives views in one superview the frames that follow from their engine, in a loop that calls no code but the library's own and retains nothing.
///
/// That is how nearly all views are placed. What it finds to have more to do with its frame it leaves to ``UIView/placeMovedSubviews()``'s longer
/// way: views whose classes override what is called on it, animations, safe areas, masks, controllers, observers.
@MainActor
struct PlainPlacing {
    /// Classes that override any of these are placed in the longer way. One that draws is drawn anew where its content mode says so.
    static let obstacles: OverriddenMethods = [.geometry, .actions, .placement, .drawing, .safeArea]

    let pixels: PixelGrid
    // It is used while the superview lays out.
    private let superview: Unmanaged<UIView>
    private let layout: Unmanaged<ViewLayout>
    /// How much farther right and down than its frame the superview exactly lies.
    private let offset: SIMD4<Double>
    /// Something of the superview may be covered, which its subviews are told wherever they are.
    private let isCovered: Bool
    private var layers: SublayerPlacing

    init(in superview: UIView, _ layout: ViewLayout) {
        pixels = PixelGrid(of: superview)
        self.superview = Unmanaged.passUnretained(superview)
        self.layout = Unmanaged.passUnretained(layout)
        let residual = layout.residual
        offset = SIMD4(Double(residual.x), Double(residual.y), Double(residual.x), Double(residual.y))
        isCovered = superview.hasSafeArea
        layers = SublayerPlacing(in: superview.layer)
    }

    /// Places what the superview's layout knows to have moved, in the order in which it came to know. Answers from where on there are others, which
    /// it leaves in the list, and otherwise empties that.
    mutating func placeMoved() -> Int32? {
        layout.borrow { layout in
            if !isUsable { return 0 }
            // Nothing joins the list meanwhile, or leaves it.
            for index in 0..<layout.moved.count {
                guard let box = layout.moved[index] else { continue }
                let isPlaced = box.borrow { box in
                    guard placePlain(box) else { return false }
                    box.noting = nil
                    return true
                }
                guard isPlaced else {
                    layers.finish()
                    return index
                }
            }
            layers.finish()
            layout.clearMoved()
            return nil
        }
    }

    /// Places one. Answers false, and places nothing, where it has to be placed in the longer way. Before other code runs, ``finish()`` is to be called.
    mutating func place(_ box: LayoutBox) -> Bool { isUsable && placePlain(box) }

    /// Does what follows for the superview.
    mutating func finish() { layers.finish() }

    private var isUsable: Bool { !isCovered && AnimationStack.activeContext == nil }

    /// Whether `box`, of the view with the layout `moved`, still decides where that is.
    @inline(__always)
    func isToBePlaced(_ box: LayoutBox, _ moved: ViewLayout) -> Bool {
        guard let view = box.view, !moved.isViewGone, moved.box === box, !moved.keepsFrame else { return false }
        return view.borrow { $0.parentReference?.toOpaque() } == superview.toOpaque()
    }

    @inline(__always)
    private mutating func placePlain(_ box: LayoutBox) -> Bool {
        guard box.isPlain, let moved = box.layout, let view = box.view, let layer = box.layer else { return false }
        return moved.borrow { moved in
            guard isToBePlaced(box, moved) else { return true }
            return view.borrow { view in
                layer.borrow { layer in place(view, layer, moved, box) }
            }
        }
    }

    @inline(__always)
    private mutating func place(_ view: UIView, _ layer: CALayer, _ moved: ViewLayout, _ box: LayoutBox) -> Bool {
        guard !view.mayHaveSafeArea, !view.mayHaveController, !view.mayHaveMaskedSubviews, moved.edgeGuides.isEmpty else { return false }
        let exact = box.exactEdges
        guard exact.z >= exact.x, exact.w >= exact.y, let edges = pixels.alignedNearby(exact + offset) else { return false }
        let hasSubviews = !view.orderedSubviews.isEmpty
        let (residualX, residualY) = (offset.x + exact.x - edges.x, offset.y + exact.y - edges.y)
        if abs(residualX - Double(moved.residual.x)) > 1e-9 || abs(residualY - Double(moved.residual.y)) > 1e-9 {
            moved.residual = CGPoint(x: residualX, y: residualY)
            // What is inside lies on other parts of pixels now.
            if hasSubviews, !moved.isBoundary { view.replaceSubviews() }
        }
        let isLaidOut = hasSubviews || !box.isOfBaseClass
        switch layers.place(layer, edges.x, edges.y, edges.z - edges.x, edges.w - edges.y, laysOut: isLaidOut) {
        case .refused: return false
        case .unchanged, .moved: return true
        case .resized:
            if let engine = moved.engine { engine.rootDidResize() }
            return true
        }
    }
}

extension LayoutBox {
    /// Where its edges lie, before they are put on pixels: the left, the upper, the right and the lower one.
    @inline(__always)
    fileprivate var exactEdges: SIMD4<Double> {
        // By reference, as in `rect`.
        func read(_ solver: inout LayoutSolver) -> SIMD4<Double> {
            let (x, y) = (solver.value(of: minX), solver.value(of: minY))
            return SIMD4(x, y, x + solver.value(of: width), y + solver.value(of: height))
        }
        return read(&engine.solver)
    }
}
