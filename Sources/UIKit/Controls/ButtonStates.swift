import Foundation

/// What a button shows in each state, of one kind of thing.
struct ButtonStates<Value> {
    private var values: [UIControl.State.RawValue: Value] = [:]

    /// What was set for exactly that state.
    subscript(state: UIControl.State) -> Value? {
        get { values[state.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    /// What is shown in a state: what was set for it, else what was set for normal.
    func shown(in state: UIControl.State) -> Value? {
        values[state.subtracting(.focused).rawValue] ?? values[UIControl.State.normal.rawValue]
    }
}
