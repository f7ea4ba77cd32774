import Foundation
import Testing
import UIKit
import UIKitTesting

/// The results of data detectors, determined by taps on the text.
@MainActor
struct DataDetectorTests {
    struct Sample: CustomStringConvertible, Sendable {
        var types: UIDataDetectorTypes
        /// Braces enclose the expected results.
        var text: String
        var description: String { text }
    }

    nonisolated static let samples: [Sample] = [
        Sample(types: .calendarEvent, text: "from {2024-05-17} on, not 2024-15-17"),
        Sample(types: .calendarEvent, text: "at {2024-05-17 14:30} or {2024-05-17T08:00}"),
        Sample(types: .calendarEvent, text: "am {17.05.2024 um 14:30 Uhr} oder {17. Mai}, Version 1.2.34"),
        Sample(types: .calendarEvent, text: "on {5/17/2024}, and {17/5/24}, not 45/17/2024"),
        Sample(types: .calendarEvent, text: "{Friday, May 17, 2024 at 2:30 PM}, {May 3rd}, {17 May 2024}; you may 5 times"),
        Sample(types: .calendarEvent, text: "le {17 mai 2024 à 14h30}, el {17 de mayo de 2024}, {17 мая 2024 г.}"),
        Sample(types: .calendarEvent, text: "{17 مايو 2024}, {17 במאי 2024}, {17 मई 2024}, {2024年5月17日}, {2024년 5월 17일}"),
        Sample(types: .calendarEvent, text: "lunch at {12:30}, tea at {5 pm}; 25:00 and 3.141 are none"),
        Sample(types: .address, text: "meet at {1600 Pennsylvania Avenue NW} no"),
        Sample(types: .address, text: "to {1 Hacker Way, Menlo Park, CA 94025}, {221B Baker Street, London NW1 6XE}."),
        Sample(types: .address, text: "in der {Hauptstraße 5, 10115 Berlin} oder {Am Markt-Platz 12a}; im Weg 5"),
        Sample(types: .address, text: "au {12 bis, rue de la Paix, 75002 Paris}, {Calle de Alcalá 25, 28014 Madrid}, {Via Roma, 3}"),
        Sample(types: .money, text: "{$20}, {20 €}, {EUR 1.234,50}, {£3.5 million}, {1 000 kr}, {¥500}; 20 people, 5$6"),
        Sample(types: .physicalValue, text: "{5 km}, {-3.5 °C}, {70 mph}, {2,5 kg}, {16 GB}, {6 feet}; 5 m2x, 3 people, 1.5.2 km"),
        Sample(types: .link, text: "{www.example.org} on 2024-05-17 for $20, 5 km"),
        Sample(types: [.phoneNumber, .calendarEvent], text: "call {030 1234567} on {17.05.2024}"),
        Sample(types: .all, text: "{me@example.org}, {+49 30 123456}, {17.05.2024}, {$5}, {5 km}, {10 Downing Street}"),
    ]

    @Test(arguments: samples)
    func detectedTypes(_ sample: Sample) {
        let text = sample.text.filter { !"{}".contains($0) }
        var expected: [String] = []
        var rest = sample.text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest.firstIndex(of: "}") {
            expected.append(String(rest[rest.index(after: open)..<close]))
            rest = rest[rest.index(after: close)...]
        }
        let fixture = DetectorFixture(text)
        fixture.view.dataDetectorTypes = sample.types
        fixture.host.advance(by: 0.2)
        // Taps each character.
        var found: [NSRange] = []
        fixture.reader.allowsInteraction = false
        for characterOffset in 0..<text.utf16.count {
            fixture.reader.last = nil
            fixture.host.tap(at: fixture.point(characterOffset))
            fixture.host.advance(by: 0.4)
            if let range = fixture.reader.last, found.last != range { found.append(range) }
        }
        #expect(found.map { (text as NSString).substring(with: $0) } == expected)
    }

    @Test func unsupportedLinksAreCopied() async {
        let fixture = DetectorFixture("until 17 May 2024 for $20")
        fixture.view.dataDetectorTypes = .all
        fixture.host.advance(by: 0.2)
        fixture.host.tap(at: fixture.point(8))
        await fixture.host.settle()
        #expect(fixture.reader.urls.map(\.scheme) == ["x-apple-data-detectors"])
        #expect(fixture.host.view(labelled: "Open") == nil)
        #expect(fixture.host.tap("Copy"))
        await fixture.host.settle()
        #expect(UIPasteboard.general.string == "17 May 2024")
        // The mouse's secondary button shows the same menu.
        fixture.host.pointer.move(to: fixture.point(23))
        fixture.host.pointer.press(.secondary)
        fixture.host.pointer.release()
        await fixture.host.settle()
        #expect(fixture.host.tap("Copy"))
        #expect(UIPasteboard.general.string == "$20")
    }

    @Test func addressesOpenAMapProgram() {
        let fixture = DetectorFixture("at 10 Downing Street, London SW1A 2AA.")
        fixture.view.dataDetectorTypes = .address
        fixture.host.advance(by: 0.2)
        fixture.host.tap(at: fixture.point(8))
        #expect(fixture.reader.urls.map(\.absoluteString) == ["geo:0,0?q=10%20Downing%20Street%2C%20London%20SW1A%202AA"])
    }
}

@MainActor
private struct DetectorFixture {
    final class Reader: NSObject, UITextViewDelegate {
        var allowsInteraction = true
        var last: NSRange?
        var urls: [URL] = []
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
        ) -> Bool {
            last = characterRange
            if urls.last != URL { urls.append(URL) }
            return allowsInteraction
        }
    }

    let host = TestHost(size: CGSize(width: 900, height: 300))
    let view = UITextView(frame: CGRect(x: 0, y: 40, width: 900, height: 200))
    let reader = Reader()

    init(_ text: String) {
        view.isEditable = false
        view.font = .systemFont(ofSize: 15)
        view.text = text
        view.delegate = reader
        host.window.rootViewController = UIViewController()
        host.window.rootViewController?.view.addSubview(view)
        host.advance(by: 0.1)
    }

    /// The middle of a character, in the window.
    func point(_ characterOffset: Int) -> CGPoint {
        let start = view.position(from: view.beginningOfDocument, offset: characterOffset)!
        let rect = view.firstRect(for: view.textRange(from: start, to: view.position(from: start, offset: 1)!)!)
        return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }
}
