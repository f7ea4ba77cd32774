import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// The app's views as layers in space, turned by a drag. Superviews are behind their subviews.
@MainActor
final class SpaceView: UIView {
    /// The most views that are shown.
    private static let limit = 600

    /// A view's copy in space.
    private struct Card {
        weak var view: UIView?
        let layer: CALayer
        let depth: Int
    }

    private unowned let session: InspectorSession
    private let canvas = UIView()
    private let space = CATransformLayer()
    private let distance = UISlider()
    private let first = UISlider()
    private let last = UISlider()
    private let labels = (0..<3).map { _ in UILabel() }
    private var cards: [Card] = []
    private var signature = ""
    /// The rotation about the vertical and the horizontal axis, in radians.
    private(set) var angles = (yaw: CGFloat(-0.6), pitch: CGFloat(0.25))
    private var zoom: CGFloat = 1
    private var shownSize = CGSize(width: 1, height: 1)

    init(session: InspectorSession) {
        self.session = session
        super.init(frame: .zero)
        canvas.clipsToBounds = true
        canvas.backgroundColor = .secondarySystemGroupedBackground
        canvas.layer.cornerRadius = 12
        canvas.accessibilityIdentifier = "space"
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 1600
        canvas.layer.sublayerTransform = perspective
        canvas.layer.addSublayer(space)
        addSubview(canvas)
        addGestures()
        addSliders()
    }

    required init?(coder: NSCoder) { nil }

    private func addGestures() {
        canvas.addGestureRecognizer(
            UIPanGestureRecognizer { [weak self] pan in
                guard let self else { return }
                let change = pan.translation(in: canvas)
                pan.setTranslation(.zero, in: canvas)
                angles.yaw += change.x * 0.008
                angles.pitch = min(max(angles.pitch - change.y * 0.008, -1.5), 1.5)
                turn()
            })
        canvas.addGestureRecognizer(
            UIPinchGestureRecognizer { [weak self] pinch in
                guard let self else { return }
                zoom = min(max(zoom * pinch.scale, 0.2), 8)
                pinch.scale = 1
                turn()
            })
        canvas.addGestureRecognizer(
            UITapGestureRecognizer { [weak self] tap in
                guard let self, let view = view(at: tap.location(in: canvas)) else { return }
                session.selection = view
            })
    }

    private func addSliders() {
        for (label, title) in zip(labels, ["Distance", "From", "To"]) {
            label.text = title
            label.font = .systemFont(ofSize: 12)
            label.textColor = .secondaryLabel
            addSubview(label)
        }
        distance.minimumValue = 0
        distance.maximumValue = 120
        distance.value = 28
        last.value = 1
        for (slider, title) in [(distance, "Distance of the layers"), (first, "First depth"), (last, "Last depth")] {
            slider.accessibilityLabel = title
            slider.addAction(UIAction { [weak self] _ in self?.arrange() }, for: .valueChanged)
            addSubview(slider)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        canvas.frame = CGRect(x: 12, y: 4, width: max(0, width - 24), height: max(0, bounds.height - 116))
        for (index, slider) in [distance, first, last].enumerated() {
            let y = bounds.height - 106 + CGFloat(index) * 33
            labels[index].frame = CGRect(x: 16, y: y, width: 60, height: 32)
            slider.frame = CGRect(x: 80, y: y, width: max(0, width - 96), height: 32)
        }
        turn()
    }

    // MARK: Cards

    /// Copies the app's views again if their frames changed.
    func refresh() {
        let windows = session.appScenes.flatMap(\.windowStack.windows).filter { !$0.isHidden }
        let window = session.selection?.window ?? windows.last
        var views: [(view: UIView, depth: Int)] = []
        func visit(_ view: UIView, _ depth: Int) {
            guard views.count < Self.limit, !view.isHidden, view.alpha >= 0.01 else { return }
            views.append((view, depth))
            for subview in view.subviews { visit(subview, depth + 1) }
        }
        if let window { visit(window, 0) }
        let signature = views.map { "\(ObjectIdentifier($0.view))\($0.view.frame)" }.joined()
        guard let window, signature != self.signature else { return highlight() }
        self.signature = signature
        shownSize = window.bounds.size
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for card in cards { card.layer.removeFromSuperlayer() }
        cards = views.map { entry in
            let layer = copy(of: entry.view)
            let frame = window.layer.convert(entry.view.bounds, from: entry.view.layer)
            layer.bounds = CGRect(origin: .zero, size: frame.size)
            layer.position = CGPoint(x: frame.midX - window.bounds.width / 2, y: frame.midY - window.bounds.height / 2)
            space.addSublayer(layer)
            return Card(view: entry.view, layer: layer, depth: entry.depth)
        }
        CATransaction.commit()
        let deepest = Float(cards.map(\.depth).max() ?? 1)
        let showsAll = last.value >= last.maximumValue
        for slider in [first, last] { slider.maximumValue = max(deepest, 1) }
        if showsAll { last.value = last.maximumValue }
        arrange()
        turn()
        highlight()
    }

    /// A layer with the view's own drawing. A view without subviews is copied as an image.
    private func copy(of view: UIView) -> CALayer {
        let layer = CALayer()
        let scale: CGFloat = 2
        let size = view.bounds.size
        if view.subviews.isEmpty, size.width > 0, size.height > 0, size.width * size.height * scale * scale < 4_000_000 {
            layer.contents = view.layer.image(scale: scale)
        } else {
            layer.backgroundColor = view.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor
            layer.cornerRadius = view.layer.cornerRadius
        }
        layer.opacity = Float(view.alpha)
        return layer
    }

    /// Marks the selected view.
    private func highlight() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for card in cards {
            let isChosen = card.view != nil && card.view === session.selection
            card.layer.borderColor = (isChosen ? UIColor.systemBlue : UIColor.systemGray).cgColor
            card.layer.borderWidth = isChosen ? 2 : 0.5
        }
        CATransaction.commit()
    }

    /// Sets the distance of the cards, and hides those outside of the depth range.
    private func arrange() {
        let range = (Int(first.value.rounded()), Int(last.value.rounded()))
        let middle = CGFloat(cards.map(\.depth).max() ?? 0) / 2
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for card in cards {
            card.layer.zPosition = (CGFloat(card.depth) - middle) * CGFloat(distance.value)
            card.layer.isHidden = card.depth < range.0 || card.depth > range.1
        }
        CATransaction.commit()
    }

    private func turn() {
        let size = canvas.bounds.size
        guard size.width > 0, size.height > 0, shownSize.width > 0, shownSize.height > 0 else { return }
        let scale = min(size.width / shownSize.width, size.height / shownSize.height) * 0.82 * zoom
        var transform = CATransform3DMakeScale(scale, scale, scale)
        transform = CATransform3DConcat(transform, CATransform3DMakeRotation(angles.yaw, 0, 1, 0))
        transform = CATransform3DConcat(transform, CATransform3DMakeRotation(angles.pitch, 1, 0, 0))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        space.position = CGPoint(x: size.width / 2, y: size.height / 2)
        space.transform = transform
        CATransaction.commit()
    }

    /// The deepest visible view at a point of the canvas.
    private func view(at point: CGPoint) -> UIView? {
        let found = cards.filter { card in
            !card.layer.isHidden && card.layer.bounds.contains(card.layer.convert(point, from: canvas.layer))
        }
        return found.max { $0.depth < $1.depth }?.view
    }

    /// The number of visible cards, for tests.
    var visibleCount: Int { cards.count { !$0.layer.isHidden } }
}
