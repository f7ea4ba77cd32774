import Foundation
import Host

/// The bridge between the app's elements and the platform's accessibility API: assigns identifiers to elements, answers queries, and reports changes.
///
/// An element gets its identifier when it is first queried. The bridge retains no element. After a frame the bridge compares the reported
/// attributes with the current ones. The cost is linear in the number of queried elements, and zero while no assistive technology is connected.
@MainActor
final class AccessibilityBridge: HostAccessibilitySource {
    /// The current platform's bridge; nil if the platform has no accessibility API.
    static var current: AccessibilityBridge? {
        guard let platform = Platform.current, let host = platform.accessibility else { return nil }
        return platform.singletons.value(of: AccessibilityBridge.self) { AccessibilityBridge(platform, host) }
    }

    private struct Entry {
        weak var object: NSObject?
        /// The container that last listed the object as its child.
        weak var parent: NSObject?
    }

    /// The attributes that were last reported for an element.
    private struct ReportedAttributes {
        var facts: HostAccessibleElement
        var children: [UInt64]?
        var text: String?
        var caret: HostAccessibleSelection?
    }

    /// The delay between a frame and the comparison, in seconds. It is imperceptible and limits the comparisons to ten a second.
    private static let delay: TimeInterval = 0.1
    /// The maximum number of elements that one batch compares. Most windows show fewer elements.
    private static let comparedAtOnce = 128

    private weak var platform: (any HostPlatform)?
    private weak var host: (any HostAccessibility)?
    private var entries: [UInt64: Entry] = [:]
    private var reported: [UInt64: ReportedAttributes] = [:]
    private var lastNumber: UInt64 = 0
    private var pending: (any HostTimer)?
    /// A short-lived cache of long child lists.
    private var longLists = LongLists()
    /// The identifiers of the elements that remain to be compared, in reverse order.
    private var uncompared: [UInt64] = []
    /// Whether something changed after the current comparison began.
    private var isChangedMeanwhile = false
    /// The minimum pause before the next batch, in seconds: nine times the duration of the last batch.
    private var rest: TimeInterval = 0
    private var wasScreenReaderRunning = false

    private init(_ platform: any HostPlatform, _ host: any HostAccessibility) {
        self.platform = platform
        self.host = host
        host.source = self
        wasScreenReaderRunning = host.isScreenReaderRunning
        host.onChange = { [weak self] in self?.hostChanged() }
        FrameLoop.of(platform).addCommitHook { [weak self] _ in self?.frameDidEnd() }
    }

    /// Whether an assistive technology is connected.
    var hasAssistiveClient: Bool { host?.hasAssistiveClient ?? false }
    var isScreenReaderRunning: Bool { host?.isScreenReaderRunning ?? false }

    private func hostChanged() {
        if host?.hasAssistiveClient != true { (reported, uncompared) = ([:], []) }
        guard wasScreenReaderRunning != isScreenReaderRunning else { return }
        wasScreenReaderRunning = isScreenReaderRunning
        NotificationCenter.default.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    }

    // MARK: Identifiers

    /// The object's identifier, assigned now if necessary.
    private func number(of object: NSObject, in parent: NSObject? = nil) -> UInt64 {
        let record = object.ensuredAccessibilityRecord
        if record.number == 0 || entries[record.number]?.object !== object {
            lastNumber += 1
            record.number = lastNumber
            entries[lastNumber] = Entry(object: object, parent: parent)
        } else if let parent {
            entries[record.number]?.parent = parent
        }
        return record.number
    }

    /// The object with an identifier; nil if it was deallocated or is no longer visible.
    func object(_ id: UInt64) -> NSObject? {
        guard let object = entries[id]?.object else {
            entries[id] = nil
            return nil
        }
        if let scene = object as? UIWindowScene { return UIApplication.shared.scenes.contains { $0 === scene } ? object : nil }
        guard let view = AccessibilityTree.view(of: object) else { return entries[id]?.parent == nil ? nil : object }
        return view.window?.windowScene == nil ? nil : object
    }

    private func parentObject(of object: NSObject) -> NSObject? {
        let number = object.accessibilityRecord?.number ?? 0
        if let parent = entries[number]?.parent, !(object is UIView) || parent.accessibilityElements != nil { return parent }
        return AccessibilityTree.parent(of: object) ?? entries[number]?.parent
    }

    // MARK: Queries

