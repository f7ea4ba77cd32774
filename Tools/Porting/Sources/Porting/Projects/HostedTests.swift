import SwiftSyntax

/// Tests that Xcode runs inside of an app, which the build setting `TEST_HOST` specifies.
///
/// In Xcode the app is running, with its window and its delegate. On Linux a base class of the tests, derived from `XCTestCase`, starts the app before the
/// first
/// test. An additional file of the test target declares the base class.
enum HostedTests {
    /// The name of the additional file.
    static let fileName = "AppTestCase.swift"
    private static let className = "AppTestCase"

    /// The additional file for the tests of `target`. Nil if no app hosts the tests, if the app is not built on Linux or has no delegate, or if the tests
    /// do not use XCTest.
    static func file(for target: Project.Target, of project: Project, texts: [String: String]) -> String? {
        guard target.kind == .tests, let app = project.hostApp(of: target), project.targetsForApple(texts: texts)[app.name] == nil,
            target.sources.contains(where: { texts[$0].map { Imports.modules(in: $0).contains("XCTest") } == true }),
            let delegate = delegate(of: app, texts: texts)
        else { return nil }
        return text(app: app.module, delegate: delegate)
    }

    /// The class of the app delegate. If several classes conform to the protocol, it is the class with `@main`.
    static func delegate(of app: Project.Target, texts: [String: String]) -> String? {
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

    /// Replaces the superclass of the tests in a target with the additional file.
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
    /// The app that hosts a target's tests; nil without a host.
    func hostApp(of tests: Target) -> Target? {
        guard let host = tests.testHost else { return nil }
        let apps = targets.filter { $0.kind == .application }
        return apps.first { $0.name == host || $0.module == host.moduleName } ?? (apps.count == 1 ? apps.first : nil)
    }
}
