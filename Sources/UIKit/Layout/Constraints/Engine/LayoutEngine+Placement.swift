import ConstraintSolver
import Foundation

// The constraints that the engine adds itself: frames that were set, and content sizes.
extension LayoutEngine {
    /// The priority of the root's constraints while its size is free. Lower than the priority of any app constraint, and than the solver's priority
    /// for testing whether a variable is determined.
    private static let weakest: Float = 0.1

    /// Fixes the root's size, or leaves it free to be computed.
    func fixRoot() {
        guard let view = root.livingView else { return }
        let size = view.alignmentRect(forFrame: CGRect(origin: .zero, size: view.bounds.size)).size
        if let fitting {
            return fixRoot(
                fitting.size, (fitting.horizontal.rawValue, fitting.vertical.rawValue))
        }
        let isFree = !root.keepsFrame && view.parent == nil
        fixRoot(size, isFree ? (Self.weakest, Self.weakest) : (1000, 1000))
    }

    private func fixRoot(_ size: CGSize, _ priorities: (Float, Float)) {
        let box = rootBox
        if box.placement.isEmpty {
            for (variable, length, priority) in [(box.width, size.width, priorities.0), (box.height, size.height, priorities.1)] {
                let id = addSource(.placement(box), [(variable, 1)], -Double(length), .equal, priority, order: root.order)
                box.placement.append(FixedConstraint(id: id, constant: -Double(length), priority: priority))
            }
            contentDidChange(of: box)
            return
        }
        change(box, 0, to: -Double(size.width), priorities.0)
        change(box, 1, to: -Double(size.height), priorities.1)
    }

    /// Changes a constraint in `box.placement`.
    private func change(_ box: LayoutBox, _ index: Int, to constant: Double, _ priority: Float) {
        let fixed = box.placement[index]
        if abs(fixed.constant - constant) > 1e-9 {
            box.placement[index].constant = constant
            solver.setConstant(constant, of: fixed.id)
            setNeedsSolve()
        }
        if fixed.priority != priority {
            box.placement[index].priority = priority
            solver.setPriority(priority, of: fixed.id)
            setNeedsSolve()
        }
    }

    // MARK: Frames that were set

    /// Fixes a view's box at its frame, which follows the superview's size according to the autoresizing mask.
    func fixFrame(_ box: LayoutBox, of layout: ViewLayout) {
        if suspended != nil { return applyToLive { fixFrame(box, of: layout) } }
        let view = layout.view
        guard let parent = view.parent else { return }
        let rect = view.alignmentRect(forFrame: view.untransformedFrame)
        let containerSize = parent.bounds.size
        let shares = view.autoresizingMask.shares(of: rect, in: containerSize)
        let isFollowing = shares != .none && parent.autoresizesSubviews
        var base: LayoutBox?
        if isFollowing {
            base = self.box(for: parent)
            if box.base == nil {
                base?.uses += 1
                box.base = base
            }
        }
        let values: [(variable: LayoutVariable, value: CGFloat, length: CGFloat, containerVariable: LayoutVariable?, share: CGFloat)] = [
            (box.minX, rect.minX, containerSize.width, base?.width, shares.horizontal.origin),
            (box.minY, rect.minY, containerSize.height, base?.height, shares.vertical.origin),
            (box.width, rect.width, containerSize.width, base?.width, shares.horizontal.length),
            (box.height, rect.height, containerSize.height, base?.height, shares.vertical.length),
        ]
        for (index, item) in values.enumerated() {
            let share = isFollowing ? Double(item.share) : 0
            let constant = share * Double(item.length) - Double(item.value)
            if box.placement.count > index {
                if abs(box.placement[index].share - share) < 1e-9 {
                    // A frame that the engine itself set is rounded to pixels, so it must not change the constraint.
                    if !layout.isPlacing, abs(box.placement[index].constant - constant) > 1e-6 {
                        change(box, index, to: constant, 1000)
                    }
                    continue
                }
                removeSource(box.placement[index].id)
            }
            var terms = [(variable: item.variable, coefficient: 1.0)]
            if share != 0, let containerVariable = item.containerVariable { terms.append((containerVariable, -share)) }
            let id = addSource(.placement(box), terms, constant, .equal, 1000, order: layout.order)
            let fixed = FixedConstraint(id: id, constant: constant, priority: 1000, share: share)
            if box.placement.count > index { box.placement[index] = fixed } else { box.placement.append(fixed) }
            setNeedsSolve()
        }
    }

