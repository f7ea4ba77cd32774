import Foundation
import StoreKit
import Testing
import UIKitTesting

@Suite("Review requests") @MainActor
struct ReviewRequestTests {
    private let host = TestHost()

    init() { host.window.rootViewController = UIViewController() }

    private func request() async throws {
        AppStore.requestReview(in: try #require(host.window.windowScene))
        await host.settle()
    }

    private var isAsking: Bool { host.window.rootViewController?.presentedViewController is UIAlertController }

    @Test("Writing a review opens the app's page in the software center")
    func writes() async throws {
        try await request()
        #expect(isAsking && host.openedURLs.isEmpty && host.tap("Write a Review"))
        await host.settle()
        #expect(host.openedURLs.map(\.absoluteString) == ["appstream://org.example.Tests"] && !isAsking)
    }

    @Test("Choosing Not Now opens no page")
    func declines() async throws {
        SKStoreReviewController.requestReview()
        await host.settle()
        #expect(isAsking && host.tap("Not Now"))
        await host.settle()
        #expect(host.openedURLs.isEmpty && host.reviews.askedDates.count == 1)
    }

    @Test("The review question is shown at most three times in 365 days")
    func limit() async throws {
        let now = host.reviews.date
        host.reviews.askedDates = [now - 300 * 86_400, now - 200 * 86_400, now - 100 * 86_400]
        try await request()
        #expect(!isAsking)
        host.reviews.date += 66 * 86_400
        try await request()
        #expect(isAsking && host.reviews.askedDates.count == 3)
    }

    @Test("A request without a software center or an AppStream id shows no question")
    func unavailable() async throws {
        host.opensURL = { _ in false }
        try await request()
        #expect(!isAsking)
        host.opensURL = { _ in true }
        host.reviews.identifier = nil
        try await request()
        #expect(!isAsking && host.reviews.askedDates.isEmpty)
    }
}
