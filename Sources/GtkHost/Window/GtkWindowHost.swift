import CGtk
import Foundation
import Host

/// A desktop window: a `GtkWindow` with a single widget, which draws the render tree.
@MainActor
final class GtkWindowHost: HostWindow {
    var delegate: (any HostWindowDelegate)? {
        get { notifier.delegate }
        set { notifier.delegate = newValue }
    }

    var title: String {
        didSet { if !isClosed { lodestone_window_set_title(window, title) } }
    }

    var cursor: HostCursor = .arrow {
        didSet {
            if cursor != oldValue { showCursor() }
        }
    }

    var cursorPicture: HostCursorPicture? {
        didSet {
            if cursorPicture != oldValue { showCursor() }
        }
    }

    private func showCursor() {
        guard !isClosed else { return }
        guard let cursorPicture, let drawn = GtkCursor(cursorPicture) else { return gtk_widget_set_cursor_from_name(view, cursor.rawValue) }
        gtk_widget_set_cursor(view, drawn.pointer)
    }

    private(set) var contentSize: CGSize {
        didSet { input.contentSize = contentSize }
    }
    private(set) var scale: CGFloat
    private(set) var isActive = false
    private(set) var isVisible = false

    /// The frame clock of the window.
    let frames = GtkFrameDisplay()

    /// The parent window for desktop dialogs; nil after the window was closed.
    var dialogParent: UnsafeMutablePointer<GtkWidget>? { isClosed ? nil : window }

    /// The content's top left corner in whole points, on the screen or in the window. If the window system does not report positions on the screen, the result
    /// is the corner in the window.
    func topLeftOfContent(onScreen: Bool) -> (x: Int32, y: Int32) {
        guard !isClosed else { return (0, 0) }
        var x: Int32 = 0
        var y: Int32 = 0
        lodestone_window_content_place(window, view, onScreen ? 1 : 0, &x, &y)
        return (x, y)
    }

    /// The platform. An open window retains it.
    let platform: any GtkWindowPlatform
    let window: UnsafeMutablePointer<GtkWidget>
    let view: UnsafeMutablePointer<GtkWidget>
    private let notifier: WindowNotifier
    private let input: GtkWindowInput
    private let presenter: GtkWindowPresenter
    private let drops: GtkWindowDropTarget
    /// The embedded native widgets; nil before the first one was embedded.
    private var surfaces: GtkSurfaces?
    private(set) var isClosed = false
    /// Saves the window's size and position.
    let frameSaver: WindowFrameSaver
    /// The position that ``move(to:)`` requested before the window was shown.
    var firstPosition: CGPoint?

    var sizeLimits: HostSizeLimits {
        didSet { if sizeLimits != oldValue { showLimits() } }
    }
    /// Whether the size or the scale changed since the delegate was last notified.
    private var hasNewGeometry = false
    private(set) var hasHadLayout = false
    /// The size that ``resize(to:)`` requested before the window's first layout.
    private var firstSize: CGSize?
    private var surface: OpaquePointer?

    /// Creates a window that is not shown yet. The display must be open.
    init(platform: any GtkWindowPlatform, configuration: HostWindowConfiguration, saved: SavedWindowFrames.Frame? = nil) {
        guard let view = lodestone_view_new(gint(configuration.size.width), gint(configuration.size.height)),
            let window = lodestone_window_new(configuration.title, configuration.isDecorated && configuration.monitor == nil ? 1 : 0, view)
        else { preconditionFailure("GTK did not create a window although its display is open. Please report this bug.") }
        self.platform = platform
        title = configuration.title
        contentSize = configuration.size
        frameSaver = WindowFrameSaver(name: configuration.savedName, saved: saved, platform: platform)
        // The program may request a size below the default minimum.
        let smallest = Self.smallestSize(isPhone: platform.appearance.isPhone)
        sizeLimits = HostSizeLimits(
            minimum: CGSize(width: min(smallest.width, configuration.size.width), height: min(smallest.height, configuration.size.height)))
        scale = platform.expectedWindow.scale
        self.view = view
        self.window = window
        notifier = WindowNotifier(platform: platform)
        input = GtkWindowInput(
            window: window, view: view, contentSize: configuration.size, notifier: notifier, scheduler: frames.scheduler,
            shared: platform.input, platform: platform)
        presenter = GtkWindowPresenter(view: view)
        drops = GtkWindowDropTarget(notifier: notifier, view: view, platform: platform)
        g_object_ref(window)
        g_object_ref(view)
        notifier.window = self
        connect()
        showLimits()
        if let monitor = configuration.monitor { lodestone_window_fill_monitor(window, guintptr(monitor)) }
        frames.isFrameNeeded = { [unowned self] in self.platform.wantsFrame }
        frames.isGeometryNew = { [unowned self] in hasNewGeometry }
        frames.isGtkUnneeded = { [unowned self] in !hasNewGeometry && presenter.presentsWithoutCycle }
        frames.onFrame = { [unowned self] in runFrame($0) }
    }

    isolated deinit {
        tearDown()
        g_object_unref(view)
        g_object_unref(window)
    }

