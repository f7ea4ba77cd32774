// `@exclusivity(unchecked)` is for the benchmark rows `feed-first` and `feed-width` (layout): each variable and each constraint accesses these. Only the
// main actor accesses the properties, without overlap.
import ConstraintSolver
import Foundation

/// The constraints of one tree of views, and the frames that follow from them.
///
/// The tree begins at a view whose own frame constraints do not determine, and ends at views of that kind: what is inside of those is
/// another engine's. So a cell, a controller's view or a page has an engine of its own, which knows nothing of the others.
@MainActor
final class LayoutEngine: InWaitingList {
    /// What the engine knows a constraint of the solver by.
    enum Source {
        case constraint(NSLayoutConstraint)
        case placement(LayoutBox)
        case content(LayoutBox)
    }

    // They hold each other until the engine is dissolved; one that only measures is not held by its root.
    let root: ViewLayout
    /// What tells the root from others, without a retain.
    private let rootIdentity: ObjectIdentifier
    @exclusivity(unchecked) var solver = LayoutSolver()
    /// The root's size.
    var rootBox: LayoutBox {
        if let ownBox { return ownBox }
        let box = makeBox(.view(root))
        ownBox = box
        return box
    }
    private var ownBox: LayoutBox?
    /// Where the boxes of an engine that only measures are; others keep them with their views.
    var measuredBoxes: [ObjectIdentifier: LayoutBox]?

    /// By variable.
    @exclusivity(unchecked) private(set) var boxes: [LayoutBox?] = []
    /// The same, for a loop that retains none of them.
    @exclusivity(unchecked) private var boxReferences = FlatArray<Unmanaged<LayoutBox>?>()
    @exclusivity(unchecked) private var sources: [Source?] = []
    /// Constraints that no variable is in, which the solver does not know.
    private var empty: [NSLayoutConstraint] = []
    /// Boxes whose content may have another size.
    var newContent: [LayoutBox] = []
    /// Boxes whose content's height depends on its width.
    private(set) var wrapping: [LayoutBox] = []
    /// Boxes that changed since their owners were told last; nil for one that went since.
    // A box that the engine lets go of is taken out (`forgetChanged`).
    @exclusivity(unchecked) private var changed = FlatArray<Unmanaged<LayoutBox>?>()
    /// The conflicts that were logged and last, by `LayoutSolver.orders(of:)`.
    private var reportedConflicts: Set<[Int]> = []
    /// See `takeTermRoom()`.
    private var termRoom: [LinearExpression.Term] = []
    /// Something changed that the solver has to settle.
    @exclusivity(unchecked) var needsSolve = false
    /// Frames have followed from the engine.
    private(set) var hasSolved = false
    /// The engine solves or is measured. Code of the app may run meanwhile, as in `intrinsicContentSize`.
    var isBusy = false
    /// The root was resized while the engine was busy.
    private var hasNewRootSize = false
    /// The engine's own state while it is measured by a copy of its solver.
    @exclusivity(unchecked) var suspended: SavedState?
    /// The root's size is to be found, and not given.
    var fitting: FittingRequest?
    /// Whether what changes is to be shown, sooner or later; not while a copy of the solver is asked.
    @exclusivity(unchecked) var recordsChanges = true
    /// The engine has let go of everything. It may still be in the middle of an update.
    private var isDissolved = false
    /// Where the engine waits in ``LayoutUpdates``.
    var waitingPlace = -1

    /// How often content may get another size because its width changed, in one update.
    private static let roundLimit = 8

    init(root: ViewLayout, measuresOnly: Bool = false) {
        self.root = root
        rootIdentity = ObjectIdentifier(root)
        if measuresOnly {
            measuredBoxes = [:]
            recordsChanges = false
        } else {
            // What a part of a screen has, without growing to it.
            boxes.reserveCapacity(40)
            sources.reserveCapacity(40)
        }
    }

