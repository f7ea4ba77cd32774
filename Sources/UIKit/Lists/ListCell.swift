/// A cell of a list. It shows the keyboard focus if `isCursor` is true.
@MainActor
protocol ListCell: UIView {
    var isCursor: Bool { get set }
}
