import CoreGraphics

/// Which of the titles of an index are shown in the room that there is: all of them, or some with dots for those that are left out between.
struct IndexTitles: Equatable {
    /// What one line shows.
    enum Line: Equatable {
        /// The title with a number.
        case title(Int)
        /// Titles that are left out.
        case dot
    }

    /// What is shown, from the top.
    let lines: [Line]
    /// How many titles there are.
    let count: Int

    /// The lines for `count` titles where there is room for `room` lines: the first and the last title always, and in between as many as
    /// there is room for, as evenly as they go, each after a dot.
    init(count: Int, room: Int) {
        self.count = count
        guard count > room, count > 2 else {
            lines = (0..<count).map { .title($0) }
            return
        }
        let shown = max((room + 1) / 2, 2)
        var lines: [Line] = [.title(0)]
        for place in 1..<shown {
            lines.append(.dot)
            lines.append(.title((place * (count - 1) * 2 + shown - 1) / ((shown - 1) * 2)))
        }
        self.lines = lines
    }

    /// The number of the title that is meant at `fraction` of the way from the first line's top to the last one's bottom: those that are
    /// left out are meant too.
    func title(at fraction: CGFloat) -> Int {
        guard count > 0 else { return 0 }
        let clamped = min(max(fraction.isFinite ? fraction : 0, 0), 1)
        return min(Int(clamped * CGFloat(count)), count - 1)
    }
}
