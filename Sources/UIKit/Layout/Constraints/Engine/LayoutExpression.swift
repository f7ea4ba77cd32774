import ConstraintSolver
import Foundation

/// Builds the linear expression of a constraint in an engine's variables.
@MainActor
struct LayoutExpression {
    let engine: LayoutEngine
    /// The view whose coordinates the expression uses.
    let container: UIView
    private(set) var terms: [LinearExpression.Term]
    private(set) var constant = 0.0
    /// The boxes whose variables are in the expression.
    private(set) var boxes: [LayoutBox] = []
    /// The views whose baselines are in the expression.
    private(set) var baselineViews: [UIView] = []

    /// Creates an expression without terms, which reuses `storage`, an empty array.
    init(engine: LayoutEngine, container: UIView, storage: consuming [LinearExpression.Term]) {
        self.engine = engine
        self.container = container
        terms = storage
    }

    mutating func add(_ variable: LayoutVariable, of box: LayoutBox, _ coefficient: Double) {
        if coefficient == 0 { return }
        // Uses loops, here and below, because a closure that the standard library calls would first check whether it runs on the main actor.
        for index in terms.indices where terms[index].variable == variable {
            terms[index].coefficient += coefficient
            return
        }
        terms.append((variable, coefficient))
        for known in boxes where known === box { return }
        boxes.append(box)
    }

    mutating func add(_ constant: Double) { self.constant += constant }

    mutating func addContainerWidth(_ factor: Double) {
        let box = engine.box(for: container)
        add(box.width, of: box, factor)
        add(2 * factor * Double(container.alignmentRectInsets.left))
    }

    /// Removes variables that cancelled out.
    mutating func simplify() {
        for term in terms where term.coefficient == 0 { return terms.removeAll { $0.coefficient == 0 } }
    }

    /// Adds `factor` times a term. If `isMirrored` is true, the leading edge is the right edge.
    mutating func add(_ term: LayoutTerm, factor: Double, isMirrored: Bool) {
        guard let item = term.item else { return }
        let factor = isMirrored && term.isDistance && term.attribute.isDirectional ? -factor : factor
        add(item, term.attribute, factor, isMirrored)
        if let origin = term.origin { add(origin, term.originAttribute, -factor, isMirrored) }
    }

    private mutating func add(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ isMirrored: Bool) {
        guard let view = item.layoutView else { return }
        if attribute.isMargin {
            let guide = view.layoutWithConstraints.edgeGuide(.margins)
            return add(guide, attribute.withoutMargin, factor, isMirrored)
        }
        let isHorizontal = attribute.axis == .horizontal
        switch attribute {
        case .width, .height: addLength(of: item, view, isHorizontal, factor)
        case .left, .top: addPosition(of: item, view, isHorizontal, 0, factor)
        case .right, .bottom: addPosition(of: item, view, isHorizontal, 1, factor)
        case .leading: addPosition(of: item, view, isHorizontal, isMirrored ? 1 : 0, factor)
        case .trailing: addPosition(of: item, view, isHorizontal, isMirrored ? 0 : 1, factor)
        case .centerX, .centerY: addPosition(of: item, view, isHorizontal, 0.5, factor)
        case .firstBaseline: addBaseline(of: view, isFirst: true, factor)
        case .lastBaseline: addBaseline(of: view, isFirst: false, factor)
        default: break
        }
    }

    private mutating func addBaseline(of view: UIView, isFirst: Bool, _ factor: Double) {
        let text = view.baselineView(isFirst: isFirst)
        baselineViews.append(text)
        let size = engine.knownSize(of: text)
        let offsets = text.baselineOffsets(in: size)
        let share = offsets.share ?? (isFirst ? 0 : 1)
        let baseline = isFirst ? offsets.first : size.height - offsets.last
        addPosition(of: text, text, false, Double(share), factor)
        add(factor * Double(baseline - share * size.height))
    }

    /// Adds a length. The lengths of guides inside a view's edges are shorter by their insets.
    private mutating func addLength(of item: any LayoutItem, _ view: UIView, _ isHorizontal: Bool, _ factor: Double) {
        if let guide = item as? EdgeGuide {
            switch guide.kind {
            case .top where !isHorizontal, .bottom where !isHorizontal: return add(factor * Double(guide.length))
            case .top, .bottom: break
            case .safeArea, .margins, .readable:
                let insets = guide.insets
                add(-factor * Double(isHorizontal ? insets.left + insets.right : insets.top + insets.bottom))
            }
        }
        let box = sizeBox(of: item, view)
        add(isHorizontal ? box.width : box.height, of: box, factor)
    }

