import Foundation
import Host

// The attributes of an object for assistive technologies.
@MainActor
extension AccessibilityTree {
    /// All attributes of an object, without its children.
    package static func facts(of object: NSObject) -> HostAccessibleElement {
        if let scene = object as? UIWindowScene { return facts(of: scene) }
        let role = role(of: object)
        var facts = HostAccessibleElement(role: role)
        let traits = object.accessibilityTraits
        facts.name = name(of: object)
        facts.identifier = object.accessibilityIdentifier ?? ""
        facts.language = object.accessibilityLanguage ?? ""
        facts.frame = object.accessibilityPath?.bounds ?? object.accessibilityFrame
        facts.states = states(of: object, role, traits)
        facts.level = role == .heading ? headingLevel(of: object) : 0
        facts.hasText = hasText(object)
        facts.selectsChildren = (object as? any AccessibilityList)?.allowsSelection ?? false
        facts.value = number(of: object, role)
        let value = object.accessibilityValue ?? ""
        let isToggle = role == .switch || role == .toggleButton
        if !isToggle, !facts.hasText { facts.valueText = value }
        // The value of an object without a number and without text is a part of its details.
        let shown = facts.value == nil && !facts.hasText && !isToggle ? [value] : []
        let teller = object as? any AXCustomContentProvider
        let content = teller?.accessibilityCustomContentBlock?() ?? teller?.accessibilityCustomContent ?? []
        let more = content.filter { $0.importance == .high }.map { "\($0.label) \($0.value)" }
        facts.details = (shown + more + [object.accessibilityHint ?? ""]).filter { !$0.isEmpty }.joined(separator: ", ")
        (facts.position, facts.count) = (object as? any AccessibilityPositioned)?.accessibilityPosition ?? (0, 0)
        (facts.rows, facts.columns) = grid(of: object) ?? (0, 0)
        facts.cell = cell(of: object)
        facts.plug = (object as? any AccessibilityPlugging)?.accessibilityPlug
        facts.actions = actions(of: object, traits).map(\.name)
        facts.mayHaveActions = !facts.actions.isEmpty || mayBeDroppedAt(object)
        return facts
    }

    private static func facts(of scene: UIWindowScene) -> HostAccessibleElement {
        var facts = HostAccessibleElement(role: .window)
        facts.name = scene.hostWindow.title
        facts.frame = CGRect(origin: .zero, size: scene.hostWindow.contentSize)
        facts.states = [.enabled, .visible]
        if scene.hostWindow.isVisible { facts.states.insert(.showing) }
        if scene.hostWindow.isActive { facts.states.insert(.active) }
        return facts
    }

    /// Whether a screen point is inside of an object's path, or its frame if it has no path.
    static func isAt(_ point: CGPoint, _ object: NSObject) -> Bool {
        object.accessibilityPath?.contains(point) ?? object.accessibilityFrame.contains(point)
    }

    /// Whether assistive technologies can read the characters and lines of an object.
    static func hasText(_ object: NSObject) -> Bool { object is any UITextInput || ReadingPage.isRead(object) }

    /// The name of an object: its label, or the placeholder of an empty field.
    package static func name(of object: NSObject) -> String {
        if let label = object.accessibilityLabel, !label.isEmpty { return label }
        if let placeholder = (object as? any AccessibilityTextEditing)?.accessibilityPlaceholder { return placeholder }
        return (object as? any AccessibilityPlugging)?.accessibilityPlugName ?? ""
    }

    private static func states(
        of object: NSObject, _ role: AccessibleRole, _ traits: UIAccessibilityTraits
    ) -> HostAccessibleStates {
        var states: HostAccessibleStates = [.visible]
        if !traits.contains(.notEnabled) { states.insert(.enabled) }
        if let view = view(of: object), isInSight(object, view) { states.insert(.showing) }
        if isUsable(object), isElement(object) || object is any UITextInput { states.insert(.focusable) }
        if AccessibilityFocus.isAt(object) { states.insert(.focused) }
        if object.accessibilityViewIsModal || role == .alert || role == .dialog { states.insert(.modal) }
        switch role {
        case .switch, .checkMenuItem:
            states.insert(.checkable)
            let value = object.accessibilityValue
            if value == "1" || traits.contains(.selected) { states.insert(.checked) }
        case .toggleButton:
            if object.accessibilityValue == "1" || traits.contains(.selected) { states.insert(.pressed) }
        case .listItem, .tab, .radioButton:
            states.insert(.selectable)
            if traits.contains(.selected) { states.insert(.selected) }
        default:
            if traits.contains(.selected) { states.formUnion([.selectable, .selected]) }
        }
        if ReadingPage.isRead(object) { states.insert(.multiLine) }
        switch object.accessibilityExpandedStatus {
        case .expanded: states.formUnion([.expandable, .expanded])
        case .collapsed: states.insert(.expandable)
        case .unsupported: break
        }
        return (object as? any AccessibilityStateProviding).map { states.union($0.accessibilityStates) } ?? states
    }

    /// Whether a part of an object is visible in its window. False if the object is scrolled out of view or clipped.
    static func isInSight(_ object: NSObject, _ view: UIView) -> Bool {
        guard let window = view.window, !window.isHidden else { return false }
        var rest = object.accessibilityFrame
        for outer in sequence(first: view.superview, next: { $0?.superview }) {
            guard let outer else { break }
            if outer.isHidden || outer.alpha <= 0.01 { return false }
            guard outer.clipsToBounds || outer is UIWindow else { continue }
            rest = rest.intersection(outer.frameOnScreen)
            if rest.isNull || rest.isEmpty { return false }
        }
        return true
    }

    private static func headingLevel(of object: NSObject) -> Int {
        guard let label = object.accessibilityAttributedLabel, label.length > 0 else { return 0 }
        let level = label.attribute(.accessibilityTextHeadingLevel, at: 0, effectiveRange: nil)
        return (level as? NSNumber)?.intValue ?? level as? Int ?? 0
    }

    /// The numeric value of an object; nil if its value is not a number.
    static func number(of object: NSObject, _ role: AccessibleRole) -> HostAccessibleValue? {
        if let view = object as? any AccessibilityNumeric { return view.accessibilityNumber }
        guard role == .slider, let text = object.accessibilityValue, let percent = AccessibilityStrings.percent(in: text) else {
            return nil
        }
        return HostAccessibleValue(now: percent, least: 0, most: 100, step: 10)
    }
}
