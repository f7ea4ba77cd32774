/// An object that can take a screenshot of itself.
@preconcurrency @MainActor
public protocol XCUIScreenshotProviding {
    /// Takes a screenshot.
    func screenshot() -> XCUIScreenshot
}
