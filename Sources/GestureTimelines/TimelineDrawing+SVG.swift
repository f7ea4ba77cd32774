import CoreGraphics
import Foundation

extension TimelineDrawing {
    /// The drawing as SVG.
    var svg: String {
        let size = size
        let head = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(size.width))\" height=\"\(number(size.height))\" "
                + "viewBox=\"0 0 \(number(size.width)) \(number(size.height))\" font-family=\"sans-serif\" font-size=\"12\">",
            "<rect width=\"100%\" height=\"100%\" fill=\"\(TimelineColor.ground.hex)\"/>",
        ]
        return (head + shapes.map(element) + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    private func element(_ shape: TimelineShape) -> String {
        switch shape {
        case .line(let from, let to, let color, let width):
            return "<line x1=\"\(number(from.x))\" y1=\"\(number(from.y))\" x2=\"\(number(to.x))\" y2=\"\(number(to.y))\" "
                + "stroke=\"\(color.hex)\" stroke-width=\"\(number(width))\" stroke-linecap=\"round\"/>"
        case .dot(let center, let radius, let color, let tip):
            let start = "<circle cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" r=\"\(number(radius))\" fill=\"\(color.hex)\""
            return tip.isEmpty ? start + "/>" : start + "><title>\(escaped(tip))</title></circle>"
        case .cross(let center, let color, let tip):
            return "<path d=\"M\(number(center.x - 5)) \(number(center.y - 5))l10 10m0 -10l-10 10\" stroke=\"\(color.hex)\" "
                + "stroke-width=\"2.5\" fill=\"none\"><title>\(escaped(tip))</title></path>"
        case .text(let text, let point, let color, let anchor, let size):
            return "<text x=\"\(number(point.x))\" y=\"\(number(point.y))\" fill=\"\(color.hex)\" text-anchor=\"\(anchor.rawValue)\" "
                + "font-size=\"\(number(size))\">\(escaped(text))</text>"
        }
    }

    private func number(_ value: CGFloat) -> String { String(format: "%g", (Double(value) * 10).rounded() / 10) }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
}

extension TimelineColor {
    /// The colour blended over white, in the form `#rrggbb`.
    fileprivate var hex: String {
        switch self {
        case .ground, .hole: "#ffffff"
        case .ink: "#1c1c1e"
        case .quiet, .input: "#8e8e93"
        case .grid: "#e5e5ea"
        case .possible: "#d1d1d6"
        case .waiting: "#ff9f0a"
        case .underWay: "#30b158"
        case .failed: "#ff453a"
        }
    }
}
