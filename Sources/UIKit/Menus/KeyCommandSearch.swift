/// Finds the key command for a key along a responder chain.
///
/// Commands with priority are considered first, in the whole chain. Other commands are considered only up to the first responder that handles the key
/// itself. A text view inserts a key without modifiers even if the view has its own command for the key. The best of the matching commands wins,
/// regardless of its responder. For example, while Control is down, a command with Control is a better match than a command with Command.
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

    /// Determines whether responders handle a key themselves. Responders are queried only if a command matches the key, which is rare for letter keys.
    @MainActor
    private struct KeyHandlers {
        let key: UIKey
        /// The first responder in the chain that has not been queried yet.
        private var next: UIResponder?
        private var isTaken = false

        init(key: UIKey, next: UIResponder) { (self.key, self.next) = (key, next) }

        /// Whether a responder before `end` in the chain handles the key itself. A nil `end` means the end of the chain.
        mutating func takesKey(before end: UIResponder?) -> Bool {
            while !isTaken, let responder = next, responder !== end {
                isTaken = responder.takesKeyItself(key)
                next = responder.next
            }
            return isTaken
        }
    }

    /// Returns the key command for `key` and its target. Nil if the key must be delivered as a press.
    static func command(for key: UIKey, from start: UIResponder) -> (command: UIKeyCommand, target: AnyObject)? {
        var candidates: [Candidate] = []
        var handlers = KeyHandlers(key: key, next: start)
        for responder in sequence(first: start, next: \.next) {
            add(responder.activeKeyCommands, of: responder, before: responder, to: &candidates, &handlers)
        }
        add(UIMenuSystem.main.keyCommands, of: start, before: nil, to: &candidates, &handlers)
        if candidates.count > 1 { candidates.sort { $0.isBefore($1) } }
        for candidate in candidates {
            if let target = target(of: candidate.command, from: start) { return (candidate.command, target) }
        }
        return nil
    }

    /// Adds the matching commands of a responder. Commands without priority are added only if no responder before `end` handles the key itself.
    private static func add(
        _ commands: [UIKeyCommand], of responder: UIResponder, before end: UIResponder?, to candidates: inout [Candidate],
        _ handlers: inout KeyHandlers
    ) {
        for command in commands {
            guard let match = command.match(handlers.key, in: responder) else { continue }
            let hasPriority = command.wantsPriorityOverSystemBehavior
            if !hasPriority, handlers.takesKey(before: end) || end === responder && command.types(handlers.key, into: responder) {
                continue
            }
            candidates.append(Candidate(command: command, match: match, hasPriority: hasPriority, distance: candidates.count))
        }
    }

    /// Returns the target of `command`: the first responder in the chain that can perform it. Nil if the target's validation disables the command.
    static func target(of command: UIKeyCommand, from start: UIResponder) -> AnyObject? {
        guard let target = start.target(forAction: command.action, withSender: command) else { return nil }
        let attributes = command.attributes
        (target as? UIResponder)?.validate(command)
        if command.attributes.contains(.disabled) {
            // Restores the attributes, so that the next search calls the validation again.
            command.attributes = attributes
            return nil
        }
        return target as AnyObject
    }
}

/// A command that is performed again while its key is held down.
///
/// The command's own action may change the first responder, for example to the next item. The repetition then continues with the new responder's
/// command for the key. If other code changes the first responder, the repetition ends.
@MainActor
final class HeldKeyCommand: HeldCommand {
    let usage: Int
    private let key: UIKey
    private let keyResponder: () -> UIResponder?
    private var command: UIKeyCommand
    private weak var start: UIResponder?
    /// Whether the command's own action made ``start`` the key responder.
    private var hasMoved = false

    /// Performs the command of `key` in the chain from `keyResponder`. Nil if no command matches.
    init?(_ key: UIKey, usage: Int, keyResponder: @escaping () -> UIResponder?) {
        guard let start = keyResponder(), let found = KeyCommandSearch.command(for: key, from: start) else { return nil }
        self.usage = usage
        self.key = key
        self.keyResponder = keyResponder
        self.start = start
        command = found.command
        perform(on: found.target)
    }

    /// Performs the command again. Does nothing if other code has changed the key responder or if the command has no target.
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
    /// Whether the command's key inserts text into `responder`. Keys with modifiers other than Shift do not insert text.
    fileprivate func types(_ key: UIKey, into responder: UIResponder) -> Bool {
        modifierFlags.subtracting([.shift, .alphaShift, .numericPad]).isEmpty && responder.insertsText(for: key)
    }

    /// Returns the quality of the match between `key` and the command of `responder`. Nil if the command does not match the key.
    func match(_ key: UIKey, in responder: UIResponder) -> KeyMatch? {
        guard !attributes.contains(.disabled), var input else { return nil }
        if allowsAutomaticMirroring, responder.isLaidOutFromRightToLeft { input = KeyMatch.mirrored(input) }
        return KeyMatch(key, input: input, modifiers: modifierFlags, allowsPosition: allowsAutomaticLocalization)
    }
}

extension UIResponder {
    /// The key commands of the responder that can currently be performed.
    fileprivate var activeKeyCommands: [UIKeyCommand] {
        guard let controller = self as? UIViewController else { return (keyCommands ?? []) + (findPerformer?.keyCommands ?? []) }
        if !controller.performsActionsNow { return [] }
        let own = controller.keyCommands ?? []
        // If an app's controller overrides `keyCommands`, the result may lack the commands that were added with `addKeyCommand(_:)`.
        return own + controller.addedKeyCommands.filter { added in !own.contains { $0 === added } }
    }

    fileprivate var isLaidOutFromRightToLeft: Bool {
        let view = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
}
