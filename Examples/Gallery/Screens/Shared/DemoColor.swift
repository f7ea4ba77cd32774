import UIKit

/// A colour that can be dragged, and its name.
struct DemoColor: Sendable {
    let name: String
    let color: UIColor

    @MainActor static let all = [
        DemoColor(name: "Blue", color: .systemBlue), DemoColor(name: "Pink", color: .systemPink),
        DemoColor(name: "Orange", color: .systemOrange), DemoColor(name: "Green", color: .systemGreen),
        DemoColor(name: "Indigo", color: .systemIndigo), DemoColor(name: "Teal", color: .systemTeal),
    ]
}
