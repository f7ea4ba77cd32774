extension Unmanaged {
    /// Calls `body` with the object, without retaining it. The caller keeps the object alive during the call.
    ///
    /// Closures in this module are isolated to the main actor. A direct call of the standard library's method, or of QuartzCore's wrapper,
    /// would check the actor before each call.
    @inline(__always)
    func borrow<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef(body) }
}
