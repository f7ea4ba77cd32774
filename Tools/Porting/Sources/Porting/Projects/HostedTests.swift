import SwiftSyntax

/// Tests that Xcode runs inside of an app: `TEST_HOST` in the build settings names it.
///
/// The app runs by then, with its window and its delegate. On Linux a class between `XCTestCase` and the tests starts the app before the first of
/// them; a file that the test target gets declares it.
enum HostedTests {
    /// The file's name.
    static let fileName = "AppTestCase.swift"
    private static let className = "AppTestCase"

    /// The file for the tests of `target`; nil where no app runs them or Linux does not build it, where they are not XCTest's, and where the app
    /// has no delegate.
    static func file(for target: Project.Target, of project: Project, texts: [String: String]) -> String? {
        guard target.kind == .tests, let app = project.hostApp(of: target), project.targetsForApple(texts: texts)[app.name] == nil,
            target.sources.contains(where: { texts[$0].map { Imports.modules(in: $0).contains("XCTest") } == true }),
            let delegate = delegate(of: app, texts: texts)
        else { return nil }
        return text(app: app.module, delegate: delegate)
    }

    /// The class of an app's delegate: the one that the program begins with, where several conform.
    private static func delegate(of app: Project.Target, texts: [String: String]) -> String? {
        var found: [(name: String, isMain: Bool)] = []
        for path in app.sources {
            guard let text = texts[path], text.contains("UIApplicationDelegate") else { continue }
            let index = ProjectIndex(sources: [SourceFile(path: path, text: text)], modules: [])
            for type in index.types.values where type.kind == .class && type.inherited.contains("UIApplicationDelegate") {
                found.append((type.name, text.contains("@main")))
            }
        }
        found.sort { ($1.isMain ? 1 : 0, $0.name) < ($0.isMain ? 1 : 0, $1.name) }
        return found.first?.name
    }

    private static func text(app: String, delegate: String) -> String {
        """
        import XCTest

        #if os(Linux)
            import UIKitTesting

            @testable import \(app)

            /// Tests that Xcode runs inside of the app, which has its window by then: the app is started before the first of them.
            open class \(className): XCTestCase {
                open override class func setUp() {
                    super.setUp()
                    TestApplication.start(\(delegate).self)
                }
            }
        #else
            public typealias \(className) = XCTestCase
        #endif

        """
    }

    /// Tests of a target that has the file: their classes derive from the one in it.
    static func rewrite(_ text: String, at path: String) -> (text: String, notes: [Note]) {
        let file = SourceFile(path: path, text: text)
        var result = Rewriting()
        for node in file.nodes(ClassDeclSyntax.self) where !node.isAppleOnly {
            guard let superclass = node.inheritanceClause?.inheritedTypes.first?.type, superclass.trimmedDescription == "XCTestCase" else {
                continue
            }
            result.change(Edit(superclass, className), in: file, "the app that Xcode runs the tests in is started before the first of them")
        }
        let notes = result.notes.map { note in
            var note = note
            note.rule = "test host"
            return note
        }
        return (Edit.apply(result.edits, to: text), notes)
    }
}

extension Project {
    /// The app that runs a target's tests; nil where none does.
    func hostApp(of tests: Target) -> Target? {
        guard let host = tests.testHost else { return nil }
        let apps = targets.filter { $0.kind == .application }
        return apps.first { $0.name == host || $0.module == host.moduleName } ?? (apps.count == 1 ? apps.first : nil)
    }
}