    var windows: [UInt64] { UIApplication.shared.windowScenes.map { number(of: $0) } }

    func element(_ id: UInt64) -> HostAccessibleElement? {
        guard let object = object(id) else { return nil }
        let facts = AccessibilityTree.facts(of: object)
        remember(id, facts)
        return facts
    }

    func parent(of id: UInt64) -> UInt64? {
        guard let object = object(id) else { return nil }
        if object is UIWindowScene { return 0 }
        return parentObject(of: object).map { number(of: $0) }
    }

    func children(of id: UInt64) -> [UInt64] {
        guard let object = object(id) else { return [] }
        let children = listed(in: object, id)
        if host?.hasAssistiveClient == true {
            if reported[id] == nil { remember(id, AccessibilityTree.facts(of: object)) }
            reported[id]?.children = children
        }
        return children
    }

    /// The identifiers of an object's children. Long lists are cached, because screen readers request each child separately by its index.
    private func listed(in object: NSObject, _ id: UInt64) -> [UInt64] {
        guard let platform else { return [] }
        let frames = FrameLoop.of(platform)
        if let known = longLists.children(of: id, at: platform.clock.now(), isStill: frames.isIdle || frames.isAnimating) { return known }
        let children = AccessibilityTree.children(of: object).map { number(of: $0, in: object) }
        longLists.keep(children, of: id, at: platform.clock.now())
        return children
    }

    func window(of id: UInt64) -> (any HostWindow)? {
        var next = object(id)
        while let object = next {
            if let scene = AccessibilityTree.scene(of: object) { return scene.hostWindow }
            next = parentObject(of: object)
        }
        return nil
    }

    func element(in id: UInt64, at point: CGPoint) -> UInt64? {
        guard let object = object(id) else { return nil }
        var found = object
        descending: while true {
            // Searches the children in reverse reading order, because later children are assumed to be in front of earlier ones.
            for child in AccessibilityTree.children(of: found).reversed() where AccessibilityTree.isAt(point, child) {
                _ = number(of: child, in: found)
                found = child
                continue descending
            }
            break
        }
        return number(of: found)
    }

    func perform(_ action: Int, on id: UInt64) -> Bool {
        longLists.forget()
        guard let object = object(id) else { return false }
        let actions = AccessibilityTree.actions(of: object, object.accessibilityTraits)
        guard actions.indices.contains(action) else { return false }
        return actions[action].perform()
    }

    func setValue(_ value: Double, of id: UInt64) -> Bool {
        longLists.forget()
        guard let object = object(id), value.isFinite, !object.accessibilityTraits.contains(.notEnabled) else { return false }
        return (object as? any AccessibilityNumericInput)?.setAccessibilityNumber(value) ?? turn(object, towards: value)
    }

    /// Increments or decrements an adjustable element until it is closest to a value.
    private func turn(_ object: NSObject, towards value: Double) -> Bool {
        let role = AccessibilityTree.role(of: object)
        guard var now = AccessibilityTree.number(of: object, role)?.now else { return false }
        for _ in 0..<100 where now != value {
            let isUp = value > now
            if isUp { object.accessibilityIncrement() } else { object.accessibilityDecrement() }
            guard let next = AccessibilityTree.number(of: object, role)?.now, next != now else { break }
            if abs(next - value) >= abs(now - value) {
                if isUp { object.accessibilityDecrement() } else { object.accessibilityIncrement() }
                break
            }
            now = next
        }
        return true
    }

    func focus(_ id: UInt64) -> Bool {
        longLists.forget()
        guard let object = object(id), !(object is UIWindowScene) else { return false }
        _ = AccessibilityTree.reveal(object, animated: false)
        if let view = object as? UIView, view.window?.isKeyWindow == false, view.window?.canBecomeKey == true { view.window?.makeKey() }
        if let text = object as? UIView, text is any UITextInput { _ = text.becomeFirstResponder() }
        AccessibilityFocus.move(to: object)
        return true
    }

    func reveal(_ id: UInt64) -> Bool {
        longLists.forget()
        return object(id).map { AccessibilityTree.reveal($0, animated: false) } ?? false
    }

    func select(child: Int, of id: UInt64, _ isSelected: Bool) -> Bool {
        longLists.forget()
        guard let container = object(id) else { return false }
        let children = AccessibilityTree.children(of: container)
        guard children.indices.contains(child) else { return false }
        let selection = (container as? any AccessibilityList)?.setAccessibilitySelection(isSelected, of: children[child])
        return selection ?? (isSelected && AccessibilityTree.activate(children[child]))
    }

