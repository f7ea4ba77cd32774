/// An object of which a screenshot can be taken.
@preconcurrency @MainActor
public protocol XCUIScreenshotProviding {
    /// Takes a screenshot.
    func screenshot() -> XCUIScreenshot
}
