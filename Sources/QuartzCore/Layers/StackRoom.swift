internal import CGtk

/// Runs `body`, which goes one level deeper into a tree, where the stack has room for it: on another stack when this one is nearly full.
///
/// A tree of layers or views is as deep as its app makes it, and a thread's stack has 8 MB. What calls itself for each level asks here, so that
/// a deep tree costs memory while it is walked and nothing else. Any thread; `body` stays on it. O(1).
package func withStackRoom<Result>(_ body: () -> Result) -> Result {
    if lodestone_stack_has_room() { return body() }
    return onAnotherStack(body)
}

private func onAnotherStack<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    withoutActuallyEscaping({ result = body() }) { (step: @escaping () -> Void) in
        var step = step
        withUnsafeMutablePointer(to: &step) { pointer in
            lodestone_stack_continue({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
        }
    }
    guard let result else { fatalError("The other stack never ran what it was given.") }
    return result
}
