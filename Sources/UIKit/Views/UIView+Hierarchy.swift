import Logging

/// What views report that programs do wrong.
let viewLog = Logger(label: "lodestone.views")

/// A place among a view's subviews.
enum SubviewPlace {
    case front
    case index(Int)
    case below(UIView)
    case above(UIView)
}

// Adding calls, in UIKit's order: the view's willMove(toSuperview:), willMove(toWindow:) of the view and all in it, the old superview's
// willRemoveSubview(_:), then, with the hierarchy changed, didMoveToWindow() of the view and all in it, didMoveToSuperview(), and the new
// superview's didAddSubview(_:). The window's calls are left out where the window stays the same.
extension UIView {
    /// The superview, without dynamic dispatch.
    nonisolated var parent: UIView? {
        get { parentReference?.takeUnretainedValue() }
        set { if let newValue { parentReference = Unmanaged.passUnretained(newValue) } else { parentReference = nil } }
    }

    func insert(_ view: UIView, at place: SubviewPlace) {
        guard !view.holds(self) else {
            assertionFailure("A view cannot be added to itself or to a view in it.")
            viewLog.error("\(view) cannot be added to \(self), which is in it: nothing is added.")
            return
        }
        guard view.parent !== self else { return reorder(view, to: place) }

        let newWindow = currentWindow
        let controller = view.controller
        view.willMove(toSuperview: self)
        view.tellWillMove(toWindow: newWindow)
        // The calls above may have moved anything anywhere.
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
        put(view, at: place)
        view.joinConstraints()
        subviewsNeedLayout()

        view.arrive(in: currentWindow, tintBefore: tint)
        guard view.parent === self else { return }
        view.didMoveToSuperview()
        guard view.parent === self else { return }
        didAddSubview(view)
        // The controller may have taken another view when it heard that this one was to appear.
        if let controller, let other = controller.loadedView, other !== view, other.parent == nil { view.givePlace(to: other) }
    }

    /// Puts `other` where this view is, in its size, and takes this one away.
    func givePlace(to other: UIView) {
        guard let parent else { return }
        UIView.performWithoutAnimation {
            if other.autoresizingMask.isEmpty { other.autoresizingMask = autoresizingMask }
            other.frame = frame
            parent.insertSubview(other, aboveSubview: self)
            removeFromSuperview()
        }
    }

    /// A subview came or went, which matters to the layout, unless that is what does it: code that makes its subviews anew in every layout would never
    /// come to an end.
    private func subviewsNeedLayout() {
        if !layer.isLayingOut { setNeedsLayout() }
    }

    /// Whether `view` is this one or in it. O(1) where nothing is in this one.
    private func holds(_ view: UIView) -> Bool {
        view === self || !orderedSubviews.isEmpty && view.isDescendant(of: self)
    }

    func baseRemoveFromSuperview() {
        guard parent != nil else { return }
        willMove(toSuperview: nil)
        tellWillMove(toWindow: nil)
        guard let parent else { return }
        // The last owner of the view may be the superview.
        let lifetime = Unmanaged.passRetained(self)
        defer { lifetime.release() }
        parent.willRemoveSubview(self)
        leaveConstraints()
        parent.forget(self)
        self.parent = nil
        layer.removeFromSuperlayer()
        parent.subviewsNeedLayout()
        arrive(in: nil, tintBefore: nil)
        guard self.parent == nil else { return }
        didMoveToSuperview()
    }

    /// Moves a subview to another place. Others' order stays the same.
    func reorder(_ view: UIView, to place: SubviewPlace) {
        guard view.parent === self, place.sibling !== view else { return }
        forget(view)
        put(view, at: place)
    }

    func baseExchangeSubview(_ first: Int, _ second: Int) {
        guard orderedSubviews.indices.contains(first), orderedSubviews.indices.contains(second) else {
            assertionFailure("There are \(orderedSubviews.count) subviews, none at \(first) or \(second).")
            viewLog.error("\(self) has no subviews to exchange at \(first) and \(second): there are \(orderedSubviews.count).")
            return
        }
        guard first != second else { return }
        orderedSubviews.swapAt(first, second)
        for index in [first, second] { orderedSubviews[index].positionHint = index }
        touchIndex?.exchange(orderedSubviews[first], orderedSubviews[second])
        layer.exchangeSublayers(orderedSubviews[first].layer, orderedSubviews[second].layer)
    }

    /// Where `view` is among the subviews. It is looked for near its last known place and near both ends, so that adding and removing in
    /// order, from either end, does not search: constant then, linear at worst.
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

    /// Puts a view, which is none of the subviews, in its place among them, and its layer among the sublayers: directly in front of the
    /// sibling's or directly behind it, where the place says one. Sublayers that belong to no view stay where they are.
    private func put(_ view: UIView, at place: SubviewPlace) {
        let index = place.resolve(in: self)
        orderedSubviews.insert(view, at: index)
        view.positionHint = index
        touchIndex?.insert(view, at: index, of: orderedSubviews)
        if case .above(let sibling) = place, sibling.parent === self {
            layer.insertSublayer(view.layer, above: sibling.layer)
        } else if index + 1 < orderedSubviews.count {
            layer.insertSublayer(view.layer, below: orderedSubviews[index + 1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }
}

extension SubviewPlace {
    fileprivate var sibling: UIView? {
        switch self {
        case .front, .index: nil
        case .below(let sibling), .above(let sibling): sibling
        }
    }

    /// The index that the place means among the subviews of `view`: the front, where the sibling is none of them.
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
            if let found = withStackRoom({ subview.viewWithTag(tag) }) { return found }
        }
        return nil
    }
}
