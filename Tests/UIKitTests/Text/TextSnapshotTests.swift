import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct TextSnapshotTests {
    @Test(arguments: [false, true]) func snapshotsOfTextWithMenus(dark: Bool) {
        for width in [390.0, 900] {
            let host = TestHost(size: CGSize(width: width, height: 640))
            host.window.overrideUserInterfaceStyle = dark ? .dark : .light
            host.window.backgroundColor = .secondarySystemGroupedBackground
            let view = UITextView(frame: CGRect(x: 16, y: 60, width: width - 32, height: 420))
            view.backgroundColor = .systemBackground
            view.layer.cornerRadius = 14
            view.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
            view.spellCheckingType = .yes
            let text = NSMutableAttributedString(
                string: "A letter\n", attributes: [.font: UIFont.boldSystemFont(ofSize: 24), .foregroundColor: UIColor.label])
            let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label]
            let star = NSTextAttachment(
                image: UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image {
                    UIColor.systemOrange.setFill()
                    $0.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 18, height: 18))
                })
            star.bounds = CGRect(x: 0, y: -3, width: 18, height: 18)
            text.append(
                NSAttributedString(string: "The storm is over, and from up here one sees as far as the islnds. A ", attributes: body))
            text.append(NSAttributedString(attachment: star))
            text.append(
                NSAttributedString(
                    string: " among the words, and a link to ", attributes: body))
            text.append(NSAttributedString(string: "a page", attributes: body.merging([.link: URL(string: "https://example.org")!]) { $1 }))
            text.append(
                NSAttributedString(
                    string: String(
                        repeating: ". Yesterday a ship came by so close that we could read its name without the glass", count: 4),
                    attributes: body))
            view.attributedText = text
            view.textContainer.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 190, y: 60, width: 140, height: 150))]
            let picture = UIView(frame: CGRect(x: 212, y: 86, width: 120, height: 130))
            picture.backgroundColor = .systemTeal
            picture.layer.cornerRadius = 60
            view.addSubview(picture)
            host.window.addSubview(view)
            view.becomeFirstResponder()
            host.advance(by: 0.2)
            let index = (text.string as NSString).range(of: "islnds").location + 2
            let rect = view.convert(view.caretRect(for: view.position(from: view.beginningOfDocument, offset: index)!), to: nil)
            host.tap(at: CGPoint(x: rect.midX, y: rect.midY), count: 2)
            host.advance(by: 0.6)
            let name = "letter-\(Int(width))\(dark ? "-dark" : "")"
            writePicture(host, name)
            #expect(host.view(labelled: "Copy") != nil)
            host.pointer.move(to: CGPoint(x: rect.midX, y: rect.midY))
            host.pointer.press(.secondary)
            host.pointer.release()
            host.advance(by: 0.6)
            writePicture(host, name + "-list")
            #expect(host.view(labelled: "Learn Spelling") != nil)
        }
    }
}
