import Synchronization
import Testing
import UIKit
import UniformTypeIdentifiers

@Suite("NSItemProvider")
struct ItemProviderTests {
    @Test("An object's types are registered in the order that it declares, and a string can be loaded")
    func strings() async throws {
        let provider = NSItemProvider(object: "Grüße" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(provider.canLoadObject(ofClass: String.self) && provider.canLoadObject(ofClass: NSString.self))
        #expect(!provider.canLoadObject(ofClass: UIImage.self))
        let text = try await load { provider.loadObject(ofClass: String.self, completionHandler: $0) }
        #expect(text == "Grüße")
    }

    @Test("A web URL is registered as a URL, and a file URL as a file URL and a URL; both load as a URL")
    func urls() async throws {
        let link = NSItemProvider(object: URL(string: "https://example.org/a?b=ü")! as NSURL)
        #expect(link.registeredTypeIdentifiers == ["public.url"])
        let url = try await load { link.loadObject(ofClass: URL.self, completionHandler: $0) }
        #expect(url.host == "example.org")
        let file = NSItemProvider(object: URL(fileURLWithPath: "/tmp/a b") as NSURL)
        #expect(file.registeredTypeIdentifiers == ["public.file-url", "public.url"])
        let path = try await load { file.loadObject(ofClass: URL.self, completionHandler: $0) }.path
        #expect(path == "/tmp/a b")
    }

    @Test("An image is restored pixel by pixel, a colour with all its components")
    func imagesAndColors() async throws {
        let image = NSItemProvider(object: picture(.red))
        #expect(image.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
        let loaded: UIImage = try await image.loadObject(ofClass: UIImage.self)
        #expect(loaded.size == CGSize(width: 4, height: 3))
        let color: UIColor = try await NSItemProvider(object: UIColor(red: 1.2, green: 0.25, blue: -0.1, alpha: 0.5)).loadObject(
            ofClass: UIColor.self)
        #expect(color.cgColor.components?.map { ($0 * 1000).rounded() } == [1200, 250, -100, 500])
    }

    @Test("An attributed string keeps its attributes and loads as a String; decoding ignores attribute runs outside of the text")
    func attributedStrings() async throws {
        let string = NSMutableAttributedString(string: "Grüße an alle")
        string.addAttributes([.foregroundColor: UIColor.red, .underlineStyle: 1], range: NSRange(location: 0, length: 5))
        let provider = NSItemProvider(object: string)
        let loaded: NSAttributedString = try await provider.loadObject(ofClass: NSAttributedString.self)
        #expect(loaded.string == "Grüße an alle")
        #expect(loaded.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .red)
        #expect(loaded.attribute(.underlineStyle, at: 5, effectiveRange: nil) == nil)
        #expect(try await provider.loadObject(ofClass: String.self) == "Grüße an alle")
        let wild = Data(
            #"{"text":"abc","runs":[{"location":2,"length":9223372036854775807,"underline":1},{"location":-1,"length":2}]}"#.utf8)
        let decoded = try NSAttributedString.object(withItemProviderData: wild, typeIdentifier: "com.apple.uikit.attributedstring")
        #expect(decoded.attributes(at: 0, effectiveRange: nil).isEmpty)
        #expect(throws: NSError.self) {
            try NSAttributedString.object(withItemProviderData: Data("{".utf8), typeIdentifier: "com.apple.uikit.attributedstring")
        }
    }

    @Test("The best type for a class is the first that it declares, and data of a conforming type are accepted")
    func choice() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.html", visibility: .all) {
            $0(Data("<b>x</b>".utf8), nil); return nil
        }
        provider.registerDataRepresentation(for: .plainText) {
            $0(Data("plain".utf8), nil); return nil
        }
        provider.registerDataRepresentation(for: .utf8PlainText) {
            $0(Data("utf-8".utf8), nil); return nil
        }
        let text = try await load { provider.loadObject(ofClass: String.self, completionHandler: $0) }
        #expect(text == "utf-8")
        let anyText = try await provider.loadDataRepresentation(for: .text)
        #expect(anyText == Data("<b>x</b>".utf8))
        #expect(provider.registeredContentTypes == [.html, .plainText, .utf8PlainText])
        #expect(provider.registeredContentTypes(conformingTo: .plainText) == [.plainText, .utf8PlainText])
    }

    @Test("If a type is registered again, the new registration replaces the older one at the same index")
    func replacement() async throws {
        let provider = NSItemProvider(object: "old" as NSString)
        provider.registerDataRepresentation(for: .png) {
            $0(nil, nil); return nil
        }
        provider.registerDataRepresentation(for: .utf8PlainText) {
            $0(Data("new".utf8), nil); return nil
        }
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text", "public.png"])
        #expect(try await provider.loadDataRepresentation(for: .utf8PlainText) == Data("new".utf8))
    }

    @Test("Loading a missing type fails with an error that lists the registered types")
    func missing() async throws {
        let provider = NSItemProvider(object: "x" as NSString)
        let error = await #expect(throws: NSError.self) { try await provider.loadDataRepresentation(for: .png) }
        #expect(error?.domain == NSItemProvider.errorDomain)
        #expect(error?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
        #expect(error?.localizedDescription.contains("public.utf8-plain-text") == true)
    }

    // MARK: Completion handlers

    @Test("A load handler that replies twice, the second time with an error, completes once with the first reply")
    func twice() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .data) { completion in
            completion(Data([1]), nil)
            completion(Data([2]), nil)
            completion(nil, CocoaError(.fileNoSuchFile))
            return nil
        }
        let calls = Counter()
        let data: Data = try await load { completion in
            provider.loadDataRepresentation(for: .data) {
                calls.increase()
                completion($0, $1)
            }
        }
        #expect(data == Data([1]))
        // A second reply would arrive on the queue within a few yields.
        for _ in 0..<20 { await Task.yield() }
        #expect(calls.value == 1)
    }

    @Test("A handler that passes neither data nor an error fails the load")
    func nothing() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .data) {
            $0(nil, nil); return nil
        }
        await #expect(throws: NSError.self) { try await provider.loadDataRepresentation(for: .data) }
        provider.registerFileRepresentation(for: .pdf) {
            $0(nil, false, nil); return nil
        }
        await #expect(throws: NSError.self) { try await provider.loadFileRepresentation(for: .pdf) }
    }

    @Test("Cancelling a load ends it once with userCancelled, and notifies the loader")
    func cancellation() async throws {
        let (started, cancelled, calls) = (Gate(), Gate(), Counter())
        let late = Mutex<(@Sendable (Data?, (any Error)?) -> Void)?>(nil)
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .data) { completion in
            late.withLock { $0 = completion }
            let progress = Progress(totalUnitCount: 10)
            progress.cancellationHandler = { cancelled.open() }
            started.open()
            return progress
        }
        let done = Gate()
        let errors = Mutex<[any Error]>([])
        let progress = provider.loadDataRepresentation(for: .data) { data, error in
            calls.increase()
            #expect(data == nil)
            errors.withLock { $0 += error.map { [$0] } ?? [] }
            done.open()
        }
        await started.wait()
        progress.cancel()
        await cancelled.wait()
        await done.wait()
        #expect(errors.withLock { ($0.first as? CocoaError)?.code } == .userCancelled)
        // The loader replies even though it was cancelled.
        late.withLock { $0 }?(Data([1]), nil)
        for _ in 0..<20 { await Task.yield() }
        #expect(calls.value == 1)
    }

    @Test("Cancelling the awaiting task cancels the load")
    func taskCancellation() async throws {
        let (started, cancelled) = (Gate(), Gate())
        let provider = NSItemProvider()
        let late = Mutex<(@Sendable (Data?, (any Error)?) -> Void)?>(nil)
        provider.registerDataRepresentation(for: .data) { completion in
            late.withLock { $0 = completion }
            let progress = Progress(totalUnitCount: 1)
            progress.cancellationHandler = { cancelled.open() }
            started.open()
            return progress
        }
        let task = Task { try await provider.loadDataRepresentation(for: .data) }
        await started.wait()
        task.cancel()
        await cancelled.wait()
        await #expect(throws: CocoaError.self) { try await task.value }
        #expect(late.withLock { $0 != nil })
    }

    @Test("Loads that are cancelled at any time, while their loader runs on another thread, each complete once")
    func cancellationRaces() async throws {
        let calls = Counter()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<400 {
                let provider = NSItemProvider()
                provider.registerDataRepresentation(for: .data) { completion in
                    let progress = Progress(totalUnitCount: 8)
                    Task.detached {
                        for _ in 0..<8 { progress.completedUnitCount += 1 }
                        completion(Data([1]), nil)
                    }
                    return progress
                }
                group.addTask {
                    let done = Gate()
                    let progress = provider.loadDataRepresentation(for: .data) { _, _ in
                        calls.increase()
                        done.open()
                    }
                    if index % 4 != 0 { Task.detached { progress.cancel() } }
                    await done.wait()
                }
            }
            try await group.waitForAll()
        }
        #expect(calls.value == 400)
    }

    @Test("A handler that releases its completion handler without a call fails the load")
    func releasedCompletion() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .data) { _ in nil }
        let error = await #expect(throws: NSError.self) { try await provider.loadDataRepresentation(for: .data) }
        #expect(error?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
        provider.registerItem(forTypeIdentifier: "com.example.item") { _, _, _ in }
        await #expect(throws: NSError.self) { try await provider.loadItem(forTypeIdentifier: "com.example.item") }
    }

    @Test("The progress of a load follows the loader's, and is complete at the end")
    func progress() async throws {
        let (half, goOn) = (Gate(), Gate())
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .data) { completion in
            let progress = Progress(totalUnitCount: 100)
            Task {
                progress.completedUnitCount = 50
                half.open()
                await goOn.wait()
                completion(Data(), nil)
            }
            return progress
        }
        let done = Gate()
        let progress = provider.loadDataRepresentation(for: .data) { _, _ in done.open() }
        await half.wait()
        // The loader's progress is adopted when its handler has returned.
        while progress.fractionCompleted == 0 { await Task.yield() }
        #expect(progress.fractionCompleted > 0.4 && progress.fractionCompleted < 0.6)
        goOn.open()
        await done.wait()
        #expect(progress.fractionCompleted >= 1)
    }

    // MARK: Files

    @Test("loadFileRepresentation passes a file with the suggested name, and removes the file after the handler")
    func dataAsFile() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .png) {
            $0(Data([7]), nil); return nil
        }
        provider.suggestedName = "../../etc/Photo"
        let url: URL = try await load { completion in
            provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, error in
                #expect(url.flatMap { try? Data(contentsOf: $0) } == Data([7]))
                #expect(url?.lastPathComponent == "Photo.png")
                completion(url, error)
            }
        }
        // The file is removed after the handler returns, which may be shortly after the test continues.
        let directory = url.deletingLastPathComponent().path
        while FileManager.default.fileExists(atPath: directory) { await Task.yield() }
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test("A file whose name is empty or a path stays in its directory", arguments: ["..", "/", "", "a/../..", "\u{0}\n", ". ."])
    func names(name: String) async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .plainText) {
            $0(Data(), nil); return nil
        }
        provider.suggestedName = name
        let url = try await provider.loadFileRepresentation(for: .plainText)
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        #expect(["Item.txt", "a.txt"].contains(url.lastPathComponent))
        #expect(FileManager.default.fileExists(atPath: url.path))
    }

    @Test("loadInPlaceFileRepresentation passes the original file, and loadFileRepresentation passes a copy")
    func files() async throws {
        let file = try TemporaryFile("note.txt", Data("note".utf8))
        let provider = try #require(NSItemProvider(contentsOf: file.url))
        #expect(provider.registeredTypeIdentifiers == ["public.plain-text", "public.file-url", "public.url"])
        #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.text", fileOptions: .openInPlace))
        #expect(try await provider.loadDataRepresentation(for: .text) == Data("note".utf8))
        let copy: URL = try await load { completion in
            provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.plain-text") { url, isInPlace, error in
                #expect(isInPlace && url?.path == file.url.path)
                completion(url, error)
            }
        }
        #expect(FileManager.default.fileExists(atPath: copy.path))
        let second = try await provider.loadFileRepresentation(for: .plainText)
        defer { try? FileManager.default.removeItem(at: second.deletingLastPathComponent()) }
        #expect(second != file.url && second.lastPathComponent == "note.txt")
        #expect(NSItemProvider(contentsOf: URL(string: "https://example.org")!) == nil)
    }

    @Test("A directory has no data, a missing file is an error")
    func directories() async throws {
        let file = try TemporaryFile("a.txt", Data())
        let directory = try #require(NSItemProvider(contentsOf: file.url.deletingLastPathComponent()))
        #expect(directory.hasItemConformingToTypeIdentifier("public.folder"))
        await #expect(throws: NSError.self) { try await directory.loadDataRepresentation(for: .folder) }
        let missingFile = try #require(NSItemProvider(contentsOf: URL(fileURLWithPath: "/nowhere/at/all.png")))
        await #expect(throws: (any Error).self) { try await missingFile.loadDataRepresentation(for: .png) }
        await #expect(throws: (any Error).self) { try await missingFile.loadFileRepresentation(for: .png) }
    }

    // MARK: Items, visibility

    @Test("Items are loaded as objects, and as data of their type")
    func items() async throws {
        let provider = NSItemProvider(item: NSURL(string: "https://example.org")!, typeIdentifier: "com.example.link")
        let item = try await provider.loadItem(forTypeIdentifier: "com.example.link")
        #expect((item as? NSURL)?.host == "example.org")
        #expect(try await provider.loadDataRepresentation(forTypeIdentifier: "com.example.link") == Data("https://example.org".utf8))
        let text = NSItemProvider(item: "text" as NSString, typeIdentifier: nil)
        #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(try await text.loadItem(forTypeIdentifier: "public.text") as? NSString == "text")
        #expect(NSItemProvider(item: nil, typeIdentifier: "public.png").registeredTypeIdentifiers.isEmpty)
    }

    @Test("registerObject(ofClass:) registers the class's types, and creates the object on demand; an error fails the load")
    func lateObjects() async throws {
        let provider = NSItemProvider()
        let loads = Counter()
        provider.registerObject(ofClass: String.self, visibility: .all) { completion in
            loads.increase()
            completion("late", nil)
            return nil
        }
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"] && loads.value == 0)
        #expect(try await provider.loadObject(ofClass: String.self) == "late")
        #expect(loads.value == 1)
        provider.registerObject(ofClass: NSString.self, visibility: .all) {
            $0(nil, CocoaError(.fileReadNoPermission)); return nil
        }
        await #expect(throws: CocoaError.self) { try await provider.loadObject(ofClass: String.self) }
    }

    @Test(
        "Loading invalid data fails with an error for each class",
        arguments: [
            "public.utf8-plain-text", "public.url", "public.file-url", "public.png", "com.apple.uikit.color", "org.freedesktop.color",
        ])
    func wrongData(type: String) async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
            $0(Data([0xFF, 0xC0, 0x00]), nil); return nil
        }
        for aClass in [NSString.self, NSURL.self, UIImage.self, UIColor.self] as [any NSItemProviderReading.Type]
        where provider.canLoadObject(ofClass: aClass) {
            await #expect(throws: NSError.self) {
                _ = try await load { completion in
                    provider.loadObject(ofClass: aClass) { completion($0 == nil ? nil : true, $1) }
                }
            }
        }
    }
}
