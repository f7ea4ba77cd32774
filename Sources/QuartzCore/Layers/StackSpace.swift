internal import CGtk

/// Runs `body`, which recurses one level deeper into a tree. Switches to another stack if the current one is nearly full.
///
/// An app can nest layers and views to any depth, but a thread's stack has only 8 MB. Recursive functions call this function for each level, so that a deep
/// tree only costs memory during the recursion. Callable on any thread; `body` runs on the same thread. O(1).
package func withStackSpace<Result>(_ body: () -> Result) -> Result {
    if lodestone_stack_has_space() { return body() }
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
    guard let result else { fatalError("The closure did not run on the other stack. Please report this bug.") }
    return result
}
