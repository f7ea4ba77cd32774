import Testing

@testable import Porting

@Suite("Tests on the main actor with XCTest on Linux")
struct MainActorTestsTests {
    @Test func `test methods of a main-actor class run in a main-actor closure`() {
        let text = ported(
            """
            import XCTest
            @MainActor
            final class BoardTests: XCTestCase {
                private var board: Board!
                override func setUp() {
                    super.setUp()
                    board = Board()
                }
                override func tearDownWithError() throws { board = nil }
                func testOne() {
                    board.go()
                    // Nothing more.
                }
                func testTwo() throws { try board.open() }
                func testThree() async { await board.wait() }
                func testNone() {}
                private func make() -> Board { Board() }
            }

            """)
        #expect(text.contains("final class BoardTests: XCTestCase, @unchecked Sendable {"))
        #expect(
            text.contains(
                "    override func setUp() { MainActor.assumeIsolated { () -> Void in\n        super.setUp()\n        board = Board()\n    } }"
            ))
        #expect(text.contains("tearDownWithError() throws { try MainActor.assumeIsolated { () -> Void in board = nil } }"))
        #expect(
            text.contains(
                "    nonisolated func testOne() { MainActor.assumeIsolated { () -> Void in\n        board.go()\n        // Nothing more.\n    } }"
            ))
        #expect(text.contains("nonisolated func testTwo() throws { try MainActor.assumeIsolated { () -> Void in try board.open() } }"))
        #expect(text.contains("    func testThree() async { await board.wait() }"))
        #expect(text.contains("    nonisolated func testNone() {}"))
        #expect(text.contains("    private func make() -> Board { Board() }"))
    }

    @Test func `one main-actor test isolates its class, as XCTest's list has one function type`() {
        let text = ported(
            """
            import XCTest
            class BoardTests: XCTestCase {
                @MainActor func testOne() { go() }
                @MainActor
                func testTwo() { go() }
                func testThree() { go() }
            }

            """)
        #expect(text.contains("@MainActor class BoardTests: XCTestCase, @unchecked Sendable {"))
        for name in ["One", "Two", "Three"] {
            #expect(text.contains("    nonisolated func test\(name)() { MainActor.assumeIsolated { () -> Void in go() } }"))
        }
    }

    @Test func `only subclasses and extensions of a main-actor class are isolated`() {
        let text = ported(
            """
            import XCTest
            @MainActor class Base: XCTestCase {}
            class Sub: Base {
                func testOne() { go() }
            }
            extension Sub {
                func testTwo() { go() }
            }
            class Plain: XCTestCase {
                func testOne() { go() }
            }
            @MainActor class NoTests {
                func testOne() { go() }
            }

            """)
        #expect(text.contains("class Sub: Base, @unchecked Sendable {\n    nonisolated func testOne() { MainActor"))
        #expect(text.contains("extension Sub {\n    nonisolated func testTwo() { MainActor"))
        #expect(text.contains("class Plain: XCTestCase {\n    func testOne() { go() }\n}"))
        #expect(text.contains("@MainActor class NoTests {\n    func testOne() { go() }\n}"))
    }
}

@Suite("Code of Xcode's templates, and key-value access")
struct TemplateTests {
    private let delegate = """
        import UIKit
        import CoreData

        class AppDelegate: UIResponder, UIApplicationDelegate {
            func applicationWillTerminate(_ application: UIApplication) {
                self.saveContext()
            }

            lazy var persistentContainer: NSPersistentContainer = {
                return NSPersistentContainer(name: "A")
            }()

            func saveContext () {
                let context = persistentContainer.viewContext
                if context.hasChanges { try? context.save() }
            }
        }

        """

    @Test func `an unused Core Data store stays in a condition for Apple's platforms`() {
        let text = ported(delegate)
        for part in [
            "        self.saveContext()", "    lazy var persistentContainer: NSPersistentContainer = {", "    func saveContext () {",
        ] {
            let blanks = part.prefix { $0 == " " }
            #expect(text.contains("\(blanks)#if canImport(ObjectiveC)\n\(part)"))
        }
        #expect(reviewNotes(delegate).isEmpty)
    }

    @Test(arguments: [
        "class Other { func f(_ a: AppDelegate) { a.saveContext() } }\n", "class Person: NSManagedObject {}\n",
        "extension AppDelegate { var context: Any { persistentContainer.viewContext } }\n",
    ])
    func `one that something uses is told`(other: String) {
        let text = delegate + other
        #expect(!ported(text).contains("#if canImport(ObjectiveC)\n    lazy var persistentContainer"))
        #expect(!reviewNotes(text).isEmpty)
    }

    @Test func `the value of an action's sender is read from a slider or a stepper`() {
        let text = ported(
            "class A: UIViewController {\n    @IBAction func moved(_ sender: AnyObject) { b = sender.value(forKey: \"value\") as! CGFloat }\n}\n"
        )
        #expect(
            text.contains(
                "b = ((sender as? UISlider).map { CGFloat($0.value) } ?? CGFloat((sender as! UIStepper).value))"))
        let same = "import UIKit\nclass A {\n    func f(_ a: CALayer) { b = a.value(forKey: \"value\") as! CGFloat }\n}\n"
        #expect(ported(same) == same)
    }
}
