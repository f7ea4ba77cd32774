import Testing
import UIKitTesting

@testable import UIKit

/// The appearance of drags in light and dark.
@MainActor
@Suite("Reference images of drags")
struct DragImageTests {
    private func name(_ name: String, _ dark: Bool) -> String { dark ? "\(name)-dark" : name }

    @Test("Lifted previews of every kind match their reference images", arguments: [false, true])
    func kinds(dark: Bool) throws {
        let fixture = try FlockFixture(size: CGSize(width: 390, height: 620), dark: dark)
        let window = fixture.host.window
        func at(_ column: Int, _ row: Int) -> CGPoint { CGPoint(x: 30 + 180 * CGFloat(column), y: 30 + 118 * CGFloat(row)) }
        func view(_ column: Int, _ row: Int, height: CGFloat = 80) -> UIView {
            fixture.card("", .systemTeal, CGRect(origin: at(column, row), size: CGSize(width: 150, height: height)))
        }
        func parameters(_ change: (UIDragPreviewParameters) -> Void) -> UIDragPreviewParameters {
            let parameters = UIDragPreviewParameters()
            change(parameters)
            return parameters
        }
        // The preview of a view with round corners has round corners. A view without a background colour gets a platter.
        let card = fixture.card("Card", .systemIndigo, CGRect(origin: at(0, 0), size: CGSize(width: 150, height: 80)))
        let plain = fixture.card("", .clear, CGRect(origin: at(1, 0), size: CGSize(width: 150, height: 80)))
        (plain.subviews.first as? UILabel)?.text = "No background"
        (plain.subviews.first as? UILabel)?.textColor = .label
        let circle = view(0, 1)
        let round = parameters { $0.visiblePath = UIBezierPath(ovalIn: CGRect(x: 35, y: 0, width: 80, height: 80)) }
        let star = view(1, 1)
        let starry = parameters {
            $0.visiblePath = Self.star(in: star.bounds)
            $0.backgroundColor = .clear
        }
        let turned = view(0, 2)
        turned.transform = CGAffineTransform(rotationAngle: -0.12)
        let shadow = view(1, 2)
        let shadowed = parameters { $0.shadowPath = UIBezierPath(ovalIn: CGRect(x: 0, y: 70, width: 150, height: 24)) }
        let text = UILabel(frame: CGRect(x: 20, y: 392, width: 354, height: 66))
        text.numberOfLines = 0
        // A text's own preview contains only the dragged text.
        let passage = NSMutableAttributedString(
            string: "A passage that begins in the middle of a line and ends in the middle of another one is lifted as one shape.")
        passage.addAttribute(.foregroundColor, value: UIColor.clear, range: NSRange(location: 0, length: 10))
        text.attributedText = passage
        window.addSubview(text)
        text.sizeToFit()
        let height = text.bounds.height / 3
        let lines = UIDragPreviewParameters(
            textLineRects: [(82.0, 254.0), (0, 350), (0, 182)].enumerated().map { row, line in
                NSValue(cgRect: CGRect(x: line.0, y: CGFloat(row) * height, width: line.1, height: height))
            })
        let address = try #require(URL(string: "https://www.example.org/page"))
        fixture.lift(
            [
                UITargetedDragPreview(view: card), UITargetedDragPreview(view: plain),
                UITargetedDragPreview(view: circle, parameters: round),
                UITargetedDragPreview(view: star, parameters: starry), UITargetedDragPreview(view: turned),
                UITargetedDragPreview(view: shadow, parameters: shadowed), UITargetedDragPreview(view: text, parameters: lines),
                UITargetedDragPreview(for: address, target: fixture.target(CGPoint(x: 105, y: 530))),
                UITargetedDragPreview(for: address, title: "An example of a page", target: fixture.target(CGPoint(x: 284, y: 530))),
            ], at: CGPoint(x: 105, y: 70))
        for view in [card, plain, circle, star, turned, shadow, text] { view.isHidden = true }
        fixture.host.advance(by: 0.1)
        try expectPicture(fixture.host.snapshot(), named: name("drag-previews", dark))
    }

