import Foundation
import Testing

@testable import Porting

@Suite("Declarations that need a missing framework")
struct SingleDeclarationTests {
    @Test func `only the declarations that use the framework are excluded`() {
        let text = """
            import SwiftUI
            import UIKit

            public struct Model {
                let size: CGFloat
            }

            extension Model {
                public var page: Page { Page(model: self) }
                public func scaled() -> CGFloat { size * 2 }
            }

            public struct Page: View {
                let model: Model
            }

            extension Page {
                func wide() -> Page { self }
            }

            """
        let board =
            "import UIKit\nclass Board: UIView {\n    let model: Model? = nil\n    func width() -> CGFloat { model?.scaled() ?? 0 }\n}\n"
        let texts = ported(files: [text, board])
        #expect(texts[0].contains("public struct Model {\n    let size: CGFloat\n}"))
        #expect(
            texts[0].contains(
                "    #if canImport(ObjectiveC)\n    public var page: Page { Page(model: self) }\n    #endif\n    public func scaled()"))
        #expect(texts[0].contains("#if canImport(ObjectiveC)\npublic struct Page: View {\n    let model: Model\n}\n#endif"))
        #expect(texts[0].contains("#if canImport(ObjectiveC)\nextension Page {\n    func wide() -> Page { self }\n}\n#endif"))
        #expect(texts[1] == board)
        #expect(ported(files: texts) == texts, "a second run changes nothing")
    }

    @Test func `a member that code for Linux uses stays, and so does a generic parameter with a framework's name`() {
        let used = "import SwiftUI\nextension Model {\n    func page() -> AnyView { AnyView(self) }\n}\nstruct Model {}\n"
        let user = "import UIKit\nclass Board: UIView {\n    func open() { _ = Model().page() }\n}\n"
        #expect(!ported(files: [used, user])[0].contains("#if canImport(ObjectiveC)\n    func page"))
        let generic = "import SwiftUI\nstruct Holder<View: UIView> {\n    let view: View\n}\nlet count = 1\n"
        #expect(!ported(generic).contains("#if canImport(ObjectiveC)\nstruct Holder"))
    }

    @Test func `extensions of a type in a condition for the framework are excluded with it`() {
        let text =
            "import UIKit\n#if canImport(SwiftUI)\nimport SwiftUI\nstruct Page: View {\n}\n#endif\n\nextension Page {\n    static func make() -> Self { Self() }\n}\nclass Board: UIView {}\n"
        #expect(
            ported(text).contains(
                "#if canImport(ObjectiveC)\nextension Page {\n    static func make() -> Self { Self() }\n}\n#endif\nclass Board"))
    }

    @Test func `a file stays if other files call a function that it adds to a type`() {
        let page =
            "import SwiftUI\nstruct Page: View {}\nextension Board {\n    func model() -> Int { 1 }\n    func page() -> Page { Page() }\n}\n"
        let texts = ported(files: [page, "import UIKit\nclass Board: UIView {\n    func f() { _ = model() }\n}\n"])
        #expect(
            texts[0].contains(
                "\n    func model() -> Int { 1 }\n    #if canImport(ObjectiveC)\n    func page() -> Page { Page() }\n    #endif"))
    }

    @Test func `questions for the class of an object become type checks`() {
        #expect(ported("let a = !delegate.isKind(of: Board.self)\n") == "let a = !(delegate is Board)\n")
        #expect(ported("let a = delegate?.isKind(of: Board.self) == true\n") == "let a = (delegate is Board) == true\n")
        #expect(ported("let a = next.isMember(of: UIView.self)\n") == "let a = (type(of: next) == UIView.self)\n")
        #expect(ported("let a = kind.isSubclass(of: Board.self)\n") == "let a = (kind is Board.Type)\n")
        #expect(ported("let a = View.isSubclass(of: Board.self)\n") == "let a = (View.self is Board.Type)\n")
        let generic = "func f<View: UIView>(_ type: View.Type) -> Bool {\n    all.contains { $0.kind.isSubclass(of: type) }\n}\n"
        #expect(ported(generic).contains("{ ($0.kind is View.Type) }") && reviewNotes(generic).count == 1)
        for same in ["let a = b.isKind(of: kind)\n", "let a = super.isKind(of: A.self)\n", "let a = b.isKind(of: type(of: self))\n"] {
            #expect(ported(same) == same)
        }
    }

    @Test func `names of countries and keys of Core Text are found without bridging`() {
        #expect(
            ported("let a = (Locale.current as NSLocale).localizedString(forCountryCode: code)\n")
                == "let a = Locale.current.localizedString(forRegionCode: code)\n")
        #expect(
            ported("import CoreText\nlet a = kCTTrackingAttributeName as NSAttributedString.Key\n")
                == "import CoreText\nlet a = NSAttributedString.Key(kCTTrackingAttributeName as String)\n")
    }

    @Test func `an object's question to itself for an optional method is whether its class declares the method`() {
        let text = """
            class Adapter: NSObject, UITableViewDataSource {
                func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
                func f() -> [Bool] {
                    [
                        responds(to: #selector(UITableViewDataSource.tableView(_:titleForHeaderInSection:))),
                        self.responds(to: #selector(UITableViewDataSource.tableView(_:titleForFooterInSection:))),
                    ]
                }
            }

            """
        #expect(ported(text).contains("            true,\n            false,\n"))
        #expect(reviewNotes(text).count == 1)

    }

    @Test func `statements for a Mac stay for Apple's platforms, and ObservableObject comes from Combine`() {
        let text = ported(
            "func f() -> Bool {\n    if ProcessInfo.processInfo.isMacCatalystApp {\n        return true\n    }\n    return false\n}\n")
        #expect(
            text.contains(
                "    #if canImport(ObjectiveC)\n    if ProcessInfo.processInfo.isMacCatalystApp {\n        return true\n    }\n    #endif\n    return false"
            ))
        let same = "func f() {\n    let isMac = ProcessInfo.processInfo.isMacCatalystApp\n    if isMac { g() } else { h() }\n}\n"
        #expect(ported(same) == same)
        #expect(ported("import Foundation\nclass A: ObservableObject {}\n").contains("import Combine"))
        #expect(!ported("import Foundation\nprotocol ObservableObject {}\nclass A: ObservableObject {}\n").contains("import Combine"))
    }

    @Test func `a package is for Swift 6 if its manifest names that mode, or since version 6 of its format`() {
        let files = ProjectFiles(FileManager.default.temporaryDirectory)
        func manifest(_ text: String) -> Bool? {
            PackageManifest("\(text)\nlet package = Package(targets: [.target(name: \"A\")])", at: "Package.swift", files).targets.first?
                .isolatesDefaultValues
        }
        #expect(manifest("// swift-tools-version:6.0") == true)
        #expect(manifest("// swift-tools-version:5.9") == false)
        #expect(manifest("// swift-tools-version:6.0\nlet a = Package(swiftLanguageModes: [.v5])") == false)
        #expect(manifest("// swift-tools-version: 6.1\nlet a = Package(swiftLanguageModes: [.version(\"6.2\")])") == true)
    }
}