    // MARK: Tables

    func cell(in id: UInt64, row: Int, column: Int) -> UInt64? {
        guard let table = object(id), let cell = AccessibilityTree.cell(in: table, row: row, column: column) else { return nil }
        return number(of: cell, in: table)
    }

    func table(of id: UInt64) -> UInt64? {
        guard let cell = object(id), let table = AccessibilityTree.table(of: cell) else { return nil }
        return number(of: table)
    }

    func headers(ofRow row: Int, in id: UInt64) -> [UInt64] {
        guard let table = object(id) else { return [] }
        return AccessibilityTree.headers(of: table, row: row).map { number(of: $0, in: table) }
    }

    func headers(ofColumn column: Int, in id: UInt64) -> [UInt64] {
        guard let table = object(id) else { return [] }
        return AccessibilityTree.headers(of: table, column: column).map { number(of: $0, in: table) }
    }

    // MARK: Changes

    /// Schedules a comparison, if an assistive technology is connected.
    func treeMayHaveChanged() {
        longLists.forget()
        compareAfterDelay()
    }

    private func frameDidEnd() {
        guard let platform, let host, host.hasAssistiveClient else { return }
        // The frames of an animation change no child list, so the cache stays valid.
        if !FrameLoop.of(platform).isAnimating { longLists.forget() }
        compareAfterDelay()
    }

    private func compareAfterDelay() {
        isChangedMeanwhile = !uncompared.isEmpty
        notifyAfterDelay(after: max(Self.delay, rest))
    }

    private func notifyAfterDelay(after delay: TimeInterval) {
        guard pending == nil, let host, host.hasAssistiveClient, !reported.isEmpty, let platform else { return }
        pending = platform.schedule(after: delay) { [weak self] in
            self?.pending = nil
            self?.notifyChanges()
        }
    }

    private func remember(_ id: UInt64, _ facts: HostAccessibleElement) {
        guard host?.hasAssistiveClient == true else { return }
        if reported[id] == nil {
            var new = ReportedAttributes(facts: facts)
            if facts.hasText, let object = object(id) { (new.text, new.caret) = (spokenText(of: object), selection(of: id)) }
            reported[id] = new
        } else if reported[id]?.facts != facts {
            // The delayed comparison will report the differences.
            treeMayHaveChanged()
        }
    }

    /// Compares the reported attributes with the current ones in batches, visible elements first. Uses about a tenth of the main thread's time at most.
    private func notifyChanges() {
        guard let host, host.hasAssistiveClient, let platform else {
            (reported, uncompared) = ([:], [])
            return
        }
        if uncompared.isEmpty {
            uncompared = reported.sorted { first, second in
                let (a, b) = (first.value.facts.states.contains(.showing), second.value.facts.states.contains(.showing))
                return a != b ? b : first.key > second.key
            }.map(\.key)
        }
        let start = platform.clock.now()
        for _ in 0..<Self.comparedAtOnce {
            guard let id = uncompared.popLast() else { break }
            guard let old = reported[id] else { continue }
            guard let object = object(id) else {
                reported[id] = nil
                continue
            }
            tellChange(of: object, id, since: old, to: host)
        }
        rest = (platform.clock.now() - start) * 9
        if !uncompared.isEmpty {
            notifyAfterDelay(after: rest)
        } else if isChangedMeanwhile {
            compareAfterDelay()
        }
    }

