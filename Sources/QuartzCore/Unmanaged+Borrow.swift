extension Unmanaged {
    /// Calls `body` with the object without retaining it. The caller must keep the object alive until the call returns.
    ///
    /// The standard library's public function takes a closure that is isolated to the main actor, so each call would check that it runs there. A closure
    /// passed to another module of the library would be checked, too.
    @inline(__always)
    func borrow<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef(body) }
}
