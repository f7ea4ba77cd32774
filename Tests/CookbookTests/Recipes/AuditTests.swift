import Testing
import UIKit
import UIKitTesting

@testable import Cookbook

@MainActor
struct AuditTests {
    @Test func ratingIsReadAndChanged() {
        let host = TestHost(size: CGSize(width: 400, height: 400))
        host.window.backgroundColor = .systemBackground
        let rating = RatingControl(frame: CGRect(x: 20, y: 20, width: 250, height: 50))
        host.window.addSubview(rating)

        #expect(host.accessibilityTree.contains("\"Rating\" = \"0 of 5\""))
        (host.element(labelled: "Rating") as? RatingControl)?.accessibilityIncrement()
        #expect(host.accessibilityTree.contains("\"Rating\" = \"1 of 5\""))
        #expect(host.performAccessibilityAudit().isEmpty)
    }
}
