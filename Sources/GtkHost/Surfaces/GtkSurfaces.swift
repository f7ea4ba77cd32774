import CGtk
import Foundation
import Host

/// The native surfaces of a window, and the routing of GTK's events to them.
///
/// GTK finds the widget under an event itself, and calls the delegate's hit test in the widget's `contains`. A press on a surface is held back: its events are
/// stored, and GTK does not deliver them. If the delegate passes the press to the surface, the events are replayed in order. GDK cannot create events, but it
/// can deliver an existing event again.
///
/// Keys and scrolls go to the surface first. If a surface does not handle an event, it puts the same event into GDK's queue again. The window then handles it.
@MainActor
final class GtkSurfaces {
    private let input: GtkWindowInput
    private let platform: any HostPlatform
    private let view: UnsafeMutablePointer<GtkWidget>
    private var list: [GtkSurface] = []
    private var presses: [GtkPress] = []
    /// The event that GTK is about to deliver, and whether GTK may deliver it.
    private var current: (event: OpaquePointer, passes: Bool)?
    private var isReplaying = false
    /// Events that were delivered to surfaces, oldest first. A surface may return them unhandled.
    private var given: [OpaquePointer] = []

    /// Creates the set of surfaces of a window, whose content is `view`. `input` receives the events that no surface handles.
    init(input: GtkWindowInput, view: UnsafeMutablePointer<GtkWidget>, platform: any HostPlatform) {
        self.input = input
        self.platform = platform
        self.view = view
    }

    isolated deinit { given.forEach { gdk_event_unref($0) } }

    var isEmpty: Bool { list.isEmpty }

    func embed(_ widget: UnsafeMutablePointer<GtkWidget>) -> GtkSurface? {
        guard gtk_widget_get_parent(widget) == nil else { return nil }
        let surface = GtkSurface(widget: widget, owner: self)
        list.append(surface)
        lodestone_surface_embed(lodestone_view_surfaces(view), widget)
        return surface
    }

    func forget(_ surface: GtkSurface) {
        list.removeAll { $0 === surface }
        presses.removeAll { $0.surface === surface }
    }

    /// Removes all surfaces from the window.
    func end() {
        list.forEach { $0.remove() }
        presses = []
    }

    /// Captures the surfaces' new content, during the view's snapshot.
    func takePictures() {
        for surface in list where surface.takePicture(in: view) { tell(surface) { $0.hostSurfaceDidChangePicture($1) } }
    }

    /// Whether `point`, in the content, hits the surface with the widget `widget`.
    func isHit(_ widget: UnsafeMutablePointer<GtkWidget>?, at point: CGPoint) -> Bool {
        list.first { $0.widget == widget }.map { isHit($0, at: point) } ?? false
    }

    private func isHit(_ surface: GtkSurface, at point: CGPoint) -> Bool {
        guard surface.spans(point), let delegate = surface.delegate else { return false }
        return Platform.with(platform) { delegate.hostSurface(surface, isHitAt: point) }
    }

    private func surface(at point: CGPoint?) -> GtkSurface? {
        guard let point else { return nil }
        return list.first { isHit($0, at: point) }
    }

    private func tell(_ surface: GtkSurface, _ body: (any HostSurfaceDelegate, any HostSurface) -> Void) {
        guard let delegate = surface.delegate else { return }
        Platform.with(platform) { body(delegate, surface) }
    }

    // MARK: Focus

    /// Moves the keyboard focus to the window's content.
    func focusContent() {
        gtk_widget_grab_focus(view)
    }

    /// Updates the surfaces' focus after GTK's focus moved to another widget.
    func focusMoved() {
        for surface in list where surface.takeFocus() { tell(surface) { $0.hostSurfaceDidChangeFocus($1) } }
    }

    // MARK: Events

    /// Routes an event of the window. Returns true to prevent GTK from processing it.
    func route(_ event: OpaquePointer) -> Bool {
        if isReplaying { return false }
        switch gdk_event_get_event_type(event) {
        case GDK_KEY_PRESS, GDK_KEY_RELEASE: return routeKey(event)
        case GDK_SCROLL: return routeScroll(event)
        case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE, GDK_MOTION_NOTIFY, GDK_GRAB_BROKEN, GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END,
            GDK_TOUCH_CANCEL:
            return routePress(event)
        case GDK_DROP_START:
            if surface(at: input.position(of: event)) != nil { lodestone_drop_finish_later(event) }
            return input.process(event)
        default: return input.process(event)
        }
    }

    private func routeKey(_ event: OpaquePointer) -> Bool {
        if takeBack(event) { return input.process(event) }
        guard list.contains(where: \.isFocused) else { return input.process(event) }
        if gdk_event_get_event_type(event) == GDK_KEY_PRESS {
            remember(event)
        } else {
            // If the window's delegate received the press of this key, it must also receive the release.
            _ = input.process(event)
        }
        return false
    }

    private func routeScroll(_ event: OpaquePointer) -> Bool {
        if takeBack(event) {
            _ = input.process(event)
            return true
        }
        guard let surface = surface(at: input.position(of: event) ?? input.pointerPosition), let delegate = surface.delegate,
            Platform.with(platform, { delegate.hostSurfaceTakesScrolls(surface) })
        else {
            _ = input.process(event)
            return true
        }
        remember(event)
        return false
    }

