import CoreGraphics
import Foundation
import Host
import InterfaceReading
import QuartzCore
import UIKit

/// The inspector of one app: its window, the selected view, and its marks in the app's windows.
///
/// The inspector's scene is not one of the app's scenes, so that the app does not see it. While the inspector is closed, nothing is recorded.
@MainActor
package final class InspectorSession {
    /// The seconds between a frame of the app and the update of the inspector.
    static let refreshDelay = 0.2

    /// The platform of the app.
    unowned let platform: any HostPlatform
    /// The inspector's scene; nil while it is closed.
    package private(set) var scene: UIWindowScene?
    /// The root controller of the inspector's window; nil while it is closed.
    private(set) var controller: InspectorViewController?
    /// The marks in the app's windows.
    let highlights: Highlights
    /// The recording of gestures; nil while the inspector is closed.
    private(set) var gestures: GestureRecording?
    /// The time of the app's layers.
    let time: AppTime
    /// The outlines of painted layers.
    private(set) lazy var paint = PaintOutlines(session: self)

    private var window: UIWindow?
    private var windowDelegate: InspectorWindowDelegate?
    private var pickers: [AppPicker] = []
    private let shortcut = InspectorShortcut()
    private var isHooked = false
    private var refreshTimer: (any HostTimer)?
    private var seenCommits = -1
    private var seenOwnCommits = -1
    private var termination: (any NSObjectProtocol)?

    /// The selected view of the app.
    package weak var selection: UIView? {
        didSet {
            guard selection !== oldValue else { return }
            highlights.show(selection: selection)
            controller?.selectionDidChange()
        }
    }

    private init(platform: any HostPlatform) {
        self.platform = platform
        highlights = Highlights()
        time = AppTime()
    }

    /// The inspector of a platform's app.
    package static func of(_ platform: any HostPlatform) -> InspectorSession {
        platform.singletons.value(of: InspectorSession.self) { InspectorSession(platform: platform) }
    }

    /// The scenes of the app, oldest first.
    var appScenes: [UIWindowScene] { UIApplication.shared.windowScenes }

    /// Toggles the inspector with Ctrl+Shift+I.
    func listenForShortcut() { shortcut.listen(for: self) }

    // MARK: Opening

    /// Opens the inspector's window, or brings it to the front.
    package func open() {
        if let scene { return scene.hostWindow.bringToFront() }
        var configuration = HostWindowConfiguration(title: "Inspector", size: CGSize(width: 700, height: 600))
        configuration.savedName = "inspector"
        let hostWindow: any HostWindow
        do {
            hostWindow = try platform.makeWindow(configuration)
        } catch {
            return inspectorLog.error("The inspector has no window: \(error)")
        }
        addHooks()
        let scene = UIWindowScene(session: UISceneSession(), hostWindow: hostWindow, on: platform)
        let delegate = InspectorWindowDelegate(scene: scene, session: self)
        hostWindow.delegate = delegate
        windowDelegate = delegate
        self.scene = scene
        scene.title = "Inspector"
        gestures = GestureRecording(platform: platform, scene: scene)
        gestures?.onChange = { [weak self] in self?.setNeedsRefresh() }
        FrameTimes.of(platform).beginRecording()
        let controller = InspectorViewController(session: self)
        self.controller = controller
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        termination = NotificationCenter.default.addObserver(
            forName: UIApplication.willTerminateNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.close() }
        }
        seenCommits = appCommits
    }

    /// Closes the inspector's window, and undoes its effects on the app's windows.
    package func close() { scene?.hostWindow.close() }

    /// Opens the inspector, or closes it.
    func toggle() {
        if scene == nil { open() } else { close() }
    }

    /// Called after the window was closed.
    func windowDidClose() {
        guard scene != nil else { return }
        endPicking()
        selection = nil
        highlights.removeAll()
        paint.isOn = false
        time.restore()
        gestures?.end()
        gestures = nil
        FrameTimes.of(platform).endRecording()
        refreshTimer?.cancel()
        refreshTimer = nil
        if let termination { NotificationCenter.default.removeObserver(termination) }
        termination = nil
        window?.isHidden = true
        window?.rootViewController = nil
        window = nil
        windowDelegate = nil
        controller = nil
        scene = nil
    }

    // MARK: Frames

    /// Adds the hooks to the frame loop, which cannot be removed. They do nothing while the inspector is closed.
    private func addHooks() {
        guard !isHooked else { return }
        isHooked = true
        let loop = FrameLoop.of(platform)
        loop.addInputHook { [weak self] _ in self?.deliverInput() }
        loop.addCommitHook { [weak self] _ in self?.frameDidEnd() }
    }

    /// Delivers the collected events of the inspector's window. The app does this for its own scenes only.
    private func deliverInput() {
        guard let scene else { return }
        hidingInput { scene.eventSource.flush() }
    }

    /// The number of commits of the app's windows.
    private var appCommits: Int { appScenes.reduce(0) { $0 + $1.layerTree.commitCount } }

    /// Schedules an update, unless the frame showed only changes of the inspector. Otherwise each update would cause the next one.
    private func frameDidEnd() {
        guard let scene else { return }
        let ownCommits = scene.layerTree.commitCount
        let isOwnFrame = appCommits == seenCommits && ownCommits != seenOwnCommits
        seenOwnCommits = ownCommits
        if !isOwnFrame { setNeedsRefresh() }
    }

    private func setNeedsRefresh() {
        guard scene != nil, refreshTimer == nil else { return }
        refreshTimer = platform.schedule(after: Self.refreshDelay) { [weak self] in
            self?.refreshTimer = nil
            self?.refresh()
        }
    }

    /// Shows the app's current state.
    package func refresh() {
        guard scene != nil else { return }
        seenCommits = appCommits
        highlights.update()
        controller?.refresh()
    }

    /// Runs `body`, in which input is not recorded as the app's.
    func hidingInput(_ body: () -> Void) {
        let app = UIApplication.shared
        let (recorder, observer) = (app.inputRecorder, app.inputObserver)
        app.inputRecorder = nil
        app.inputObserver = nil
        body()
        app.inputRecorder = recorder
        app.inputObserver = observer
    }

    // MARK: Picking

    /// Whether the next click or touch in the app's windows selects a view.
    package var isPicking: Bool { !pickers.isEmpty }

    /// Lets the user select a view in the app's windows. Until then, the app receives no input.
    package func beginPicking() {
        guard pickers.isEmpty else { return }
        pickers = appScenes.map { AppPicker(scene: $0, session: self) }
        appScenes.first?.hostWindow.bringToFront()
        controller?.pickingDidChange()
    }

    /// Ends the selection of a view in the app's windows.
    package func endPicking() {
        guard !pickers.isEmpty else { return }
        for picker in pickers { picker.end() }
        pickers = []
        highlights.show(hovered: nil)
        controller?.pickingDidChange()
    }
}
