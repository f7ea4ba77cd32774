import UIKit

/// The text of the letter.
@MainActor
enum LetterText {
    static var body: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        style.paragraphSpacing = 10
        return [.font: font(17), .foregroundColor: UIColor.label, .paragraphStyle: style]
    }

    /// A font that follows the preferred text size.
    private static func font(_ size: CGFloat, _ make: (CGFloat) -> UIFont = { .systemFont(ofSize: $0) }) -> UIFont {
        UIFontMetrics.default.scaledFont(for: make(size), maximumPointSize: size * 2)
    }

    static var star: NSTextAttachment {
        let attachment = NSTextAttachment(image: GlyphRunImage.star(side: 18))
        attachment.bounds = CGRect(x: 0, y: -3, width: 18, height: 18)
        return attachment
    }

    /// A star as an attachment.
    static var starText: NSAttributedString {
        let text = NSMutableAttributedString(attributedString: NSAttributedString(attachment: star))
        text.addAttributes(body, range: NSRange(location: 0, length: text.length))
        return text
    }

    static var whole: NSAttributedString {
        let text = NSMutableAttributedString(string: "A letter from the lighthouse\n", attributes: body)
        text.addAttribute(
            .font, value: font(24) { .systemFont(ofSize: $0, weight: .bold) }, range: NSRange(location: 0, length: text.length))
        func add(_ string: String, _ more: [NSAttributedString.Key: Any] = [:]) {
            text.append(NSAttributedString(string: string, attributes: body.merging(more) { $1 }))
        }
        add("Dear Ida,\n")
        add("the storm is over, and from up here one sees as far as the ")
        add("islands", [.font: font(17, UIFont.italicSystemFont(ofSize:))])
        add(". Yesterday a ship came by so close that we could ")
        add("read its name", [.font: font(17, UIFont.boldSystemFont(ofSize:))])
        add(" without the glass. I counted eleven gulls on the railing, and one on my hat.\n")
        add("The lamp has a new lens. It turns once in twenty seconds, which is just enough time for a ")
        text.append(starText)
        add(" to be found, and a wish to be made. How it is built is told ")
        add("on this page", [.link: URL(fileURLWithPath: "/usr/share/doc")])
        add(".\n")
        add(
            "Drag the picture, and the words make room for it. Hold a word until it lifts, and drag it to another program, or bring one from there.\n"
        )
        add("Write soon!\n")
        add("Your Jon")
        return text
    }
}

/// The images of the letter.
@MainActor
enum GlyphRunImage {
    /// A lighthouse at the sea in the evening.
    static func lighthouse(size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            let whole = CGRect(origin: .zero, size: size)
            let colors = [
                UIColor(red: 0.16, green: 0.20, blue: 0.42, alpha: 1).cgColor,
                UIColor(red: 0.95, green: 0.55, blue: 0.42, alpha: 1).cgColor,
            ]
            if let sky = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 1]) {
                context.cgContext.drawLinearGradient(sky, start: .zero, end: CGPoint(x: 0, y: size.height * 0.8), options: [])
            }
            UIColor(red: 0.10, green: 0.22, blue: 0.36, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: size.height * 0.74, width: size.width, height: size.height))
            let lamp = CGPoint(x: size.width * 0.62, y: size.height * 0.27)
            let beam = UIBezierPath()
            beam.move(to: lamp)
            beam.addLine(to: CGPoint(x: whole.minX, y: size.height * 0.08))
            beam.addLine(to: CGPoint(x: whole.minX, y: size.height * 0.42))
            beam.close()
            UIColor(white: 1, alpha: 0.28).setFill()
            beam.fill()
            let tower = UIBezierPath()
            tower.move(to: CGPoint(x: lamp.x - 8, y: lamp.y + 8))
            tower.addLine(to: CGPoint(x: lamp.x + 8, y: lamp.y + 8))
            tower.addLine(to: CGPoint(x: lamp.x + 14, y: size.height * 0.78))
            tower.addLine(to: CGPoint(x: lamp.x - 14, y: size.height * 0.78))
            tower.close()
            UIColor(white: 0.96, alpha: 1).setFill()
            tower.fill()
            UIColor(red: 0.80, green: 0.22, blue: 0.22, alpha: 1).setFill()
            for (offset, half) in [(0.18, 10.0), (0.36, 12.5)] {
                context.fill(CGRect(x: lamp.x - half, y: lamp.y + 8 + size.height * offset - 12, width: 2 * half, height: 13))
            }
            UIColor(red: 1, green: 0.90, blue: 0.55, alpha: 1).setFill()
            UIBezierPath(roundedRect: CGRect(x: lamp.x - 7, y: lamp.y - 7, width: 14, height: 15), cornerRadius: 2).fill()
            UIColor(red: 0.15, green: 0.15, blue: 0.20, alpha: 1).setFill()
            UIBezierPath(roundedRect: CGRect(x: lamp.x - 9, y: lamp.y - 11, width: 18, height: 5), cornerRadius: 2).fill()
            let rock = UIBezierPath()
            rock.move(to: CGPoint(x: size.width * 0.3, y: size.height * 0.86))
            rock.addCurve(
                to: CGPoint(x: size.width, y: size.height * 0.80), controlPoint1: CGPoint(x: size.width * 0.45, y: size.height * 0.70),
                controlPoint2: CGPoint(x: size.width * 0.8, y: size.height * 0.74))
            rock.addLine(to: CGPoint(x: size.width, y: size.height * 0.9))
            rock.close()
            rock.fill()
        }
    }

    /// A star in the text colour.
    static func star(side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            let path = UIBezierPath()
            for number in 0..<10 {
                let angle = CGFloat(number) * .pi / 5 - .pi / 2
                let radius = number.isMultiple(of: 2) ? side / 2 : side / 5
                let point = CGPoint(x: side / 2 + radius * cos(angle), y: side / 2 + radius * sin(angle))
                if number == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.close()
            UIColor.systemOrange.setFill()
            path.fill()
        }
    }
}