    /// Adds a position within an item, in the container's coordinates. Part 0 is the item's left or upper edge, part 1 its right or lower edge.
    private mutating func addPosition(of item: any LayoutItem, _ view: UIView, _ isHorizontal: Bool, _ part: Double, _ factor: Double) {
        // For descendants of a scroll view, the scroll view's edges are the edges of its content.
        if item === view, view === container, part != 0.5, view.layoutWithConstraints.isScrollView {
            return addPosition(of: view.scrollGuide(isFrame: false), view, isHorizontal, part, factor)
        }
        if let guide = item as? UILayoutGuide {
            addPositionInView(of: guide, view, isHorizontal, part, factor)
            if view !== container { addPath(to: view, isHorizontal, factor, entersContent: true) }
            return
        }
        if part != 0 {
            let box = sizeBox(of: item, view)
            add(isHorizontal ? box.width : box.height, of: box, part * factor)
        }
        if view === container {
            let insets = view.alignmentRectInsets
            add(factor * Double(isHorizontal ? insets.left : insets.top))
        } else {
            addPath(to: view, isHorizontal, factor, entersContent: false)
        }
    }

    /// Adds a position within a guide, in its view's coordinates.
    private mutating func addPositionInView(
        of guide: UILayoutGuide, _ view: UIView, _ isHorizontal: Bool, _ part: Double, _ factor: Double
    ) {
        if let edges = guide as? EdgeGuide {
            if edges.kind == .margins, view === container, view.layoutWithConstraints.isScrollView {
                let insets = edges.insets
                let (before, after) = isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
                add(factor * ((1 - part) * Double(before) - part * Double(after)))
                return addPositionInView(of: view.scrollGuide(isFrame: false), view, isHorizontal, part, factor)
            }
            let alignment = view.alignmentRectInsets
            add(factor * Double(isHorizontal ? alignment.left : alignment.top))
            let box = sizeBox(of: view, view)
            switch edges.kind {
            case .top where !isHorizontal: return add(factor * part * Double(edges.length))
            case .bottom where !isHorizontal:
                add(box.height, of: box, factor)
                return add(-factor * (1 - part) * Double(edges.length))
            case .top, .bottom: break
            case .safeArea, .margins, .readable:
                let insets = edges.insets
                let (before, after) = isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
                add(factor * ((1 - part) * Double(before) - part * Double(after)))
            }
            add(isHorizontal ? box.width : box.height, of: box, part * factor)
            return
        }
        if let scroll = guide as? ScrollGuide {
            if scroll.isFrame { addOffset(of: view, isHorizontal, factor) }
            let box = sizeBox(of: guide, view)
            add(isHorizontal ? box.width : box.height, of: box, part * factor)
            return
        }
        let box = engine.box(for: guide)
        add(isHorizontal ? box.minX : box.minY, of: box, factor)
        if part != 0 { add(isHorizontal ? box.width : box.height, of: box, part * factor) }
    }

    /// Adds the origin of a view's own coordinates, or of its edges, in the container's coordinates.
    private mutating func addPath(to view: UIView, _ isHorizontal: Bool, _ factor: Double, entersContent: Bool) {
        var current = view
        var isInside = entersContent
        while current !== container, let parent = current.parent {
            let box = engine.box(for: current)
            add(isHorizontal ? box.minX : box.minY, of: box, factor)
            if isInside {
                let insets = current.alignmentRectInsets
                add(-factor * Double(isHorizontal ? insets.left : insets.top))
                if current.layoutWithConstraints.isScrollView { addOffset(of: current, isHorizontal, -factor) }
            }
            isInside = true
            current = parent
        }
    }

    /// Adds a scroll view's content offset.
    private mutating func addOffset(of scrollView: UIView, _ isHorizontal: Bool, _ factor: Double) {
        let box = engine.box(for: scrollView.scrollGuide(isFrame: true))
        add(isHorizontal ? box.minX : box.minY, of: box, factor)
    }

    /// Returns the box with the size of an item. For a guide that follows its view's edges, this is the view's box.
    private func sizeBox(of item: any LayoutItem, _ view: UIView) -> LayoutBox {
        if let guide = item as? UILayoutGuide, !(guide is EdgeGuide), (guide as? ScrollGuide)?.isFrame != true {
            return engine.box(for: guide)
        }
        return engine.box(for: view)
    }
}
