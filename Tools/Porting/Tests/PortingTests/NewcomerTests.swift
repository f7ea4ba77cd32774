import Foundation
import Testing

@testable import Porting

@Suite("Faults that people met in their first ported projects")
struct NewcomerTests {
    private func folder(_ files: [String: String]) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appending(path: "newcomer-\(UUID().uuidString)")
        for (path, text) in files {
            let file = url.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return url
    }

    /// A project file with one target for each name, kind and source.
    private func project(_ targets: [(name: String, kind: String, source: String, settings: String)]) -> String {
        var objects = ""
        for (index, target) in targets.enumerated() {
            objects += """
                F\(index) = { isa = PBXFileReference; path = "\(target.source)"; sourceTree = "<group>"; };
                B\(index) = { isa = PBXBuildFile; fileRef = F\(index); };
                P\(index) = { isa = PBXSourcesBuildPhase; files = (B\(index)); };
                D\(index) = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(target.settings) }; };
                L\(index) = { isa = XCConfigurationList; buildConfigurations = (D\(index)); };
                T\(index) = { isa = PBXNativeTarget; name = "\(target.name)"; productType = "com.apple.product-type.\(target.kind)";
                    buildPhases = (P\(index)); buildConfigurationList = L\(index); };

                """
        }
        let list = { (letter: String) in targets.indices.map { "\(letter)\($0)" }.joined(separator: ", ") }
        return """
            { objects = {
                A = { isa = PBXProject; mainGroup = G; targets = (\(list("T"))); };
                G = { isa = PBXGroup; children = (\(list("F"))); sourceTree = "<group>"; };
                \(objects)
            }; rootObject = A; }
            """
    }

