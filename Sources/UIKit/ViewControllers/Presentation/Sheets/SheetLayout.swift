import Foundation

/// The frame of a sheet in its container: pure geometry without views.
struct SheetLayout: Equatable {
    /// The container's bounds.
    let bounds: CGRect
    /// The container's safe area.
    let safeArea: UIEdgeInsets
    /// The position of the sheet in its container.
    let attachment: Attachment
    /// Whether the sheet is a form sheet.
    let isForm: Bool
    /// The preferred size of the content; zero if it has no preference.
    let preferredSize: CGSize

    /// The position of a sheet in its container.
    enum Attachment {
        /// In the middle of the container.
        case centered
        /// At the container's bottom edge, as wide as its safe area unless the content prefers a width.
        case bottomEdge
        /// Covers the container.
        case fullScreen
    }

    /// The maximum height of a sheet, in points.
    var largestHeight: CGFloat {
        switch attachment {
        case .fullScreen: return bounds.height
        case .bottomEdge: return max(bounds.height - max(safeArea.top, PresentationConstants.sheetMargin), 0)
        case .centered: break
        }
        let availableHeight = bounds.height - 2 * PresentationConstants.sheetMargin
        let standard = isForm ? PresentationConstants.formSheetSize.height : availableHeight
        return max(min(availableHeight, preferredSize.height > 0 ? preferredSize.height : standard), 0)
    }

    /// The sheet's frame for a height in points.
    func frame(height: CGFloat) -> CGRect {
        switch attachment {
        case .fullScreen:
            return bounds
        case .bottomEdge:
            let available = max(bounds.width - safeArea.left - safeArea.right, 0)
            let width = preferredSize.width > 0 ? min(preferredSize.width, available) : available
            let x = bounds.minX + safeArea.left + (available - width) / 2
            return CGRect(x: x, y: bounds.maxY - height, width: width, height: height)
        case .centered:
            break
        }
        let availableWidth = bounds.width - 2 * PresentationConstants.sheetMargin
        let standard = isForm ? PresentationConstants.formSheetSize.width : PresentationConstants.pageSheetWidth
        let width = max(min(availableWidth, preferredSize.width > 0 ? preferredSize.width : standard), 0)
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }

    /// The displayed height for a dragged height. Beyond the largest height it has rubber-band resistance.
    func resisted(_ height: CGFloat, largest: CGFloat) -> CGFloat {
        guard height > largest, bounds.height > 0 else { return height }
        let beyond = height - largest
        let resistance = PresentationConstants.sheetResistance
        return largest + resistance * beyond * bounds.height / (resistance * beyond + bounds.height) * 0.2
    }

    /// The resting detent after a drag: an index in `heights`, which are in ascending order, or nil for a dismissal.
    ///
    /// - Parameters:
    ///   - height: The sheet's height when the drag ended.
    ///   - velocity: The downward velocity of the drag, in points per second.
    static func rest(of heights: [CGFloat], from height: CGFloat, velocity: CGFloat) -> Int? {
        let flick = PresentationConstants.flickSpeed
        if velocity > flick { return heights.lastIndex { $0 < height - 1 } }
        if velocity < -flick { return heights.firstIndex { $0 > height + 1 } ?? heights.indices.last }
        // Without a flick, choose the nearest height; a dismissal has height zero.
        var nearest: (index: Int?, distance: CGFloat) = (nil, height)
        for (index, candidate) in heights.enumerated() where abs(candidate - height) < nearest.distance {
            nearest = (index, abs(candidate - height))
        }
        return nearest.index
    }
}
