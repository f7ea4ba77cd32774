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
/// If the app has not configured swift-log with `LoggingSystem.bootstrap` before its first window is created, log lines are buffered and a
/// background thread writes them to standard error.
///
/// If the display cannot be opened, prints an error to standard error and ends the program with status 1.
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
    /// Runs the app with this class as its delegate. `@main` on the class calls it.
    @preconcurrency @MainActor
    public static func main() {
        ApplicationStart.run(principalClass: nil, delegateClass: Self.self as AnyClass)
    }
}

/// Starts the program and its event loop.
@MainActor
package enum ApplicationStart {
    static func run(principalClass: AnyClass?, delegateClass: AnyClass?) {
        let program: DesktopProgram
        do {
            program = try DesktopProgram()
        } catch {
            FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(error)\n".utf8))
            // Without the exit, a program that only calls UIApplicationMain would end with success.
            exit(1)
        }
        let platform = program.platform
        Platform.with(platform) {
            let (application, delegate) = make(principalClass: principalClass, delegateClass: delegateClass, on: platform)
            application.inputRecorder = InputRecorder(environment: ProcessInfo.processInfo.environment, clock: platform.clock)
            application.lifeCycle.onTermination = { program.stop() }
            // Inside the loop, so that stop() also works during the launch.
            let launch = platform.schedule(after: 0) { application.lifeCycle.launch() }
            program.run { application.lifeCycle.terminate() }
            launch.cancel()
            withExtendedLifetime(delegate) {}
        }
    }

    /// Creates the app and its delegate on a platform without an app. The app holds its delegate weakly; the caller retains it.
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

    /// Launches an app on the headless platform of a test program, without a launch screen. Returns the delegate, which the caller retains. The
    /// layout of the shown content is complete on return.
    package static func launch(delegateClass: AnyClass) -> (any UIApplicationDelegate)? {
        guard let platform = Platform.ofProgram else {
            preconditionFailure("An app can be launched for tests only in a test program, which loads XCTest.")
        }
        return launch(delegateClass: delegateClass, on: platform)
    }

    /// Launches an app on a platform without an app, as ``launch(delegateClass:)`` does.
    package static func launch(delegateClass: AnyClass, on platform: any HostPlatform) -> (any UIApplicationDelegate)? {
        Platform.with(platform) {
            // A test program for several apps contains the files of all apps.
            InterfaceFiles.prefer(module: String(reflecting: delegateClass).split(separator: ".").first.map(String.init) ?? "")
            AppManifest.app = AppManifest(InterfaceFiles.propertyList)
            let (application, delegate) = make(principalClass: nil, delegateClass: delegateClass, on: platform)
            application.lifeCycle.launch(showsLaunchScreen: false)
            FrameLoop.of(platform).flush()
            return delegate
        }
    }

    static func `class`(named name: String) -> AnyClass {
        guard let found = NSClassFromString(name) else { preconditionFailure("There is no class \"\(name)\". Check its name and module.") }
        return found
    }
}
