import Foundation

/// The preview of a dragged web page: its title, if it has one, and its shortened URL.
@MainActor
final class URLPreviewView: UIView {
    private let lines: [UILabel]

    init(url: URL, title: String?) {
        let heading = title.flatMap { $0.isEmpty ? nil : $0 }
        let address = UILabel()
        address.text = Self.address(of: url)
        address.lineBreakMode = .byTruncatingMiddle
        if let heading {
            let first = UILabel()
            first.text = heading
            first.font = .systemFont(ofSize: 15, weight: .semibold)
            address.font = .systemFont(ofSize: 13)
            address.textColor = .secondaryLabel
            lines = [first, address]
        } else {
            address.font = .systemFont(ofSize: 15, weight: .medium)
            lines = [address]
        }
        super.init(frame: .zero)
        for line in lines { addSubview(line) }
        bounds.size = sizeThatFits(CGSize(width: PreviewConstants.urlWidth, height: .greatestFiniteMagnitude))
        layoutLines()
    }

    required init?(coder: NSCoder) { nil }

    /// The outline of the platter.
    var outline: UIBezierPath { UIBezierPath(roundedRect: bounds, cornerRadius: PreviewConstants.urlCornerRadius) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margin = PreviewConstants.urlMargin
        let sizes = lines.map { $0.sizeThatFits(size) }
        let width = (sizes.map(\.width).max() ?? 0) + 2 * margin.width
        return CGSize(
            width: min(width.rounded(.up), PreviewConstants.urlWidth),
            height: (sizes.map(\.height).reduce(0, +) + 2 * margin.height).rounded(.up))
    }

    override func layoutSubviews() {
        layoutLines()
    }

    private func layoutLines() {
        let margin = PreviewConstants.urlMargin
        var y = margin.height
        for line in lines {
            let height = line.sizeThatFits(bounds.size).height
            line.frame = CGRect(x: margin.width, y: y, width: max(0, bounds.width - 2 * margin.width), height: height)
            y += height
        }
    }

    /// A URL without its web scheme, "www." and a trailing slash.
    static func address(of url: URL) -> String {
        var text = url.absoluteString
        for prefix in ["https://", "http://"] where text.hasPrefix(prefix) { text.removeFirst(prefix.count) }
        if text.hasPrefix("www.") { text.removeFirst(4) }
        if text.hasSuffix("/") { text.removeLast() }
        return text.removingPercentEncoding ?? text
    }
}
