extension Unmanaged {
    /// Calls `body` with the object, without retaining it. The caller keeps the object alive during the call.
    ///
    /// Closures in this module are isolated to the main actor. If they were passed directly to the standard library's method, or to QuartzCore's
    /// wrapper, each call would check the actor. This inlined function avoids the check.
    @inline(__always)
    func borrow<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef(body) }
}
