import ConstraintSolver
import QuartzCore

/// Sets the frames of one superview's subviews from their engine, in a loop that calls only the library's code and retains nothing.
///
/// Nearly all views are positioned this way. The slower ``UIView/setFramesOfMovedSubviews()`` handles the rest: overridden methods, animations, safe areas,
/// masks, controllers and observers.
@MainActor
struct SubviewFrameBatch {
    /// Overridden methods that require the slower method. A view with overridden drawing is redrawn if its content mode requires it.
    static let obstacles: OverriddenMethods = [.geometry, .actions, .placement, .drawing, .safeArea]

    let pixels: PixelGrid
    // Used only while the superview lays out, so these need no retain.
    private let superview: Unmanaged<UIView>
    private let layout: Unmanaged<ViewLayout>
    /// The superview's exact position minus its frame's position, which is rounded to pixels.
    private let offset: SIMD4<Double>
    /// Whether the superview may have safe area insets, which its subviews need at every position.
    private let isCovered: Bool
    private var layers: LayerFrameBatch

    init(in superview: UIView, _ layout: ViewLayout) {
        pixels = PixelGrid(of: superview)
        self.superview = Unmanaged.passUnretained(superview)
        self.layout = Unmanaged.passUnretained(layout)
        let residual = layout.residual
        offset = SIMD4(Double(residual.x), Double(residual.y), Double(residual.x), Double(residual.y))
        isCovered = superview.hasSafeArea
        layers = LayerFrameBatch(in: superview.layer)
    }

    /// Positions the superview's moved boxes in the order in which they were recorded. Returns the index of the first box that needs the slower
    /// method; that box and the following ones stay in the list. Otherwise empties the list and returns nil.
    mutating func setMovedFrames() -> Int32? {
        layout.borrow { layout in
            if !isUsable { return 0 }
            // The list does not change during the loop.
            for index in 0..<layout.moved.count {
                guard let box = layout.moved[index] else { continue }
                let isPlaced = box.borrow { box in
                    guard setPlainFrame(box) else { return false }
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

    /// Positions one box. Returns false, without a change, if the box needs the slower method. Call ``finish()`` before other code runs.
    mutating func setFrame(of box: LayoutBox) -> Bool { isUsable && setPlainFrame(box) }

    /// Applies the consequences for the superview.
    mutating func finish() { layers.finish() }

    private var isUsable: Bool { !isCovered && AnimationBlocks.active == nil }

    /// Whether `box` still determines the position of the view with the layout `moved`.
    @inline(__always)
    func isToBePositioned(_ box: LayoutBox, _ moved: ViewLayout) -> Bool {
        guard let view = box.view, !moved.isViewDeallocated, moved.box === box, !moved.keepsFrame else { return false }
        return view.borrow { $0.parentReference?.toOpaque() } == superview.toOpaque()
    }

    @inline(__always)
    private mutating func setPlainFrame(_ box: LayoutBox) -> Bool {
        guard box.isPlain, let moved = box.layout, let view = box.view, let layer = box.layer else { return false }
        return moved.borrow { moved in
            guard isToBePositioned(box, moved) else { return true }
            return view.borrow { view in
                layer.borrow { layer in setFrame(of: view, layer, moved, box) }
            }
        }
    }

    @inline(__always)
    private mutating func setFrame(of view: UIView, _ layer: CALayer, _ moved: ViewLayout, _ box: LayoutBox) -> Bool {
        guard !view.mayHaveSafeArea, !view.mayHaveController, !view.mayHaveMaskedSubviews, moved.edgeGuides.isEmpty else { return false }
        let exact = box.exactEdges
        guard exact.z >= exact.x, exact.w >= exact.y, let edges = pixels.alignedNearby(exact + offset) else { return false }
        let hasSubviews = !view.orderedSubviews.isEmpty
        let (residualX, residualY) = (offset.x + exact.x - edges.x, offset.y + exact.y - edges.y)
        if abs(residualX - Double(moved.residual.x)) > 1e-9 || abs(residualY - Double(moved.residual.y)) > 1e-9 {
            moved.residual = CGPoint(x: residualX, y: residualY)
            // The subviews' rounding to pixels changes with the residual.
            if hasSubviews, !moved.isBoundary { view.replaceSubviews() }
        }
        let isLaidOut = hasSubviews || !box.isOfBaseClass
        switch layers.setFrame(layer, edges.x, edges.y, edges.z - edges.x, edges.w - edges.y, laysOut: isLaidOut) {
        case .refused: return false
        case .unchanged, .moved: return true
        case .resized:
            if let engine = moved.engine { engine.rootDidResize() }
            return true
        }
    }
}

extension LayoutBox {
    /// The left, upper, right and lower edge, before rounding to pixels.
    @inline(__always)
    fileprivate var exactEdges: SIMD4<Double> {
        // `inout` avoids a copy of the solver, as in `rect`.
        func read(_ solver: inout LayoutSolver) -> SIMD4<Double> {
            let (x, y) = (solver.value(of: minX), solver.value(of: minY))
            return SIMD4(x, y, x + solver.value(of: width), y + solver.value(of: height))
        }
        return engineLink.borrow { read(&$0.solver) }
    }
}
