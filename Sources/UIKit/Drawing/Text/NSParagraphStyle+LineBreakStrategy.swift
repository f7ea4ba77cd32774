extension NSParagraphStyle {
    /// Options that keep lines from being broken at some places.
    public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
        /// One bit an option.
        public let rawValue: UInt

        /// The options of the given bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The last line has more than one word, if the line above it can spare one.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Korean words stay whole, if they fit on a line.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// All options, as in the system's labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
