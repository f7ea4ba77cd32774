import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Texts for numbers and objects.
@MainActor
enum InspectorFormat {
    /// A number with at most two decimals.
    static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
        let rounded = (value * 100).rounded() / 100
        if rounded == rounded.rounded() { return String(Int(rounded)) }
        var text = String(format: "%.2f", rounded)
        while text.hasSuffix("0") { text.removeLast() }
        return text
    }

    static func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }

    static func point(_ point: CGPoint) -> String { "\(number(point.x)), \(number(point.y))" }

    static func rect(_ rect: CGRect) -> String { "\(point(rect.origin))  \(size(rect.size))" }

    static func insets(_ insets: UIEdgeInsets) -> String {
        "top \(number(insets.top)), left \(number(insets.left)), bottom \(number(insets.bottom)), right \(number(insets.right))"
    }

    /// A duration in milliseconds.
    static func milliseconds(_ seconds: TimeInterval) -> String { String(format: "%.1f ms", seconds * 1000) }

    /// A time of the day, as in the log: `14:03:05.120`.
    static func time(_ date: Date) -> String {
        let parts = Calendar.current.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
        let milliseconds = (parts.nanosecond ?? 0) / 1_000_000
        return String(format: "%02d:%02d:%02d.%03d", parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0, milliseconds)
    }

    /// The components of a transform: scale, rotation, translation.
    static func transform(_ transform: CATransform3D) -> String {
        if CATransform3DIsIdentity(transform) { return "identity" }
        guard CATransform3DIsAffine(transform) else { return "in space" }
        let affine = CATransform3DGetAffineTransform(transform)
        var parts: [String] = []
        let scale = (x: hypot(affine.a, affine.b), y: hypot(affine.c, affine.d))
        if abs(scale.x - 1) > 1e-4 || abs(scale.y - 1) > 1e-4 { parts.append("scale \(number(scale.x)), \(number(scale.y))") }
        let angle = atan2(affine.b, affine.a) * 180 / .pi
        if abs(angle) > 0.01 { parts.append("rotation \(number(angle))°") }
        if affine.tx != 0 || affine.ty != 0 { parts.append("translation \(number(affine.tx)), \(number(affine.ty))") }
        return parts.joined(separator: ", ")
    }

    /// A colour as RGB in hexadecimal digits, with its alpha if it is not opaque.
    static func color(_ color: UIColor?) -> String {
        guard let color else { return "none" }
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "pattern" }
        let digits = [red, green, blue].map { String(format: "%02X", Int((min(max($0, 0), 1) * 255).rounded())) }.joined()
        return alpha < 1 ? "#\(digits), \(Int((alpha * 100).rounded())) %" : "#\(digits)"
    }

    /// The name of a recognizer, or its class.
    static func name(of recognizer: UIGestureRecognizer) -> String {
        let type = String(describing: type(of: recognizer))
        return recognizer.name.map { "\(type) “\($0)”" } ?? type
    }
}
