import CoreGraphics

/// The titles of a section index that fit into the available height: all of them, or a selection with dots for the omitted ones.
struct IndexTitles: Equatable {
    /// The content of a line.
    enum Line: Equatable {
        case title(Int)
        /// A dot, which stands for one or more omitted titles.
        case dot
    }

    /// The lines from top to bottom.
    let lines: [Line]
    /// The number of titles.
    let count: Int

    /// Distributes `count` titles over at most `lineLimit` lines. The first and last title are always shown; as many as fit are evenly distributed
    /// between them, each after a dot.
    init(count: Int, lineLimit: Int) {
        self.count = count
        guard count > lineLimit, count > 2 else {
            lines = (0..<count).map { .title($0) }
            return
        }
        let shown = max((lineLimit + 1) / 2, 2)
        var lines: [Line] = [.title(0)]
        for index in 1..<shown {
            lines.append(.dot)
            lines.append(.title((index * (count - 1) * 2 + shown - 1) / ((shown - 1) * 2)))
        }
        self.lines = lines
    }

    /// The index of the title at `fraction` of the height, from the top of the first line to the bottom of the last one. Includes omitted titles.
    func title(at fraction: CGFloat) -> Int {
        guard count > 0 else { return 0 }
        let clamped = min(max(fraction.isFinite ? fraction : 0, 0), 1)
        return min(Int(clamped * CGFloat(count)), count - 1)
    }
}
