/// What is around a presented controller's view: the dimmed ground, and the sheet that the view is on.
@MainActor
final class ModalStageView: UIView {
    var style = UIModalPresentationStyle.pageSheet
    var isModal: () -> Bool = { true }
    var onTouchOutside: () -> Void = {}
    var preferredSize: () -> CGSize = { .zero }

    private let dim = UIView(frame: .zero)
    private let sheet = UIView(frame: .zero)
    private weak var content: UIView?

    /// How dark the ground gets behind a sheet, and how round the sheet's corners are, in points (Documentation/behaviour.md: 10 to 12).
    private static let dimming: CGFloat = 0.3
    private static let cornerRadius: CGFloat = 12
    /// A form sheet's size, and how wide a page sheet is at most, in points (UIKit's on a tablet).
    private static let formSize = CGSize(width: 540, height: 620)
    private static let pageWidth: CGFloat = 704
    /// How far a sheet stays from the window's edges, in points.
    private static let sheetMargin: CGFloat = 24

    private var isSheet: Bool { style == .pageSheet || style == .formSheet }

    func show(_ view: UIView) {
        content = view
        if isSheet {
            dim.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
            addSubview(dim)
            sheet.layer.cornerRadius = Self.cornerRadius
            sheet.clipsToBounds = true
        }
        addSubview(sheet)
        sheet.traitOverrides.userInterfaceLevel = .elevated
        layoutSubviews()
        view.frame = sheet.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        sheet.addSubview(view)
    }

    override func layoutSubviews() {
        dim.frame = bounds
        sheet.bounds.size = sheetFrame.size
        sheet.center = CGPoint(x: sheetFrame.midX, y: sheetFrame.midY)
    }

    private var sheetFrame: CGRect {
        let margin = Self.sheetMargin
        guard isSheet else { return bounds }
        // A narrow window's sheet fills it, but for a strip at the top that shows what is behind.
        if traitCollection.horizontalSizeClass == .compact {
            return bounds.inset(by: UIEdgeInsets(top: margin, left: 0, bottom: 0, right: 0))
        }
        let preferred = preferredSize()
        let room = bounds.insetBy(dx: margin, dy: margin).size
        let standard = style == .formSheet ? Self.formSize : CGSize(width: Self.pageWidth, height: room.height)
        let size = CGSize(
            width: min(room.width, preferred.width > 0 ? preferred.width : standard.width),
            height: min(room.height, preferred.height > 0 ? preferred.height : standard.height))
        return CGRect(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }

    /// Puts everything where it is before it comes.
    func prepareToEnter(_ transition: UIModalTransitionStyle) {
        moveAway(transition)
    }

    /// Puts everything where it belongs.
    func enter() {
        dim.alpha = 1
        sheet.alpha = 1
        sheet.transform = .identity
    }

    /// Puts everything where it is after it went.
    func leave(_ transition: UIModalTransitionStyle) {
        moveAway(transition)
    }

    private func moveAway(_ transition: UIModalTransitionStyle) {
        dim.alpha = 0
        switch transition {
        case .coverVertical: sheet.transform = CGAffineTransform(translationX: 0, y: bounds.maxY - sheetFrame.minY)
        case .crossDissolve: sheet.alpha = 0
        }
    }

    // Touches that nobody on the sheet takes end here, so that what is behind does not get them.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isSheet, !isModal(), let touch = touches.first else { return }
        if !sheet.frame.contains(touch.location(in: self)) { onTouchOutside() }
    }
}
