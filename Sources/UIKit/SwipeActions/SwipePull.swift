import Foundation

/// The end of a row that shows swipe actions.
enum SwipeEdge {
    case leading, trailing
}

/// Geometry of a swiped row: its displacement, the extents of its actions, and its rest position after the swipe.
///
/// Lengths are in points and measured from the row's edge inwards. The values are therefore the same at both edges and in both writing directions.
struct SwipePull: Equatable {
    /// The rest positions of a row.
    enum Rest: Equatable {
        /// The row is not displaced, and its actions are hidden.
        case closed
        /// Displaced by the total width of its actions.
        case open
        /// Displaced by the row's full width, which performs the first action.
        case full
    }

    /// The minimum speed of a flick, in points per second. A flick opens or closes the row regardless of the row's displacement.
    static let throwSpeed: CGFloat = 300
    /// The fraction of the row's width at which a swipe is a full swipe.
    static let fullPart: CGFloat = 0.6
    /// The minimum displacement beyond the actions for a full swipe, in points.
    static let fullMargin: CGFloat = 48

    /// The width of each action, outermost first, in points.
    let widths: [CGFloat]
    /// The row's width, in points.
    let rowWidth: CGFloat
    /// Whether a full swipe performs the first action.
    let allowsFull: Bool

    /// The displacement that reveals all actions, in points.
    var openPull: CGFloat { widths.reduce(0, +) }

    /// The displacement at which a swipe is a full swipe, in points.
    var fullPull: CGFloat { max(rowWidth * Self.fullPart, min(openPull + Self.fullMargin, rowWidth)) }

    /// The displacement of the row for a travel of the finger, with rubber banding beyond the actions.
    func shown(_ travel: CGFloat) -> CGFloat {
        if travel <= 0 { return 0 }
        if travel <= openPull || allowsFull { return min(travel, max(rowWidth, openPull)) }
        return openPull + RubberBand(length: rowWidth).shown(travel - openPull)
    }

    /// The travel of the finger that results in a displacement of `pull`: the inverse of ``shown(_:)``.
    func travel(shown pull: CGFloat) -> CGFloat {
        if pull <= openPull || allowsFull { return pull }
        return openPull + RubberBand(length: rowWidth).distance(shown: pull - openPull)
    }

    /// Whether the release of the finger would perform the first action.
    func isFull(_ pull: CGFloat) -> Bool { allowsFull && !widths.isEmpty && pull >= fullPull }

    /// The rest position after the finger is lifted. A positive velocity opens the row.
    func rest(_ pull: CGFloat, velocity: CGFloat) -> Rest {
        if isFull(pull), velocity > -Self.throwSpeed { return .full }
        if velocity > Self.throwSpeed { return .open }
        if velocity < -Self.throwSpeed { return .closed }
        return pull > openPull / 2 ? .open : .closed
    }

    /// The extent of each action from the edge for a displacement of `pull`. If `isFull` is true, the first action covers all others.
    func spans(_ pull: CGFloat, isFull: Bool) -> [ClosedRange<CGFloat>] {
        let open = openPull
        guard open > 0 else { return [] }
        var inner: CGFloat = 0
        return widths.enumerated().map { index, width in
            inner += width
            // Each action emerges from behind the previous action. Beyond the total width of the actions, all actions widen together.
            let end = isFull && index == 0 ? pull : inner * pull / open
            return max(end - max(width, width * pull / open), 0)...end
        }
    }
}
