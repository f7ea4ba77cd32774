import Testing

/// Tests with a window system, real time and real input. They run one after another in their process. `Scripts/test` runs those of screen readers in a
/// second process at the same time.
///
/// Suites are extensions of this suite, so that `.serialized` applies to all of them.
@Suite(.serialized)
struct RealWindow {}
