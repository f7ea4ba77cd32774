import UIKit

/// A screen with changes and checks of its own.
@MainActor
protocol ActingScreen: UIViewController {
    /// Performs the change that three operands select.
    func act(_ a: Int, _ b: Int, _ c: Int)
    /// Ends what goes on until the app ends it.
    func rest()
    /// Differences between the screen and what it should show.
    func findings() -> [String]
}

extension ActingScreen {
    func rest() {}

    func findings() -> [String] { [] }
}
