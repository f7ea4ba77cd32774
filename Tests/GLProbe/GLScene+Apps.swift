import GalleryScreens
import UIKit
import UIKitTesting

extension GLScene {
    /// Drag previews under a touch.
    static var dragged: [GLScene] {
        func lift(_ name: String, dark: Bool = false, moves: Bool, card: @escaping () -> UIView) -> GLScene {
            GLScene(name: name, isDark: dark, edges: .whole) { host in
                let card = card()
                card.center = CGPoint(x: 70, y: 60)
                card.addInteraction(UIDragInteraction(delegate: DragSource.shared))
                card.interactions.compactMap { $0 as? UIDragInteraction }.first?.isEnabled = true
                host.window.addSubview(card)
                host.advance(by: 0.1)
                let finger = host.touchDown(at: card.center)
                finger.hold(for: 0.8)
                if moves { finger.move(to: CGPoint(x: 100, y: 100), duration: 0.4) }
            }
        }
        return [
            lift("lifted", moves: false) { Piece.view(90, 60, .systemTeal, radius: 12) },
            lift("lifted-dark", dark: true, moves: false) { Piece.view(90, 60, .systemTeal, radius: 12) },
            lift("dragged", moves: true) { Piece.view(90, 60, .systemTeal, radius: 12) },
            lift("dragged-dark", dark: true, moves: true) { Piece.view(90, 60, .systemTeal, radius: 12) },
            lift("dragged-turned", moves: true) { Piece.clip(90, 60, radius: 12, turn: 0.3) },
        ]
    }

    /// The Gallery's demos, in light and dark mode.
    static var gallery: [GLScene] {
        gallerySections.flatMap(\.demos).flatMap { demo in
            [false, true].map { isDark in
                let name = "gallery-\(demo.title.lowercased().filter(\.isLetter))\(isDark ? "-dark" : "")"
                return GLScene(name: name, size: CGSize(width: 700, height: 600), scale: 1, isDark: isDark, edges: .whole) { host in
                    host.window.rootViewController = demo.makeViewController()
                }
            }
        }
    }
}

/// A drag interaction delegate with one item.
final class DragSource: NSObject, UIDragInteractionDelegate {
    static let shared = DragSource()

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "card" as NSString))]
    }
}
