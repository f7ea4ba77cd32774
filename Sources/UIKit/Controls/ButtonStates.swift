import Foundation

/// The values of one property of a button, by state.
struct ButtonStates<Value> {
    private var values: [UIControl.State.RawValue: Value] = [:]

    /// The value that was set for exactly this state.
    subscript(state: UIControl.State) -> Value? {
        get { values[state.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    /// Returns the value for a state. If no value was set for it, returns the value of the normal state.
    func shown(in state: UIControl.State) -> Value? {
        values[state.subtracting(.focused).rawValue] ?? values[UIControl.State.normal.rawValue]
    }
}
