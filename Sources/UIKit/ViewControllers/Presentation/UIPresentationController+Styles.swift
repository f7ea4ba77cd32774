extension UIPresentationController {
    /// A presentation controller of the given style.
    static func make(
        _ style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?
    ) -> UIPresentationController {
        switch style.resolved {
        case .pageSheet, .formSheet: UISheetPresentationController(presentedViewController: presented, presenting: presenting)
        case .popover: UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
        default: UIPresentationController(presentedViewController: presented, presenting: presenting)
        }
    }
}
