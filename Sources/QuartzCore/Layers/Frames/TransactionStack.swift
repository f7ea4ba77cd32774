import Foundation
import Synchronization

/// The open transactions of a platform, or of a thread without layers.
final class TransactionStack {
    struct Transaction {
        var duration: TimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions: Bool?
        var values: [String: Any] = [:]
        var completion: CompletionGroup?
        var time: TimeInterval?
    }

    /// The implicit transaction, which the next frame commits. The first setting outside of explicit transactions creates it.
    private var implicit: Transaction?
    private var open: [Transaction] = []
    /// The number of open transactions, over all stacks, that set `disableActions`. Each change of a layer reads the number, which is nearly always 0.
    static let sayingOfActions = Atomic(0)
    /// Called after a change of the implicit transaction, which the next frame has to commit.
    private let onImplicit: () -> Void

    init(onImplicit: @escaping () -> Void = {}) {
        self.onImplicit = onImplicit
    }

    deinit {
        // A platform may be deallocated during a transaction, which then no longer counts.
        for transaction in open + [implicit].compactMap(\.self) where transaction.disablesActions != nil {
            Self.sayingOfActions.subtract(1, ordering: .relaxed)
        }
    }

    var innermost: Transaction? { open.last ?? implicit }

    func begin() {
        open.append(Transaction(time: open.first?.time ?? CACurrentMediaTime()))
    }

    func commit() {
        guard let transaction = open.popLast() else {
            return layersLog.error("CATransaction.commit() was called without a matching begin().")
        }
        close(transaction)
    }

    func commitImplicit() {
        guard let transaction = implicit else { return }
        implicit = nil
        close(transaction)
    }

    private func close(_ transaction: Transaction) {
        if transaction.disablesActions != nil { Self.sayingOfActions.subtract(1, ordering: .relaxed) }
        transaction.completion?.commit()
    }

    func lookUp<Value>(_ read: (Transaction) -> Value?) -> Value? {
        for transaction in open.reversed() {
            if let value = read(transaction) { return value }
        }
        return implicit.flatMap(read)
    }

    func change(_ body: (inout Transaction) -> Void) {
        let hasActionSetting = innermost?.disablesActions != nil
        defer {
            if !hasActionSetting, innermost?.disablesActions != nil { Self.sayingOfActions.add(1, ordering: .relaxed) }
        }
        if open.isEmpty {
            var transaction = implicit ?? Transaction()
            body(&transaction)
            implicit = transaction
            onImplicit()
        } else {
            body(&open[open.count - 1])
        }
    }

    /// Replaces the innermost completion group, which then no longer waits for the commit. If it waits for no animations, this calls its block.
    func setCompletion(_ block: (() -> Void)?) {
        let around = enclosingCompletion
        var replaced: CompletionGroup?
        change { transaction in
            replaced = transaction.completion
            transaction.completion = block.map { CompletionGroup(block: $0, around: around) }
        }
        replaced?.commit()
    }

    /// The completion group of the nearest transaction around the innermost transaction.
    private var enclosingCompletion: CompletionGroup? {
        for transaction in open.dropLast().reversed() {
            if let completion = transaction.completion { return completion }
        }
        return open.isEmpty ? nil : implicit?.completion
    }

    /// Adds an animation to the innermost completion group and returns the group.
    func joinCompletion() -> CompletionGroup? {
        let group = lookUp(\.completion)
        group?.enter()
        return group
    }

    var time: TimeInterval { open.first?.time ?? CACurrentMediaTime() }
}

/// Calls a block after a transaction is committed and all its animations are over. The completion group of an enclosing transaction waits for this group.
final class CompletionGroup {
    private(set) var block: (() -> Void)?
    private let around: CompletionGroup?
    private var waiting = 1

    init(block: @escaping () -> Void, around: CompletionGroup?) {
        self.block = block
        self.around = around
        around?.enter()
    }

    func enter() { waiting += 1 }

    func leave() {
        waiting -= 1
        guard waiting == 0, let block else { return }
        self.block = nil
        block()
        around?.leave()
    }

    /// Called when the transaction was committed. From now on the group waits only for animations and inner groups.
    func commit() { leave() }
}