    @Test func `a file without imports gets the part of Foundation that it uses`() {
        let text = ported("// A loader.\nclass Loader {\n    let session = URLSession.shared\n}\n")
        #expect(
            text.hasPrefix("// A loader.\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\nclass Loader {"))
    }

    @Test func `a cast in a pattern is unchanged`() {
        let text =
            "func f(_ x: Any) {\n    switch x {\n    case _ as String: break\n    case let s as NSString: print(s)\n    default: break\n    }\n}\n"
        #expect(ported(text) == text)
        #expect(ported("let a = b as String\n") == "let a = String(b)\n")
    }

    @Test func `a member moved out of a public extension stays public`() {
        let text = ported(
            "open class A: UIView {\n}\npublic extension A {\n    /// Lays out.\n    override func layoutSubviews() {}\n    override var isHidden: Bool { get { true } set {} }\n}\n"
        )
        #expect(text.contains("    /// Lays out.\n    public override func layoutSubviews() {}"))
        #expect(text.contains("    public override var isHidden: Bool"))
    }

    @Test func `private declarations of a file become visible to code moved into another file`() {
        let texts = ported(files: [
            "class A: UIView {\n}\n",
            "private func arrange(_ view: UIView) {}\nfileprivate let gap = 4\nprivate let other = 5\nextension A {\n    override func layoutSubviews() { arrange(self); print(gap) }\n}\n",
        ])
        #expect(texts[1].hasPrefix("func arrange(_ view: UIView) {}\nlet gap = 4\nprivate let other = 5\n"))
    }

    @Test func `leftovers of Swift 3 have today's forms`() {
        let text = ported(
            """
            class A: UIView {
                var done: ((Void) -> Void)?
                func f(_ text: String, _ other: String?, key: String) {
                    let n = text.characters.count + (other?.characters.count ?? 0)
                    spinner.activityIndicatorViewStyle = .gray
                    let style = NSUnderlineStyle.styleThick.rawValue
                    let attributes = [NSFontAttributeName: font] as [String: Any]
                    let given: [String: Any] = [NSForegroundColorAttributeName: color]
                    var more = [String: Any]()
                    more[NSFontAttributeName] = font
                    collision.removeBoundary(withIdentifier: key as NSCopying)
                }
            }

            """)
        #expect(text.contains("var done: (() -> Void)?"))
        #expect(text.contains("text.count + (other?.count ?? 0)"))
        #expect(text.contains("spinner.style = .gray"))
        #expect(text.contains("NSUnderlineStyle.thick.rawValue"))
        #expect(text.contains("font] as [NSAttributedString.Key: Any]"))
        #expect(text.contains("let given: [NSAttributedString.Key: Any] ="))
        #expect(text.contains("var more = [NSAttributedString.Key: Any]()"))
        #expect(text.contains("withIdentifier: NSString(string: key))"))
    }

    @Test func `the template's call in the scene delegate does not keep Core Data`() {
        let texts = ported(files: [
            "import UIKit\nimport CoreData\n@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n    lazy var persistentContainer: NSPersistentContainer = {\n        NSPersistentContainer(name: \"A\")\n    }()\n    func saveContext() {\n        persistentContainer.viewContext.save()\n    }\n}\n",
            "import UIKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {\n    func sceneDidEnterBackground(_ scene: UIScene) {\n        (UIApplication.shared.delegate as? AppDelegate)?.saveContext()\n    }\n}\n",
        ])
        #expect(texts[0].contains("    #if canImport(ObjectiveC)\n    lazy var persistentContainer"))
        #expect(texts[0].contains("    #if canImport(ObjectiveC)\n    func saveContext()"))
        #expect(
            texts[1].contains("        #if canImport(ObjectiveC)\n        (UIApplication.shared.delegate as? AppDelegate)?.saveContext()"))
    }

    @Test func `entries of the Info.plist are read from the app's resources, with the project's version`() throws {
        #expect(
            ported(
                "import Foundation\nlet v = Bundle.main.object(forInfoDictionaryKey: \"A\")\nlet d = Bundle.main.infoDictionary?[\"A\"]\n"
            )
            .contains("let v = Bundle.ofApp.object(forInfoDictionaryKey: \"A\")\nlet d = Bundle.ofApp.infoDictionary?[\"A\"]"))
        let url = try folder([
            "App.xcodeproj/project.pbxproj": project([
                (
                    "App", "application", "main.swift",
                    "MARKETING_VERSION = 2.5; CURRENT_PROJECT_VERSION = 17; INFOPLIST_FILE = Info.plist; TARGETED_DEVICE_FAMILY = 1; API_HOST = \"a&b\";"
                )
            ]), "main.swift": "import UIKit\n",
            "Info.plist":
                "<plist version=\"1.0\"><dict><key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string><key>Host</key><string>$(API_HOST)</string></dict></plist>",
        ])
        let output = url.appending(path: "../newcomer-output-\(UUID().uuidString)").standardizedFileURL
        defer {
            try? FileManager.default.removeItem(at: url)
            try? FileManager.default.removeItem(at: output)
        }
        #expect(Command.run([url.path, "--output", output.path, "--lodestone", "/checkout/Lodestone"]) == 0)
        let data = try Data(contentsOf: output.appending(path: "Sources/App/Resources/Info.plist"))
        let list = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        #expect(list["CFBundleShortVersionString"] as? String == "2.5")
        #expect(list["CFBundleVersion"] as? String == "17")
        #expect(list["Host"] as? String == "a&b")
        #expect(list["UIDeviceFamily"] as? [Int] == [1])
    }

    @Test func `an app for macOS is left out and reported`() throws {
        let url = try folder([
            "App.xcodeproj/project.pbxproj": project([
                ("Desk", "application", "desk.swift", "SDKROOT = macosx;"), ("App", "application", "main.swift", "SDKROOT = iphoneos;"),
            ]), "main.swift": "import UIKit\n", "desk.swift": "import AppKit\n",
        ])
        defer { try? FileManager.default.removeItem(at: url) }
        let project = try ProjectReader.read(url.path)
        #expect(project.targets.map(\.module) == ["App"])
        #expect(project.notes.contains { $0.path == "Desk" && $0.text.contains("macosx") })
    }

    @Test func `tests of a library are ported with its example`() throws {
        let url = try folder([
            "Example/App.xcodeproj/project.pbxproj": project([("App", "application", "main.swift", "")]),
            "Example/main.swift": "import UIKit\nimport Dials\n",
            "Package.swift":
                "let package = Package(targets: [.target(name: \"Dials\", path: \"Code\"), .testTarget(name: \"DialsTests\", path: \"Checks\")])",
            "Code/Dial.swift": "import UIKit\n", "Checks/DialTests.swift": "import XCTest\n@testable import Dials\n",
        ])
        defer { try? FileManager.default.removeItem(at: url) }
        let targets = try ProjectReader.read(url.path).targets
        #expect(Set(targets.map(\.module)) == ["App", "Dials", "DialsTests"])
        #expect(targets.first { $0.module == "DialsTests" }?.kind == .tests)
    }

    @Test func `tests in a plain folder are a target of their own`() throws {
        let url = try folder([
            "Board.swift": "import UIKit\n", "Checks/Board.swift": "import Testing\n@testable import Board\n",
            "BoardTests/Help.swift": "import Foundation\n",
        ])
        defer { try? FileManager.default.removeItem(at: url) }
        let targets = try ProjectReader.read(url.path).targets
        #expect(targets.map(\.kind) == [.library, .tests])
        #expect(targets[0].sources == ["Board.swift"] && targets[1].name == targets[0].name + "Tests")
        #expect(targets[1].sources == ["BoardTests/Help.swift", "Checks/Board.swift"])
    }

    @Test func `the bridging header of tests imports UIKit for them`() throws {
        let url = try folder([
            "App.xcodeproj/project.pbxproj": project([
                ("App", "application", "main.swift", ""),
                ("AppTests", "bundle.unit-test", "AppTests.swift", "SWIFT_OBJC_BRIDGING_HEADER = Tests.h;"),
            ]), "main.swift": "import UIKit\n", "AppTests.swift": "import XCTest\n", "Tests.h": "#import <UIKit/UIKit.h>\n",
        ])
        defer { try? FileManager.default.removeItem(at: url) }
        let port = try Port(ProjectReader.read(url.path))
        #expect(port.additions["AppTests"]?[UmbrellaHeader.fileName]?.contains("@_exported import UIKit") == true)
        #expect(port.additions["App"]?[UmbrellaHeader.fileName] == nil)
    }

    @Test func `objects of a class in a variable are made by a function of an additional file`() {
        let text = ported(
            """
            protocol Reusable: UIView {
                init(frame: CGRect)
            }
            class Base: UITableViewCell {
                required override init(style: CellStyle, reuseIdentifier: String?) {}
            }
            class Box<View: UIView & Styled>: UIView {
                let view = View(frame: .zero)
                let kind: UIViewController.Type
                func f<Cell>(_ type: Cell.Type) -> Cell where Cell: UITableViewCell {
                    _ = kind.init(nibName: nil, bundle: nil)
                    return type.init(style: .default, reuseIdentifier: nil)
                }
                func g<R: Reusable, B: Base>(_ type: B.Type) {
                    _ = R(frame: .zero)
                    _ = type.init(style: .default, reuseIdentifier: nil)
                    _ = UIView(frame: .zero)
                }
                class func made() -> Self { return self.init() }
                convenience init() { self.init(frame: .zero) }
            }

            """)
        #expect(text.contains("let view = View.makeInstance(frame: .zero)"))
        #expect(text.contains("_ = kind.makeInstance(nibName: nil, bundle: nil)"))
        #expect(text.contains("return type.makeInstance(style: .default, reuseIdentifier: nil)"))
        #expect(text.contains("_ = R(frame: .zero)"))
        #expect(text.contains("_ = type.init(style: .default, reuseIdentifier: nil)"))
        #expect(text.contains("_ = UIView(frame: .zero)"))
        #expect(text.contains("class func made() -> Self { return self.makeInstance() }"))
        #expect(text.contains("convenience init() { self.init(frame: .zero) }"))
    }

    @Test func `associated types and static members of views are classes in variables`() {
        let texts = ported(files: [
            "protocol Screen { associatedtype Content: UIView }\nprotocol Other {}\nextension Other where Self: Screen {\n    func third() -> Content { Content(frame: .zero) }\n}\nextension Screen {\n    func make() -> Content { Content() }\n    func other() -> Content { Self.Content(frame: .zero) }\n}\n",
            "extension UIView {\n    static func fresh() -> Self { Self(frame: .zero) }\n}\nfinal class Last: UIView {\n    static func fresh() -> Self { Self() }\n}\n",
        ])
        #expect(texts[0].contains("Content.makeInstance()") && texts[0].contains("Self.Content.makeInstance(frame: .zero)"))
        #expect(texts[0].contains("func third() -> Content { Content.makeInstance(frame: .zero) }"))
        #expect(texts[1].contains("Self.makeInstance(frame: .zero)"))
        #expect(texts[1].contains("static func fresh() -> Self { Self() }"))
    }

    @Test func `errors of the compiler are sorted by cause`() {
        let output = """
            [3/9] Compiling Board Board.swift
            /out/Sources/Board/Board.swift:4:9: error: cannot find type 'CIFilter' in scope
            /out/Sources/Board/Board.swift:4:9: error: cannot find type 'CIFilter' in scope
            /out/Sources/Board/Board.swift:5:9: error: value of type 'UIView' has no member 'heroID'
            /out/Sources/Board/Board.swift:6:9: error: value of type 'Board' has no member 'cards'
            /out/Sources/Board/Board.swift:7:9: error: Objective-C interoperability is disabled
            /out/Sources/Board/Board.swift:8:9: error: cannot convert value of type 'String' to expected argument type 'Int'
            /out/Sources/Board/Board.swift:9:9: warning: never used
            """
        let report = BuildReport(name: "Board", output: output, succeeded: false, folder: "/out", declared: ["Board", "Card"])
        #expect(report.failures.map(\.cause) == [.missing, .missing, .byHand, .language, .byHand])
        #expect(report.failures.map(\.line) == [4, 5, 6, 7, 8] && report.failures[0].path == "Sources/Board/Board.swift")
        #expect(report.headline == "Board does not compile yet: 2 missing here, 1 language, 2 mend by hand.")
        #expect(report.lines().contains("missing here (2), see Documentation/uikit.md#what-there-is:"))
        #expect(Report().text(title: "Board", build: report).hasPrefix(report.headline))
        let done = BuildReport(name: "Board", output: "", succeeded: true, folder: "/out", declared: [])
        #expect(done.headline == "Board compiles, and so do its tests." && done.lines().isEmpty)
    }

    @Test func `the pages that errors refer to exist`() throws {
        let checkout = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL
        for cause in BuildReport.Cause.allCases {
            let parts = cause.page.split(separator: "#").map(String.init)
            let text = try String(contentsOf: checkout.appending(path: parts[0]), encoding: .utf8)
            let anchors = text.split(separator: "\n").filter { $0.hasPrefix("#") }.map {
                $0.drop { "# ".contains($0) }.lowercased().replacing(" ", with: "-")
            }
            #expect(anchors.contains(parts[1]), "\(cause.page)")
        }
    }

    @Test func `packages known to build on Linux need no review`() throws {
        let url = try folder([
            "Package.swift": """
            let package = Package(dependencies: [
                .package(url: "https://example.org/swift-numerics.git", from: "1.0.0"), .package(url: "https://example.org/Dials", exact: "2.0.0"),
            ], targets: [.target(name: "A", dependencies: [.product(name: "Numerics", package: "swift-numerics"), "Dials"])])
            """, "Sources/A/A.swift": "import Numerics\nimport Dials\n",
        ])
        defer { try? FileManager.default.removeItem(at: url) }
        let project = try ProjectReader.read(url.path)
        let port = try Port(project)
        #expect(port.report.notes.filter { $0.kind == .look }.map(\.path) == ["https://example.org/Dials"])
        let manifest = PackageWriter(project: project, lodestone: "/l", texts: port.texts, additions: [:]).manifest(at: url)
        #expect(manifest.contains(".package(url: \"https://example.org/Dials\", exact: \"2.0.0\")"))
        #expect(manifest.contains(".product(name: \"Dials\", package: \"Dials\")"))
    }

    @Test func `a package that an example names by its location elsewhere is ported from the folder that has it`() throws {
        let remote = "P = { isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.org/Dials\"; };"
        let product = "R = { isa = XCSwiftPackageProductDependency; package = P; productName = Dials; };"
        let url = try folder([
            "Example/App.xcodeproj/project.pbxproj": project([("App", "application", "main.swift", "")])
                .replacing("buildPhases", with: "packageProductDependencies = (R); buildPhases")
                .replacing("{ objects = {", with: "{ objects = { \(remote) \(product)")
                .replacing("isa = PBXProject;", with: "isa = PBXProject; packageReferences = (P);"),
            "Example/main.swift": "import Dials\n", "Package.swift": "let package = Package(targets: [.target(name: \"Dials\")])",
            "Sources/Dials/Dial.swift": "import UIKit\n",
        ])
        defer { try? FileManager.default.removeItem(at: url) }
        let project = try ProjectReader.read(url.path)
        #expect(Set(project.targets.map(\.module)) == ["App", "Dials"] && project.packages.isEmpty)
    }

    @Test func `a local package that an app links is ported with it`() throws {
        let url = try folder([
            "App.xcodeproj/project.pbxproj": project([("App", "application", "main.swift", "")])
                .replacing("buildPhases", with: "packageProductDependencies = (R); buildPhases")
                .replacing("{ objects = {", with: "{ objects = { R = { isa = XCSwiftPackageProductDependency; productName = Dials; };"),
            "main.swift": "import UIKit\n", "Dials/Package.swift": "let package = Package(targets: [.target(name: \"Dials\")])",
            "Dials/Sources/Dials/Dial.swift": "import UIKit\n",
        ])
        defer { try? FileManager.default.removeItem(at: url) }
        let project = try ProjectReader.read(url.path)
        #expect(Set(project.targets.map(\.module)) == ["App", "Dials"])
        let port = try Port(project)
        let manifest = PackageWriter(project: project, lodestone: "/l", texts: port.texts, additions: [:]).manifest(at: url)
        #expect(manifest.contains("                \"Dials\",\n"))
    }

    @Test func `a question for a required method of a protocol asks for the conformance, one for an optional method is reported`() {
        let text = """
            @objc protocol Source: NSObjectProtocol {
                func count() -> Int
                @objc optional func moved(_ n: Int)
            }
            class A: UIView {
                weak var source: Source?
                func f() {
                    if source?.responds(to: #selector(Source.count)) == true {}
                    if d.responds(to: #selector(UITableViewDataSource.tableView(_:cellForRowAt:))) {}
                    if d.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))) {}
                }
            }

            """
        let once = Rewriter().rewrite([SourceFile(path: "File.swift", text: text)])[0]
        #expect(once.text.contains("if (source is any Source) == true {}"))
        #expect(once.text.contains("if (d is any UITableViewDataSource) {}"))
        #expect(
            once.notes.filter { $0.kind == .look }.map(\.text) == [
                "whether UIScrollViewDelegate.scrollViewDidScroll(_:) is there cannot be asked: every type that conforms to UIScrollViewDelegate has it"
            ])
    }

    @Test func `functions of Darwin and ranges of Swift 3 have names on both systems`() {
        let text = ported("import Foundation\nlet a = Darwin.ceil(b)\nlet c = CountableRange(d)\n")
        #expect(text == "import Foundation\nlet a = Foundation.ceil(b)\nlet c = Range(d)\n")
    }

    @Test func `a static member of a class of UIKit's makes an object of that class`() {
        let text = ported("extension UIColor {\n    static func from(_ color: CGColor) -> Self { return self.init(cgColor: color) }\n}\n")
        #expect(text.contains("return (UIColor(cgColor: color) as! Self)"))
    }

    @Test func `an optional method of UIKit's that is called with a trailing closure loses its mark`() {
        #expect(
            ported("func f(_ a: any UIViewImplicitlyAnimating) {\n    a.addAnimations! { g() }\n    a.addCompletion? { _ in }\n}\n")
                == "func f(_ a: any UIViewImplicitlyAnimating) {\n    a.addAnimations { g() }\n    a.addCompletion { _ in }\n}\n")
    }

    @Test func `whether an optional method is there is a property that its implementations declare`() {
        let text = ported(
            """
            @objc protocol Watcher {
                @objc optional func moved(_ n: Int)
                @objc optional func ended()
            }
            class Pen: NSObject, Watcher {
                func moved(_ n: Int) { print(n) }
            }
            class A: UIView {
                weak var watcher: Watcher?
                func f() {
                    if isHidden, watcher?.moved != nil { g() }
                    if watcher?.responds(to: #selector(Watcher.moved(_:))) == true {}
                    watcher?.ended?()
                }
            }

            """)
        #expect(text.contains("    func moved(_ n: Int)\n    var implementsMoved: Bool { get }\n    func ended()\n}"))
        #expect(text.contains("var implementsMoved: Bool { false }"))
        #expect(text.contains("    func moved(_ n: Int) { print(n) }\n\n    var implementsMoved: Bool { true }\n}"))
        #expect(text.contains("if isHidden, watcher?.implementsMoved == true { g() }"))
        #expect(text.contains("if ((watcher as? any Watcher)?.implementsMoved == true) == true {}"))
        #expect(text.contains("watcher?.ended()") && !text.contains("implementsEnded"))
    }

    @Test func `an initializer that calls another one of its class is a convenience`() {
        let text = ported(
            "class A: UIView {\n    public init(n: Int) {\n        self.init()\n    }\n    required init?(coder: NSCoder) {\n        super.init(coder: coder)\n    }\n}\nstruct B {\n    init() { self.init(n: 1) }\n}\n"
        )
        #expect(text.contains("public convenience init(n: Int)") && text.contains("    required init?(coder: NSCoder)"))
        #expect(text.contains("struct B {\n    init()"))
    }

    @Test func `closures of batch updates capture self in extensions of lists, too`() {
        let text = ported("extension UICollectionView {\n    func f() {\n        performBatchUpdates({reloadItems(at: [])})\n    }\n}\n")
        #expect(text.contains("performBatchUpdates({ [self] in reloadItems(at: [])})"))
    }
}
