// `@exclusivity(unchecked)` is for the benchmark rows `feed-first` and `feed-width` (layout): each variable and each constraint accesses these. Only the
// main actor accesses the properties, without overlap.
import ConstraintSolver
import Foundation

/// The constraints of one subtree of views, and the frames that result from them.
///
/// The root of the subtree is a boundary view: constraints do not determine its own frame. The subtree ends at the next boundary views, each of
/// which has its own engine. A cell, a controller's view or a page therefore has a separate engine, independent of the others.
@MainActor
final class LayoutEngine: WaitingListMember {
    /// The origin of a constraint in the solver.
    enum Source {
        case constraint(NSLayoutConstraint)
        case placement(LayoutBox)
        case content(LayoutBox)
    }

    // The engine and its root retain each other until the engine is dissolved. The root does not retain an engine that only measures.
    let root: ViewLayout
    /// The root's identity, to compare without a retain.
    private let rootIdentity: ObjectIdentifier
    @exclusivity(unchecked) var solver = LayoutSolver()
    var rootBox: LayoutBox {
        if let ownBox { return ownBox }
        let box = makeBox(.view(root))
        ownBox = box
        return box
    }
    private var ownBox: LayoutBox?
    /// The boxes of an engine that only measures, by owner; nil for other engines, whose boxes are stored by their views.
    var measuredBoxes: [ObjectIdentifier: LayoutBox]?

    /// The boxes, indexed by variable.
    @exclusivity(unchecked) private(set) var boxes: [LayoutBox?] = []
    /// The same boxes unretained, for loops that must not retain them.
    @exclusivity(unchecked) private var boxReferences = FlatArray<Unmanaged<LayoutBox>?>()
    @exclusivity(unchecked) private(set) var sources: [Source?] = []
    /// Constraints that are not in the solver, because their variables cancel out.
    private var empty: [NSLayoutConstraint] = []
    /// Boxes whose content size may have changed.
    var newContent: [LayoutBox] = []
    /// Boxes whose content height depends on the width, such as wrapping text.
    private(set) var wrapping: [LayoutBox] = []
    /// Boxes that changed since their owners were last notified; nil for a box that was removed. `forgetChanged` removes a box that the engine
    /// releases.
    @exclusivity(unchecked) private var changed = FlatArray<Unmanaged<LayoutBox>?>()
    /// The conflicts that were logged at the latest report, by `LayoutSolver.orders(of:)`.
    private var reportedConflicts: Set<[Int]> = []
    /// The reused storage of `takeTermStorage()`.
    private var termStorage: [LinearExpression.Term] = []
    /// Whether the solver has changes to solve.
    @exclusivity(unchecked) var needsSolve = false
    /// Whether frames were computed from the engine.
    private(set) var hasSolved = false
    /// Whether the engine is solving or being measured. The app's code may run meanwhile, such as `intrinsicContentSize`.
    var isBusy = false
    /// Whether the root was resized while the engine was busy.
    private var hasNewRootSize = false
    /// The engine's live state while a copy of its solver is used to measure.
    @exclusivity(unchecked) var suspended: SavedState?
    /// The size request while the engine computes a fitting size for its root; nil otherwise.
    var fitting: FittingRequest?
    /// Whether changes lead to new frames. False while a copy of the solver is used to measure.
    @exclusivity(unchecked) var recordsChanges = true
    /// Whether the engine released its boxes and constraints. It may still be in the middle of an update.
    private var isDissolved = false
    /// The engine's index in the waiting list of ``LayoutUpdates``.
    var waitingIndex = -1

    /// The maximum number of rounds in one update in which a new width may change content sizes.
    private static let roundLimit = 8

    /// The reference of the engine's boxes to the engine.
    let link = LayoutEngineLink()

    init(root: ViewLayout, measuresOnly: Bool = false) {
        self.root = root
        rootIdentity = ObjectIdentifier(root)
        if measuresOnly {
            measuredBoxes = [:]
            recordsChanges = false
        } else {
            // Capacity for a typical part of a screen, so that the arrays do not grow.
            boxes.reserveCapacity(40)
            sources.reserveCapacity(40)
        }
        link.attach(self)
    }

    deinit { link.forgetEngine() }

    /// Schedules a solve before the next frame.
    func setNeedsSolve() {
        needsSolve = true
        if measuredBoxes == nil, !isDissolved { LayoutUpdates.list(self) }
    }

    // MARK: Boxes

    func box(for view: UIView) -> LayoutBox { box(for: view.layoutWithConstraints) }