    /// Something changed: frames follow before the next frame.
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
        if let known = layout.box, known.engine === self { return known }
        let box = makeBox(.view(layout))
        layout.box = box
        prepare(box, of: layout)
        return box
    }

    func box(of variable: LayoutVariable) -> LayoutBox? { boxes[Int(variable.index)] }

    func box(for guide: UILayoutGuide) -> LayoutBox {
        if measuredBoxes != nil {
            if let known = measuredBoxes?[ObjectIdentifier(guide)] { return known }
            let box = makeBox(.guide(guide))
            measuredBoxes?[ObjectIdentifier(guide)] = box
            placeScrollGuide(guide, box)
            return box
        }
        if let known = guide.box, known.engine === self { return known }
        let box = makeBox(.guide(guide))
        guide.box = box
        placeScrollGuide(guide, box)
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
            place(box, of: layout)
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

    /// Adds a wish for a content's size, which counts less where there is more room than where there is too little.
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
        // The copy's own rows go with it.
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

    /// Adds a constraint that the program made.
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
        termRoom = expression.terms
    }

    /// Takes out a constraint that the program made.
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

    /// Counts the constraints that decide how long a scroll view's content is.
    private func countLengths(of boxes: [LayoutBox], in id: LayoutConstraintID, by count: Int) {
        for box in boxes where box.isScrollGuide {
            if solver.mentions(box.width, in: id) { box.lengthUses.width += count }
            if solver.mentions(box.height, in: id) { box.lengthUses.height += count }
        }
    }

    /// Takes in that what a constraint is made of changed: a margin, a baseline, the direction of text.
    func refresh(_ constraint: NSLayoutConstraint) {
        if suspended != nil { return applyToLive { refresh(constraint) } }
        guard let container = constraint.container, var installation = constraint.installation else { return }
        let expression = expression(of: constraint, in: container)
        guard let id = installation.id, solver.hasTerms(expression.terms, in: id) else {
            // What both need has to outlive the change.
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

    /// Room for the terms of the next expression, so that most of them take no memory.
    private func takeTermRoom() -> [LinearExpression.Term] {
        var room: [LinearExpression.Term] = []
        swap(&room, &termRoom)
        room.removeAll(keepingCapacity: true)
        return room
    }

    private func expression(of constraint: NSLayoutConstraint, in container: UIView) -> LayoutExpression {
        var expression = LayoutExpression(engine: self, container: container, room: takeTermRoom())
        let isMirrored = constraint.isDirectional && container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isPlace = constraint.first.kind == .horizontalPlace
        // Measured from the right: what is leftward grows.
        let factor: Double = isMirrored && isPlace ? -1 : 1
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

    /// Lets go of everything; constraints wait for another engine.
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
        // It may be telling of its boxes at the moment.
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

    /// The root's own size changed.
    func rootDidResize() {
        if !isBusy { setNeedsSolve() } else if root.keepsFrame || root.view.parent != nil { hasNewRootSize = true }
    }

    /// Takes in that the root was resized while the engine was busy.
    func takeNewRootSize() {
        guard hasNewRootSize else { return }
        hasNewRootSize = false
        setNeedsSolve()
    }

    // MARK: Content

    /// The content of a box may have another size.
    func contentDidChange(of box: LayoutBox) {
        if suspended != nil { return applyToLive { contentDidChange(of: box) } }
        newContent.append(box)
        setNeedsSolve()
    }

    /// Takes in the sizes of new content.
    func takeNewContent() {
        guard !newContent.isEmpty else { return }
        var content: [LayoutBox] = []
        swap(&content, &newContent)
        for box in content { updateContent(of: box) }
        // Room for the next time, unless that has come.
        content.removeAll(keepingCapacity: true)
        if newContent.isEmpty { swap(&content, &newContent) }
    }

    /// The content of `box` wraps: its height follows its width.
    func noteWrapping(_ box: LayoutBox) {
        if !wrapping.contains(where: { $0 === box }) { wrapping.append(box) }
    }

    /// Moves a view whose place is ambiguous.
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

    /// Settles everything that changed, and tells the views whose subviews are to be placed.
    func update() {
        guard measuredBoxes != nil || needsSolve || fitting != nil else { return }
        guard !isBusy else { return }
        isBusy = true
        defer {
            isBusy = false
            takeNewRootSize()
        }
        fitting = nil
        placeRoot()
        settle(reportsConflicts: true)
        hasSolved = true
        tellOwners()
    }

    /// Tells the superviews of all boxes that changed.
    private func tellOwners() {
        var told: UIView?
        var index: Int32 = 0
        // By index: a superview that is told may take constraints out, whose boxes leave the list then.
        while index < changed.count {
            guard let box = changed[index]?.takeUnretainedValue() else {
                index += 1
                continue
            }
            box.isQueued = false
            index += 1
            told = box.tellOwner(after: told)
            guard let told, let layout = told.constraintLayout else { continue }
            // By far the most views are in the superview that the one before was in, which is found out without a retain.
            let superview = Unmanaged.passUnretained(told).toOpaque()
            while index < changed.count, let next = changed[index] {
                let isPlaced = next.borrow { box in
                    guard box.isPlaced(in: superview) else { return false }
                    box.isQueued = false
                    layout.noteMoved(box)
                    return true
                }
                if !isPlaced { break }
                index += 1
            }
        }
        changed.removeAll()
    }

    /// Solves until no content changes its size any more.
    func settle(reportsConflicts: Bool) {
        var rounds = 0
        repeat {
            rounds += 1
            takeNewContent()
            if hasNewRootSize, fitting == nil {
                hasNewRootSize = false
                placeRoot()
            }
            needsSolve = false
            solver.solve(continuesPass: rounds > 1)
            takeChanges()
        } while (needsSolve || !newContent.isEmpty) && rounds < Self.roundLimit
        if reportsConflicts { reportConflicts() }
    }

    /// Takes in which variables have other values now, and what follows from that for the solver.
    private func takeChanges() {
        // A root whose size is given stays as it is, and needs not be told.
        let leavesRootOut = root.keepsFrame && ownBox?.isQueued == false
        if leavesRootOut { ownBox?.isQueued = true }
        // By index: while the solver tells, what follows may ask it.
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
        // The height of text that wraps, and where lines are in it. What only moves has the same content.
        if variable == box.width {
            // Known of what wraps alone.
            if box.fittedWidth != nil { followWidth(of: box) }
        } else if variable == box.height, recordsChanges, let layout = box.layout, layout.borrow({ !$0.baselineUsers.isEmpty }) {
            for constraint in layout.takeUnretainedValue().baselineUsers { constraint.installation?.engine.refresh(constraint) }
        }
    }

    /// The content of `box`, which wraps, may have another height.
    private func followWidth(of box: LayoutBox) {
        guard let fitted = box.fittedWidth, fitted != solver.value(of: box.width), case .view(let layout) = box.owner else { return }
        if !layout.keepsFrame || box === rootBox { newContent.append(box) }
    }

    /// Logs the conflicts that are left, each once until it is resolved. While contents find their sizes, constraints may contradict each other
    /// for a moment: nothing is logged of that.
    private func reportConflicts() {
        _ = solver.takeConflicts()
        if solver.conflicts.isEmpty, reportedConflicts.isEmpty { return }
        // Conflicts in a cell without its final size are reported when it has one, if they last.
        if !solver.conflicts.isEmpty, let view = root.livingView, let size = view.awaitedSize { return size.noteConflict(in: view) }
        func source(_ id: LayoutConstraintID) -> Source? {
            let index = Int(id.index)
            return index < sources.count ? sources[index] : nil
        }
        var lasting: Set<[Int]> = []
        for conflict in solver.conflicts {
            let key = solver.orders(of: conflict)
            lasting.insert(key)
            if reportedConflicts.contains(key) { continue }
            ConflictReport(
                members: conflict.members.compactMap(source), broken: source(conflict.broken), isTimeout: conflict.isTimeout
            ).log()
        }
        reportedConflicts = lasting
    }

    /// The size that a view has as far as is known; for text, its content's until something else is.
    func knownSize(of view: UIView) -> CGSize {
        let box = measuredBoxes == nil ? view.constraintLayout?.box : measuredBoxes?[ObjectIdentifier(view.layoutWithConstraints)]
        if let box, box.engine === self {
            let size = box.rect.size
            if size.height > 0 { return size }
        }
        if view.constraintLayout?.keepsFrame ?? true { return view.bounds.size }
        let content = view.intrinsicContentSize
        return CGSize(width: max(content.width, 0), height: max(content.height, 0))
    }
}
