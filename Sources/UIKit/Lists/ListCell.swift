/// A cell of a list, which shows the focus.
@MainActor
protocol ListCell: UIView {
    var isCursor: Bool { get set }
}