    func box(for layout: ViewLayout) -> LayoutBox {
        if ObjectIdentifier(layout) == rootIdentity { return rootBox }
        if measuredBoxes != nil {
            if let known = measuredBoxes?[ObjectIdentifier(layout)] { return known }
            let box = makeBox(.view(layout))
            measuredBoxes?[ObjectIdentifier(layout)] = box
            prepare(box, of: layout)
            return box
        }
        if let known = layout.box, known.engineLink === link { return known }
        let box = makeBox(.view(layout))
        layout.box = box
        prepare(box, of: layout)
        return box
    }

    func box(for guide: UILayoutGuide) -> LayoutBox {
        if measuredBoxes != nil {
            if let known = measuredBoxes?[ObjectIdentifier(guide)] { return known }
            let box = makeBox(.guide(guide))
            measuredBoxes?[ObjectIdentifier(guide)] = box
            fixScrollGuide(guide, box)
            return box
        }
        if let known = guide.box, known.engineLink === link { return known }
        let box = makeBox(.guide(guide))
        guide.box = box
        fixScrollGuide(guide, box)
        return box
    }

    private func makeBox(_ owner: LayoutBox.Owner) -> LayoutBox {
        let box = LayoutBox(engine: self, owner: owner)
        set(box, for: box.minX)
        set(box, for: box.minY)
        set(box, for: box.width)
        set(box, for: box.height)
        return box
    }

    private func set(_ box: LayoutBox, for variable: LayoutVariable) {
        let index = Int(variable.index)
        while boxes.count < index { boxes.append(nil) }
        if index == boxes.count { boxes.append(box) } else { boxes[index] = box }
        if boxReferences.count <= variable.index { boxReferences.resize(variable.index + 1, filling: nil) }
        boxReferences[variable.index] = Unmanaged.passUnretained(box)
    }

    private func forget(_ variable: LayoutVariable) {
        boxReferences[variable.index] = nil
        boxes[Int(variable.index)] = nil
        solver.removeVariable(variable)
    }

    private func prepare(_ box: LayoutBox, of layout: ViewLayout) {
        if layout.keepsFrame {
            fixFrame(box, of: layout)
        } else {
            contentDidChange(of: box)
        }
    }

    func release(_ box: LayoutBox) {
        box.uses -= 1
        guard box.uses <= 0, box !== ownBox else { return }
        removeFixed(of: box)
        box.leaveLists()
        if box.isQueued { forgetChanged(box) }
        forget(box.minX)
        forget(box.minY)
        forget(box.width)
        forget(box.height)
        if case .view(let layout) = box.owner, layout.box === box { layout.box = nil }
        if case .guide(let guide) = box.owner, guide.box === box { guide.box = nil }
        while let index = newContent.lastIndex(identicalTo: box) { newContent.remove(at: index) }
        if box.fittedWidth != nil { wrapping.remove(identicalTo: box) }
    }

    private func forgetChanged(_ box: LayoutBox) {
        box.isQueued = false
        for index in 0..<changed.count where changed[index]?.toOpaque() == Unmanaged.passUnretained(box).toOpaque() { changed[index] = nil }
    }

    func removeFixed(of box: LayoutBox) {
        for fixed in box.placement { removeSource(fixed.id) }
        box.placement.removeAll()
        for index in 0..<2 {
            if let fixed = box.content[index] { removeSource(fixed.id) }
            box.content[index] = nil
            if let floor = box.floors[index] { removeSource(floor) }
            box.floors[index] = nil
        }
        if let base = box.base {
            box.base = nil
            release(base)
        }
    }

    // MARK: The solver's constraints

    func addSource(
        _ source: Source, _ terms: [(variable: LayoutVariable, coefficient: Double)], _ constant: Double, _ relation: LayoutRelation,
        _ priority: Float, order: Int
    ) -> LayoutConstraintID {
        let id = solver.add(LinearExpression(terms: terms, constant: constant), relation, priority: priority, order: order)
        note(source, id)
        return id
    }

    /// Adds a content size constraint with different priorities for compression resistance and content hugging.
    func addContentSource(
        _ box: LayoutBox, _ variable: LayoutVariable, _ length: Double, resistance: Float, hugging: Float, order: Int
    ) -> LayoutConstraintID {
        let id = solver.add(
            LinearExpression(terms: [(variable, 1)], constant: -length), below: resistance, above: hugging, order: order)
        note(.content(box), id)
        return id
    }

