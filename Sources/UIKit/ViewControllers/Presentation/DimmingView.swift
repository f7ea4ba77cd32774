/// What lies between a sheet or a popover and what is behind: it darkens that, and hears of touches beside.
@MainActor
final class DimmingView: UIView {
    /// Called when a finger or the mouse was lifted on it.
    var onTap: () -> Void = {}
    /// Views behind that get touches all the same.
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
