import Foundation
import Host

/// The focus of a scene, and its movement by keys.
@MainActor
final class FocusState {
    private(set) weak var scene: UIWindowScene?
    private(set) lazy var system: UIFocusSystem? = scene.map { UIFocusSystem(scene: $0) }
    /// The focused view, or a focused element of a view.
    private(set) weak var object: NSObject?
    private weak var requested: (any UIFocusEnvironment)?
    private var isUpdateScheduled = false
    private let ring = FocusRing()
    /// Whether the ring is visible. A key press shows the ring; a touch or a pointer event hides it.
    private(set) var isShown = false
    /// Whether a key press is currently activating the focused object. The touch that this activation simulates does not hide the ring.
    private var isActivating = false

    init(scene: UIWindowScene) {
        self.scene = scene
        ring.scene = scene
    }

    var item: (any UIFocusItem)? { focusedObject as? any UIFocusItem }

    /// The scene that contains an environment; nil if the environment is not in a scene.
    static func scene(of environment: any UIFocusEnvironment) -> UIWindowScene? {
        if let scene = environment as? UIWindowScene { return scene }
        if let view = environment as? UIView { return view.window?.windowScene }
        if let owner = environment as? any ViewOwner { return owner.viewIfLoaded?.window?.windowScene }
        return environment.parentFocusEnvironment.flatMap { scene(of: $0) }
    }

    // MARK: Focus stops

    /// Returns the objects that can have the focus (focus stops), in reading order.
    func stops() -> [NSObject] {
        guard let scene else { return [] }
        for window in scene.windowStack.windows where !window.isHidden { window.layoutIfNeeded() }
        var found: [NSObject] = []
        gather(scene, into: &found)
        return found
    }

    private func gather(_ object: NSObject, into found: inout [NSObject]) {
        for child in AccessibilityTree.children(of: object) {
            // Skips the rows of a focusable list, because the list's own arrow keys move between them.
            if isStop(child), (child as? any FocusCell)?.isInFocusableList != true { found.append(child) }
            // Skips the parts of a control that handles arrow keys, because these keys move between the parts.
            if !AccessibilityTree.isElement(child), !(handlesArrowKeys(child) && isStop(child)) { gather(child, into: &found) }
        }
    }

    private func handlesArrowKeys(_ object: NSObject) -> Bool { (object as? any FocusKeyHandling)?.handlesArrowKeys == true }

    /// Whether an object can have the focus: it is interactive, or its `canBecomeFocused` is true.
    func isStop(_ object: NSObject) -> Bool {
        guard !object.accessibilityTraits.contains(.notEnabled) else { return false }
        guard let view = object as? UIView else { return AccessibilityTree.isUsable(object) }
        guard view.isUserInteractionEnabled || view.isAccessibilityElement else { return false }
        if view.canBecomeFocused { return true }
        return AccessibilityTree.isElement(view) && AccessibilityTree.isUsable(view) && (view as? any FocusCell)?.isFocusStop != false
    }

    // MARK: Movement

    /// Moves the focus to the next or previous stop. After the last stop it continues with the first. A focus group counts as one stop.
    func step(backward: Bool) -> Bool {
        let all = stops()
        guard !all.isEmpty else { return false }
        guard let here = all.firstIndex(where: { $0 === object }) ?? responderIndex(in: all) else {
            return move(to: entry(of: backward ? all[all.count - 1] : all[0], in: all), heading: backward ? .previous : .next)
        }
        let group = FocusState.group(of: all[here])
        var index = here
        repeat {
            index = (index + (backward ? all.count - 1 : 1)) % all.count
        } while index != here && group != nil && FocusState.group(of: all[index]) == group
        guard index != here else { return false }
        return move(to: entry(of: all[index], in: all), heading: backward ? .previous : .next)
    }

    /// The index of the first responder in `all`; nil if the first responder is not a focus stop.
    private func responderIndex(in all: [NSObject]) -> Int? {
        guard let responder = scene?.windowStack.keyWindow?.firstResponder else { return nil }
        return all.firstIndex { $0 === responder }
    }

    /// Returns the member of a stop's group that gets the focus: the one with the highest priority, else the selected one, else the first. Returns
    /// the stop itself if it has no group.
    private func entry(of stop: NSObject, in all: [NSObject]) -> NSObject {
        guard let group = FocusState.group(of: stop) else { return stop }
        let members = all.filter { FocusState.group(of: $0) == group }
        func priority(_ object: NSObject) -> UIFocusGroupPriority { (object as? any UIFocusItem)?.focusGroupPriority ?? .ignored }
        if let best = members.max(by: { priority($0) < priority($1) }), priority(best) > .ignored { return best }
        return members.first { $0.accessibilityTraits.contains(.selected) } ?? members.first ?? stop
    }