    func show() {
        lodestone_window_present(window)
    }

    func resize(to size: CGSize) {
        guard !isClosed else { return }
        let size = sizeLimits.clamped(size)
        if !hasHadLayout { firstSize = size }
        lodestone_window_resize(window, view, gint(size.width.rounded()), gint(size.height.rounded()))
    }

    func present(_ tree: RenderTree) {
        if !isClosed { presenter.present(tree) }
    }

    func embed(_ native: OpaquePointer) -> (any HostSurface)? {
        guard !isClosed else { return nil }
        presenter.widgetWasEmbedded()
        let surfaces = surfaces ?? GtkSurfaces(input: input, view: view, platform: platform)
        self.surfaces = surfaces
        return surfaces.embed(UnsafeMutablePointer(native))
    }

    // MARK: Text input

    var textInputClient: (any HostTextInputClient)? {
        get { input.text.client }
        set { input.text.client = newValue }
    }

    func textInputDidChange() { input.text.clientDidChange(isInFrame: platform.isInFrame) }

    func resetTextInput() { input.text.reset() }

    func requestKeyboard() { input.text.requestKeyboard() }

    /// Handles the end of a frame.
    func frameDidEnd() { input.text.frameDidEnd() }

    // MARK: Drags

    func beginDrag(_ drag: HostOutgoingDrag) -> (any HostDragHandle)? {
        let touchDevice = input.hasButtonsDown ? nil : canBeginDragByTouch ? input.touchDevice : nil
        guard !isClosed, input.hasButtonsDown || touchDevice != nil, let surface,
            let outgoing = platform.drags.begin(drag, from: surface, device: touchDevice, on: platform)
        else { return nil }
        // Deferred, because the caller is still processing the event of the pointer or the touch.
        _ = platform.schedule(after: 0) { [weak input] in
            if touchDevice == nil { input?.cancelPointer() } else { input?.cancelTouches() }
        }
        return outgoing
    }

    var canBeginDragByTouch: Bool {
        guard let surface, let display = gdk_surface_get_display(surface) else { return false }
        return FingerDragCondition(
            isWayland: lodestone_display_is_wayland(display) != 0, gtkMinorVersion: gtk_get_minor_version(), touches: input.touchIDs,
            newestTouch: input.newestTouchID
        ).isMet
    }

    /// Called when the source program of a drag over the window has terminated.
    func dragSourceTerminated() {
        drops.sourceTerminated()
    }

    // MARK: Closing

    func bringToFront() {
        if !isClosed { lodestone_window_present(window) }
    }

    func close() {
        guard !isClosed else { return }
        input.cancelAll()
        drops.end()
        saveFrame()
        tearDown()
        platform.windowDidClose(self)
        notifier.tell { $0.hostWindowDidClose($1) }
        delegate = nil
    }

    private func tearDown() {
        guard !isClosed else { return }
        isClosed = true
        drops.end()
        surfaces?.end()
        input.end()
        isVisible = false
        isActive = false
        frames.detach()
        detachFromSurface()
        lodestone_view_set_handlers(view, nil, nil)
        let context = Unmanaged.passUnretained(self).toOpaque()
        lodestone_disconnect(view, context)
        lodestone_disconnect(window, context)
        lodestone_window_destroy(window)
        presenter.end()
    }

    // MARK: GTK's signals

    private func connect() {
        let context = Unmanaged.passUnretained(self).toOpaque()
        var handlers = LodestoneViewHandlers(
            snapshot: { context, snapshot in GtkCallback.with(context, GtkWindowHost.self) { $0.draw(into: snapshot) } },
            resized: { GtkCallback.with($0, GtkWindowHost.self) { $0.geometryMayHaveChanged() } },
            event: { context, event in
                GtkCallback.with(context, GtkWindowHost.self) { window -> gboolean in
                    guard let event else { return 0 }
                    return window.received(event) ? 1 : 0
                } ?? 0
            },
            left: { GtkCallback.with($0, GtkWindowHost.self) { $0.input.pointerLeft() } },
            is_hit: { context, surface, x, y in
                GtkCallback.with(context, GtkWindowHost.self) { window -> gboolean in
                    window.surfaces?.isHit(surface, at: CGPoint(x: x, y: y)) == true ? 1 : 0
                } ?? 0
            })
        lodestone_view_set_handlers(view, &handlers, context)
        lodestone_connect_after(view, "realize", { GtkCallback.with($0, GtkWindowHost.self) { $0.realized() } }, context)
        lodestone_connect(view, "unrealize", { GtkCallback.with($0, GtkWindowHost.self) { $0.willUnrealize() } }, context)
        lodestone_connect(view, "notify::scale-factor", { GtkCallback.with($0, GtkWindowHost.self) { $0.scaleMayHaveChanged() } }, context)
        lodestone_connect_after(view, "map", { GtkCallback.with($0, GtkWindowHost.self) { $0.visibilityMayHaveChanged() } }, context)
        lodestone_connect_after(view, "unmap", { GtkCallback.with($0, GtkWindowHost.self) { $0.visibilityMayHaveChanged() } }, context)
        lodestone_connect(
            window, "notify::is-active", { GtkCallback.with($0, GtkWindowHost.self) { $0.activationMayHaveChanged() } }, context)
        lodestone_connect(window, "notify::fullscreened", { GtkCallback.with($0, GtkWindowHost.self) { $0.keepLimits() } }, context)
        lodestone_connect(
            window, "notify::focus-widget", { GtkCallback.with($0, GtkWindowHost.self) { $0.surfaces?.focusMoved() } }, context)
        lodestone_connect_asking(
            window, "close-request", { GtkCallback.with($0, GtkWindowHost.self) { $0.closeRequested() } ?? 0 }, context)
    }

