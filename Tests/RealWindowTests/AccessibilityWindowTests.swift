import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// Accessibility of a window: pyatspi requests its elements, and Orca speaks them.
    @Suite struct AccessibilityWindow {
        private func read(_ what: String..., demo: String) async throws -> String {
            try await ScreenReader.read(what, program: [try BuiltProduct.path(of: "Gallery"), "--light", "--demo", demo])
        }

        private func expect(_ words: [String], inOrderIn text: String) { ScreenReader.expect(words, inOrderIn: text) }

        @Test func treeHasControlsWithRolesNamesAndPositions() async throws {
            let tree = try await read("tree", demo: "Controls")
            #expect(tree.contains("application 'Gallery'"))
            expect(
                [
                    "frame 'Lodestone Gallery'", "list 'Demos'", "heading 'Drag and drop'", "list item 'Drop'", "heading 'Buttons'",
                    "static 'Prominent'", "push button 'Continue'", "static 'Quiet'", "push button 'More'", "push button 'Later'",
                    "check box 'Wi-Fi'", "slider 'Volume'", "toggle button 'Choose'", "push button 'Disabled'", "spin button 'Guests'",
                    "progress bar 'Progress'",
                ], inOrderIn: tree)
            #expect(tree.contains("actions increment,decrement value 0.40 of 0.00…1.00"))
        }

        @Test(arguments: ["Controls", "Words"]) func assistiveProgramUsesControlsAndTexts(demo: String) async throws {
            #expect(try await read("use", demo: demo).contains("used"))
        }

        /// A demo, and the commands that a screen reader performs in it.
        struct Script: Sendable, CustomTestStringConvertible {
            let demo: String
            let steps: String
            var testDescription: String { demo }
        }

        static let scripts = [
            Script(demo: "Drop", steps: "do Blue / Paint the kitchen\nsee Painted the kitchen blue"),
            Script(demo: "Stacks", steps: "do Water plants / Move to Later\nsee “Water plants” is now in Later"),
            Script(demo: "Blind Spot", steps: "do Blue / Drop in the blind spot\nsee Refused: the field is blind there"),
            Script(
                demo: "Transitions",
                steps: """
                    do Alert
                    see Close all cards?
                    do Cancel
                    gone Close all cards?
                    see Cancelled
                    do Harbour
                    see Close
                    do Close
                    gone Close
                    """),
            Script(demo: "Tables", steps: "do Swim / Delete\ngone Swim\ndo Undo\nsee “Swim” is back in Later"),
            Script(
                demo: "Magnets",
                steps: """
                    do A
                    gone Pull letters down here
                    do A / Make larger
                    holds A = 60, 60; 125 %, 0°
                    do A / Turn right
                    holds A = 60, 60; 125 %, 15°
                    do A / Move right
                    do A / Move down
                    holds A = 100, 100; 125 %, 15°
                    do B
                    holds B = 170, 60; 100 %, 0°
                    """),
            Script(
                demo: "Shop",
                steps: """
                    do Mug / Drag Item
                    do Mug / Drop: Basket
                    see Bought: Mug
                    do Lamp / Drag Item
                    do Basket / Drop
                    see 2 things
                    do Ada / Drag Item
                    do Letter / Drop
                    see Sent to Ada
                    do Gift card of €10 / Drag Item
                    do Gift card of €10 / Cancel Drag
                    see The card is back in its place
                    do Gift card of €10 / Drag Item
                    do Gift card of €10 / Drop: Gift card of €25
                    see Fused: one card of €35
                    """),
            Script(
                demo: "File Well",
                steps: """
                    do A thought / Drag Item
                    see Not this
                    do A thought / Cancel Drag
                    gone Not this
                    do Notes.txt / Drag Item
                    do File well / Drop
                    gone Drop a file here
                    """),
            Script(
                demo: "Constraints",
                steps: """
                    set The picture's width = 800
                    see priority 800
                    do Right to left
                    begins Direction,
                    do Large
                    begins Text size,
                    do Corner of the page / Narrower
                    gone Ready
                    """),
            Script(
                demo: "Scrolling",
                steps: """
                    see Page 3
                    do List / Load again
                    see Row 1, edition 2
                    do Picture
                    gone Page 3
                    do Picture / Make larger
                    do Picture / Make smaller
                    do List
                    see Page 3
                    """),
            Script(
                demo: "Garden",
                steps: """
                    do Fern, Water every 2 days
                    see 350 ml of water each time
                    gone More Info
                    set Water = 0.5
                    see 250 ml of water each time
                    holds Tue = Not watered
                    set Days between waterings = 1
                    see Water every day
                    holds Tue = Watered
                    last Garden
                    see Fern, Water every day
                    do Add
                    last Save
                    see Fern, Water every 2 days
                    """),
            Script(demo: "Photos", steps: "do Wheel\ngone Photo 35\ndo Grid\nsee Photo 35"),
            Script(demo: "Interruptible", steps: "do Animator\nsee Animator: arrived"),
        ]

        @Test(arguments: scripts) func demosCanBeCompletedByActions(script: Script) async throws {
            let done = try await read("act", script.steps, demo: script.demo)
            let steps = script.steps.split(separator: "\n")
            let output = done.split(separator: "\n").suffix(steps.count)
            #expect(Array(output) == steps)
        }

        /// Drives demos with dogtail, the framework for tests of desktop programs.
        @Test(arguments: ["Drop", "Controls", "Words", "Transitions"]) func demosAreDrivenByDogtail(demo: String) async throws {
            let program = [try BuiltProduct.path(of: "Gallery"), "--light", "--demo", demo]
            #expect(try await ScreenReader.read([demo], by: "dog.py", program: program).hasSuffix("done\n"))
        }

        /// A demo that is used with keys only, and Orca's expected speech. Tab reaches the list of demos, the settings, and the demo.
        struct Transcript: Sendable, CustomTestStringConvertible {
            let demo: String
            let keys: String
            let words: [String]
            var testDescription: String { demo }
        }

        static let transcripts = [
            Transcript(
                demo: "Tables", keys: "Tab Tab Tab Tab Down space Tab Tab Return",
                words: [
                    "Tables", "Settings push button", "Today", "Water plants", "Bake bread", "Bake bread lifted", "Today, 1 of 2",
                    "Later, 2 of 2", "“Bake bread” is now in Later",
                ]),
            Transcript(
                demo: "Photos", keys: "Tab Tab Tab Tab Right",
                words: ["Settings push button", "Grid push button", "Number of photos slider 1,000"]),
            Transcript(
                demo: "Transitions", keys: "Tab Tab Tab Tab", words: ["Settings push button", "Harbour push button", "Boats at six"]),
            Transcript(
                demo: "Drop", keys: "Tab Tab Tab space Return",
                words: ["Settings push button", "Blue static", "menu", "Paint the kitchen", "Painted the kitchen blue"]),
            Transcript(
                demo: "Stacks", keys: "Tab Tab Tab space Down Return",
                words: ["Water plants static", "menu", "Move to Today", "Move to Later", "“Water plants” is now in Later"]),
            Transcript(
                demo: "Blind Spot", keys: "Tab Tab Tab space Return",
                words: ["Blue static", "menu", "Drop in the top left", "Dropped blue"]),
            Transcript(
                demo: "Interruptible", keys: "Tab Tab Tab space", words: ["By hand push button", "at its start", "By hand: arrived"]),
        ]

        @Test(arguments: transcripts) func orcaAnnouncesFocusAndChanges(transcript: Transcript) async throws {
            let words = try await read("orca", transcript.keys, demo: transcript.demo)
            expect(["Lodestone Gallery frame"] + transcript.words, inOrderIn: words)
        }

        /// On Wayland, programs cannot grab keys from the display. The library reports keys to screen readers instead.
        @Test func screenReadersReceiveKeysOnWayland() async throws {
            let display = try await WaylandDisplay.start()
            defer { display.stop() }
            let command = ["dbus-run-session", "--", "/usr/bin/python3", ScreenReader.script]
            let program = [try BuiltProduct.path(of: "Gallery"), "--light", "--demo"]
            let environment: [String: String?] = ["GTK_A11Y": nil, "AT_SPI_BUS_ADDRESS": nil, "LC_ALL": "C.UTF-8"]
            let tree = try await display.run(command + ["tree"] + program + ["Controls"], environment: environment, timeout: 120)
            expect(["frame 'Lodestone Gallery'", "list item 'Drop'", "check box 'Wi-Fi'", "slider 'Volume'"], inOrderIn: tree)
            let acted = try await display.run(
                command + ["act", "do Blue / Paint the kitchen\nsee Painted the kitchen blue"] + program + ["Drop"],
                environment: environment, timeout: 120)
            #expect(acted.contains("see Painted the kitchen blue"))
            let keys = try await display.run(command + ["keys"] + program + ["Controls"], environment: environment, timeout: 240)
            expect(["heard", "taken", "typed while the registry stood still", "typed without a registry"], inOrderIn: keys)
        }

        /// Orca on Wayland receives the keys from the library's reports, and speaks the focused elements.
        @Test(arguments: transcripts.filter { ["Drop", "Photos", "Transitions"].contains($0.demo) })
        func orcaSpeaksOnWayland(transcript: Transcript) async throws {
            let display = try await WaylandDisplay.start()
            defer { display.stop() }
            let program = [try BuiltProduct.path(of: "Gallery"), "--light", "--demo", transcript.demo]
            let words = try await display.run(
                ["dbus-run-session", "--", "/usr/bin/python3", ScreenReader.script, "orca", transcript.keys] + program,
                environment: ["GTK_A11Y": nil, "AT_SPI_BUS_ADDRESS": nil, "LC_ALL": "C.UTF-8"], timeout: 240)
            expect(["Lodestone Gallery frame"] + transcript.words, inOrderIn: words)
        }

        @Test func appSurvivesTheEndOfRegistryAndReaders() async throws {
            let output = try await read("survive", demo: "Controls")
            expect(["found again", "woken"], inOrderIn: output)
        }

        @Test func requestForAMillionRowsReturnsVisibleRows() async throws {
            #expect(try await read("million", demo: "Photos").contains("asked"))
        }

        @Test func nothingRunsWithoutAReader() async throws {
            #expect(try await read("quiet", demo: "Controls").contains("woken"))
        }
    }
}
