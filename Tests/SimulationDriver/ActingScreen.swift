import UIKit

/// A screen with changes and checks of its own.
@MainActor
protocol ActingScreen: UIViewController {
    /// Performs the change that three operands select.
    func act(_ a: Int, _ b: Int, _ c: Int)
    /// Ends refreshes and motions that would continue forever.
    func rest()
    /// Differences between the screen and its model.
    func findings() -> [String]
}

extension ActingScreen {
    func rest() {}

    func findings() -> [String] { [] }
}
