import CGtk
import Foundation
import Host

/// The implementation of AT-SPI. It answers the queries of screen readers about UIKit's elements, and notifies readers of changes.
///
/// It starts when UIKit sets a source, and connects asynchronously. On a desktop without an accessibility bus it does nothing.
@MainActor
final class GtkAccessibility: HostAccessibility {
    weak var source: (any HostAccessibilitySource)? {
        didSet { if source != nil { start() } }
    }
    var onChange: (() -> Void)?
    weak var automation: (any HostAutomation)?

    private unowned let platform: any HostPlatform
    private let contentOrigin: @MainActor (_ window: any HostWindow, _ onScreen: Bool) -> (x: Int32, y: Int32)
    /// The C object that represents the program on the accessibility bus; nil before the start.
    private var native: OpaquePointer?

    /// Creates the accessibility implementation of a platform. `contentOrigin` returns the top left corner of a window's content, on the screen or in the
    /// window.
    init(
        platform: any HostPlatform, contentOrigin: @escaping @MainActor (_ window: any HostWindow, _ onScreen: Bool) -> (x: Int32, y: Int32)
    ) {
        self.platform = platform
        self.contentOrigin = contentOrigin
    }

    var hasAssistiveClient: Bool { native.map { lodestone_accessibility_is_connected($0) != 0 } ?? false }
    var isScreenReaderRunning: Bool { native.map { lodestone_accessibility_has_screen_reader($0) != 0 } ?? false }
    var nativeConnection: OpaquePointer? { native.flatMap { lodestone_accessibility_connection($0) } }

    private func start() {
        // Assistive technologies require a session bus. GIO would start one if the session lacked it.
        guard native == nil, lodestone_has_session_bus() != 0 else { return }
        let name = g_get_application_name().map { String(cString: $0) } ?? ProcessInfo.processInfo.processName
        // The table of functions and this object are never freed, because the C code uses them until the program ends.
        let answers = UnsafeMutablePointer<LodestoneAccessibleAnswers>.allocate(capacity: 1)
        answers.initialize(to: AccessibleQueryHandlers.table)
        native = lodestone_accessibility_new(name, answers, Unmanaged.passRetained(self).toOpaque())
    }

    /// Runs `body` with the source, as code of the platform. Returns nil without a source.
    func ask<Answer>(_ body: (any HostAccessibilitySource) -> Answer) -> Answer? {
        guard let source else { return nil }
        return Platform.with(platform) { body(source) }
    }

    /// Answers a request of a UI test in another process; nil without a service for it.
    func answer(_ request: String) -> String? {
        guard let automation else { return nil }
        return Platform.with(platform) { automation.answer(request) }
    }

    /// Called when another program has started or stopped listening.
    func listenersChanged() { Platform.with(platform) { onChange?() } }

    /// Called after the connection: sends which window has the keyboard focus.
    func ready() {
        guard let source else { return }
        Platform.with(platform) {
            for id in source.windows where source.window(of: id)?.isActive == true { send(.windowActivated(id)) }
        }
    }

    /// Announces the focused element of a window that becomes active. Without a focused element, focuses the window's first one. Otherwise a screen reader
    /// would assume that the first key moved the focus, and would not announce the target.
    private func notifyFocus(in id: UInt64) {
        guard hasAssistiveClient, let source else { return }
        if let focused = focusedElement(in: id, source) {
            send(.state(focused, .focused, isOn: true))
        } else if let first = firstElement(in: id, source) {
            _ = source.focus(first)
        }
    }

    /// The first usable element that is not a text field. A text field would open an on-screen keyboard.
    private func firstElement(in id: UInt64, _ source: any HostAccessibilitySource, depth: Int = 0) -> UInt64? {
        guard depth < 12 else { return nil }
        for child in source.children(of: id).prefix(200) {
            let facts = source.element(child)
            let isUsable = facts.map { !$0.hasText && !$0.states.isDisjoint(with: [.focusable, .selectable]) } ?? false
            if isUsable { return child }
            if let found = firstElement(in: child, source, depth: depth + 1) { return found }
        }
        return nil
    }

