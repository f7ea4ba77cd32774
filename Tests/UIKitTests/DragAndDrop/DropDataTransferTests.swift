import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Data transfer of a drop")
struct DropDataTransferTests {
    private let fixture = DragFixture()
    private let source: DragSource
    private let target: DropTarget

    init() {
        source = fixture.addSource("A", at: CGPoint(x: 20, y: 20))
        target = fixture.addTarget("T", frame: CGRect(x: 0, y: 300, width: 400, height: 300))
    }

    private func drop() {
        let finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 60, y: 400))
        finger.lift()
    }

    /// Lets other threads finish without a time-out: if a condition never holds, the test's own expectation fails.
    private func wait(until isTrue: () -> Bool) async {
        for _ in 0..<2000 where !isTrue() {
            fixture.host.advance(by: 0.01)
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
    }

    @Test("loadObjects(ofClass:) loads the objects of all items in order, and then the source's didTransfer is called")
    func loadObjects() async {
        source.itemCount = 3
        source.makeProvider = { NSItemProvider(object: "text \($0)" as NSString) }
        var texts: [String] = []
        target.onPerform = { session in
            #expect(session.canLoadObjects(ofClass: String.self))
            #expect(!session.canLoadObjects(ofClass: UIImage.self))
            #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
            #expect(!session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
            session.loadObjects(ofClass: String.self) { [log = fixture.log] in
                texts = $0
                log("loaded")
            }
        }
        drop()
        #expect(!fixture.take().contains("A.didTransfer"), "nothing is there yet")
        await wait { fixture.log.lines.contains("A.didTransfer") }
        #expect(texts == ["text 0", "text 1", "text 2"])
        #expect(fixture.take().contains("A.didTransfer"))
        #expect(target.session?.progress.isFinished == true)
    }

    @Test("Before the drop no data can be loaded")
    func tooEarly() async {
        source.makeProvider = { _ in NSItemProvider(object: "secret" as NSString) }
        var errors: [Bool] = []
        let collect: @MainActor (Bool) -> Void = { errors.append($0) }
        for call in ["canHandle", "didEnter", "didUpdate"] {
            let outer = target.onCall
            target.onCall = { [source] in
                outer($0)
                guard $0 == call else { return }
                source.items.last?.itemProvider.loadObject(ofClass: NSString.self) { text, error in
                    let isRefused = text == nil && error != nil
                    Task { @MainActor in collect(isRefused) }
                }
            }
        }
        let finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 60, y: 400))
        await wait { errors.count == 3 }
        #expect(errors == [true, true, true])
        // The source itself can load the data.
        var text: NSString?
        let note: @MainActor (NSString?) -> Void = { text = $0 }
        source.items.last?.itemProvider.loadObject(ofClass: NSString.self) { object, _ in
            let value = (object as? NSString).map { "\($0)" }
            Task { @MainActor in note(value.map { $0 as NSString }) }
        }
        await wait { text != nil }
        #expect(text == "secret")
        finger.cancel()
        #expect(source.items.last?.itemProvider.watch == nil)
    }

    @Test("If data load slowly, the source's didTransfer is called after the last load")
    func slowData() async {
        let loader = SlowLoader()
        source.makeProvider = { _ in
            let provider = NSItemProvider()
            provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { loader.begin($0) }
            return provider
        }
        target.onPerform = { session in
            session.items.first?.itemProvider.loadDataRepresentation(forTypeIdentifier: "public.data") { _, _ in }
        }
        drop()
        await wait { loader.hasBegun }
        #expect(fixture.take().last == "A.didEnd(copy)")
        #expect(target.session?.progress.isFinished == false)
        loader.finish(Data([1]))
        await wait { fixture.log.lines.contains("A.didTransfer") }
        #expect(fixture.take() == ["A.didTransfer"])
        #expect(source.items.last?.itemProvider.watch == nil)
    }

    @Test("Cancelling a drop session's progress cancels its loads and ends the transfer")
    func cancelled() async {
        let loader = SlowLoader()
        source.makeProvider = { _ in
            let provider = NSItemProvider()
            provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { loader.begin($0) }
            return provider
        }
        var code: CocoaError.Code?
        let note: @MainActor (CocoaError.Code?) -> Void = { code = $0 }
        target.onPerform = { session in
            session.items.first?.itemProvider.loadDataRepresentation(forTypeIdentifier: "public.data") { _, error in
                let found = (error as? CocoaError)?.code
                Task { @MainActor in note(found) }
            }
        }
        drop()
        await wait { loader.hasBegun }
        target.session?.progress.cancel()
        await wait { code != nil && fixture.log.lines.contains("A.didTransfer") }
        #expect(code == .userCancelled)
        #expect(fixture.take().contains("A.didTransfer"))
    }

    @Test("The transfer ends if a target loads nothing or cannot load")
    func noData() async {
        target.onPerform = { session in
            let progress = session.loadObjects(ofClass: String.self) { #expect($0 == []) }
            #expect(progress.totalUnitCount == 0)
            session.items.first?.itemProvider.loadDataRepresentation(forTypeIdentifier: "public.data") { data, _ in #expect(data == nil) }
        }
        drop()
        await wait { fixture.log.lines.contains("A.didTransfer") }
        #expect(fixture.take().last == "A.didTransfer")
    }
}

/// Data that arrive when a test provides them.
private final class SlowLoader: @unchecked Sendable {
    // Unchecked: the lock protects the mutable state.
    private let lock = NSLock()
    private var completion: (@Sendable (Data?, (any Error)?) -> Void)?

    var hasBegun: Bool { lock.withLock { completion != nil } }

    func begin(_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? {
        lock.withLock { self.completion = completion }
        return nil
    }

    func finish(_ data: Data) {
        lock.withLock { completion }?(data, nil)
    }
}

@MainActor
@Suite("The progress panel of a drop with slow data")
struct TransferPanelTests {
    private let fixture = DragFixture()
    private let loader = SlowLoader()
    private let source: DragSource
    private let target: DropTarget

    init() {
        source = fixture.addSource("A", at: CGPoint(x: 20, y: 20))
        target = fixture.addTarget("T", frame: CGRect(x: 0, y: 300, width: 400, height: 300))
        source.makeProvider = { [loader] _ in
            let provider = NSItemProvider()
            provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { loader.begin($0) }
            return provider
        }
        target.onPerform = { session in
            session.items.first?.itemProvider.loadDataRepresentation(forTypeIdentifier: "public.data") { _, _ in }
        }
    }

    private func drop() {
        let finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 60, y: 400))
        finger.lift()
    }

    private var panel: ProgressPanelWindow? {
        fixture.host.window.windowScene?.windowStack.windows.lazy.compactMap { $0 as? ProgressPanelWindow }.first { !$0.isHidden }
    }

    private func wait(until isTrue: () -> Bool) async {
        for _ in 0..<2000 where !isTrue() {
            fixture.host.advance(by: 0.01)
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
    }

    @Test("The panel appears after a second, does not block touches, and disappears when the data have been loaded")
    func shows() async throws {
        drop()
        fixture.host.advance(by: 0.9)
        #expect(panel == nil)
        fixture.host.advance(by: 0.5)
        let shown = try #require(panel)
        #expect(!shown.isKeyWindow)
        #expect(fixture.host.window.windowScene?.windowStack.hitTest(CGPoint(x: 60, y: 60), with: nil)?.view === source.view)
        #expect(fixture.host.window.windowScene?.windowStack.hitTest(CGPoint(x: 200, y: 300), with: nil)?.window === shown)
        fixture.host.window.backgroundColor = .systemGroupedBackground
        shown.fraction = 0.4
        fixture.host.advance(by: 0.05)
        try expectPicture(fixture.host.snapshot(), named: "transfer-panel")
        await wait { loader.hasBegun }
        loader.finish(Data([1]))
        await wait { panel == nil }
        #expect(panel == nil)
    }

    @Test("The panel's button cancels the loads")
    func cancels() async {
        drop()
        await wait { panel != nil && loader.hasBegun }
        fixture.host.tap(at: CGPoint(x: 200, y: 300 + 40))
        await wait { panel == nil }
        #expect(target.session?.progress.isCancelled == true)
        #expect(panel == nil)
        #expect(fixture.take().last == "A.didTransfer")
    }

    @Test("With progressIndicatorStyle none the panel does not appear")
    func none() async {
        target.onCall = { [target] in if $0 == "didEnter" { target.session?.progressIndicatorStyle = .none } }
        drop()
        fixture.host.advance(by: 3)
        #expect(panel == nil)
        await wait { loader.hasBegun }
        loader.finish(Data())
        await wait { target.session?.progress.isFinished == true }
        #expect(fixture.take().last == "A.didTransfer")
    }
}