    func note(_ source: Source, _ id: LayoutConstraintID) {
        needsSolve = true
        // Rows of a solver copy are discarded with the copy.
        guard suspended == nil else { return }
        let index = Int(id.index)
        while sources.count < index { sources.append(nil) }
        if index == sources.count { sources.append(source) } else { sources[index] = source }
    }

    func removeSource(_ id: LayoutConstraintID) {
        solver.remove(id)
        needsSolve = true
        if suspended == nil { sources[Int(id.index)] = nil }
    }

    /// Adds a constraint of the app.
    func install(_ constraint: NSLayoutConstraint) {
        if suspended != nil { return applyToLive { install(constraint) } }
        guard let container = constraint.container else { return }
        if constraint.isPlain, measuredBoxes == nil, installPlain(constraint) { return }
        let expression = expression(of: constraint, in: container)
        for box in expression.boxes { box.uses += 1 }
        let needs = ConstraintInstallation.Needs(boxes: expression.boxes, baselineViews: expression.baselineViews)
        var installation = ConstraintInstallation(engine: self, id: nil, offset: expression.constant, needs: needs)
        if !expression.terms.isEmpty {
            let id = addSource(
                .constraint(constraint), expression.terms, expression.constant - Double(constraint.constant), constraint.relation.ofSolver,
                constraint.priority.rawValue, order: constraint.order)
            if measuredBoxes == nil { countLengths(of: expression.boxes, in: id, by: 1) }
            installation.id = id
        } else if measuredBoxes == nil {
            empty.append(constraint)
        }
        if measuredBoxes == nil {
            constraint.installation = installation
            for view in expression.baselineViews { view.layoutWithConstraints.baselineUsers.append(constraint) }
            setNeedsSolve()
        }
        termStorage = expression.terms
    }

    /// Removes a constraint of the app.
    func uninstall(_ constraint: NSLayoutConstraint) {
        if suspended != nil { return applyToLive { uninstall(constraint) } }
        guard let installation = constraint.installation, installation.engine === self else { return }
        constraint.installation = nil
        if let needs = installation.needs {
            forgetBaselines(of: constraint, in: needs)
            if let id = installation.id {
                countLengths(of: needs.boxes, in: id, by: -1)
                removeSource(id)
            } else {
                empty.remove(identicalTo: constraint)
            }
            for box in needs.boxes { release(box) }
        } else if let id = installation.id {
            uninstallPlain(id)
        }
        setNeedsSolve()
    }

    private func forgetBaselines(of constraint: NSLayoutConstraint, in needs: ConstraintInstallation.Needs) {
        for view in needs.baselineViews { view.constraintLayout?.baselineUsers.removeAll { $0 === constraint } }
    }

    /// Counts the constraints that determine the content size of a scroll view.
    private func countLengths(of boxes: [LayoutBox], in id: LayoutConstraintID, by count: Int) {
        for box in boxes where box.isScrollGuide {
            if solver.mentions(box.width, in: id) { box.lengthUses.width += count }
            if solver.mentions(box.height, in: id) { box.lengthUses.height += count }
        }
    }

    /// Updates a constraint after a change of a margin, a baseline or the layout direction.
    func refresh(_ constraint: NSLayoutConstraint) {
        if suspended != nil { return applyToLive { refresh(constraint) } }
        guard let container = constraint.container, var installation = constraint.installation else { return }
        let expression = expression(of: constraint, in: container)
        guard let id = installation.id, solver.hasTerms(expression.terms, in: id) else {
            // Retain the boxes that both versions use across the change.
            for box in expression.boxes { box.uses += 1 }
            uninstall(constraint)
            install(constraint)
            for box in expression.boxes { release(box) }
            return
        }
        guard expression.constant != installation.offset else { return }
        installation.offset = expression.constant
        constraint.installation = installation
        solver.setConstant(expression.constant - Double(constraint.constant), of: id)
        setNeedsSolve()
    }

    /// Returns reused storage for the terms of the next expression, to avoid allocations.
    private func takeTermStorage() -> [LinearExpression.Term] {
        var storage: [LinearExpression.Term] = []
        swap(&storage, &termStorage)
        storage.removeAll(keepingCapacity: true)
        return storage
    }

