import UIKit

/// A named colour that can be dragged.
struct DemoColor: Sendable {
    let name: String
    let color: UIColor

    @MainActor static let all = [
        DemoColor(name: "Blue", color: .systemBlue.ground), DemoColor(name: "Pink", color: .systemPink.ground),
        DemoColor(name: "Orange", color: .systemOrange.ground), DemoColor(name: "Green", color: .systemGreen.ground),
        DemoColor(name: "Indigo", color: .systemIndigo.ground), DemoColor(name: "Teal", color: .systemTeal.ground),
    ]
}
