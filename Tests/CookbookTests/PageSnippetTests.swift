import Foundation
import Testing
import UIKit
import UIKitTesting
import UserNotifications

@testable import Cookbook

/// The tests that pages show.
@MainActor
struct PageSnippetTests {
    @Test func scrolling() {
        let host = TestHost()
        let scrollView = UIScrollView(frame: host.window.bounds)
        scrollView.contentSize = CGSize(width: 390, height: 5000)
        host.window.addSubview(scrollView)
        // snippet: scrolling
        let finger = host.touchDown(at: CGPoint(x: 100, y: 400))
        finger.move(to: CGPoint(x: 100, y: 100), duration: 0.1)
        finger.lift()
        host.advance(by: 3)
        #expect(scrollView.contentOffset.y > 300)
        // end snippet
    }

    @Test func betweenPrograms() async {
        let host = TestHost()
        host.window.addSubview(URLTarget(frame: host.window.bounds))
        // snippet: between-programs
        let content = OutsideContent(["text/uri-list": Data("file:///tmp/a.txt".utf8)])
        let drag = host.dragFromOutside(content, allowing: [.copy, .link])
        drag.move(to: CGPoint(x: 100, y: 400))
        #expect(drag.proposal == .copy)
        drag.drop()  // or leave(), or die()
        await host.settle()
        #expect(drag.outcome == .copy)
        // end snippet
    }

    // snippet: services
    @Test func remindsOfTea() async throws {
        let host = TestHost()
        let center = UNUserNotificationCenter.current()
        _ = try await center.requestAuthorization()
        host.isActive = false
        try await TeaTimer().start(minutes: 3)
        host.advance(by: 180)
        await host.settle()
        #expect(host.notifications.shown.map(\.title) == ["Tea"])
    }
    // end snippet

    /// Accepts links and files.
    private final class URLTarget: UIView, UIDropInteractionDelegate {
        override init(frame: CGRect) {
            super.init(frame: frame)
            addInteraction(UIDropInteraction(delegate: self))
        }

        required init?(coder: NSCoder) { nil }

        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal {
            UIDropProposal(operation: session.canLoadObjects(ofClass: URL.self) ? .copy : .forbidden)
        }

        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            session.loadObjects(ofClass: URL.self) { _ in }
        }
    }
}
