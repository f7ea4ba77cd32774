import Testing

@testable import UIKit

/// Texts by a malicious sender, with very many possible matches of data detectors.
struct HostileTextTests {
    nonisolated static let texts = [
        "Via " + String(repeating: "A", count: 20_000),
        "Via " + String(repeating: "A ", count: 10_000),
        "1 rue " + String(repeating: "A-", count: 10_000),
        "1 " + String(repeating: "A.", count: 10_000),
        String(repeating: "a-", count: 10_000) + "weg",
        String(repeating: "a.", count: 20_000),
        String(repeating: "x", count: 40_000) + "@",
        "x@" + String(repeating: "a.", count: 20_000) + "!",
        String(repeating: "1 ", count: 20_000),
        String(repeating: "1,", count: 20_000),
    ]

    @Test("Data detectors terminate for texts of only letters, hyphens, dots or digits", .timeLimit(.minutes(1)), arguments: texts)
    func end(text: String) {
        for finding in TextDetector(types: .all).findings(in: text) {
            #expect(finding.range.lowerBound >= 0 && finding.range.upperBound <= text.utf16.count && !finding.range.isEmpty)
        }
    }
}
