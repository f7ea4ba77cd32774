import Testing

/// Tests with a window system, real time and real input. They run one after the other, so that each has the machine to itself.
///
/// Suites are extensions of this one, so that this applies to all of them.
@Suite(.serialized)
struct RealWindow {}
