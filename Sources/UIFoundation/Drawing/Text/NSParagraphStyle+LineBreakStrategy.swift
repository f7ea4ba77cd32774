extension NSParagraphStyle {
    /// Options that avoid certain line breaks.
    public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
        /// The bits, one per option.
        public let rawValue: UInt

        /// Creates a set of options with the given bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Avoids a single word on the last line by moving another word down from the line above, if possible.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Does not break Korean words that fit on a line.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// All options, as in the system's labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
