#if DEBUG
    import Foundation
    import Testing
    import UIKitTesting

    @testable import Inspector

    @MainActor
    @Suite("Images and strings that reload")
    struct ResourceReloadTests {
        private let fixture: DocumentFixture
        private var host: TestHost { fixture.host }
        private let set = "Pictures.xcassets/Dot.imageset"

        init() throws { fixture = try DocumentFixture() }

        // MARK: Images

        private func image(_ red: CGFloat, width: CGFloat = 40) throws -> Data {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: 40), format: format)
            return try #require(
                renderer.image { context in
                    UIColor(red: red, green: 0, blue: 0, alpha: 1).setFill()
                    context.fill(CGRect(x: 0, y: 0, width: width, height: 40))
                }.pngData())
        }

        private func writeSet() throws {
            try fixture.write(
                #"{"images":[{"idiom":"universal","filename":"dot.png","scale":"1x"}],"info":{"author":"xcode","version":1}}"#,
                to: set + "/Contents.json")
            try write(image(1))
        }

        private func write(_ data: Data) throws {
            try data.write(to: URL(fileURLWithPath: fixture.path(set + "/dot.png")))
        }

        @Test("Image views, buttons and bar items show the changed image of a set")
        func images() throws {
            try writeSet()
            let image = try #require(UIImage(named: "Dot", in: fixture.bundle, compatibleWith: nil))
            let controller = UIViewController()
            let navigation = UINavigationController(rootViewController: controller)
            host.window.rootViewController = navigation
            let view = UIImageView(image: image)
            view.frame.origin = CGPoint(x: 0, y: 200)
            view.sizeToFit()
            let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
            button.setImage(image, for: .normal)
            controller.view.addSubview(view)
            controller.view.addSubview(button)
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
            host.advance(by: 0.1)
            #expect(fixture.red(20, 220) == 255)
            try write(self.image(0.5, width: 60))
            fixture.notice(set + "/dot.png")
            #expect(fixture.red(20, 220) == 128 && fixture.red(150, 225) == 128)
            #expect(view.image?.size.width == 60 && view.intrinsicContentSize.width == 60)
            #expect(button.image(for: .normal)?.size.width == 60)
            #expect(controller.navigationItem.rightBarButtonItem?.image?.size.width == 60)
            #expect(UIImage(named: "Dot", in: fixture.bundle, compatibleWith: nil)?.size.width == 60)
        }

        @Test("A truncated image and a description with an error change nothing; the log has the file, and the line of the description")
        func unreadableImages() throws {
            try writeSet()
            let view = UIImageView(image: try #require(UIImage(named: "Dot", in: fixture.bundle, compatibleWith: nil)))
            host.window.addSubview(view)
            host.advance(by: 0.1)
            try write(image(0.5).prefix(40))
            fixture.notice(set + "/dot.png")
            #expect(fixture.red(20, 20) == 255 && fixture.messages.last?.contains("dot.png") == true)
            try fixture.save("{\n\"images\": [\n", to: set + "/Contents.json")
            #expect(fixture.red(20, 20) == 255 && fixture.messages.last?.contains("Contents.json:3") == true)
        }

        // MARK: Strings

        @Test("A scene follows the strings table of its document; a text that the user has typed stays")
        func stringsOfStoryboard() throws {
            try fixture.write("\"a.text\" = \"Garden\";\n\"f.placeholder\" = \"Name\";\n", to: "en.lproj/Main.strings")
            let controller = try fixture.show(
                Document.storyboard(
                    Document.scene(
                        Document.label("a", "One") + Document.field("f", "placeholder=\"x\""),
                        connections: Document.outlet("label", "a") + Document.outlet("field", "f"))), as: ReloadedController.self)
            #expect(controller.label?.text == "Garden")
            controller.field?.text = "Ada"
            try fixture.save("\"a.text\" = \"Meadow\";\n\"f.placeholder\" = \"Full name\";\n", to: "en.lproj/Main.strings")
            #expect(controller.label?.text == "Meadow" && controller.field?.placeholder == "Full name" && controller.field?.text == "Ada")
        }

        @Test("Texts that code has set follow their table; texts with several keys stay, and the log names them")
        func stringsOfCode() throws {
            try fixture.write("\"title\" = \"Photos\";\n\"a\" = \"OK\";\n\"b\" = \"OK\";\n", to: "en.lproj/Localizable.strings")
            func text(_ key: String) -> String { NSLocalizedString(key, bundle: fixture.bundle, comment: "") }
            let (label, button, other) = (UILabel(), UIButton(type: .system), UILabel())
            label.text = text("title")
            button.setTitle(text("title"), for: .normal)
            other.text = text("a")
            let controller = UIViewController()
            controller.title = text("title")
            host.window.rootViewController = controller
            for view in [label, button, other] { controller.view.addSubview(view) }
            host.advance(by: 0.1)
            try fixture.save("\"title\" = \"Pictures\";\n\"a\" = \"Fine\";\n\"b\" = \"OK\";\n", to: "en.lproj/Localizable.strings")
            #expect(label.text == "Pictures" && button.title(for: .normal) == "Pictures" && controller.title == "Pictures")
            #expect(other.text == "OK" && text("a") == "Fine")
            #expect(fixture.messages.contains { $0.contains("OK") })
        }

        @Test("String catalogues reload")
        func catalog() throws {
            func document(_ text: String) -> String {
                """
                {"sourceLanguage":"en","version":"1.0","strings":{"hello":{"localizations":{"en":{"stringUnit":{"state":"translated",
                "value":"\(text)"}}}}}}
                """
            }
            try fixture.write(document("Hello"), to: "Localizable.xcstrings")
            let label = UILabel()
            label.text = NSLocalizedString("hello", bundle: fixture.bundle, comment: "")
            host.window.addSubview(label)
            host.advance(by: 0.1)
            #expect(label.text == "Hello")
            try fixture.save(document("Welcome"), to: "Localizable.xcstrings")
            #expect(label.text == "Welcome")
        }

        @Test(
            "A table with an error changes nothing, and the log has the line",
            arguments: [("\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";\n", 3), ("\"a\" = \"b\";\n\"c\" = ", 2), ("", 0)])
        func brokenTable(_ text: String, _ line: Int) throws {
            try fixture.write("\"a\" = \"Old\";\n", to: "en.lproj/Localizable.strings")
            func current() -> String { NSLocalizedString("a", bundle: fixture.bundle, comment: "") }
            #expect(current() == "Old")
            try fixture.save(text, to: "en.lproj/Localizable.strings")
            #expect(current() == "Old")
            let place = fixture.path("en.lproj/Localizable.strings") + (line > 0 ? ":\(line): " : ": ")
            #expect(fixture.messages.last?.hasPrefix(place) == true)
        }
    }
#endif
