/// Dims the content behind a sheet or popover, and detects taps outside it.
@MainActor
final class DimmingView: UIView {
    /// Called when a touch on the view ends.
    var onTap: () -> Void = {}
    /// Views behind this one that still receive touches.
    var passthroughViews: () -> [UIView] = { [] }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        return !passthroughViews().contains { $0.window === window && $0.point(inside: $0.convert(point, from: self), with: event) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap() }
}