    private func tellChange(of object: NSObject, _ id: UInt64, since old: ReportedAttributes, to host: any HostAccessibility) {
        let facts = AccessibilityTree.facts(of: object)
        var new = ReportedAttributes(facts: facts, children: old.children)
        if facts.name != old.facts.name { host.send(.name(id, facts.name)) }
        if facts.details != old.facts.details { host.send(.details(id, facts.details)) }
        if let value = facts.value, value != old.facts.value { host.send(.value(id, value.now)) }
        let changed = facts.states.symmetricDifference(old.facts.states)
        for bit in 0..<32 where changed.rawValue & (1 << bit) != 0 {
            let state = HostAccessibleStates(rawValue: 1 << bit)
            // `focusMoved(from:to:)` already reported the change of the focus.
            if state != .focused { host.send(.state(id, state, isOn: facts.states.contains(state))) }
        }
        if changed.contains(.selected), let parent = parentObject(of: object) { host.send(.selectionChanged(number(of: parent))) }
        if let before = old.children {
            let after = listed(in: object, id)
            notifyChildren(of: id, before, after, to: host)
            new.children = after
        }
        if facts.plug != old.facts.plug {
            let index = AccessibilityTree.children(of: object).count
            if let plug = old.facts.plug { host.send(.unplugged(id, plug, index: index)) }
            if let plug = facts.plug { host.send(.plugged(id, plug, index: index)) }
        }
        if facts.hasText {
            new.text = spokenText(of: object)
            new.caret = selection(of: id)
            notifyText(of: id, old, new, to: host)
        }
        reported[id] = new
    }

    private func notifyChildren(of id: UInt64, _ before: [UInt64], _ after: [UInt64], to host: any HostAccessibility) {
        guard before != after else { return }
        for change in after.difference(from: before) {
            switch change {
            case .remove(let index, let child, _):
                host.send(.childRemoved(parent: id, child: child, index: index))
                if object(child) == nil { reported[child] = nil }
            case .insert(let index, let child, _): host.send(.childAdded(parent: id, child: child, index: index))
            }
        }
    }

    private func notifyText(of id: UInt64, _ old: ReportedAttributes, _ new: ReportedAttributes, to host: any HostAccessibility) {
        let (before, after) = (Array((old.text ?? "").unicodeScalars), Array((new.text ?? "").unicodeScalars))
        if before != after {
            let start = zip(before, after).prefix { $0 == $1 }.count
            let end = zip(before[start...].reversed(), after[start...].reversed()).prefix { $0 == $1 }.count
            func text(_ scalars: [Unicode.Scalar]) -> String {
                var view = String.UnicodeScalarView()
                view.append(contentsOf: scalars[start..<(scalars.count - end)])
                return String(view)
            }
            if before.count - end > start { host.send(.textRemoved(id, at: start, text(before))) }
            if after.count - end > start { host.send(.textInserted(id, at: start, text(after))) }
        }
        guard new.caret != old.caret, let caret = new.caret else { return }
        host.send(.caretMoved(id, to: caret.caret))
        if caret.range != old.caret?.range, !(caret.range.isEmpty && old.caret?.range.isEmpty ?? true) {
            host.send(.textSelectionChanged(id))
        }
    }

    func focusMoved(from old: NSObject?, to new: NSObject?) {
        guard let host, host.hasAssistiveClient else { return }
        if let old, object(number(of: old)) != nil { host.send(.state(number(of: old), .focused, isOn: false)) }
        guard let new else { return }
        let id = number(of: new)
        // A screen reader reads its cached attributes when it receives the focus event, so attribute changes are reported before.
        // For example, a reused cell may display another row.
        if let old = reported[id] {
            tellChange(of: new, id, since: old, to: host)
        } else {
            // The element may have changed while it was out of view and was not compared.
            let facts = AccessibilityTree.facts(of: new)
            if facts.states.contains(.selectable) {
                host.send(.name(id, facts.name))
                host.send(.state(id, .selected, isOn: facts.states.contains(.selected)))
            }
        }
        host.send(.state(id, .focused, isOn: true))
    }

    func windowDidChangeActivation(_ scene: UIWindowScene) {
        guard let host, host.hasAssistiveClient else { return }
        let id = number(of: scene)
        host.send(scene.hostWindow.isActive ? .windowActivated(id) : .windowDeactivated(id))
    }

    func windowDidOpen(_ scene: UIWindowScene) {
        guard let host, host.hasAssistiveClient else { return }
        host.send(.windowOpened(number(of: scene)))
    }

    func windowDidClose(_ scene: UIWindowScene) {
        guard let host, host.hasAssistiveClient else { return }
        host.send(.windowClosed(number(of: scene)))
    }

    func announce(_ text: String, isUrgent: Bool) -> Bool { host?.announce(text, isUrgent: isUrgent) ?? false }
}

extension AccessibilityBridge {
    /// The object with an identifier, as a text input. Nil if it is not a text input.
    func textInput(_ id: UInt64) -> (object: NSObject, input: any UITextInput)? {
        guard let object = object(id), let input = object as? any UITextInput else { return nil }
        return (object, input)
    }
}