    /// The element with the keyboard focus. Searches only the upper 12 levels of the window's tree.
    private func focusedElement(in id: UInt64, _ source: any HostAccessibilitySource, depth: Int = 0) -> UInt64? {
        guard depth < 12 else { return nil }
        for child in source.children(of: id).prefix(200) {
            if source.element(child)?.states.contains(.focused) == true { return child }
            if let found = focusedElement(in: child, source, depth: depth + 1) { return found }
        }
        return nil
    }

    /// The origin of a window's content, on the screen or in the window.
    func origin(of id: UInt64, onScreen: Bool) -> (x: Int32, y: Int32) {
        let window = ask { $0.window(of: id) } ?? nil
        return window.map { contentOrigin($0, onScreen) } ?? (0, 0)
    }

    // MARK: Changes

    func send(_ change: HostAccessibilityChange) {
        guard let native else { return }
        switch change {
        case .state(let id, let state, let isOn):
            guard let name = state.atspiName else { return }
            lodestone_accessibility_state(native, id, name, isOn ? 1 : 0)
            if state == .enabled { lodestone_accessibility_state(native, id, "enabled", isOn ? 1 : 0) }
            if state == .focused, isOn { lodestone_accessibility_event(native, id, "Focus") }
        case .name(let id, let text): lodestone_accessibility_text_property(native, id, "accessible-name", text)
        case .details(let id, let text): lodestone_accessibility_text_property(native, id, "accessible-description", text)
        case .value(let id, let value): lodestone_accessibility_value(native, id, value)
        case .childAdded(let parent, let child, let index):
            lodestone_accessibility_child(native, parent, 1, Int32(clamping: index), child)
        case .childRemoved(let parent, let child, let index):
            lodestone_accessibility_child(native, parent, 0, Int32(clamping: index), child)
        case .plugged(let id, let plug, let index):
            lodestone_accessibility_plug(native, id, 1, Int32(clamping: index), plug.name, plug.path)
        case .unplugged(let id, let plug, let index):
            lodestone_accessibility_plug(native, id, 0, Int32(clamping: index), plug.name, plug.path)
        case .textInserted(let id, let offset, let text): sendText(native, id, offset, text, isInserted: true)
        case .textRemoved(let id, let offset, let text): sendText(native, id, offset, text, isInserted: false)
        case .caretMoved(let id, let offset): lodestone_accessibility_caret(native, id, Int32(clamping: offset))
        case .textSelectionChanged(let id): lodestone_accessibility_event(native, id, "TextSelectionChanged")
        case .selectionChanged(let id): lodestone_accessibility_event(native, id, "SelectionChanged")
        case .windowOpened(let id):
            lodestone_accessibility_child(native, 0, 1, 0, id)
            lodestone_accessibility_window(native, id, "Create")
        case .windowClosed(let id):
            lodestone_accessibility_window(native, id, "Destroy")
            lodestone_accessibility_child(native, 0, 0, 0, id)
        case .windowActivated(let id):
            lodestone_accessibility_window(native, id, "Activate")
            lodestone_accessibility_state(native, id, "active", 1)
            notifyFocus(in: id)
        case .windowDeactivated(let id):
            lodestone_accessibility_window(native, id, "Deactivate")
            lodestone_accessibility_state(native, id, "active", 0)
        }
    }

    private func sendText(_ native: OpaquePointer, _ id: UInt64, _ offset: Int, _ text: String, isInserted: Bool) {
        let length = Int32(clamping: text.unicodeScalars.count)
        lodestone_accessibility_text(native, id, isInserted ? 1 : 0, Int32(clamping: offset), length, text)
    }

    func announce(_ text: String, isUrgent: Bool) -> Bool {
        native.map { lodestone_accessibility_announce($0, text, isUrgent ? 1 : 0) != 0 } ?? false
    }

    // MARK: Keys

    /// Whether a screen reader receives keys before the program does.
    var wantsKeys: Bool { native.map { lodestone_accessibility_wants_keys($0) != 0 } ?? false }

    /// Sends a key event to the screen readers. Returns true if it will call `answer` with `context` later.
    func show(_ event: OpaquePointer, _ answer: LodestoneKeyAnswer, _ context: UnsafeMutableRawPointer) -> Bool {
        native.map { lodestone_accessibility_show_key($0, event, answer, context) != 0 } ?? false
    }
}
