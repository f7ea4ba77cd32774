import Foundation

/// Where a sheet lies, by the room that there is: mathematics alone.
struct SheetLayout: Equatable {
    /// The container, in its own coordinates.
    let bounds: CGRect
    /// The container's safe area.
    let safeArea: UIEdgeInsets
    /// Whether the sheet lies at the bottom edge, as wide as the container, and not in the middle.
    let isEdgeAttached: Bool
    /// Whether it is the small sheet of a form.
    let isForm: Bool
    /// The size that the content wishes for; zero for none.
    let preferredSize: CGSize

    /// The largest height of a sheet, in points.
    var largestHeight: CGFloat {
        if isEdgeAttached { return max(bounds.height - max(safeArea.top, PresentationConstants.sheetMargin), 0) }
        let room = bounds.height - 2 * PresentationConstants.sheetMargin
        let standard = isForm ? PresentationConstants.formSheetSize.height : room
        return max(min(room, preferredSize.height > 0 ? preferredSize.height : standard), 0)
    }

    /// The sheet's frame when it is `height` high.
    func frame(height: CGFloat) -> CGRect {
        if isEdgeAttached { return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height) }
        let room = bounds.width - 2 * PresentationConstants.sheetMargin
        let standard = isForm ? PresentationConstants.formSheetSize.width : PresentationConstants.pageSheetWidth
        let width = max(min(room, preferredSize.width > 0 ? preferredSize.width : standard), 0)
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }

    /// What is shown of a height that a finger asks for: beyond the largest it follows less and less.
    func resisted(_ height: CGFloat, largest: CGFloat) -> CGFloat {
        guard height > largest, bounds.height > 0 else { return height }
        let beyond = height - largest
        let resistance = PresentationConstants.sheetResistance
        return largest + resistance * beyond * bounds.height / (resistance * beyond + bounds.height) * 0.2
    }

    /// Where a drag that ends comes to rest: the index of one of `heights`, which grow, or nil for away.
    ///
    /// - Parameters:
    ///   - height: The sheet's height when it was let go.
    ///   - velocity: The finger's speed towards the bottom, in points per second.
    static func rest(of heights: [CGFloat], from height: CGFloat, velocity: CGFloat) -> Int? {
        let flick = PresentationConstants.flickSpeed
        if velocity > flick { return heights.lastIndex { $0 < height - 1 } }
        if velocity < -flick { return heights.firstIndex { $0 > height + 1 } ?? heights.indices.last }
        // Without a flick the nearest one is chosen, with "away" at no height at all.
        var nearest: (index: Int?, distance: CGFloat) = (nil, height)
        for (index, candidate) in heights.enumerated() where abs(candidate - height) < nearest.distance {
            nearest = (index, abs(candidate - height))
        }
        return nearest.index
    }
}
