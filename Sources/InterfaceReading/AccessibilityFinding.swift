/// A problem of an accessibility element.
package struct AccessibilityFinding {
    /// The kinds of problems.
    package enum Kind {
        /// Text with too little contrast.
        case contrast
        /// A touch area that is too small.
        case hitRegion
        /// No accessibility label.
        case label
        /// Text that is truncated or clipped.
        case textClipped
        /// Traits that contradict each other or the element's class.
        case trait
    }

    /// The kind of problem.
    package let kind: Kind
    /// The problem in one sentence.
    package let text: String
}
