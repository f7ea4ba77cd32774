import UIKit

/// The rows of a service. The service is made with its first use, so that the Gallery starts without it.
@MainActor
protocol ServiceRows: AnyObject {
    /// The localized title of the group.
    var title: String { get }
    var rows: [DesktopRow] { get }
    /// The screen that presents other screens.
    var screen: UIViewController? { get set }

    /// Called each time before the rows appear.
    func willAppear()
}

extension ServiceRows {
    func willAppear() {}
}
