import CoreGraphics

/// A row with a fact about the app, and a control that changes it.
@MainActor
struct FactRow {
    /// The symbol at the start of a row.
    enum Symbol: String {
        case good = "checkmark.circle.fill"
        case problem = "exclamationmark.triangle.fill"
        case info = "info.circle"
    }

    /// The control at the end of a row, with its effect.
    enum Control {
        case none
        case toggle(Bool, @MainActor (Bool) -> Void)
        case slider(Double, ClosedRange<Double>, @MainActor (Double) -> Void)
        /// A number with a field and a stepper.
        case number(Double, step: Double, @MainActor (Double) -> Void)
        /// Selecting the row has an effect.
        case action(@MainActor () -> Void)
        /// A curve of values from 0 to 1 over a time from 0 to 1, and the current time.
        case curve([CGFloat], CGFloat)
    }

    var title: String
    var detail: String
    var symbol: Symbol?
    var control: Control

    init(_ title: String, _ detail: String = "", symbol: Symbol? = nil, control: Control = .none) {
        self.title = title
        self.detail = detail
        self.symbol = symbol
        self.control = control
    }

    /// A text that changes with everything that the row shows.
    var signature: String {
        let state: String =
            switch control {
            case .none: ""
            case .toggle(let isOn, _): "t\(isOn)"
            case .slider(let value, let range, _): "s\(value) \(range)"
            case .number(let value, let step, _): "n\(value) \(step)"
            case .action: "a"
            case .curve(let values, let time): "c\(values.count) \(time)"
            }
        return "\(title)\u{2}\(detail)\u{2}\(symbol?.rawValue ?? "")\u{2}\(state)"
    }
}
