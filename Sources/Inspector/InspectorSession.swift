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
    /// The places that created the app's constraints.
    let sources = SourceLocator()
    /// The recording of a UI test.
    let testRecording: TestRecording
    /// The outlines of painted layers.
    private(set) lazy var paint = PaintOutlines(session: self)

    private var window: UIWindow?
    private var windowDelegate: InspectorWindowDelegate?
    private var pickers: [AppPicker] = []
    private let shortcut = InspectorShortcut()
    private var isHooked = false
    private var refreshTimer: (any HostTimer)?
    private var seenCommits = -1
    private var lastCommits = -1
    private var lastOwnCommits = -1
    /// Whether the next frame without changes of the app was requested by an update of the inspector.
    private var isOwnFrameExpected = false
    /// The seconds from the start of the platform's clock to the reference date, as of the opening. Constant, so that the times of frames do not change.
    private var clockOffset: TimeInterval = 0
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
        testRecording = TestRecording(platform: platform)
        testRecording.onChange = { [weak self] in self?.setNeedsRefresh() }
    }

    /// The inspector of a platform's app.
    package static func of(_ platform: any HostPlatform) -> InspectorSession {
        platform.singletons.value(of: InspectorSession.self) { InspectorSession(platform: platform) }
    }

    /// The scenes of the app, oldest first.
    var appScenes: [UIWindowScene] { UIApplication.shared.windowScenes }

    /// Records from now on who creates constraints. In a release build, does nothing.
    func recordConstraintOrigins() {
        #if DEBUG
            ConstraintOrigin.isRecorded = true
        #endif
    }

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
        recordConstraintOrigins()
        sources.onChange = { [weak self] in self?.setNeedsRefresh() }
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
        clockOffset = Date.timeIntervalSinceReferenceDate - platform.clock.now()
    }

    /// The date of a time of the platform's clock.
    func date(ofClock time: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: clockOffset + time) }

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
        testRecording.stop()
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

    /// Delivers the collected events of the inspector's window, which the app does for its own scenes only, and shows the window's changes. The times of the
    /// app's frames do not contain this work.
    private func deliverInput() {
        guard let scene else { return }
        let start = platform.clock.now()
        hidingInput { scene.eventSource.flush() }
        showChanges()
        FrameTimes.of(platform).exclude(platform.clock.now() - start)
    }

    /// Lays out and draws the inspector's window.
    private func showChanges() {
        scene?.layerTree.layoutIfNeeded()
        scene?.layerTree.commit()
    }

    /// The number of commits of the app's windows.
    private var appCommits: Int { appScenes.reduce(0) { $0 + $1.layerTree.commitCount } }

    /// Schedules an update, unless the frame was the inspector's own. The frame that an update requests is its own if it does not change the app's windows.
    private func frameDidEnd() {
        guard scene != nil else { return }
        let commits = appCommits
        let isOwnFrame = commits == lastCommits && (isOwnFrameExpected || ownCommits != lastOwnCommits)
        if isOwnFrame { FrameTimes.of(platform).skipRunningFrame() }
        isOwnFrameExpected = false
        (lastCommits, lastOwnCommits) = (commits, ownCommits)
        // A frame of the app without a commit may have changed constraints.
        if !isOwnFrame || commits != seenCommits { setNeedsRefresh() }
    }

    /// The number of commits of the inspector's window.
    private var ownCommits: Int { scene?.layerTree.commitCount ?? 0 }

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
        // Between frames, so that the times of the app's frames do not contain it.
        showChanges()
        isOwnFrameExpected = !FrameLoop.of(platform).isIdle
    }

    /// Shows a tab by its index.
    package func showTab(_ index: Int) { controller?.showTab(at: index) }

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
