/// A view that reacts repeatedly to a held key: a scroll view or a control.
@MainActor
protocol KeyRepeating: AnyObject {
    /// Called when a key repeats. The view has handled the press of this key.
    func keyDidRepeat(_ press: UIPress)
}
