import Foundation
import Host

/// Creates the app and its delegate, and runs the event loop until the app terminates. Then returns the program's exit status, 0.
///
/// - Parameters:
///   - argc: The number of the program's arguments; not used.
///   - argv: The program's arguments; not used, see `CommandLine.arguments`.
///   - principalClassName: The name of a subclass of ``UIApplication``, as returned by `NSStringFromClass`. Nil for `UIApplication` itself.
///   - delegateClassName: The name of the delegate's class, as returned by `NSStringFromClass`. Nil for no delegate.
///
/// The app can configure swift-log with `LoggingSystem.bootstrap` before it calls this function. Otherwise swift-log writes to standard error.
///
/// If the program is already running in the session, passes its files and links to the running instance and brings that instance to the front. Then
/// ends the program with the status that the instance returns: 0, or 1 if it refused a file or link. With `LODESTONE_NON_UNIQUE=1` in the environment,
/// each start is a separate instance. The second start prints a line to standard error.
///
/// If the display cannot be opened, prints an error to standard error and ends the program with status 1.
///
/// If the display server closes the connection, prints an error, terminates the app as after SIGTERM, and ends the program with status 1. The state is saved.
/// Documents and background tasks have two seconds to finish.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    ApplicationStart.run(
        principalClass: principalClassName.map { ApplicationStart.class(named: $0) },
        delegateClass: delegateClassName.map { ApplicationStart.class(named: $0) })
    return 0
}

extension UIApplicationDelegate {
    /// Runs the app with this class as its delegate. If the class is annotated with `@main`, the program calls this method.
    @preconcurrency @MainActor
    public static func main() {
        ApplicationStart.run(principalClass: nil, delegateClass: Self.self as AnyClass)
    }
}

