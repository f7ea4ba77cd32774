import Testing

/// Tests with a window system, real time and real input. They run one after the other: each has the machine to itself.
///
/// Suites go into extensions of this one, so that this holds for all of them.
@Suite(.serialized)
struct RealWindow {}