    private func realized() {
        frames.attach(to: view)
        detachFromSurface()
        guard let surface = lodestone_window_surface(window) else { return }
        g_object_ref(UnsafeMutableRawPointer(surface))
        self.surface = surface
        presenter.attach(to: surface)
        let context = Unmanaged.passUnretained(self).toOpaque()
        lodestone_connect(
            UnsafeMutableRawPointer(surface), "notify::state",
            { GtkCallback.with($0, GtkWindowHost.self) { $0.visibilityMayHaveChanged() } }, context)
        // Surfaces have this property since GTK 4.12. Before, only the view's scale factor changes.
        lodestone_connect(
            UnsafeMutableRawPointer(surface), "notify::scale",
            { GtkCallback.with($0, GtkWindowHost.self) { $0.scaleMayHaveChanged() } }, context)
        geometryMayHaveChanged()
    }

    private func willUnrealize() {
        frames.detach()
        detachFromSurface()
    }

    private func detachFromSurface() {
        guard let surface else { return }
        presenter.detach()
        lodestone_disconnect(UnsafeMutableRawPointer(surface), Unmanaged.passUnretained(self).toOpaque())
        g_object_unref(UnsafeMutableRawPointer(surface))
        self.surface = nil
    }

    private func draw(into snapshot: OpaquePointer?) {
        guard let snapshot else { return }
        presenter.draw(into: snapshot) { surfaces?.takePictures() }
    }

    /// Records a new size or scale. GTK allocates sizes in its layout pass, during which widgets must not change. The delegate is therefore notified after the
    /// pass, in the same cycle of the frame clock.
    private func geometryMayHaveChanged() {
        let laidOut = CGSize(width: Int(gtk_widget_get_width(view)), height: Int(gtk_widget_get_height(view)))
        let size = laidOut.width > 0 && laidOut.height > 0 ? laidOut : contentSize
        let newScale = CGFloat(lodestone_view_scale(view))
        let isResized = size != contentSize || newScale != scale
        presenter.viewWasAllocated(isResized: isResized)
        guard isResized else { return }
        contentSize = size
        scale = newScale
        hasNewGeometry = true
        if !hasHadLayout { frames.scheduler.request() }
    }

    private func scaleMayHaveChanged() {
        geometryMayHaveChanged()
        if hasNewGeometry { frames.scheduler.request() }
    }

    private func runFrame(_ time: HostFrameTime) {
        let isFirst = !hasHadLayout
        hasHadLayout = true
        askForFirstSize()
        if isFirst {
            // The window manager ignores the position and the limits until it manages the window, which is after the first layout.
            takeFirstPosition()
            keepLimits()
        }
        if hasNewGeometry {
            hasNewGeometry = false
            keepLimits()
            frameMayHaveChanged()
            notifier.tell { $0.hostWindowDidResize($1) }
        }
        platform.runFrame(time)
    }

    /// Requests the first size again. If the server reports the initial size before GTK's first layout, GTK uses that size and ignores earlier requests.
    private func askForFirstSize() {
        guard let size = firstSize else { return }
        firstSize = nil
        if size != contentSize { resize(to: size) }
    }

    private func visibilityMayHaveChanged() {
        let isMapped = gtk_widget_get_mapped(view) != 0
        let new = !isClosed && isMapped && !(surface.map { lodestone_surface_is_hidden($0) != 0 } ?? true)
        guard new != isVisible else { return }
        isVisible = new
        if !new { input.cancelAll() }
        notifier.tell { $0.hostWindowDidChangeVisibility($1) }
        platform.windowVisibilityDidChange()
    }

    private func activationMayHaveChanged() {
        let new = lodestone_window_is_active(window) != 0
        guard new != isActive else { return }
        isActive = new
        if !new { input.releaseKeys() }
        input.text.isActive = new
        notifier.tell { $0.hostWindowDidChangeActivation($1) }
    }

    private func closeRequested() -> gboolean {
        let closes = delegate.map { delegate in Platform.with(platform) { delegate.hostWindowShouldClose(self) } } ?? true
        // GTK must not destroy the window within its own signal, while this code still uses it. Only this class closes the window.
        if closes { close() }
        return 1
    }

    private func received(_ event: OpaquePointer) -> Bool {
        if let surfaces, !surfaces.isEmpty { return surfaces.route(event) }
        return input.process(event)
    }
}
