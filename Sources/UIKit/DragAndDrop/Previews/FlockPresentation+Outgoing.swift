// Renders the flock as an image, which the window system shows.
extension FlockPresentation: OutgoingDragPresentation {
    var isHidden: Bool {
        get { flock.isHidden }
        set { flock.isHidden = newValue }
    }

    func outgoingDragImage(scale: CGFloat) -> OutgoingDragImage? {
        // The image must only contain the top platters, because they cover the others.
        let boxes = members.prefix(PreviewConstants.flockDepth).map { member -> CGRect in
            let platter = member.platter
            return platter.visibleBox.applying(platter.transform).offsetBy(dx: platter.center.x, dy: platter.center.y)
        }
        guard let first = boxes.first else { return nil }
        let reach = PreviewConstants.shadowRadius * 2 + abs(PreviewConstants.shadowOffset.height)
        let box = boxes.dropFirst().reduce(first) { $0.union($1) }.insetBy(dx: -reach, dy: -reach).integral
        guard let tree = pile.layer.renderTree(in: box, scale: scale) else { return nil }
        return OutgoingDragImage(tree: tree, size: box.size, hotSpot: CGPoint(x: -box.minX, y: -box.minY))
    }
}
