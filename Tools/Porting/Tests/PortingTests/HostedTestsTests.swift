import Foundation
import Testing

@testable import Porting

@Suite("Tests that Xcode runs inside of an app")
struct HostedTestsTests {
    private func project(_ host: String?, delegate: String, tests: String = "import XCTest\n") throws -> (Project, [String: String]) {
        let app = Project.Target(name: "My App", kind: .application, sources: ["App/Delegate.swift", "App/Board.swift"])
        let own = Project.Target(name: "Tests", kind: .tests, sources: ["Tests/Tests.swift"], testHost: host)
        let project = Project(name: "My App", folder: URL(filePath: "/nowhere"), targets: [app, own])
        return (project, ["App/Delegate.swift": delegate, "App/Board.swift": "class Board {}\n", "Tests/Tests.swift": tests])
    }

    private let delegate = "@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n"

    @Test func `the target of hosted tests gets a file that starts the app before the first test`() throws {
        let (project, texts) = try project("My App", delegate: delegate)
        let text = try #require(HostedTests.file(for: project.targets[1], of: project, texts: texts))
        #expect(text.contains("@testable import My_App\n"))
        #expect(text.contains("open class AppTestCase: XCTestCase {"))
        #expect(text.contains("TestApplication.start(AppDelegate.self)"))
        #expect(text.contains("#else\n    public typealias AppTestCase = XCTestCase\n#endif\n"))
        #expect(HostedTests.file(for: project.targets[0], of: project, texts: texts) == nil)
    }

    @Test func `classes of hosted tests derive from the class that starts the app; a second run changes nothing`() {
        let text = """
            import XCTest

            class ATests: XCTestCase { // one
                class Inner {}
            }
            final class BTests: XCTestCase, Sendable {}
            class CTests: ATests {}

            """
        let once = HostedTests.rewrite(text, at: "A.swift")
        #expect(once.text.contains("class ATests: AppTestCase { // one\n"))
        #expect(once.text.contains("final class BTests: AppTestCase, Sendable {}\nclass CTests: ATests {}\n"))
        #expect(once.notes.map(\.line) == [3, 6] && once.notes.allSatisfy { $0.kind == .changed && $0.rule == "test host" })
        let twice = HostedTests.rewrite(once.text, at: "A.swift")
        #expect(twice.text == once.text && twice.notes.isEmpty)
    }

    @Test func `the manifest adds the app and the test library to hosted tests`() throws {
        let (project, texts) = try project("My App", delegate: delegate)
        let file = try #require(HostedTests.file(for: project.targets[1], of: project, texts: texts))
        let additions = ["Tests": [HostedTests.fileName: file]]
        let manifest = PackageWriter(project: project, lodestone: "/l", texts: texts, additions: additions)
            .manifest(at: URL(filePath: "/out"))
        let tests = try #require(manifest.range(of: "name: \"Tests\"")).upperBound
        #expect(manifest[tests...].contains("\"My_App\","))
        #expect(manifest[tests...].contains(".product(name: \"UIKitTesting\""))
    }

    @Test func `of several delegates the one of the entry point is used`() throws {
        let both = "class A: NSObject, UIApplicationDelegate {}\n"
        var (project, texts) = try project("My App", delegate: delegate)
        texts["App/Board.swift"] = both
        #expect(HostedTests.file(for: project.targets[1], of: project, texts: texts)?.contains("start(AppDelegate.self)") == true)
        project.targets[0].sources.reverse()
        #expect(HostedTests.file(for: project.targets[1], of: project, texts: texts)?.contains("start(AppDelegate.self)") == true)
        texts["App/Delegate.swift"] = ""
        #expect(HostedTests.file(for: project.targets[1], of: project, texts: texts)?.contains("start(A.self)") == true)
    }

    @Test func `without a host, a delegate or an XCTest class there is no file`() throws {
        for (host, delegate, tests) in [
            (nil, delegate, "import XCTest\n"), ("My App", "@main\nstruct Start: App {}\n", "import XCTest\n"),
            ("My App", delegate, "import Testing\n"),
        ] {
            let (project, texts) = try project(host, delegate: delegate, tests: tests)
            #expect(HostedTests.file(for: project.targets[1], of: project, texts: texts) == nil)
        }
    }

    @Test func `Xcode's build settings name the host app`() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "hosted-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: url) }
        let text = """
            { objects = {
                A = { isa = PBXProject; mainGroup = G; targets = (T, U); };
                T = { isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = ();
                      buildConfigurationList = L; };
                U = { isa = PBXNativeTarget; name = LibraryTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (); };
                L = { isa = XCConfigurationList; buildConfigurations = (C); };
                C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                      TEST_HOST = "$(BUILT_PRODUCTS_DIR)/My App.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/My App"; }; };
            }; rootObject = A; }
            """
        try FileManager.default.createDirectory(at: url.appending(path: "A.xcodeproj"), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url.appending(path: "A.xcodeproj/project.pbxproj"))
        let targets = try XcodeProject("A.xcodeproj", in: ProjectFiles(url)).targets().targets
        #expect(targets.map(\.testHost) == ["My App", nil])
    }
}