    /// The identifier of an object's focus group; nil without a group.
    ///
    /// Searches the object's view and its superviews for the closest view that defines a group. A view defines a group by its identifier, as a container that
    /// combines its elements, or as a bar. The search ends at a container that keeps its elements separate.
    static func group(of object: NSObject) -> String? {
        for outer in sequence(first: AccessibilityTree.view(of: object), next: { $0?.superview }) {
            guard let outer else { return nil }
            if let identifier = outer.focusGroupIdentifier { return identifier }
            // A container's navigation style applies to the views in it, not to the container itself.
            if outer !== object {
                if outer.accessibilityNavigationStyle == .separate { return nil }
                if outer.accessibilityNavigationStyle == .combined { return "combined \(ObjectIdentifier(outer).hashValue)" }
            }
            if outer is any FocusGroupBar { return "bar \(ObjectIdentifier(outer).hashValue)" }
        }
        return nil
    }

    /// Moves the focus in the direction of an arrow key. Objects in the same focus group have precedence.
    func step(_ heading: UIFocusHeading) -> Bool {
        guard isShown, let object else { return false }
        // An adjustable element that does not handle arrow keys itself is incremented or decremented instead.
        if object.accessibilityTraits.contains(.adjustable), !handlesArrowKeys(object) {
            if heading == .up || heading == .right { object.accessibilityIncrement() } else { object.accessibilityDecrement() }
            return true
        }
        let start = object.accessibilityFrame
        let all = stops().filter { $0 !== object }
        let group = FocusState.group(of: object)
        let near = all.filter { group != nil && FocusState.group(of: $0) == group }
        if let index = FocusGeometry.nearest(to: start, heading, in: near.map { $0.accessibilityFrame }) {
            return move(to: near[index], heading: heading)
        }
        var candidates: [(object: NSObject, frame: CGRect)] = all.map { ($0, $0.accessibilityFrame) }
        for (guide, frame) in guides() { candidates.append((guide, frame)) }
        guard let index = FocusGeometry.nearest(to: start, heading, in: candidates.map(\.frame)) else { return fail(heading) }
        guard let guide = candidates[index].object as? UIFocusGuide else { return move(to: candidates[index].object, heading: heading) }
        for environment in guide.preferredFocusEnvironments {
            if let target = target(in: environment) { return move(to: target, heading: heading) }
        }
        return fail(heading)
    }