    private func remember(_ event: OpaquePointer) {
        given.append(gdk_event_ref(event))
        // If no widget handles the event, it returns to `route` and is removed from this list. Handled events never return, so the length of the list is
        // limited.
        if given.count > Self.mostGiven { gdk_event_unref(given.removeFirst()) }
    }

    private static let mostGiven = 256

    private func takeBack(_ event: OpaquePointer) -> Bool {
        guard let index = given.firstIndex(of: event) else { return false }
        gdk_event_unref(given.remove(at: index))
        return true
    }

    // MARK: Presses

    private func routePress(_ event: OpaquePointer) -> Bool {
        let type = gdk_event_get_event_type(event)
        let sequence = gdk_event_get_event_sequence(event)
        let begins = type == GDK_TOUCH_BEGIN || type == GDK_BUTTON_PRESS && !input.hasButtonsDown
        if begins, let target = surface(at: input.position(of: event)) { return begin(event, sequence, on: target) }
        guard let press = presses.first(where: { !$0.isEnded && $0.sequence == sequence }) else {
            // The surface must receive the end of the press before it receives further motions.
            let isHeldBack = type == GDK_MOTION_NOTIFY && presses.contains { $0.sequence == sequence && $0.isOpen }
            return input.process(event) || isHeldBack
        }
        let outer = current
        current = (event, false)
        defer { current = outer }
        let isLast: Bool
        if type == GDK_TOUCH_END || type == GDK_TOUCH_CANCEL || type == GDK_GRAB_BROKEN {
            isLast = true
        } else {
            isLast = type == GDK_BUTTON_RELEASE && input.isLastButton(event)
        }
        if press.isCancelled {
            // The widget has received the beginning of the press, so it must also receive the end.
            current?.passes = isLast && press.wasPassed
        } else {
            press.hold(event)
        }
        if isLast { press.isEnded = true }
        _ = input.process(event)
        if press.isEnded, press.held.isEmpty { presses.removeAll { $0 === press } }
        return current?.passes != true
    }

    private func begin(_ event: OpaquePointer, _ sequence: OpaquePointer?, on surface: GtkSurface) -> Bool {
        let events = input.translate(event)
        guard let identity = events.lazy.compactMap(\.beginningPress).first else {
            // The event does not begin a press. It is a pointer event that GDK emulates for a touch, or the window ignores it.
            events.forEach(input.deliver)
            return false
        }
        // Removes old presses that recognizers never passed to a surface.
        presses.removeAll { $0.isEnded && identity.began - $0.identity.began > Self.longestWait }
        let press = GtkPress(identity, sequence: sequence, surface: surface)
        press.hold(event)
        presses.append(press)
        let outer = current
        current = (event, false)
        defer { current = outer }
        events.forEach(input.deliver)
        return current?.passes != true
    }

    /// The time that recognizers may hold back a press after its end, in seconds.
    private static let longestWait: TimeInterval = 10

    func pass(_ identity: HostPress, of surface: GtkSurface) {
        guard let press = presses.first(where: { $0.identity == identity && $0.surface === surface }), !press.isCancelled else { return }
        press.isWaiting = isBlocked(press)
        guard !press.isWaiting else { return }
        give(press)
        resume()
    }

    /// Whether an earlier press of the same pointer blocks this press. The surface has not received the end of that press yet, because recognizers hold it
    /// back. A surface receives the presses of a pointer one after another.
    private func isBlocked(_ press: GtkPress) -> Bool {
        presses.contains {
            $0 !== press && $0.surface === press.surface && $0.sequence == press.sequence && $0.isOpen
        }
    }

    /// Delivers the presses that waited for the end of another press.
    private func resume() {
        while let next = presses.first(where: { $0.isWaiting && !isBlocked($0) }) {
            next.isWaiting = false
            give(next)
        }
    }

    private func give(_ press: GtkPress) {
        press.wasPassed = true
        while let event = press.takeFirst() {
            if event == current?.event { current?.passes = true } else { replay(event) }
            gdk_event_unref(event)
        }
        if press.isEnded { presses.removeAll { $0 === press } }
    }

    func cancel(_ identity: HostPress, of surface: GtkSurface) {
        guard let press = presses.first(where: { $0.identity == identity && $0.surface === surface }), !press.isCancelled else { return }
        press.isCancelled = true
        if press.wasPassed {
            tell(surface) { $0.hostSurface($1, didCancel: identity) }
            if identity.touch != nil { lodestone_surface_reset_gestures(surface.widget) }
            if press.isEnded, let last = press.held.last {
                if last == current?.event { current?.passes = true } else { replay(last) }
            }
        }
        press.isWaiting = false
        press.drop()
        if press.isEnded { presses.removeAll { $0 === press } }
        resume()
    }

    private func replay(_ event: OpaquePointer) {
        let outer = isReplaying
        isReplaying = true
        lodestone_event_replay(event)
        isReplaying = outer
    }
}

extension HostEvent {
    /// The press that the event begins; nil for other events.
    fileprivate var beginningPress: HostPress? {
        switch self {
        case .touch(let touch): touch.phase == .began ? HostPress(touch: touch.id, began: touch.sample.timestamp) : nil
        case .pointer(let pointer):
            if case .pressed = pointer.kind { HostPress(touch: nil, began: pointer.sample.timestamp) } else { nil }
        default: nil
        }
    }
}
