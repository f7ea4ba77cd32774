import CConformance
import Foundation
import Host

/// Handles requests of the desktop and of later starts of the program. The requests are to come to the front, to open files and links, and to
/// perform quick actions.
@MainActor
package final class ApplicationRequests {
    /// The files, links, quick action or notification for which the app was started.
    package struct Purpose {
        /// The files and links to open.
        package var urls: [URL] = []
        /// The quick action to perform.
        package var shortcutItem: UIApplicationShortcutItem?
        /// The notification to which the user responded, as a text of the module `UserNotifications`.
        package var notification: String?

        package init(urls: [URL] = [], shortcutItem: UIApplicationShortcutItem? = nil) {
            self.urls = urls
            self.shortcutItem = shortcutItem
        }

        /// The launch options of an app without scene delegates; nil if the purpose is empty.
        var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
            var options: [UIApplication.LaunchOptionsKey: Any] = [:]
            options[.url] = urls.first
            options[.shortcutItem] = shortcutItem
            return options.isEmpty ? nil : options
        }
    }

    private unowned let application: UIApplication
    /// Requests that arrived during the launch.
    private var waiting: [HostRequest] = []
    /// Closures to call when their scene is visible again.
    private var untilForeground: [(scene: UIScene, timer: any HostTimer, body: () -> Void)] = []
    private var isReady = false

    /// Receivers of links, by the objects that wait for one. Each returns whether it took the link. A taken link needs no declaration in
    /// `Info.plist`, and does not reach the app's delegates.
    package var linkReceivers: [ObjectIdentifier: (URL) -> Bool] = [:]

    /// Handles a notification to which the user responded. The module `UserNotifications` sets the handler with its first use.
    package var onNotification: ((_ text: String) -> Void)?
    /// The notification that started the app, or that arrived without ``onNotification``. ``onNotification``'s module takes it.
    package var launchNotification: String?

    /// The name of the desktop's action for a response to a notification. Its parameter is the text of ``Purpose/notification``.
    package static let notificationAction = "lodestone-notification"
    /// The maximum time in seconds that a request waits for a hidden window to become visible.
    private static let patience: TimeInterval = 1
    /// The name of the desktop's action that performs a quick action of any type. Its parameter is the type.
    private static let shortcutAction = "shortcut"
    /// The beginning of the program argument that performs a quick action. The type of the action follows. Desktop files pass the argument.
    private static let shortcutArgument = "--lodestone-shortcut="
    /// The name of the file with the dynamic quick actions.
    private static let file = "shortcuts.plist"

    init(application: UIApplication) {
        self.application = application
    }

    // MARK: Starting

    /// Begins to receive the platform's requests, and registers the quick actions with the desktop. Requests are deferred until ``launchDidEnd()``.
    package func start() {
        guard let desktop = application.platform.application else { return }
        desktop.addAction(Self.shortcutAction, takesText: true)
        desktop.addAction(Self.notificationAction, takesText: true)
        offerItems()
        desktop.onRequest = { [weak self] request in
            if let self { receive(request) } else { request.end(refusals: ["The app ends."]) }
        }
    }

    /// The purpose of a start with the program's arguments. Logs the files, links and quick actions that the app refuses.
    package func purpose(arguments: [String], folder: String) -> Purpose {
        let (purpose, refusals) = read(arguments, folder: folder)
        refusals.forEach { applicationLog.error("\($0)") }
        return purpose
    }

    /// Reads a program's arguments. Returns their purpose, and the reasons for refusing files, links or a quick action.
    private func read(_ arguments: [String], folder: String) -> (purpose: Purpose, refusals: [String]) {
        let opening = application.manifest.opening(arguments: arguments, folder: folder)
        var purpose = Purpose(urls: opening.urls)
        var refusals = opening.refusals
        let options = arguments.prefix(HostRequest.maximumCount).prefix { $0 != "--" }
        if let option = options.last(where: { $0.hasPrefix(Self.shortcutArgument) }) {
            let type = String(option.dropFirst(Self.shortcutArgument.count))
            purpose.shortcutItem = item(ofType: type)
            if purpose.shortcutItem == nil { refusals.append(Self.unknown(Self.shortcutAction, type)) }
        }
        return (purpose, refusals)
    }

    /// The purpose of a start by D-Bus. Removes the first waiting request and makes it a part of the launch. Nil if no request has arrived.
    package func takeFirstPurpose() -> Purpose? {
        guard let request = waiting.first else { return nil }
        waiting.removeFirst()
        let refusals: [String]
        var purpose = Purpose()
        switch request.kind {
        case .activate: refusals = []
        case .open(let urls):
            let opening = application.manifest.opening(urls)
            (purpose.urls, refusals) = (opening.urls, opening.refusals)
        case .start(let arguments, let folder): (purpose, refusals) = read(arguments, folder: folder)
        case .perform(Self.notificationAction, let text):
            (purpose.notification, refusals) = (text, [])
        case .perform(let action, let text):
            purpose.shortcutItem = item(action: action, text: text)
            refusals = purpose.shortcutItem == nil ? [Self.unknown(action, text)] : []
        }
        end(request, refusals)
        return purpose
    }

    /// Called for each request that arrives before ``launchDidEnd()``.
    package var onWaitingRequest: (() -> Void)?

    /// Handles the requests that arrived during the launch.
    func launchDidEnd() {
        isReady = true
        onWaitingRequest = nil
        let requests = waiting
        waiting = []
        requests.forEach(handle)
    }

    /// Passes the purpose of the start to the app's delegate, in an app without scene delegates.
    func perform(_ purpose: Purpose) {
        if !purpose.urls.isEmpty { passToDelegate(purpose.urls) }
        if let item = purpose.shortcutItem { passToDelegate(item) }
    }

    // MARK: Requests

    /// The reasons for which the app refuses files and links; empty if it opens all of them.
    package func refusals(of urls: [URL]) -> [String] { application.manifest.opening(urls).refusals }

    private func receive(_ request: HostRequest) {
        guard !isReady else { return handle(request) }
        guard waiting.count < HostRequest.maximumCount else { return end(request, ["The app is starting."]) }
        waiting.append(request)
        onWaitingRequest?()
    }

    private func handle(_ request: HostRequest) {
        switch request.kind {
        case .activate:
            bringForward { _ in }
            request.end()
        case .open(let urls): open(application.manifest.opening(urls.filter { !isTaken($0) }), request)
        case .start(let arguments, let folder):
            let rest = arguments.filter { argument in !(URL(string: argument).map { isTaken($0) } ?? false) }
            let (purpose, refusals) = read(rest, folder: folder)
            bringForward { [weak self] scene in
                if !purpose.urls.isEmpty { self?.pass(purpose.urls, to: scene) }
                if let item = purpose.shortcutItem { self?.perform(item, in: scene) }
            }
            end(request, refusals)
        case .perform(Self.notificationAction, let text):
            if let text { pass(notification: text) }
            request.end()
        case .perform(let action, let text):
            guard let item = item(action: action, text: text) else { return end(request, [Self.unknown(action, text)]) }
            bringForward { [weak self] in self?.perform(item, in: $0) }
            request.end()
        }
    }

    /// Offers a link to the receivers. Returns whether one took it.
    private func isTaken(_ url: URL) -> Bool {
        guard url.scheme != nil, !url.isFileURL, url.absoluteString.utf8.count <= HostRequest.maximumLength else { return false }
        // A copy, since a receiver may remove itself.
        let receivers = Array(linkReceivers.values)
        return receivers.contains { $0(url) }
    }

    private func pass(notification: String) {
        if let onNotification { return onNotification(notification) }
        launchNotification = notification
        bringForward { _ in }
    }

    private func open(_ opening: AppManifest.Opening, _ request: HostRequest) {
        bringForward { [weak self] in
            if !opening.urls.isEmpty { self?.pass(opening.urls, to: $0) }
        }
        end(request, opening.refusals)
    }

    private func end(_ request: HostRequest, _ refusals: [String]) {
        refusals.forEach { applicationLog.error("\($0)") }
        request.end(refusals: refusals)
    }

    private static func unknown(_ action: String, _ text: String?) -> String {
        "Cannot perform the action \"\((text ?? action).prefix(200))\": the app has no quick action of this type."
    }

    // MARK: The front

    /// Brings a scene to the front, and calls `body` with it. The call is immediate if the scene is visible. Otherwise it is made before the scene
    /// becomes active, or after ``patience``.
    private func bringForward(_ body: @escaping (UIWindowScene) -> Void) {
        guard let scene = application.openWindowScene else { return }
        if scene.activationState == .background {
            let timer = application.platform.schedule(after: Self.patience) { [weak self] in
                // The desktop did not show the window in time.
                self?.sceneIsInForeground(scene)
            }
            untilForeground.append((scene, timer, { body(scene) }))
        } else {
            body(scene)
        }
        scene.hostWindow.bringToFront()
    }

    /// Performs the requests that wait for a scene. The life cycle calls this method after the scene has entered the foreground, before it becomes active.
    func sceneIsInForeground(_ scene: UIScene) {
        guard !untilForeground.isEmpty else { return }
        let due = untilForeground.filter { $0.scene === scene }
        untilForeground.removeAll { $0.scene === scene }
        for entry in due {
            entry.timer.cancel()
            entry.body()
        }
    }

    // MARK: Files and links

    private func pass(_ urls: [URL], to scene: UIWindowScene) {
        guard let delegate = scene.delegate else { return passToDelegate(urls) }
        guard OptionalRequirement.sceneOpenURLContexts.isImplemented(by: delegate) else {
            applicationLog.error(
                "\(urls.count) files or links were not opened: implement scene(_:openURLContexts:) in \(Swift.type(of: delegate)).")
            return
        }
        delegate.scene(scene, openURLContexts: Set(urls.map { UIOpenURLContext($0) }))
    }

    private func passToDelegate(_ urls: [URL]) {
        for url in urls {
            let isOpened = application.delegate?.application(application, open: url, options: [.openInPlace: url.isFileURL]) ?? false
            if !isOpened { applicationLog.error("The app did not open \"\(url)\": application(_:open:options:) returned false.") }
        }
    }

    // MARK: Quick actions

    /// The dynamic quick actions, or nil.
    var dynamicItems: [UIApplicationShortcutItem]? {
        get {
            loadDynamicItems()
            return dynamic
        }
        set {
            loadDynamicItems()
            dynamic = newValue?.isEmpty == false ? newValue : nil
            offerItems()
            saveDynamicItems()
        }
    }

    private var dynamic: [UIApplicationShortcutItem]?
    private var isLoaded = false
    /// The names of the quick actions that are registered with the desktop.
    private var offeredNames: Set<String> = []

    /// Updates the desktop's actions after the quick actions changed. A quick action has no desktop action of its own if its type is not a valid name
    /// or is the name of ``shortcutAction``.
    private func offerItems() {
        guard let desktop = application.platform.application else { return }
        let names = Set(items.map(\.actionName)).subtracting([Self.shortcutAction, ""])
        for name in offeredNames.subtracting(names) { desktop.removeAction(name) }
        for name in names.subtracting(offeredNames) { desktop.addAction(name, takesText: false) }
        offeredNames = names
    }

    /// The static and the dynamic quick actions.
    private var items: [UIApplicationShortcutItem] { application.manifest.shortcutItems + (dynamicItems ?? []) }

    private func loadDynamicItems() {
        guard !isLoaded else { return }
        isLoaded = true
        guard let data = application.platform.savedState?.data(named: Self.file),
            let entries = (try? LimitedPropertyList.value(in: data)) as? [[String: Any]]
        else { return }
        let items = entries.compactMap(UIApplicationShortcutItem.init(declared:))
        dynamic = items.isEmpty ? nil : items
    }

    private func saveDynamicItems() {
        guard let store = application.platform.savedState else { return }
        do {
            let entries = dynamic?.map(\.declaration)
            let data = try entries.map { try PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0) }
            try store.save(data, named: Self.file)
        } catch {
            applicationLog.error("Cannot save the quick actions: \(error)")
        }
    }

    /// The quick action that a request of the desktop names; nil if it does not exist.
    private func item(action: String, text: String?) -> UIApplicationShortcutItem? {
        if action == Self.shortcutAction { return text.flatMap { item(ofType: $0) } }
        return items.first { $0.actionName == action }
    }

    /// The first quick action of a type; nil if it does not exist.
    func item(ofType type: String) -> UIApplicationShortcutItem? { items.first { $0.type == type } }

    private func perform(_ item: UIApplicationShortcutItem, in scene: UIWindowScene) {
        guard let delegate = scene.delegate else { return passToDelegate(item) }
        guard let delegate = delegate as? any UIWindowSceneDelegate,
            OptionalRequirement.windowScenePerformActionForCompletionHandler.isImplemented(by: delegate)
        else {
            applicationLog.error(
                """
                The quick action "\(item.type)" was not performed: implement windowScene(_:performActionFor:completionHandler:) in \
                \(Swift.type(of: delegate)).
                """)
            return
        }
        delegate.windowScene(scene, performActionFor: item, completionHandler: Self.report(item))
    }

    private func passToDelegate(_ item: UIApplicationShortcutItem) {
        application.delegate?.application(application, performActionFor: item, completionHandler: Self.report(item))
    }

    /// Returns a completion handler that logs an error if the action failed.
    private static func report(_ item: UIApplicationShortcutItem) -> (Bool) -> Void {
        let type = item.type
        return { if !$0 { applicationLog.error("The app did not perform the quick action \"\(type)\".") } }
    }
}
