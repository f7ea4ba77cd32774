import Host

extension UIAccessibility {
    /// Whether the person asked the desktop for as little motion as possible. Lifts, flocks and drops then fade instead of flying; an app that moves
    /// things of its own should do likewise.
    public static var isReduceMotionEnabled: Bool { Platform.current?.appearance.reducesMotion ?? false }
}
