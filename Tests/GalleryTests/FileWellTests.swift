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
    func `what is no file is refused, and the reason is shown, by mouse`(dark: Bool) async throws {
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
        #expect(driver.status.hasPrefix("Refused"), "The reason stays to be read")
    }
}
