import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// The running animations of the app's windows.
@MainActor
enum AnimationFacts {
    /// The most animations that are listed.
    private static let limit = 40
    /// The number of values of a curve.
    private static let samples = 33

    /// A row for each animation, with its curve and its progress.
    ///
    /// - Complexity: O(*n*) in the number of layers.
    static func rows(_ scenes: [UIWindowScene]) -> [FactRow] {
        var rows: [FactRow] = []
        for window in scenes.flatMap(\.windowStack.windows) where !window.isHidden { visit(window.layer, window, &rows) }
        return rows
    }

    private static func visit(_ layer: CALayer, _ owner: UIView, _ rows: inout [FactRow]) {
        guard rows.count < limit else { return }
        let view = layer.delegate as? UIView ?? owner
        for key in layer.animationKeys() ?? [] where rows.count < limit {
            if let animation = layer.animation(forKey: key) { rows.append(row(animation, key, layer, view)) }
        }
        for sublayer in layer.sublayers ?? [] { visit(sublayer, view, &rows) }
    }

    private static func row(_ animation: CAAnimation, _ key: String, _ layer: CALayer, _ view: UIView) -> FactRow {
        let now = CACurrentMediaTime()
        let path = (animation as? CAPropertyAnimation)?.keyPath ?? key
        let duration = animation.duration
        let progress: Double
        if let driver = animation.driver {
            progress = driver.progress(at: now).x
        } else if animation.beginTime > 0, duration > 0 {
            progress = (layer.convertTime(now, from: nil) - animation.beginTime) / duration
        } else {
            progress = 0
        }
        let bounded = min(max(progress, 0), 1)
        var details = ["\(InspectorFormat.number(duration)) s", kind(of: animation), "\(Int((bounded * 100).rounded())) %"]
        if animation.repeatCount > 0 { details.append("repeated") }
        if animation.autoreverses { details.append("reversed") }
        return FactRow(
            "\(path) of \(view.inspectedName)", details.joined(separator: " · "),
            control: .curve(values(of: animation), CGFloat(bounded)))
    }

    private static func kind(of animation: CAAnimation) -> String {
        if animation is CASpringAnimation { return "spring" }
        if animation is CAKeyframeAnimation { return "keyframes" }
        if animation is CAAnimationGroup { return "group" }
        if animation.driver != nil { return "driven" }
        return animation.timingFunction == nil ? "linear" : "timing curve"
    }

    private static func values(of animation: CAAnimation) -> [CGFloat] {
        let fractions = (0..<samples).map { Double($0) / Double(samples - 1) }
        if let spring = animation as? CASpringAnimation {
            let curve = SpringCurve(
                mass: Double(spring.mass), stiffness: Double(spring.stiffness), damping: Double(spring.damping),
                initialVelocity: Double(spring.initialVelocity))
            let duration = spring.duration > 0 ? spring.duration : spring.settlingDuration
            return fractions.map { CGFloat(curve.position(at: $0 * duration)) }
        }
        guard let function = animation.timingFunction else { return fractions.map { CGFloat($0) } }
        return fractions.map { CGFloat(function($0)) }
    }
}
