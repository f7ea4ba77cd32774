import CoreGraphics
import Foundation

/// Lets the user move and scale an image behind a square crop frame.
@preconcurrency @MainActor
final class PictureCropController: UIViewController, UIScrollViewDelegate {
    private let image: UIImage
    /// Receives the crop rectangle in the image, in points; nil if the user cancelled.
    private let completion: (CGRect?) -> Void
    private let scrollView = UIScrollView()
    private let imageView: UIImageView
    private let frameView = UIView()
    private let shades = (0..<4).map { _ in UIView() }
    private let cancelButton = UIButton(type: .system)
    private let chooseButton = UIButton(type: .system)
    private var side: CGFloat = 0

    init(_ image: UIImage, completion: @escaping (CGRect?) -> Void) {
        self.image = image
        self.completion = completion
        imageView = UIImageView(image: image)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        overrideUserInterfaceStyle = .dark
        scrollView.delegate = self
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.alwaysBounceVertical = true
        scrollView.alwaysBounceHorizontal = true
        scrollView.addSubview(imageView)
        view.addSubview(scrollView)
        for shade in shades {
            shade.backgroundColor = UIColor(white: 0, alpha: 0.6)
            shade.isUserInteractionEnabled = false
            view.addSubview(shade)
        }
        frameView.isUserInteractionEnabled = false
        frameView.layer.borderColor = UIColor(white: 1, alpha: 0.8).cgColor
        frameView.layer.borderWidth = 1
        view.addSubview(frameView)
        cancelButton.setTitle(LocalizedStrings.text("Cancel"), for: .normal)
        chooseButton.setTitle(LocalizedStrings.text("Choose"), for: .normal)
        chooseButton.titleLabel?.font = .boldSystemFont(ofSize: 17)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        for button in [cancelButton, chooseButton] {
            button.tintColor = .white
            view.addSubview(button)
        }
        cancelButton.addAction(UIAction { [weak self] _ in self?.completion(nil) }, for: .touchUpInside)
        chooseButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                completion(part)
            }, for: .touchUpInside)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let safe = bounds.inset(by: view.safeAreaInsets)
        let barHeight: CGFloat = 56
        scrollView.frame = bounds
        let area = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: max(safe.height - barHeight, 0))
        let side = max(min(area.width, area.height) - 32, 44).rounded()
        let square = CGRect(
            x: (area.midX - side / 2).rounded(), y: (area.midY - side / 2).rounded(), width: side, height: side)
        frameView.frame = square
        shades[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: square.minY)
        shades[1].frame = CGRect(x: 0, y: square.maxY, width: bounds.width, height: max(bounds.height - square.maxY, 0))
        shades[2].frame = CGRect(x: 0, y: square.minY, width: square.minX, height: side)
        shades[3].frame = CGRect(x: square.maxX, y: square.minY, width: max(bounds.width - square.maxX, 0), height: side)
        for (button, isLeft) in [(cancelButton, true), (chooseButton, false)] {
            let width = max(button.sizeThatFits(bounds.size).width + 16, 88)
            button.frame = CGRect(
                x: isLeft ? safe.minX + 8 : safe.maxX - 8 - width, y: safe.maxY - barHeight + 6, width: width, height: 44)
        }
        guard side != self.side else { return }
        let whole = part
        let isFirst = self.side == 0
        self.side = side
        let size = image.size
        // The image always fills the square.
        let least = side / max(min(size.width, size.height), 1)
        scrollView.minimumZoomScale = least
        scrollView.maximumZoomScale = max(least * 8, 2)
        scrollView.zoomScale = isFirst ? least : min(max(side / max(whole.width, 1), least), scrollView.maximumZoomScale)
        scrollView.contentInset = UIEdgeInsets(
            top: square.minY, left: square.minX, bottom: bounds.height - square.maxY, right: bounds.width - square.maxX)
        let zoom = scrollView.zoomScale
        let origin =
            isFirst
            ? CGPoint(x: (size.width * zoom - side) / 2, y: (size.height * zoom - side) / 2)
            : CGPoint(x: whole.minX * zoom, y: whole.minY * zoom)
        scrollView.contentOffset = CGPoint(x: origin.x - square.minX, y: origin.y - square.minY)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    /// The crop rectangle in the image, in points.
    private var part: CGRect {
        let zoom = max(scrollView.zoomScale, 1e-6)
        let shown = scrollView.convert(frameView.bounds, from: frameView)
        let rect = CGRect(x: shown.minX / zoom, y: shown.minY / zoom, width: shown.width / zoom, height: shown.height / zoom)
        return rect.intersection(CGRect(origin: .zero, size: image.size))
    }
}

extension UIImage {
    /// The part of the image in `rect`, in points.
    func cropped(to rect: CGRect) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
            draw(at: CGPoint(x: -rect.minX, y: -rect.minY))
        }
    }
}
