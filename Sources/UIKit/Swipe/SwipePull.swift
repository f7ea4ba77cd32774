import Foundation

/// The end of a row that actions are at.
enum SwipeEdge {
    case leading, trailing
}

/// How far a row is pulled aside by a finger, where its actions lie meanwhile, and where the row goes when the finger lets go.
///
/// Lengths are in points from the row's edge inwards, so that both ends and both writing directions are the same.
struct SwipePull: Equatable {
    /// Where a row comes to rest.
    enum Rest: Equatable {
        /// In its place, without actions.
        case closed
        /// As far aside as its actions are wide.
        case open
        /// Across all of its width: the first action is done.
        case full
    }

    /// A finger that lets go faster than this, in points per second, throws the row open or shut: about what tells a flick from a drag.
    static let throwSpeed: CGFloat = 300
    /// The part of the row's width from where on a swipe is a full one.
    static let fullPart: CGFloat = 0.6
    /// How far beyond its actions a row is pulled at least before the swipe is a full one, in points.
    static let fullMargin: CGFloat = 48

    /// How wide each action is, the one at the edge first.
    let widths: [CGFloat]
    /// How wide the row is.
    let rowWidth: CGFloat
    /// Whether a full swipe does the first action.
    let allowsFull: Bool

    /// How far the row is aside when its actions are shown.
    var openPull: CGFloat { widths.reduce(0, +) }

    /// From how far on a swipe is a full one.
    var fullPull: CGFloat { max(rowWidth * Self.fullPart, min(openPull + Self.fullMargin, rowWidth)) }

    /// How far a row is aside that a finger has pulled by `travel`.
    func shown(_ travel: CGFloat) -> CGFloat {
        if travel <= 0 { return 0 }
        if travel <= openPull || allowsFull { return min(travel, max(rowWidth, openPull)) }
        return openPull + RubberBand(length: rowWidth).shown(travel - openPull)
    }

    /// The finger's travel that shows `pull`.
    func travel(shown pull: CGFloat) -> CGFloat {
        if pull <= openPull || allowsFull { return pull }
        return openPull + RubberBand(length: rowWidth).distance(shown: pull - openPull)
    }

    /// Whether a finger that lets go now does the first action.
    func isFull(_ pull: CGFloat) -> Bool { allowsFull && !widths.isEmpty && pull >= fullPull }

    /// Where the row goes when it is let go of; `velocity` is positive away from its place.
    func rest(_ pull: CGFloat, velocity: CGFloat) -> Rest {
        if isFull(pull), velocity > -Self.throwSpeed { return .full }
        if velocity > Self.throwSpeed { return .open }
        if velocity < -Self.throwSpeed { return .closed }
        return pull > openPull / 2 ? .open : .closed
    }

    /// From where to where each action reaches, counted from the edge, when the row is aside by `pull`. The first covers all others where
    /// `isFull` says that it is about to be done.
    func spans(_ pull: CGFloat, isFull: Bool) -> [ClosedRange<CGFloat>] {
        let open = openPull
        guard open > 0 else { return [] }
        var inner: CGFloat = 0
        return widths.enumerated().map { index, width in
            inner += width
            // Each comes out from behind the one before, and all of them widen together past their own widths.
            let end = isFull && index == 0 ? pull : inner * pull / open
            return max(end - max(width, width * pull / open), 0)...end
        }
    }
}
