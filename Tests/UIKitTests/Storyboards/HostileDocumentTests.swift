import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Damaged and malicious storyboards")
struct HostileDocumentTests {
    let host = TestHost(size: CGSize(width: 390, height: 844))

    private func loadingError(of data: Data) -> String? {
        do {
            _ = try Board.load(data)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("A truncated storyboard is refused")
    func truncated() {
        let whole = Board.storyboard(Board.controller(Board.view(id: "a")))
        #expect(loadingError(of: whole) == nil)
        for length in [0, 1, 60, whole.count / 2, whole.count - 1] {
            #expect(loadingError(of: whole.prefix(length))?.contains("Test.storyboard") == true, "\(length) bytes")
        }
    }

    @Test("Documents with entities, a document type or an encoding other than UTF-8 are refused")
    func entities() {
        for head in [
            "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>", "<!DOCTYPE a [<!ENTITY x \"y\"><!ENTITY z \"&x;&x;\">]>",
            "<!DOCTYPE a SYSTEM \"http://127.0.0.1/a.dtd\">",
        ] {
            let text = "<?xml version=\"1.0\"?>\(head)<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><scenes/></document>"
            #expect(loadingError(of: Data(text.utf8))?.contains("entities") == true)
            #expect(loadingError(of: text.data(using: .utf16) ?? Data())?.contains("UTF-8") == true)
        }
        #expect(loadingError(of: Data("<?xml version=\"1.0\" encoding=\"UTF-7\"?><document/>".utf8))?.contains("utf-7") == true)
        let padding = String(repeating: " ", count: 1000)
        #expect(loadingError(of: Data("<?xml version=\"1.0\"\(padding)encoding = 'UTF-7'?><document/>".utf8))?.contains("utf-7") == true)
    }

    @Test("Invalid UTF-8 is reported, in attributes, names and texts")
    func brokenText() {
        let broken: [UInt8] = [0x70, 0xFF, 0xFF, 0x6C]
        for (before, after) in [("<document type=\"", "\"/>"), ("<document><", "/></document>"), ("<document>", "</document>")] {
            let data = Data("<?xml version=\"1.0\"?>".utf8) + Data(before.utf8) + Data(broken) + Data(after.utf8)
            #expect(loadingError(of: data)?.contains("UTF-8") == true)
        }
    }

    @Test("Processing instructions are refused, except the XML declaration")
    func instructions() {
        let document = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>"
        for text in [
            "<?go?>\(document)", "\(document)<?go?>", "<document><?go?></document>", "<?xml?>\(document)", "<?go on?>\(document)",
        ] {
            #expect(loadingError(of: Data(text.utf8))?.contains("instructions") == true, "\(text)")
            #expect(loadingError(of: Data("<?xml version=\"1.0\"?>\(text)".utf8))?.contains("instructions") == true, "\(text)")
        }
        for head in ["", "<?xml version=\"1.0\"?>", "<?xml\nversion=\"1.0\"?>\n", "\u{FEFF}<?xml version=\"1.0\"?>"] {
            #expect(loadingError(of: Data("\(head)\(document)".utf8)) == nil, "\(head)")
        }
        // These texts contain only an incomplete or an empty declaration.
        for text in ["<?xml ", "<?xml ?>\(document)", "<?", "<?xml \(document)"] {
            #expect(loadingError(of: Data(text.utf8)) != nil, "\(text)")
        }
    }

    @Test("Ten thousand nested views are refused, a hundred are accepted")
    func nested() throws {
        func nested(_ count: Int) -> Data {
            var text = ""
            for index in 0..<count {
                text += "<view id=\"n\(index)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><subviews>"
            }
            for _ in 0..<count { text += "</subviews></view>" }
            return Board.storyboard(Board.controller("<subviews>\(text)</subviews>"))
        }
        #expect(loadingError(of: nested(10_000))?.contains("deep") == true)
        let controller = try Board.initial(nested(100))
        var depth = 0
        var view: UIView? = controller.view
        while let inner = view?.subviews.first {
            depth += 1
            view = inner
        }
        #expect(depth == 100)
    }

    @Test("A hundred thousand elements, and too many bytes, are refused; ten thousand views are accepted")
    func many() throws {
        func wide(_ count: Int) -> Data {
            Board.storyboard(
                Board.controller("<subviews>\((0..<count).map { "<view id=\"n\($0)\"/>" }.joined())</subviews>"))
        }
        #expect(loadingError(of: wide(100_000))?.contains("elements") == true)
        #expect(try Board.initial(wide(10_000)).view.subviews.count == 10_000)
        #expect(loadingError(of: Data(repeating: 0x20, count: 17 << 20))?.contains("bytes") == true)
    }

    @Test("A file that is not a storyboard is refused with a message that contains its root element")
    func others() {
        #expect(loadingError(of: Data("<html/>".utf8))?.contains("html") == true)
        #expect(loadingError(of: Data("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>".utf8))?.contains("AppKit") == true)
        #expect(loadingError(of: Data("<archive/>".utf8))?.contains("Xcode 3") == true)
    }

    @Test("Controllers that contain themselves cause no endless loading")
    func cycles() throws {
        let container = Board.view(
            "containerView", id: "c", .zero, "", "<connections><segue destination=\"vc\" kind=\"embed\" id=\"e\"/></connections>")
        let controller = try Board.initial(Board.storyboard(Board.controller("<subviews>\(container)</subviews>")))
        let errors = Board.errors { _ = controller.view }
        #expect(errors.count == 1 && errors[0].contains("endless cycle"))
        var depth = 0
        var inner = controller.children.first
        while let next = inner, depth < 1000 {
            depth += 1
            inner = next.children.first
        }
        #expect(depth > 0 && depth < 100)
    }

    @Test("Duplicate identifiers and constraints without items do not crash; unknown elements and values are logged")
    func identifiers() throws {
        let text = """
            <subviews><view id="vc-view"/><view id="a"/><view id="a"/><view/><label id="l" text="&#x0;"/><banana id="b"/>
            <stackView id="s" axis="diagonal"/></subviews><constraints><constraint/><constraint firstItem="vc"/></constraints>
            """.replacingOccurrences(of: "&#x0;", with: "")
        let controller = try Board.initial(Board.storyboard(Board.controller(text)))
        let errors = Board.errors { _ = controller.view }
        #expect(errors.contains { $0.contains("banana") } && errors.contains { $0.contains("diagonal") })
        #expect(controller.view.superview == nil)
    }

    @Test("Storyboards with random mutations load and are laid out, or are refused")
    func mutations() {
        let source = Board.storyboard(
            Board.controller(
                """
                <subviews>\(Board.view("label", id: "l", CGRect(x: 0, y: 0, width: 10, height: 10), "text=\"Hi\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
                    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/><color key=\"textColor\" white=\"0\" alpha=\"1\"/>"))
                \(Board.view("stackView", id: "s", .zero, "axis=\"vertical\" spacing=\"5\"", "<subviews>\(Board.view("button", id: "b"))</subviews>"))
                \(Board.view("scrollView", id: "sc", .zero, "", "<subviews>\(Board.view("slider", id: "sl"))</subviews>"))</subviews>
                <constraints><constraint firstItem="l" firstAttribute="top" secondItem="vc-safe" secondAttribute="top" constant="10" id="1"/>
                <constraint firstItem="l" firstAttribute="width" secondItem="s" secondAttribute="width" multiplier="16:9" priority="400" id="2"/>
                <constraint firstItem="l" firstAttribute="height" constant="3" id="3"/></constraints>
                <variation key="default"><mask key="subviews"><exclude reference="s"/></mask></variation>
                """, attributes: Board.custom(BoardController.self),
                inside:
                    "<connections><outlet property=\"label\" destination=\"l\" id=\"o\"/><segue destination=\"two\" kind=\"show\" identifier=\"go\" id=\"x\"/></connections>"
            ),
            Board.controller(id: "two"))
        var generator = SeededGenerator(seed: 0x51AB)
        let words = [
            "\"", "<", ">", "NO", "YES", "-1", "1e308", "nan", "id=\"l\"", "vc", "view", "", "9999999999999999999", "\u{FFFD}", "&amp;",
            "/>",
        ]
        for _ in 0..<400 {
            var bytes = Array(source)
            for _ in 0...Int(generator.next() % 4) {
                let offset = Int(generator.next() % UInt64(bytes.count))
                switch generator.next() % 4 {
                case 0: bytes[offset] = UInt8(truncatingIfNeeded: 32 + generator.next() % 90)
                case 1: bytes.removeSubrange(offset..<min(bytes.count, offset + Int(generator.next() % 12)))
                case 2: bytes.insert(contentsOf: Array(words[Int(generator.next() % UInt64(words.count))].utf8), at: offset)
                default:
                    // Replaces an attribute's value. The document stays well-formed, so the readers of values are tested.
                    guard let start = bytes[offset...].firstIndex(of: 0x22), let end = bytes[(start + 1)...].firstIndex(of: 0x22) else {
                        continue
                    }
                    bytes.replaceSubrange(start + 1..<end, with: Array(words[3 + Int(generator.next() % 10)].utf8.filter { $0 != 0x22 }))
                }
            }
            _ = Board.errors {
                guard let storyboard = try? Board.load(Data(bytes)) else { return }
                let controller = storyboard.instantiateInitialViewController()
                controller?.view.layoutIfNeeded()
            }
        }
        #expect(loadingError(of: source) == nil)
    }
}
