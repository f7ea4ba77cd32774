import Foundation
import Testing

@testable import Porting

@Suite("UI tests of a project")
struct InterfaceTestsTests {
    private func project(_ host: String?, delegate: String) -> (Project, [String: String]) {
        let app = Project.Target(name: "My App", kind: .application, sources: ["App/Delegate.swift"])
        let own = Project.Target(name: "My AppUITests", kind: .interfaceTests, sources: ["UITests/Tests.swift"], testHost: host)
        let project = Project(name: "My App", folder: URL(filePath: "/nowhere"), targets: [app, own])
        return (project, ["App/Delegate.swift": delegate, "UITests/Tests.swift": "import XCTest\n"])
    }

    private let delegate = "@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n"

    @Test("An additional file names the app delegate, and the manifest depends on the app and XCUIAutomation")
    func file() throws {
        let (project, texts) = project("My App", delegate: delegate)
        let file = InterfaceTests.file(for: project.targets[1], of: project, texts: texts)
        #expect(file.contains("@testable import My_App\n"))
        #expect(file.contains("static var delegateClass: AnyClass { AppDelegate.self }"))
        let additions = ["My AppUITests": [InterfaceTests.fileName: file]]
        let manifest = PackageWriter(project: project, lodestone: "/l", texts: texts, additions: additions)
            .manifest(at: URL(filePath: "/out"))
        let tests = try #require(manifest.range(of: "name: \"My_AppUITests\"")).upperBound
        #expect(manifest[tests...].contains("\"My_App\","))
        #expect(manifest[tests...].contains(".product(name: \"XCUIAutomation\""))
    }

    @Test("Without an app delegate the additional file only exports XCUIAutomation")
    func withoutDelegate() {
        for (host, delegate) in [("My App", "@main\nstruct Start: App {}\n"), ("Other", "class Board {}\n")] {
            let (project, texts) = project(host, delegate: delegate)
            let file = InterfaceTests.file(for: project.targets[1], of: project, texts: texts)
            #expect(file.contains("@_exported import XCUIAutomation"))
            #expect(!file.contains("ApplicationUnderTest"))
        }
    }

    @Test("Files with names of XCUITest keep their predicates, which XCUIAutomation parses")
    func predicates() {
        let text = "func f(_ element: XCUIElement) { _ = NSPredicate(format: \"exists == true\") }\n"
        #expect(ported(text) == text)
        #expect(reviewNotes(text).isEmpty)
        #expect(reviewNotes("func f() { _ = NSPredicate(format: \"exists == true\") }\n").count == 1)
    }

    @Test("A property that only Apple's XCTest has is not overridden on Linux")
    func testProperties() {
        let text = ported(
            """
            class A: XCTestCase {
                override class var runsForEachTargetApplicationUIConfiguration: Bool {
                    true
                }
            }

            """)
        #expect(text.contains("    #if canImport(ObjectiveC)\n    override class var runsForEach"))
        #expect(text.contains("    }\n    #endif\n}"))
    }
}