    /// Fixes a scroll view's guide at the origin of the content, or at the visible bounds.
    func fixScrollGuide(_ guide: UILayoutGuide, _ box: LayoutBox) {
        if suspended != nil { return applyToLive { fixScrollGuide(guide, box) } }
        guard let scroll = guide as? ScrollGuide, let view = scroll.owningView else { return }
        let origin = scroll.isFrame ? view.bounds.origin : .zero
        for (index, (variable, coordinate)) in [(box.minX, origin.x), (box.minY, origin.y)].enumerated() {
            if box.placement.count > index {
                change(box, index, to: -Double(coordinate), 1000)
            } else {
                let id = addSource(.placement(box), [(variable, 1)], -Double(coordinate), .equal, 1000, order: 0)
                box.placement.append(FixedConstraint(id: id, constant: -Double(coordinate), priority: 1000))
            }
        }
    }

    // MARK: Negative sizes

    /// A priority below the app's required constraints and above all optional ones.
    private static let nearlyRequired = Float(1000).nextDown

    /// Adds a constraint that prevents optional constraints from making a size negative. Called only for the few sizes that have become negative.
    func keepFromNegative(_ box: LayoutBox, _ variable: LayoutVariable) {
        guard box !== rootBox, box.placement.isEmpty, !box.isScrollGuide else { return }
        guard variable == box.width || variable == box.height else { return }
        let index = variable == box.width ? 0 : 1
        guard box.floors[index] == nil else { return }
        suspended?.floors.append((box, index))
        box.floors[index] = addSource(.content(box), [(variable, 1)], 0, .greaterThanOrEqual, Self.nearlyRequired, order: 0)
    }

    // MARK: Content

    /// Updates the content size of a view.
    func updateContent(of box: LayoutBox) {
        guard let layout = box.viewLayout, !layout.isViewDeallocated, box === rootBox || !layout.keepsFrame else { return }
        if layout.isMeasuringContent { return }
        layout.isMeasuringContent = true
        defer { layout.isMeasuringContent = false }
        // Retain the view: these calls may run the app's code.
        let view = layout.view
        var size = view.intrinsicContentSize
        if view.contentHeight(forWidth: 0) != nil {
            let width = solver.value(of: box.width)
            let known = CGFloat(width)
            if box.fittedWidth == nil { recordWrapping(box) }
            box.fittedWidth = width
            if known > 0, known < size.width - 0.01, let height = view.contentHeight(forWidth: known) { size.height = height }
        }
        setContent(of: box, 0, box.width, size.width, layout.resistance.horizontal, layout.hugging.horizontal, layout)
        setContent(of: box, 1, box.height, size.height, layout.resistance.vertical, layout.hugging.vertical, layout)
    }

    private func setContent(
        of box: LayoutBox, _ index: Int, _ variable: LayoutVariable, _ length: CGFloat, _ resistance: UILayoutPriority,
        _ hugging: UILayoutPriority, _ layout: ViewLayout
    ) {
        let known = box.content[index]
        guard length >= 0, length.isFinite else {
            if let known { removeSource(known.id) }
            box.content[index] = nil
            return
        }
        if var known {
            if known.length != Double(length) {
                known.length = Double(length)
                solver.setConstant(-Double(length), of: known.id)
                setNeedsSolve()
            }
            if known.resistance != resistance.rawValue || known.hugging != hugging.rawValue {
                known.resistance = resistance.rawValue
                known.hugging = hugging.rawValue
                solver.setPriority(below: known.resistance, above: known.hugging, of: known.id)
                setNeedsSolve()
            }
            box.content[index] = known
        } else {
            let id = addContentSource(
                box, variable, Double(length), resistance: resistance.rawValue, hugging: hugging.rawValue, order: layout.order)
            box.content[index] = ContentConstraint(
                id: id, length: Double(length), resistance: resistance.rawValue, hugging: hugging.rawValue)
        }
    }

    /// Sets the size of a root whose constraints determine it.
    func resizeRoot() {
        let view = root.view
        guard !root.keepsFrame, view.parent == nil else { return }
        let size = view.frame(forAlignmentRect: rootBox.rect).size
        let pixels = PixelGrid(of: view)
        let rounded = CGSize(width: pixels.round(size.width), height: pixels.round(size.height))
        if rounded != view.bounds.size { view.bounds.size = rounded }
    }
}

extension NSLayoutConstraint.Relation {
    /// The corresponding relation of the solver.
    package var ofSolver: LayoutRelation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint depends on the layout direction.
    var isDirectional: Bool {
        first.attribute.isDirectional || first.originAttribute.isDirectional || second?.attribute.isDirectional ?? false
            || second?.originAttribute.isDirectional ?? false
    }
}

extension UIView {
    /// The view's rectangle in its superview's coordinates, without its transform.
    var untransformedFrame: CGRect {
        let size = layer.bounds.size
        let (position, anchor) = (layer.position, layer.anchorPoint)
        return CGRect(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width, height: size.height)
    }
}