    private func fail(_ heading: UIFocusHeading) -> Bool {
        let context = UIFocusUpdateContext(from: item, to: nil, heading: heading)
        NotificationCenter.default.post(
            name: UIFocusSystem.movementDidFailNotification, object: system,
            userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
        return false
    }

    private func guides() -> [(UIFocusGuide, CGRect)] {
        var found: [(UIFocusGuide, CGRect)] = []
        func gather(_ view: UIView) {
            guard AccessibilityTree.isSeen(view) else { return }
            for guide in view.layoutGuides {
                guard let guide = guide as? UIFocusGuide, guide.isEnabled else { continue }
                found.append((guide, UIAccessibility.convertToScreenCoordinates(guide.layoutFrame, in: view)))
            }
            for subview in view.orderedSubviews { gather(subview) }
        }
        for window in scene?.windowStack.windows ?? [] { gather(window) }
        return found
    }

    /// The object that gets the focus in an environment: the target in a preferred environment, else the environment's view, else the first stop in
    /// it.
    func target(in environment: any UIFocusEnvironment, depth: Int = 0) -> NSObject? {
        guard depth < 32 else { return nil }
        for preferred in environment.preferredFocusEnvironments where preferred !== environment {
            if let found = target(in: preferred, depth: depth + 1) { return found }
        }
        let view = environment as? UIView ?? (environment as? any ViewOwner)?.viewIfLoaded
        if let view, isStop(view), AccessibilityTree.isSeen(view) { return view }
        guard let view else { return nil }
        return stops().first { AccessibilityTree.view(of: $0)?.isDescendant(of: view) ?? false }
    }

    // MARK: Updates

    func request(_ environment: any UIFocusEnvironment) {
        requested = environment
        guard !isUpdateScheduled, let platform = Platform.current else { return }
        isUpdateScheduled = true
        _ = platform.schedule(after: 0) { [weak self] in self?.update() }
    }

    /// Requests a focus update if the focus is in `environment`.
    func invalidate(_ environment: any UIFocusEnvironment) {
        guard let item, UIFocusSystem.environment(environment, contains: item) else { return }
        request(environment)
    }

    func update() {
        isUpdateScheduled = false
        guard let environment = requested else { return }
        requested = nil
        if let target = target(in: environment) { _ = move(to: target, heading: []) }
    }

    /// Moves the focus to an object; nil removes the focus. Returns false if an environment prevents the move.
    @discardableResult
    func move(to target: NSObject?, heading: UIFocusHeading) -> Bool {
        let previous = object
        if !heading.isEmpty { isShown = true }
        guard previous !== target else {
            showRing()
            return true
        }
        let (left, entered) = (previous as? any FocusList, target as? any FocusList)
        let (start, startItem, entry) = (focusedObject, item, isShown ? entered?.focusEntry : nil)
        func context() -> (UIFocusUpdateContext, [any UIFocusEnvironment]) {
            let goal = entry.flatMap { entered?.focusCell(at: $0) } ?? target
            let context = UIFocusUpdateContext(from: startItem, to: goal as? any UIFocusItem, heading: heading)
            if let entered, let entry { context.listStep = ListStep(list: entered, previous: nil, next: entry) }
            return (context, environments(around: start) + environments(around: goal))
        }
        let (question, asked) = context()
        guard mayGo(question, asked) else { return false }
        object = target
        if let target { takeKeyboard(target) }
        guard object === target else { return true }
        if !heading.isEmpty { left?.focusDidLeave() }
        if let entry { entered?.showFocus(at: entry) }
        // Creates the context again, because the list may have created the focused cell in the meantime.
        let (answer, concerned) = context()
        tell(answer, concerned)
        guard object === target else { return true }
        if let entry, !heading.isEmpty { entered?.focusDidEnter(at: entry) }
        guard object === target else { return true }
        if let target, isShown { _ = AccessibilityTree.reveal(target, animated: false) }
        showRing()
        AccessibilityFocus.move(to: focusedObject)
        post(answer)
        return true
    }

    /// Shows the ring around the focused object while the keyboard is used.
    func showRing() { ring.show(around: isShown ? focusedObject : nil) }

    func post(_ context: UIFocusUpdateContext) {
        NotificationCenter.default.post(
            name: UIFocusSystem.didUpdateNotification, object: system, userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
    }

    /// Stores `list` as the focused object, after a key moved the focus between its cells.
    func take(_ list: any FocusList) {
        object = list
        isShown = true
        showRing()
    }

    /// Makes the focused view the first responder. If it cannot become one, the current first responder resigns, so that it gets no more keys.
    private func takeKeyboard(_ target: NSObject) {
        guard let view = AccessibilityTree.view(of: target), let window = view.window else { return }
        if !window.isKeyWindow, window.canBecomeKey { window.makeKey() }
        if view === target, view.canBecomeFirstResponder, view.becomeFirstResponder() { return }
        if let responder = window.firstResponder, responder is UIView { responder.resignFirstResponder() }
    }

    func environments(around object: NSObject?) -> [any UIFocusEnvironment] {
        guard let object else { return [] }
        var next: (any UIFocusEnvironment)? = object as? any UIFocusEnvironment ?? AccessibilityTree.view(of: object)
        var found: [any UIFocusEnvironment] = []
        while let current = next, found.count < 200 {
            found.append(current)
            next = current.parentFocusEnvironment
        }
        return found
    }

    /// Activates the focused object like a touch. Returns false for text inputs and for views that handle the key themselves.
    func activate() -> Bool {
        guard isShown, let object, !AccessibilityTree.isText(object), (object as? any FocusKeyHandling)?.handlesActivationKeys != true
        else {
            return false
        }
        isActivating = true
        defer { isActivating = false }
        if !object.accessibilityRespondsToUserInteraction, openActions(of: object) { return true }
        return AccessibilityTree.activate(object)
    }

    /// Opens the context menu of the focused object, or a menu of its custom actions.
    func openMenu() -> Bool {
        guard isShown, let object = focusedObject else { return false }
        if let view = object as? UIView, AccessibilityTree.showMenu(of: view) { return true }
        return openActions(of: object)
    }

    /// Opens a menu of an object's custom actions.
    private func openActions(of object: NSObject) -> Bool {
        let actions = object.accessibilityCustomActions ?? []
        guard !actions.isEmpty, let view = AccessibilityTree.view(of: object), let window = view.window else { return false }
        let frame = window.convert(object.accessibilityFrame, from: nil as UIWindow?)
        view.openActionMenu(actions, beside: object === view ? view.bounds : view.convert(frame, from: window))
        return true
    }

    // MARK: Events

    /// Hides the ring after a touch or a pointer event. The next Tab continues from the current focus.
    func pointerWasUsed() {
        guard isShown, !isActivating else { return }
        isShown = false
        ring.show(around: nil)
    }

    /// Moves the focus to a view that became first responder.
    func responderDidChange(to responder: UIResponder?) {
        guard let view = responder as? UIView, view !== object, isStop(view) else { return }
        _ = move(to: view, heading: [])
    }

    /// Called after each frame. Moves the ring with the focused object, or removes the focus if the object left its window.
    func frameDidEnd() {
        guard isShown else { return }
        if let object, let view = AccessibilityTree.view(of: object), view.window != nil { return showRing() }
        (object as? any FocusList)?.focusDidLeave()
        object = nil
        ring.show(around: nil)
        followReader()
    }

    /// Moves the focus to the screen reader's current element after the focused object disappeared, for example after a push. Keys then apply to the
    /// element that the screen reader read.
    private func followReader() {
        guard let element = AccessibilityFocus.element, AccessibilityTree.scene(of: element) === scene, !AccessibilityTree.isText(element),
            isStop(element), AccessibilityTree.view(of: element).map(AccessibilityTree.isSeen) == true
        else { return }
        _ = move(to: element, heading: [])
    }
}
