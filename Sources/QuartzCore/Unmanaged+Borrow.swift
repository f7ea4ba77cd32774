extension Unmanaged {
    /// Calls `body` with the object without retaining it. The caller keeps it alive until the call returns.
    ///
    /// The standard library's public function would check before each call that it runs on the main actor, because the closure is isolated to it. A closure
    /// passed to another of our modules would be checked, too.
    @inline(__always)
    func borrow<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef(body) }
}
