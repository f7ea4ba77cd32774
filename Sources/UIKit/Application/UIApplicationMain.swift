import Foundation
import Host

/// Makes the app and its delegate, and runs the event loop until the app ends. Answers the program's exit status then, which is 0.
///
/// - Parameters:
///   - argc: The number of the program's arguments; not used.
///   - argv: The program's arguments; not used, `CommandLine.arguments` has them.
///   - principalClassName: The name of a subclass of ``UIApplication``, as `NSStringFromClass` gives it. Nil for `UIApplication` itself.
///   - delegateClassName: The name of the delegate's class, as `NSStringFromClass` gives it. Nil for none.
///
/// Where the app has not told swift-log whose log lines are (`LoggingSystem.bootstrap`) by the time its first window is made, they are
/// put into a buffer and written to standard error by a thread of their own.
///
/// Where no display can be opened, a line on standard error says so, and the program ends with status 1.
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
    /// Runs the app with this class as its delegate: what `@main` on the class calls.
    @preconcurrency @MainActor
    public static func main() {
        ApplicationStart.run(principalClass: nil, delegateClass: Self.self as AnyClass)
    }
}

/// The program's way into its event loop.
@MainActor
package enum ApplicationStart {
    static func run(principalClass: AnyClass?, delegateClass: AnyClass?) {
        let program: DesktopProgram
        do {
            program = try DesktopProgram()
        } catch {
            FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(error)\n".utf8))
            // A program that only calls UIApplicationMain would end as if all were well.
            exit(1)
        }
        let platform = program.platform
        Platform.with(platform) {
            let (application, delegate) = make(principalClass: principalClass, delegateClass: delegateClass, on: platform)
            application.inputRecorder = InputRecorder(environment: ProcessInfo.processInfo.environment, clock: platform.clock)
            application.lifeCycle.onTermination = { program.stop() }
            // From inside the loop, so that stop() works during the launch too.
            let launch = platform.schedule(after: 0) { application.lifeCycle.launch() }
            program.run { application.lifeCycle.terminate() }
            launch.cancel()
            withExtendedLifetime(delegate) {}
        }
    }

    /// The app and its delegate, on a platform that has none yet. The app holds its delegate weakly; the caller keeps it.
    private static func make(
        principalClass: AnyClass?, delegateClass: AnyClass?, on platform: any HostPlatform
    ) -> (UIApplication, (any UIApplicationDelegate)?) {
        let application = platform.singletons.value(of: UIApplication.self) {
            principalClass.flatMap { Instances.make($0) as? UIApplication } ?? UIApplication()
        }
        let delegate = delegateClass.flatMap { Instances.make($0) as? any UIApplicationDelegate }
        if let delegateClass, delegate == nil {
            preconditionFailure("\(delegateClass) is no UIApplicationDelegate that derives from NSObject or UIResponder")
        }
        if let delegate { application.delegate = delegate }
        return (application, delegate)
    }

    /// Launches an app on the headless platform of a test program; answers its delegate, which the caller keeps. No launch screen is shown. What is
    /// shown has been laid out when this returns.
    package static func launch(delegateClass: AnyClass) -> (any UIApplicationDelegate)? {
        guard let platform = Platform.ofProgram else { preconditionFailure("This is no test program: XCTest is not loaded") }
        return Platform.with(platform) {
            // A program of several apps' tests has the files of all of them.
            InterfaceFiles.prefer(module: String(reflecting: delegateClass).split(separator: ".").first.map(String.init) ?? "")
            AppManifest.app = AppManifest(InterfaceFiles.propertyList)
            let (application, delegate) = make(principalClass: nil, delegateClass: delegateClass, on: platform)
            application.lifeCycle.launch(showsLaunchScreen: false)
            FrameLoop.of(platform).flush()
            return delegate
        }
    }

    static func `class`(named name: String) -> AnyClass {
        guard let found = NSClassFromString(name) else { preconditionFailure("There is no class \(name)") }
        return found
    }
}