    private func expression(of constraint: NSLayoutConstraint, in container: UIView) -> LayoutExpression {
        var expression = LayoutExpression(engine: self, container: container, storage: takeTermStorage())
        let isMirrored = constraint.isDirectional && container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isHorizontalPosition = constraint.first.kind == .horizontalPosition
        // With mirrored coordinates, values grow to the left.
        let factor: Double = isMirrored && isHorizontalPosition ? -1 : 1
        let multiplier = Double(constraint.multiplier)
        expression.add(constraint.first, factor: factor, isMirrored: isMirrored)
        if let second = constraint.second {
            expression.add(second, factor: -factor * multiplier, isMirrored: isMirrored)
            if factor < 0, multiplier != 1 { expression.addContainerWidth(1 - multiplier) }
        }
        expression.simplify()
        return expression
    }

    func constantDidChange(of constraint: NSLayoutConstraint) {
        if suspended != nil { return applyToLive { constantDidChange(of: constraint) } }
        guard let installation = constraint.installation, let id = installation.id else { return }
        solver.setConstant(installation.offset - Double(constraint.constant), of: id)
        setNeedsSolve()
    }

    func priorityDidChange(of constraint: NSLayoutConstraint) {
        if suspended != nil { return applyToLive { priorityDidChange(of: constraint) } }
        guard let id = constraint.installation?.id else { return }
        solver.setPriority(constraint.priority.rawValue, of: id)
        setNeedsSolve()
    }

    /// Releases all boxes and constraints. The constraints wait for another engine.
    func dissolve() {
        for case .constraint(let constraint)? in sources where constraint.installation?.engine === self {
            wait(constraint)
        }
        for constraint in empty { wait(constraint) }
        for case let box? in boxes {
            box.leaveLists()
            if let layout = box.viewLayout, layout.box === box { layout.box = nil }
            if case .guide(let guide) = box.owner, guide.box === box { guide.box = nil }
        }
        // The engine may be iterating over the changed boxes at this moment.
        changed.removeAll()
        isDissolved = true
        LayoutUpdates.forget(self)
        if root.engine === self { root.engine = nil }
    }

    private func wait(_ constraint: NSLayoutConstraint) {
        if let needs = constraint.installation?.needs { forgetBaselines(of: constraint, in: needs) }
        constraint.installation = nil
        guard let layout = constraint.container?.constraintLayout else { return }
        layout.waiting.append(constraint)
        LayoutUpdates.list(layout)
    }

    /// Schedules a solve after the root's size changed, or records the change while the engine is busy.
    func rootDidResize() {
        if !isBusy { setNeedsSolve() } else if root.keepsFrame || root.view.parent != nil { hasNewRootSize = true }
    }

    /// Schedules a solve if the root was resized while the engine was busy.
    func takeNewRootSize() {
        guard hasNewRootSize else { return }
        hasNewRootSize = false
        setNeedsSolve()
    }

    // MARK: Content

    /// Schedules an update of a box whose content size may have changed.
    func contentDidChange(of box: LayoutBox) {
        if suspended != nil { return applyToLive { contentDidChange(of: box) } }
        newContent.append(box)
        setNeedsSolve()
    }

    /// Updates the content sizes of all boxes in `newContent`.
    func takeNewContent() {
        guard !newContent.isEmpty else { return }
        var content: [LayoutBox] = []
        swap(&content, &newContent)
        for box in content { updateContent(of: box) }
        // Keep the storage for the next time, unless the updates added new boxes.
        content.removeAll(keepingCapacity: true)
        if newContent.isEmpty { swap(&content, &newContent) }
    }

    /// Records that the content height of `box` depends on its width.
    func recordWrapping(_ box: LayoutBox) {
        if !wrapping.contains(where: { $0 === box }) { wrapping.append(box) }
    }

    /// Moves a view with an ambiguous layout to another valid position.
    func push(_ layout: ViewLayout, _ box: LayoutBox) {
        if let old = layout.push {
            removeSource(old)
            layout.push = nil
        }
        guard let variable = box.firstVariable(where: { !solver.isDetermined($0) }) else { return }
        let target = solver.value(of: variable) + 20
        layout.push = addSource(.content(box), [(variable, 1)], -target, .equal, 0.25, order: layout.order)
        setNeedsSolve()
    }

    // MARK: Solving

    /// Solves all pending changes, and notifies the superviews of moved views.
    func update() {
        guard measuredBoxes != nil || needsSolve || fitting != nil else { return }
        guard !isBusy else { return }
        isBusy = true
        defer {
            isBusy = false
            takeNewRootSize()
        }
        fitting = nil
        fixRoot()
        settle(reportsConflicts: true)
        hasSolved = true
        notifyOwners()
    }

