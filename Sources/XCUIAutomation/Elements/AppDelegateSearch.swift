import Foundation
import UIKit

/// Finds the class of the app delegate by its name.
@MainActor
enum AppDelegateSearch {
    /// The class that the test module's `ApplicationUnderTest` returns. If the test module has no such class, the class `AppDelegate` of the app's module. That
    /// module has the test module's name without its suffix.
    static func delegateClass(forTestsIn module: String) -> AnyClass? {
        if let named = NSClassFromString("\(module).ApplicationUnderTest") as? any XCUIApplicationUnderTest.Type {
            return named.delegateClass
        }
        return appModule(of: module).flatMap { NSClassFromString("\($0).AppDelegate") }
    }

    /// The message of the failure if no class is found.
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
