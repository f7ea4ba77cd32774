import UIKit

extension UIColor {
    /// The colour of buttons: brown on a light desktop, yellow on a dark one. Its contrast to both is more than 4.5 to 1.
    static let accent = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 1, green: 0.76, blue: 0.3, alpha: 1) : UIColor(red: 0.55, green: 0.33, blue: 0, alpha: 1)
    }
}
