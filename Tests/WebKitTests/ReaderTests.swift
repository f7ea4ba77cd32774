import Foundation
import Testing
import WindowTestSupport

extension WebWindow {
    /// The accessibility tree of pages: WebKitGTK's tree is a part of the app's tree.
    @Suite struct Readers {
        private func act(_ steps: String, in program: [String]) async throws {
            let program = [try BuiltProduct.path(of: program[0])] + program.dropFirst()
            let done = try await ScreenReader.read(["act", steps], program: program, environment: ["LODESTONE_WINDOW": "900x700 bare"])
            let steps = steps.split(separator: "\n")
            // The accessibility library logs errors when the app is killed, so lines that are not steps are ignored.
            #expect(done.split(separator: "\n").filter { steps.contains($0) } == steps)
        }

        @Test func screenReaderUsesEachPageAndIsNotifiedOfOthers() async throws {
            try await act(
                """
                see Left heading
                see Right heading
                do Left button
                see Left was pressed in view 0
                do Right button
                see Right was pressed in view 1
                do Next
                see Next heading
                gone Left heading
                do Next button
                see Next was pressed in view 0
                do Remove
                gone Right heading
                """, in: ["WebProbe", "reader"])
        }

        @Test func pageOfAKilledProcessIsReplacedByTheNextPage() async throws {
            try await act(
                """
                see Left heading
                do Kill
                see A process ended
                gone Left heading
                do Again
                see Left heading
                do Left button
                see Left was pressed in view 0
                """, in: ["WebProbe", "reader"])
        }

        @Test func pageIsAChildOfItsWebView() async throws {
            let program = [try BuiltProduct.path(of: "WebProbe"), "reader"]
            let tree = try await ScreenReader.read(
                ["page", "Left heading"], program: program, environment: ["LODESTONE_WINDOW": "900x700 bare"])
            #expect(tree.contains("heading 'Left heading' < document web 'Page' < scroll pane '' < filler '' < panel 'Page' < frame"))
            #expect(tree.contains("of application 'WebProbe'"))
        }

        @Test func webTapsCanBeCompletedByActions() async throws {
            try await act(
                """
                do Kitchen / jump
                see One tap on the kitchen
                do Rooms / Tap the study twice
                see Two taps on the study
                do A recognizer takes the page's touches
                do Orange card / Put it on the hall
                see The card lies on the hall
                do Teal card / Put it on the loft
                see The card lies on the loft
                """, in: ["Gallery", "--light", "--demo", "Web Taps"])
        }

        @Test func webTapsCanBeCompletedByKeysWithOrca() async throws {
            let program = [try BuiltProduct.path(of: "Gallery"), "--light", "--demo", "Web Taps"]
            let tabs = Array(repeating: "Tab", count: 12).joined(separator: " ")
            let words = try await ScreenReader.read(["orca", "Tab Tab Tab Tab Tab Tab Return \(tabs) space Down Return"], program: program)
            ScreenReader.expect(
                [
                    "Lodestone Gallery frame", "A recognizer takes the page's touches check box", "Rooms panel", "Kitchen link",
                    "Study link",
                    "One tap on the study", "Hall link", "Loft link", "Teal card", "Orange card", "menu", "Put it on the kitchen",
                    "Put it on the study", "The card lies on the study",
                ], inOrderIn: words)
        }
    }
}