    /// Notifies the superviews of all changed boxes.
    private func notifyOwners() {
        var told: UIView?
        var index: Int32 = 0
        // Iterates by index: a notified superview may remove constraints, which removes their boxes from the list.
        while index < changed.count {
            guard let box = changed[index]?.takeUnretainedValue() else {
                index += 1
                continue
            }
            box.isQueued = false
            index += 1
            told = box.notifyOwner(after: told)
            guard let told, let layout = told.constraintLayout else { continue }
            // Most boxes have the same superview as the previous box. The comparison of addresses needs no retain.
            let superview = Unmanaged.passUnretained(told).toOpaque()
            while index < changed.count, let next = changed[index] {
                let isPlaced = next.borrow { box in
                    guard box.isPlaced(in: superview) else { return false }
                    box.isQueued = false
                    layout.recordMoved(box)
                    return true
                }
                if !isPlaced { break }
                index += 1
            }
        }
        changed.removeAll()
    }

    /// Solves until no content size changes any more.
    func settle(reportsConflicts: Bool) {
        var rounds = 0
        repeat {
            rounds += 1
            takeNewContent()
            if hasNewRootSize, fitting == nil {
                hasNewRootSize = false
                fixRoot()
            }
            needsSolve = false
            solver.solve(continuesPass: rounds > 1)
            takeChanges()
        } while (needsSolve || !newContent.isEmpty) && rounds < Self.roundLimit
        if reportsConflicts { reportConflicts() }
    }

    /// Processes the variables whose values changed, and their consequences for the solver.
    private func takeChanges() {
        // The root's frame is set from outside, so it is not reported as changed.
        let leavesRootOut = root.keepsFrame && ownBox?.isQueued == false
        if leavesRootOut { ownBox?.isQueued = true }
        // Iterates by index, since the loop body may query the solver.
        for index in 0..<solver.changedVariableCount {
            let variable = solver.changedVariable(at: index)
            guard let box = boxReferences[variable.index] else { continue }
            box.borrow { take($0, variable) }
        }
        if leavesRootOut { ownBox?.isQueued = false }
        solver.forgetChangedVariables()
    }

    @inline(__always)
    private func take(_ box: LayoutBox, _ variable: LayoutVariable) {
        if recordsChanges, !box.isQueued {
            box.isQueued = true
            changed.append(Unmanaged.passUnretained(box))
        }
        if solver.value(of: variable) < -1e-6 { keepFromNegative(box, variable) }
        // A new width changes the height of wrapping content, and a new height the baselines. A mere move changes neither.
        if variable == box.width {
            // `fittedWidth` is set only for wrapping content.
            if box.fittedWidth != nil { followWidth(of: box) }
        } else if variable == box.height, recordsChanges, let layout = box.layout, layout.borrow({ !$0.baselineUsers.isEmpty }) {
            for constraint in layout.takeUnretainedValue().baselineUsers { constraint.installation?.engine.refresh(constraint) }
        }
    }

    /// Schedules a measurement of the content of `box` if the width changed since the latest measurement.
    private func followWidth(of box: LayoutBox) {
        guard let fitted = box.fittedWidth, fitted != solver.value(of: box.width), case .view(let layout) = box.owner else { return }
        if !layout.keepsFrame || box === rootBox { newContent.append(box) }
    }

    /// Logs the remaining conflicts. A conflict is logged again only after it was resolved. Conflicts during the rounds of content measurement are
    /// temporary and are not logged.
    private func reportConflicts() {
        _ = solver.takeConflicts()
        if solver.conflicts.isEmpty, reportedConflicts.isEmpty { return }
        // A cell does not log conflicts before it has its final size.
        if !solver.conflicts.isEmpty, let view = root.livingView, let size = view.awaitedSize { return size.recordConflict(in: view) }
        var lasting: Set<[Int]> = []
        for conflict in solver.conflicts {
            let key = solver.orders(of: conflict)
            lasting.insert(key)
            if reportedConflicts.contains(key) { continue }
            report(of: conflict).log()
        }
        reportedConflicts = lasting
    }

    /// Returns the solved or assigned size of a view; for a view without such a size, the size of its content.
    func knownSize(of view: UIView) -> CGSize {
        let box = measuredBoxes == nil ? view.constraintLayout?.box : measuredBoxes?[ObjectIdentifier(view.layoutWithConstraints)]
        if let box, box.engineLink === link {
            let size = box.rect.size
            if size.height > 0 { return size }
        }
        if view.constraintLayout?.keepsFrame ?? true { return view.bounds.size }
        let content = view.intrinsicContentSize
        return CGSize(width: max(content.width, 0), height: max(content.height, 0))
    }
}
