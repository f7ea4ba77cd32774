/// UI tests. In Xcode they run in a separate process, and drive the app that the build setting `TEST_TARGET_NAME` specifies.
///
/// On Linux `XCUIAutomation` declares the names that Apple's XCTest exports, and runs the app in the process of the tests. An additional file of the target
/// exports the module to the target's files, and names the app delegate.
enum InterfaceTests {
    /// The name of the additional file.
    static let fileName = "ApplicationUnderTest.swift"

    /// The additional file for the tests of `target`. It names no delegate if the app is not built on Linux or has no delegate.
    static func file(for target: Project.Target, of project: Project, texts: [String: String]) -> String {
        guard let app = project.hostApp(of: target), project.targetsForApple(texts: texts)[app.name] == nil,
            let delegate = HostedTests.delegate(of: app, texts: texts)
        else {
            return """
                #if os(Linux)
                    @_exported import XCUIAutomation
                #endif

                """
        }
        return """
            #if os(Linux)
                @_exported import XCUIAutomation

                @testable import \(app.module)

                /// The app that `XCUIApplication` launches.
                final class ApplicationUnderTest: NSObject, XCUIApplicationUnderTest {
                    static var delegateClass: AnyClass { \(delegate).self }
                }
            #endif

            """
    }
}
