import Foundation
import UIKit

/// Finds the app delegate's class by names.
@MainActor
enum AppDelegateSearch {
    /// The delegate that `ApplicationUnderTest` of a test module names, or else the class `AppDelegate` of the app's module: the test module's name
    /// without its suffix.
    static func delegateClass(forTestsIn module: String) -> AnyClass? {
        if let named = NSClassFromString("\(module).ApplicationUnderTest") as? any XCUIApplicationUnderTest.Type {
            return named.delegateClass
        }
        return appModule(of: module).flatMap { NSClassFromString("\($0).AppDelegate") }
    }

    /// The message if no class is found.
    static func advice(for module: String) -> String {
        let guess = appModule(of: module).map { " or a class \($0).AppDelegate" } ?? ""
        return
            "Failed to launch the app: its delegate is unknown. Set XCUIApplication.delegateClass, or declare a class ApplicationUnderTest in "
            + "\(module) that conforms to XCUIApplicationUnderTest\(guess)."
    }

    private static func appModule(of module: String) -> String? {
        for suffix in ["_UITests", "UITests", "_UITest", "UITest"] where module.hasSuffix(suffix) && module.count > suffix.count {
            return String(module.dropLast(suffix.count))
        }
        return nil
    }
}
