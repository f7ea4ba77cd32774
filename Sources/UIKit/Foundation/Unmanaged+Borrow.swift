extension Unmanaged {
    /// Calls `body` with the object, which lives until it returns, and is not retained for it.
    ///
    /// The standard library's own way to do so would ask before each call whether it runs on the main actor, as a closure of ours is that actor's;
    /// QuartzCore's would, too.
    @inline(__always)
    func borrow<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef(body) }
}
