/// A view that a held key changes: a scroll view or a control.
@MainActor
protocol KeyRepeating: AnyObject {
    /// Handles the repetition of a key that the view handled.
    func keyDidRepeat(_ press: UIPress)
}
