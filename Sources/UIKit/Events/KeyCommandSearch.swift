/// Finds the command that a key performs, along a chain of responders.
///
/// In this order: commands that want priority, from the first responder on; then the others, up to the first responder that does something
/// with the key by itself. Keys without modifiers that are typed into a text come before the text's own commands, too. Of the commands that the key fits the one that it fits best comes first, whichever responder has it: with
/// Control down a command of Control comes before one of Command.
@MainActor
enum KeyCommandSearch {
    private struct Candidate {
        let command: UIKeyCommand
        let match: KeyMatch
        let hasPriority: Bool
        let distance: Int

        func isBefore(_ other: Candidate) -> Bool {
            if hasPriority != other.hasPriority { return hasPriority }
            return match != other.match ? match < other.match : distance < other.distance
        }
    }

    /// Which responders do something with a key by themselves. They are asked only where a command fits the key, which for a letter is rare.
    @MainActor
    private struct Takers {
        let key: UIKey
        /// The first that was not asked.
        private var next: UIResponder?
        private var isTaken = false

        init(key: UIKey, next: UIResponder) { (self.key, self.next) = (key, next) }

        /// Whether a responder before `end` does; nil for the end of the chain.
        mutating func takesKey(before end: UIResponder?) -> Bool {
            while !isTaken, let responder = next, responder !== end {
                isTaken = responder.takesKeyItself(key)
                next = responder.next
            }
            return isTaken
        }
    }

    /// The command that `key` performs, and who performs it; nil where the key is left as a press.
    static func command(for key: UIKey, from start: UIResponder) -> (command: UIKeyCommand, target: AnyObject)? {
        var candidates: [Candidate] = []
        var takers = Takers(key: key, next: start)
        for responder in sequence(first: start, next: \.next) {
            add(responder.activeKeyCommands, of: responder, before: responder, to: &candidates, &takers)
        }
        add(UIMenuSystem.main.keyCommands, of: start, before: nil, to: &candidates, &takers)
        if candidates.count > 1 { candidates.sort { $0.isBefore($1) } }
        for candidate in candidates {
            if let target = target(of: candidate.command, from: start) { return (candidate.command, target) }
        }
        return nil
    }

    /// Adds those of a responder's commands that the key fits; those without priority only where no responder before `end` takes the key itself.
    private static func add(
        _ commands: [UIKeyCommand], of responder: UIResponder, before end: UIResponder?, to candidates: inout [Candidate],
        _ takers: inout Takers
    ) {
        for command in commands {
            guard let match = command.match(takers.key, in: responder) else { continue }
            let hasPriority = command.wantsPriorityOverSystemBehavior
            if !hasPriority, takers.takesKey(before: end) || end === responder && command.types(takers.key, into: responder) { continue }
            candidates.append(Candidate(command: command, match: match, hasPriority: hasPriority, distance: candidates.count))
        }
    }

    /// Who performs `command` now: the first along the chain that can, unless it disables the command when it validates it.
    static func target(of command: UIKeyCommand, from start: UIResponder) -> AnyObject? {
        guard let target = start.target(forAction: command.action, withSender: command) else { return nil }
        let attributes = command.attributes
        (target as? UIResponder)?.validate(command)
        if command.attributes.contains(.disabled) {
            // Next time it is asked again.
            command.attributes = attributes
            return nil
        }
        return target as AnyObject
    }
}

/// A command that a key performed, and performs again as long as it is held down.
///
/// The command itself may give the keyboard to another responder, as one that selects the next item does: then it goes on from there, with what
/// the key means there. Where anything else gives the keyboard away the repeating ends.
@MainActor
final class HeldKeyCommand {
    let usage: Int
    private let key: UIKey
    private let keyResponder: () -> UIResponder?
    private var command: UIKeyCommand
    private weak var start: UIResponder?
    /// The command's own action gave the keyboard to ``start``.
    private var hasMoved = false

    /// Performs the command of `key` from the responder on that `keyResponder` tells; nil where there is none.
    init?(_ key: UIKey, usage: Int, keyResponder: @escaping () -> UIResponder?) {
        guard let start = keyResponder(), let found = KeyCommandSearch.command(for: key, from: start) else { return nil }
        self.usage = usage
        self.key = key
        self.keyResponder = keyResponder
        self.start = start
        command = found.command
        perform(on: found.target)
    }

    /// The key is still down: performs the command once more, where keys still go to the same responder and the command still has a target.
    func performAgain() {
        guard let start, start === keyResponder() else { return }
        if hasMoved {
            guard let found = KeyCommandSearch.command(for: key, from: start) else { return }
            command = found.command
            hasMoved = false
            perform(on: found.target)
        } else if let target = KeyCommandSearch.target(of: command, from: start) {
            perform(on: target)
        }
    }

    private func perform(on target: AnyObject) {
        UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
        let current = keyResponder()
        guard current !== start else { return }
        start = current
        hasMoved = true
    }
}

extension UIKeyCommand {
    /// Whether the command's key is typed into `responder`, which edits text: keys without modifiers are the text's.
    fileprivate func types(_ key: UIKey, into responder: UIResponder) -> Bool {
        modifierFlags.subtracting([.shift, .alphaShift, .numericPad]).isEmpty && responder.takesAsText(key)
    }

    /// How well `key` fits the command of `responder`; nil for not at all.
    func match(_ key: UIKey, in responder: UIResponder) -> KeyMatch? {
        guard !attributes.contains(.disabled), var input else { return nil }
        if allowsAutomaticMirroring, responder.isLaidOutFromRightToLeft { input = KeyMatch.mirrored(input) }
        return KeyMatch(key, input: input, modifiers: modifierFlags, allowsPlace: allowsAutomaticLocalization)
    }
}

extension UIResponder {
    /// The commands that the responder has now.
    fileprivate var activeKeyCommands: [UIKeyCommand] {
        guard let controller = self as? UIViewController else { return (keyCommands ?? []) + (findPerformer?.keyCommands ?? []) }
        if !controller.performsActionsNow { return [] }
        let own = controller.keyCommands ?? []
        // One that overrides the property need not think of those that were added.
        return own + controller.addedKeyCommands.filter { added in !own.contains { $0 === added } }
    }

    fileprivate var isLaidOutFromRightToLeft: Bool {
        let view = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
}
