import Logging

/// The logger for errors in the app's use of views.
let viewLog = Logger(label: "lodestone.views")

/// A position among a view's subviews.
enum SubviewPosition {
    case front
    case index(Int)
    case below(UIView)
    case above(UIView)
}

// Adding a view calls, in UIKit's order: the view's willMove(toSuperview:); willMove(toWindow:) of the view and its descendants; the old superview's
// willRemoveSubview(_:). Then, with the changed hierarchy: didMoveToWindow() of the view and its descendants, didMoveToSuperview(), and the new
// superview's didAddSubview(_:). The window calls are omitted if the window does not change.
extension UIView {
    /// The superview, without dynamic dispatch.
    nonisolated var parent: UIView? {
        get { parentReference?.takeUnretainedValue() }
        set { if let newValue { parentReference = Unmanaged.passUnretained(newValue) } else { parentReference = nil } }
    }

    func insert(_ view: UIView, at position: SubviewPosition) {
        guard !view.holds(self) else {
            assertionFailure("A view cannot be added to itself or to one of its descendants.")
            viewLog.error("Cannot add \(view) to \(self), which is the same view or one of its descendants.")
            return
        }
        guard view.parent !== self else { return reorder(view, to: position) }

        let newWindow = currentWindow
        let controller = view.controller
        view.willMove(toSuperview: self)
        view.notifyWillMove(toWindow: newWindow)
        // The calls above may have changed the hierarchy.
        guard !view.holds(self), view.parent !== self else { return }
        let tint = view.ignoresTint ? nil : view.effectiveTint
        view.leaveConstraints()
        if let oldParent = view.parent {
            oldParent.willRemoveSubview(view)
            oldParent.forget(view)
        }
        view.parent = self
        if !mayHaveMaskedSubviews, !view.autoresizingMask.isEmpty || OverriddenMethods.of(type(of: view)).contains(.autoresizing) {
            mayHaveMaskedSubviews = true
        }
        put(view, at: position)
        view.joinConstraints()
        subviewsNeedLayout()

        view.arrive(in: currentWindow, tintBefore: tint)
        guard view.parent === self else { return }
        view.didMoveToSuperview()
        guard view.parent === self else { return }
        didAddSubview(view)
        // The controller may have replaced its view when it was notified of its appearance.
        if let controller, let other = controller.loadedView, other !== view, other.parent == nil { view.transferPosition(to: other) }
    }

    /// Replaces this view by `other`, with the same frame.
    func transferPosition(to other: UIView) {
        guard let parent else { return }
        AnimationBlocks.withoutAnimations {
            if other.autoresizingMask.isEmpty { other.autoresizingMask = autoresizingMask }
            other.frame = frame
            parent.insertSubview(other, aboveSubview: self)
            removeFromSuperview()
        }
    }

    /// Schedules a layout after subviews changed, except during a layout: code that recreates its subviews in every layout would cause an endless
    /// loop.
    private func subviewsNeedLayout() {
        if !ownLayer.isLayingOut { setNeedsLayout() }
    }

    /// Whether `view` is this view or contains it. O(1) for a view without subviews.
    private func holds(_ view: UIView) -> Bool {
        view === self || !orderedSubviews.isEmpty && view.isDescendant(of: self)
    }

    func baseRemoveFromSuperview() {
        guard parent != nil else { return }
        willMove(toSuperview: nil)
        notifyWillMove(toWindow: nil)
        guard let parent else { return }
        // The superview may hold the last reference to the view.
        let lifetime = Unmanaged.passRetained(self)
        defer { lifetime.release() }
        parent.willRemoveSubview(self)
        leaveConstraints()
        parent.forget(self)
        self.parent = nil
        ownLayer.removeFromSuperlayer()
        parent.subviewsNeedLayout()
        arrive(in: nil, tintBefore: nil)
        guard self.parent == nil else { return }
        didMoveToSuperview()
    }

    /// Moves a subview to another position. Keeps the order of the other subviews.
    func reorder(_ view: UIView, to position: SubviewPosition) {
        guard view.parent === self, position.sibling !== view else { return }
        forget(view)
        put(view, at: position)
    }