/// Starts the program and its event loop.
@MainActor
package enum ApplicationStart {
    /// The argument that the session bus passes to a program that it starts for a request. GLib defines the name.
    private static let serviceArgument = "--gapplication-service"
    /// The maximum time in seconds that a program that the session bus started waits for its first request.
    private static let servicePatience: TimeInterval = 10

    static func run(principalClass: AnyClass?, delegateClass: AnyClass?) {
        let program = DesktopProgram()
        let environment = ProcessInfo.processInfo.environment
        let identity = HostApplicationIdentity(
            declared: AppManifest.app.identifier, program: ProcessInfo.processInfo.processName,
            isUnique: environment["LODESTONE_NON_UNIQUE"] != "1")
        if case .handedOver(let status) = program.register(identity) {
            let name = ProcessInfo.processInfo.processName
            let message = "\(name) is already running and has received the request. LODESTONE_NON_UNIQUE=1 starts another instance.\n"
            FileHandle.standardError.write(Data(message.utf8))
            exit(status)
        }
        do {
            try program.openDisplay()
        } catch {
            FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(error)\n".utf8))
            // Without this call, a program that only calls `UIApplicationMain` would exit with status 0.
            exit(1)
        }
        let platform = program.platform
        Platform.with(platform) {
            let (application, delegate) = make(principalClass: principalClass, delegateClass: delegateClass, on: platform)
            application.inputRecorder = InputRecorder(environment: environment, clock: platform.clock)
            application.lifeCycle.onTermination = { program.stop() }
            application.requests.start()
            let launch = scheduleLaunch(of: application, on: platform) { program.stop() }
            program.run {
                application.lifeCycle.terminate()
            } onDisplayLoss: {
                DisplayLoss.end(application, server: $0)
            }
            launch.cancel()
            withExtendedLifetime(delegate) {}
        }
    }

    /// Schedules the launch inside the event loop, so that the loop can also be stopped during the launch.
    ///
    /// A program that the session bus started is launched for the first request of the bus. If no request arrives in time, calls `stop`.
    private static func scheduleLaunch(
        of application: UIApplication, on platform: any HostPlatform, stop: @escaping @MainActor () -> Void
    ) -> any HostTimer {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.contains(serviceArgument), platform.application != nil else {
            return platform.schedule(after: 0) {
                let folder = FileManager.default.currentDirectoryPath
                application.lifeCycle.launch(for: application.requests.purpose(arguments: Array(arguments), folder: folder))
            }
        }
        let timer = platform.schedule(after: servicePatience, stop)
        application.requests.onWaitingRequest = { [weak application] in
            guard let application, let purpose = application.requests.takeFirstPurpose() else { return }
            application.requests.onWaitingRequest = nil
            timer.cancel()
            application.lifeCycle.launch(for: purpose)
        }
        return timer
    }

    /// Creates the app and its delegate on a platform that has no app yet. The caller must retain the delegate, because the app references it weakly.
    private static func make(
        principalClass: AnyClass?, delegateClass: AnyClass?, on platform: any HostPlatform
    ) -> (UIApplication, (any UIApplicationDelegate)?) {
        let application = platform.singletons.value(of: UIApplication.self) {
            principalClass.flatMap { DynamicInstantiation.make($0) as? UIApplication } ?? UIApplication()
        }
        let delegate = delegateClass.flatMap { DynamicInstantiation.make($0) as? any UIApplicationDelegate }
        if let delegateClass, delegate == nil {
            preconditionFailure(
                "The app delegate \(delegateClass) must conform to UIApplicationDelegate and derive from NSObject or UIResponder.")
        }
        if let delegate { application.delegate = delegate }
        return (application, delegate)
    }

    /// Launches an app on the headless platform of a test program, without a launch screen. Returns the delegate, which the caller must retain. The
    /// layout of the shown content is complete on return.
    package static func launch(delegateClass: AnyClass) -> (any UIApplicationDelegate)? {
        guard let platform = Platform.ofProgram else {
            preconditionFailure("An app can be launched for tests only in a test program, which loads XCTest.")
        }
        return launch(delegateClass: delegateClass, on: platform)
    }

    /// Launches an app like ``launch(delegateClass:)``, on a platform that has no app yet.
    ///
    /// - Parameters:
    ///   - delegateClass: The class of the app's delegate.
    ///   - platform: The platform.
    ///   - urls: Files and links to open. The app refuses files and links that its property list does not declare.
    ///   - information: The app's property list; nil for the one of the delegate's module.
    package static func launch(
        delegateClass: AnyClass, on platform: any HostPlatform, opening urls: [URL] = [], information: [String: Any]? = nil
    ) -> (any UIApplicationDelegate)? {
        Platform.with(platform) {
            // A test program for several apps contains the interface files of all of them. Prefers those of this app's module.
            InterfaceFiles.prefer(module: String(reflecting: delegateClass).split(separator: ".").first.map(String.init) ?? "")
            AppManifest.app = AppManifest(information ?? InterfaceFiles.propertyList)
            let (application, delegate) = make(principalClass: nil, delegateClass: delegateClass, on: platform)
            application.requests.start()
            let opened = application.manifest.opening(urls).urls
            application.lifeCycle.launch(showsLaunchScreen: false, for: ApplicationRequests.Purpose(urls: opened))
            FrameLoop.of(platform).flush()
            return delegate
        }
    }

    /// Launches an app on a test's platform, without a launch screen. Returns the delegate, which the caller must retain.
    ///
    /// - Parameters:
    ///   - information: The app's property list.
    ///   - arguments: The program's arguments, without its name.
    ///   - shortcutType: The type of the quick action that starts the app.
    ///   - notification: The notification that starts the app, as a text of the module `UserNotifications`.
    package static func launch(
        delegateClass: AnyClass, on platform: any HostPlatform, information: [String: Any], arguments: [String], shortcutType: String?,
        notification: String? = nil
    ) -> (any UIApplicationDelegate)? {
        let (application, delegate) = make(principalClass: nil, delegateClass: delegateClass, on: platform)
        application.manifest = AppManifest(information)
        var purpose = application.requests.purpose(arguments: arguments, folder: FileManager.default.currentDirectoryPath)
        purpose.notification = notification
        if let shortcutType { purpose.shortcutItem = application.requests.item(ofType: shortcutType) }
        application.requests.start()
        application.lifeCycle.launch(showsLaunchScreen: false, for: purpose)
        return delegate
    }

    static func `class`(named name: String) -> AnyClass {
        guard let found = NSClassFromString(name) else { preconditionFailure("There is no class \"\(name)\". Check its name and module.") }
        return found
    }
}
