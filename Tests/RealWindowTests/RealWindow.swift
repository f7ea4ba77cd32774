import Testing

/// Tests with a window system, real time and real input. They run one after another, so that each test has the machine to itself.
///
/// Suites are extensions of this suite, so that `.serialized` applies to all of them.
@Suite(.serialized)
struct RealWindow {}
