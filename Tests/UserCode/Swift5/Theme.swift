import UIKit

// Code of a Swift 5 project without actor isolation. It compiles like on Apple's platforms.

let titleFont = UIFont.systemFont(ofSize: 12)
let accent = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
var defaultInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
let sharedPath = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 6)
let easing = CAMediaTimingFunction(name: .easeInEaseOut)
let placeholderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

extension UIColor {
    static let brand = UIColor(white: 0.3, alpha: 1)
    static var brandTint: UIColor { brand.withAlphaComponent(0.5) }

    convenience init(hex: UInt32) {
        self.init(
            red: CGFloat(hex >> 16 & 0xff) / 255, green: CGFloat(hex >> 8 & 0xff) / 255, blue: CGFloat(hex & 0xff) / 255, alpha: 1)
    }
}

extension UIFont {
    static let heading = UIFont.boldSystemFont(ofSize: 20)
}

struct Theme: Equatable {
    var background: UIColor
    var icon: UIImage?
    var font = UIFont.heading

    static let light = Theme(background: .white, icon: nil)
    static let dark = Theme(background: UIColor(hex: 0x202020), icon: UIImage())
    static var current = Theme.light
}

enum Metrics {
    static let margin: CGFloat = 16
    static let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut)
    static let badge: UILabel = {
        let label = UILabel()
        label.font = titleFont
        label.text = "1"
        return label
    }()
}

final class ThemeManager {
    static let shared = ThemeManager()
    private(set) var theme = Theme.light
    private let lock = NSLock()
    var observers: [() -> Void] = []

    func load(completion: @escaping (Theme) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async {
            let loaded = Theme(background: .brand, icon: nil)
            self.lock.lock()
            self.theme = loaded
            self.lock.unlock()
            DispatchQueue.main.async {
                completion(loaded)
                self.observers.forEach { $0() }
            }
        }
    }

    func apply(to view: UIView) {
        view.backgroundColor = theme.background
        view.layer.cornerRadius = 6
        for case let label as UILabel in view.subviews { label.font = theme.font }
    }
}

protocol Themeable {
    var themeName: String { get }
    func apply(theme: Theme)
}

protocol ReusableView: AnyObject {
    static var identifier: String { get }
}

extension ReusableView where Self: UIView {
    static var identifier: String { String(describing: self) }
}

extension UILabel: Themeable {
    var themeName: String { "label" }

    func apply(theme: Theme) {
        font = theme.font
        backgroundColor = theme.background
    }
}
