import Testing
import UIKit
import UIKitTesting

@testable import TutorialChapter6

/// Writes the picture of chapter 6 into ``TutorialFiles/pictureFolder``: the app in a narrow window.
@MainActor
@Suite(.enabled(if: TutorialFiles.pictureFolder != nil))
struct Chapter6Pictures {
    @Test func narrowWindow() async throws {
        let host = TestHost(
            launching: TestDelegate.self, information: ["CFBundleName": "Notebook"], size: CGSize(width: 390, height: 420), scale: 1.5)
        await host.settle()
        let delegate = try #require(UIApplication.shared.delegate as? TestDelegate)
        for text in TutorialFiles.notes.reversed() { delegate.store.insert(Note(text: text), at: 0) }
        await host.settle()
        try TutorialFiles.write("tutorial-6", of: host)
    }
}