    func baseExchangeSubview(_ first: Int, _ second: Int) {
        guard orderedSubviews.indices.contains(first), orderedSubviews.indices.contains(second) else {
            assertionFailure("Cannot exchange the subviews at \(first) and \(second) of \(orderedSubviews.count).")
            viewLog.error("Cannot exchange the subviews at \(first) and \(second) of \(self), which has \(orderedSubviews.count) subviews.")
            return
        }
        guard first != second else { return }
        orderedSubviews.swapAt(first, second)
        for index in [first, second] { orderedSubviews[index].positionHint = index }
        touchIndex?.exchange(orderedSubviews[first], orderedSubviews[second])
        ownLayer.exchangeSublayers(orderedSubviews[first].layer, orderedSubviews[second].layer)
    }

    /// Returns the index of `view` in the subviews. The search starts at its latest known index, and proceeds near it and near both ends. Adding and
    /// removing views in order, from either end, takes constant time; the worst case is linear.
    func subviewIndex(of view: UIView) -> Int? {
        let count = orderedSubviews.count
        guard view.parent === self, count > 0 else { return nil }
        let hint = min(view.positionHint, count - 1)
        for distance in 0..<count {
            let index: Int
            if hint >= distance, orderedSubviews[hint - distance] === view {
                index = hint - distance
            } else if hint + distance < count, orderedSubviews[hint + distance] === view {
                index = hint + distance
            } else if orderedSubviews[distance] === view {
                index = distance
            } else if orderedSubviews[count - 1 - distance] === view {
                index = count - 1 - distance
            } else {
                continue
            }
            view.positionHint = index
            return index
        }
        return nil
    }

    private func forget(_ view: UIView) {
        guard let index = subviewIndex(of: view) else { return }
        orderedSubviews.remove(at: index)
        touchIndex?.remove(view)
        dropTouchIndexIfTooLarge()
    }

    /// Inserts a new subview at a position, and its layer at the corresponding position. If the position names a sibling, the layer is directly in
    /// front of or behind the sibling's. Sublayers without a view keep their positions.
    private func put(_ view: UIView, at position: SubviewPosition) {
        let index = position.resolve(in: self)
        orderedSubviews.insert(view, at: index)
        view.positionHint = index
        touchIndex?.insert(view, at: index, of: orderedSubviews)
        if case .above(let sibling) = position, sibling.parent === self {
            ownLayer.insertSublayer(view.ownLayer, above: sibling.ownLayer)
        } else if index + 1 < orderedSubviews.count {
            ownLayer.insertSublayer(view.ownLayer, below: orderedSubviews[index + 1].layer)
        } else {
            ownLayer.addSublayer(view.ownLayer)
        }
    }
}

extension SubviewPosition {
    fileprivate var sibling: UIView? {
        switch self {
        case .front, .index: nil
        case .below(let sibling), .above(let sibling): sibling
        }
    }

    /// Returns the index of the position in the subviews of `view`; the front if the sibling is not a subview.
    @MainActor fileprivate func resolve(in view: UIView) -> Int {
        let count = view.orderedSubviews.count
        return switch self {
        case .front: count
        case .index(let index): max(0, min(index, count))
        case .below(let sibling): view.subviewIndex(of: sibling) ?? count
        case .above(let sibling): view.subviewIndex(of: sibling).map { $0 + 1 } ?? count
        }
    }
}

extension UIView {
    func baseIsDescendant(of view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.parent
        }
        return false
    }

    func baseViewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in orderedSubviews {
            if let found = withStackSpace({ subview.viewWithTag(tag) }) { return found }
        }
        return nil
    }
}

extension UIView {
    /// The nearest superview of a class.
    func enclosing<View: UIView>(_ type: View.Type) -> View? {
        for outer in sequence(first: superview, next: { $0?.superview }) {
            guard let outer else { return nil }
            if let found = outer as? View { return found }
        }
        return nil
    }
}
