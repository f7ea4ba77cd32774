import UIKit

/// An image that a pinch zooms and a double tap enlarges at the tapped point.
final class ZoomController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    private let imageView: UIImageView

    init(image: UIImage) {
        imageView = UIImageView(image: image)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = scrollView }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.delegate = self
        scrollView.maximumZoomScale = 4
        scrollView.contentSize = imageView.bounds.size
        scrollView.addSubview(imageView)
        let doubleTap = UITapGestureRecognizer { [unowned self] tap in
            guard scrollView.zoomScale == 1 else { return scrollView.setZoomScale(1, animated: true) }
            let point = tap.location(in: imageView)
            scrollView.zoom(to: CGRect(x: point.x - 50, y: point.y - 50, width: 100, height: 100), animated: true)
        }
        doubleTap.numberOfTapsRequired = 2
        scrollView.addGestureRecognizer(doubleTap)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
}
