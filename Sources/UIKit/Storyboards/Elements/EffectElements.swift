import Foundation
import InterfaceDocuments

/// Visual effect views.
@MainActor
enum EffectElements {
    static let levels: [InterfaceLevel] = [
        InterfaceLevel(UIVisualEffectView.self, ["visualEffectView"]) { view, element, loader in
            if let child = element.child(key: "contentView") { loader.fill(view.contentView, from: child) }
            if let vibrancy = element.child("vibrancyEffect") {
                view.effect = UIVibrancyEffect(blurEffect: blur(vibrancy.child("blurEffect")))
            } else if let child = element.child("blurEffect") {
                view.effect = blur(child)
            }
        }
    ]

    private static func blur(_ element: InterfaceElement?) -> UIBlurEffect {
        UIBlurEffect(style: styles[element?["style"] ?? ""] ?? .regular)
    }

    private static let styles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
        "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    ]
}
