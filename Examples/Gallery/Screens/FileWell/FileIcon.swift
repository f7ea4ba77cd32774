import UIKit
import UniformTypeIdentifiers

/// File icons: a sheet with the extension, or the picture itself.
@MainActor
enum FileIcon {
    /// The icon of the file at `url`, in a square of `side` points.
    static func image(for url: URL, side: CGFloat) -> UIImage {
        if isFolder(url) { return draw(side: side) { folder(in: $0) } }
        let type = UTType(filenameExtension: url.pathExtension)
        if type?.conforms(to: .image) == true, let picture = UIImage(contentsOfFile: url.path), picture.size.width > 0,
            picture.size.height > 0
        {
            return draw(side: side) { photo(picture, in: $0) }
        }
        return draw(side: side) { sheet(url.pathExtension.uppercased(), color: color(of: type), in: $0) }
    }

    /// The icon of an item that is not a file.
    static func text(side: CGFloat) -> UIImage {
        draw(side: side) { sheet("Aa", color: .systemGray, in: $0) }
    }

    static func isFolder(_ url: URL) -> Bool {
        (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }

    private static func draw(side: CGFloat, _ body: (CGRect) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = max(2, UIScreen.main.scale)
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in
            body(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    private static func color(of type: UTType?) -> UIColor {
        guard let type else { return .systemGray }
        let colors: [(UTType, UIColor)] = [
            (.image, .systemPurple), (.audiovisualContent, .systemPink), (.archive, .systemBrown), (.sourceCode, .systemIndigo),
            (.commaSeparatedText, .systemGreen), (.pdf, .systemRed), (.text, .systemBlue),
        ]
        return colors.first { type.conforms(to: $0.0) }?.1 ?? .systemTeal
    }

    /// A sheet of paper with a folded corner and a band with a name.
    private static func sheet(_ name: String, color: UIColor, in rect: CGRect) {
        let paper = rect.insetBy(dx: rect.width * 0.14, dy: rect.height * 0.04)
        let (fold, radius) = (paper.width * 0.28, paper.width * 0.09)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: paper.minX + radius, y: paper.minY))
        path.addLine(to: CGPoint(x: paper.maxX - fold, y: paper.minY))
        path.addLine(to: CGPoint(x: paper.maxX, y: paper.minY + fold))
        for (center, start) in [
            (CGPoint(x: paper.maxX - radius, y: paper.maxY - radius), 0.0), (CGPoint(x: paper.minX + radius, y: paper.maxY - radius), 0.5),
            (CGPoint(x: paper.minX + radius, y: paper.minY + radius), 1.0),
        ] {
            path.addArc(
                withCenter: center, radius: radius, startAngle: CGFloat(start) * .pi, endAngle: CGFloat(start + 0.5) * .pi, clockwise: true)
        }
        path.close()
        UIColor.white.setFill()
        path.fill()
        UIColor(white: 0, alpha: 0.14).setStroke()
        path.lineWidth = max(1, rect.width / 96)
        path.stroke()
        let corner = UIBezierPath()
        corner.move(to: CGPoint(x: paper.maxX - fold, y: paper.minY))
        corner.addLine(to: CGPoint(x: paper.maxX, y: paper.minY + fold))
        corner.addLine(to: CGPoint(x: paper.maxX - fold, y: paper.minY + fold))
        corner.close()
        color.withAlphaComponent(0.3).setFill()
        corner.fill()
        guard !name.isEmpty else { return }
        let band = CGRect(
            x: paper.minX, y: paper.maxY - paper.height * 0.44, width: paper.width, height: paper.height * 0.27)
        color.ground.setFill()
        UIBezierPath(rect: band).fill()
        let short = String(name.prefix(5))
        let font = UIFont.systemFont(ofSize: band.height * (short.count > 4 ? 0.58 : 0.7), weight: .bold)
        let text = short as NSString
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color.ink]
        let size = text.size(withAttributes: attributes)
        text.draw(at: CGPoint(x: band.midX - size.width / 2, y: band.midY - size.height / 2), withAttributes: attributes)
    }

    private static func folder(in rect: CGRect) {
        let body = CGRect(x: rect.width * 0.06, y: rect.height * 0.26, width: rect.width * 0.88, height: rect.height * 0.6)
        UIColor.systemBlue.withAlphaComponent(0.75).setFill()
        UIBezierPath(
            roundedRect: CGRect(x: body.minX, y: rect.height * 0.16, width: body.width * 0.46, height: body.height * 0.5),
            cornerRadius: rect.width * 0.06
        ).fill()
        UIColor.systemBlue.setFill()
        UIBezierPath(roundedRect: body, cornerRadius: rect.width * 0.07).fill()
    }

    /// The picture scaled to fit, with a white border.
    private static func photo(_ picture: UIImage, in rect: CGRect) {
        let area = rect.insetBy(dx: rect.width * 0.06, dy: rect.width * 0.06)
        let scale = min(area.width / picture.size.width, area.height / picture.size.height)
        let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
        let frame = CGRect(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
        UIColor.white.setFill()
        let edge = UIBezierPath(roundedRect: frame.insetBy(dx: -rect.width * 0.03, dy: -rect.width * 0.03), cornerRadius: rect.width * 0.05)
        edge.fill()
        UIColor(white: 0, alpha: 0.14).setStroke()
        edge.lineWidth = max(1, rect.width / 96)
        edge.stroke()
        picture.draw(in: frame)
    }
}
