extension UIPresentationController {
    /// Creates a presentation controller of the given style.
    static func make(
        _ style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?
    ) -> UIPresentationController {
        if let own = presented.ownPresentationController(for: style.resolved, presenting: presenting) { return own }
        return switch style.resolved {
        case .pageSheet, .formSheet: UISheetPresentationController(presentedViewController: presented, presenting: presenting)
        case .popover: UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
        default: UIPresentationController(presentedViewController: presented, presenting: presenting)
        }
    }
}