    private static func star(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        for index in 0..<10 {
            let angle = CGFloat(index) * .pi / 5 - .pi / 2
            let radius: CGFloat = index % 2 == 0 ? 40 : 17
            let point = CGPoint(x: rect.midX + cos(angle) * radius, y: rect.midY + sin(angle) * radius)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }

    @Test("Gathered items with every kind of badge match their reference images", arguments: [false, true])
    func flocks(dark: Bool) throws {
        let appearances: [(operation: UIDropOperation?, count: Int, precise: Bool)] = [
            (nil, 1, false), (.copy, 1, false), (.move, 3, false), (.copy, 12, false), (.forbidden, 3, false), (.copy, 500, true),
        ]
        let colors: [UIColor] = [.systemIndigo, .systemOrange, .systemTeal, .systemPink, .systemGreen, .systemBrown, .systemBlue]
        let size = CGSize(width: 600, height: 360)
        let host = TestHost(size: size)
        host.isDark = dark
        host.window.backgroundColor = .systemGroupedBackground
        let scene = try #require(host.window.windowScene)
        var flocks: [FlockPresentation] = []
        for (index, appearance) in appearances.enumerated() {
            let flock = FlockPresentation(in: scene)
            flocks.append(flock)
            let point = CGPoint(x: 100 + 200 * CGFloat(index % 3), y: 95 + 175 * CGFloat(index / 3))
            let pictures = (0..<min(appearance.count, 12)).map { number in
                let card = UIView(frame: CGRect(x: point.x - 60, y: point.y - 40, width: 120, height: 80))
                card.backgroundColor = colors[number % colors.count]
                card.layer.cornerRadius = 10
                host.window.addSubview(card)
                return DragImage(item: UIDragItem(itemProvider: NSItemProvider()), preview: UITargetedDragPreview(view: card))
            }
            flock.lift(pictures, at: point, alongside: TestAnimations())
            for picture in pictures { picture.preview?.view.removeFromSuperview() }
            flock.begin(at: point)
            flock.show(
                DragAppearance(
                    operation: appearance.operation, itemCount: appearance.count, prefersFullSize: false, isPrecise: appearance.precise))
        }
        host.advance(by: 1)
        try expectPicture(host.snapshot(), named: name("drag-flocks", dark))
        withExtendedLifetime(flocks) {}
    }

    @Test("A drag matches its reference images from the lift to the end of the drop")
    func course() throws {
        let fixture = try FlockFixture(size: CGSize(width: 300, height: 300))
        let source = fixture.card("Ticket", .systemIndigo, CGRect(x: 20, y: 20, width: 110, height: 70))
        let other = fixture.card("Stub", .systemOrange, CGRect(x: 160, y: 20, width: 70, height: 70))
        let well = fixture.card("", .systemGray4, CGRect(x: 60, y: 200, width: 180, height: 80))
        fixture.lift([UITargetedDragPreview(view: source), UITargetedDragPreview(view: other)], at: CGPoint(x: 60, y: 50))
        source.alpha = 0.3
        other.alpha = 0.3
        try expectPicture(fixture.host.snapshot(), named: "drag-course-lifted")
        fixture.flock.begin(at: CGPoint(x: 65, y: 60))
        fixture.flock.show(fixture.appearance(.move))
        fixture.host.advance(by: 0.05)
        fixture.flock.move(to: CGPoint(x: 110, y: 130))
        fixture.host.advance(by: 0.05)
        try expectPicture(fixture.host.snapshot(), named: "drag-course-gathering")
        fixture.host.advance(by: 1)
        let targets = [CGPoint(x: 50, y: 40), CGPoint(x: 130, y: 40)]
        fixture.flock.drop(
            fixture.endings { index in
                let target = UIDragPreviewTarget(container: well, center: targets[index], transform: CGAffineTransform(scaleX: 0.6, y: 0.6))
                return UITargetedDragPreview(view: index == 0 ? source : other).retargetedPreview(with: target)
            }
        ) {}
        fixture.host.advance(by: 0.1)
        try expectPicture(fixture.host.snapshot(), named: "drag-course-landing")
        fixture.host.advance(by: 0.28)
        try expectPicture(fixture.host.snapshot(), named: "drag-course-landed")
    }
}
