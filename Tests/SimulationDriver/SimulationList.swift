import UIKit

/// A screen with a list whose items change.
@MainActor
protocol SimulationList: UIViewController {
    var isLoaded: Bool { get }
    func insert(_ a: Int, _ b: Int, animated: Bool)
    func delete(_ a: Int, animated: Bool)
    func move(_ a: Int, _ b: Int)
    func reload(_ a: Int)
    func reloadAll()
    func scroll(_ a: Int, animated: Bool)
    func setEditing(_ operand: Int)
    func select(_ a: Int)
    /// Changes the model, and reports another change.
    func updateWrongly(_ a: Int)
    /// Differences between the visible cells and the model.
    func findings() -> [String]
}

extension SimulationList {
    var isLoaded: Bool { isViewLoaded }

    func updateWrongly(_ a: Int) {}
}
