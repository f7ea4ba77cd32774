import Foundation

// Prints one table: peer, benchmark, N, median, 99th percentile, unit. Arguments choose parts: anim, start, animator, gesture, hit, text, drag, drop, flock, collection, commit,
// layout, log, storyboard, transition; none: all of them.

let parts: [(name: String, run: @MainActor () -> Void)] = [
    (
        "anim",
        {
            for count in [1000, 10_000] { Animating.run(count: count) }
            for count in [1000, 10_000] { Animating.runWithOwnTimes(count: count) }
            for count in [100, 1000, 10_000, 100_000] { Animating.runFew(of: count) }
            for count in [1000, 10_000] { Animating.scrub(count: count) }
        }
    ),
    ("start", { for count in [1000, 10_000] { Animating.start(count: count) } }),
    ("animator", { for count in [1000, 10_000] { Animators.run(count: count) } }),
    (
        "gesture",
        {
            for depth in [5, 50, 500] {
                for count in [1, 5, 50] { GestureEvents.run(recognizers: count, depth: depth, together: false) }
            }
            for count in [1, 5, 50] { GestureEvents.run(recognizers: count, depth: 5, together: true) }
            GestureEvents.runPinch(together: false)
            GestureEvents.runPinch(together: true)
        }
    ),
    ("scroll", { for count in [100, 10_000, 100_000] { Scrolling.run(count: count) } }),
    (
        "collection",
        {
            for count in [1000, 10_000, 1_000_000] { Collecting.run(count: count) }
            Collecting.runWithDelegate(count: 1_000_000)
            Collecting.runSnapshots(count: 100_000)
            Listing.runFling(rows: 100_000)
            Listing.runReordering(items: 100_000)
        }
    ),
    ("transition", { Transiting.run(rows: 100) }),
    (
        "hit",
        {
            for count in [1000, 10_000, 100_000] { HitTesting.run(count: count) }
            for count in [1000, 10_000] { HitTesting.runAllMoving(count: count) }
        }
    ),
    (
        "text",
        {
            for count in [1000, 10_000, 30_000] { LongText.run(count: count) }
            Editing.run()
        }
    ),
    ("drag", { for count in [1000, 10_000, 100_000] { Dragging.run(count: count) } }),
    ("drop", { for count in [1, 100, 10_000] { Dropping.run(count: count) } }),
    ("flock", { for count in [1, 20, 500] { Flocking.run(count: count) } }),
    ("log", { LoggingCosts.run() }),
    ("storyboard", { Boarding.run() }),
    (
        "commit",
        {
            for count in [1000, 10_000, 100_000] { Committing.run(count: count) }
            for depth in [10, 100, 1000] { Committing.runDeep(depth: depth) }
        }
    ),
    (
        "layout",
        {
            for kind in LayoutSystem.Kind.allCases {
                for count in kind == .grid ? [3, 10, 32] : [10, 100, 1000] {
                    Laying.run(kind, count)
                    Solving.run(kind, count)
                }
            }
            Laying.runFitting()
        }
    ),
]

let chosen = CommandLine.arguments.dropFirst()
if chosen.count == 3, chosen.first == Editing.word, let count = Int(CommandLine.arguments[3]) {
    Editing.runCase(CommandLine.arguments[2], count)
}
if chosen.count == 5, chosen.first == Laying.word, let count = Int(CommandLine.arguments[4]), let changes = Int(CommandLine.arguments[5]) {
    Laying.runCase(CommandLine.arguments[2], CommandLine.arguments[3], count, changes: changes)
}
for unknown in chosen where !parts.contains(where: { $0.name == unknown }) {
    note("There is no part \(unknown); there are \(parts.map(\.name).joined(separator: ", ")).")
    exit(2)
}
for part in parts where chosen.isEmpty || chosen.contains(part.name) { part.run() }
