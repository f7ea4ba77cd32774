import Testing
import UIKitTesting

@testable import GalleryScreens

@MainActor
@Suite("File Well")
struct FileWellTests {
    private func sample(_ title: String, _ driver: DemoDriver) throws -> SampleFile {
        try #require(driver.views(SampleFile.self).first { $0.title == title })
    }

    private func well(_ driver: DemoDriver) throws -> FileWellView { try #require(driver.views(FileWellView.self).first) }

    @Test(arguments: DemoDriver.Size.all, [false, true])
    func rest(size: DemoDriver.Size, dark: Bool) async throws {
        let driver = await DemoDriver(FileWellViewController.demo, size: size, dark: dark)
        try expectPicture(driver.host.snapshot(), named: "filewell-\(size.name)-rest\(dark ? "-dark" : "")")
    }

    @Test func `a file from the shelf is shown with its icon and its path, by finger`() async throws {
        let driver = await DemoDriver(FileWellViewController.demo)
        let well = try well(driver)
        let finger = driver.host.touchDown(at: driver.center(of: try sample("Sunset.png", driver)))
        finger.hold(for: 0.6)
        finger.move(to: driver.center(of: well), duration: 0.3)
        driver.host.advance(by: 0.5)
        #expect(driver.status == "Let go to put the file into the well")
        try expectPicture(driver.host.snapshot(), named: "filewell-phone-welcome")
        finger.lift()
        await driver.host.settle()
        #expect(well.file?.lastPathComponent == "Sunset.png")
        #expect(driver.status == well.file?.path)
        #expect(well.icon.image != nil)
    }

    @Test(arguments: [false, true])
    func `an item that is not a file is refused by mouse, and the reason is shown`(dark: Bool) async throws {
        let driver = await DemoDriver(FileWellViewController.demo, size: .desktop, dark: dark)
        let well = try well(driver)
        let pointer = driver.host.pointer
        pointer.move(to: driver.center(of: try sample("A thought", driver)))
        pointer.press()
        pointer.move(to: driver.center(of: well), duration: 0.3)
        driver.host.advance(by: 0.5)
        #expect(driver.status.hasPrefix("Refused: It is no file, but"))
        try expectPicture(driver.host.snapshot(), named: "filewell-desktop-refused\(dark ? "-dark" : "")")
        pointer.release()
        await driver.host.settle()
        #expect(well.file == nil)
        #expect(driver.status.hasPrefix("Refused"), "the reason remains visible")
    }

    // MARK: From another app

    private func list(_ names: String...) -> OutsideContent {
        OutsideContent(["text/uri-list": Data(names.map { "\($0)\r\n" }.joined().utf8)])
    }

    @Test(arguments: [OutsideOperations.copy, .link, [.copy, .move]])
    func `a file manager's file is accepted if it may be copied or linked`(allowed: OutsideOperations) async throws {
        let driver = await DemoDriver(FileWellViewController.demo)
        let well = try well(driver)
        let drag = driver.host.dragFromOutside(list("file:///home/ada/Letter%20to%20Grace.odt"), allowing: allowed)
        drag.move(to: driver.center(of: well))
        #expect(drag.proposal == (allowed.contains(.copy) ? .copy : .link))
        drag.drop()
        await driver.host.settle()
        #expect(well.file?.path == "/home/ada/Letter to Grace.odt")
        #expect(driver.status == "/home/ada/Letter to Grace.odt")
    }

    @Test func `a file that may only be moved is refused, and so is text, with the reason`() async throws {
        let driver = await DemoDriver(FileWellViewController.demo)
        let well = try well(driver)
        let moved = driver.host.dragFromOutside(list("file:///home/ada/Letter.odt"), allowing: .move)
        moved.move(to: driver.center(of: well))
        #expect(moved.proposal == [])
        #expect(driver.status == "Refused: It may only be moved, not copied or linked")
        driver.host.advance(by: 0.3)
        try expectPicture(driver.host.snapshot(), named: "filewell-phone-move")
        moved.drop()
        let text = driver.host.dragFromOutside(OutsideContent(["text/plain": Data("Hello".utf8)]))
        text.move(to: driver.center(of: well))
        #expect(text.proposal == [])
        #expect(driver.status.hasPrefix("Refused: It is no file"))
        text.leave()
        await driver.host.settle()
        #expect(well.file == nil)
    }

    @Test func `several files, or a web page, are refused after the drop`() async throws {
        let driver = await DemoDriver(FileWellViewController.demo)
        let well = try well(driver)
        driver.host.dragFromOutside(list("file:///a", "file:///b")).drop(at: driver.center(of: well))
        await driver.host.settle()
        #expect(driver.status == "Refused: One file at a time, and these are 2")
        driver.host.dragFromOutside(list("https://example.org/")).drop(at: driver.center(of: well))
        await driver.host.settle()
        #expect(driver.status.hasPrefix("Refused"))
        #expect(well.file == nil)
    }
}
