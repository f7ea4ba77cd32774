import AVFoundation
import UIKit

/// Shows the video of a player with controls. Presented, it covers the screen, and a Done button dismisses it.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    /// The player.
    open var player: AVPlayer? {
        didSet { playerDidChange() }
    }

    /// Whether the controls are shown. The default is true.
    open var showsPlaybackControls = true {
        didSet { controls.isHidden = !showsPlaybackControls }
    }

    /// The position and scaling of the video. The default is `AVLayerVideoGravity.resizeAspect`.
    open var videoGravity = AVLayerVideoGravity.resizeAspect {
        didSet { playerView.playerLayer?.videoGravity = videoGravity }
    }

    /// Whether a frame of the video is visible.
    open var isReadyForDisplay: Bool { playerView.playerLayer?.isReadyForDisplay ?? false }
    /// The frame of the video in the view's coordinates.
    open var videoBounds: CGRect { playerView.playerLayer?.videoRect ?? .zero }
    /// A view between the video and the controls, for the app's own views.
    open var contentOverlayView: UIView? { overlay }

    private let playerView = PlayerView()
    private let overlay = UIView()
    private let controls = PlaybackControls()

    /// Creates a controller without a player.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .fullScreen
    }

    /// Creates a controller from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .fullScreen
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        for content in [playerView, overlay, controls] {
            content.frame = view.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(content)
        }
        controls.onDone = { [weak self] in self?.finish() }
        // The controls are not inside of the overlay, so that their touches do not hide them.
        overlay.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.controls.toggle() })
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // A controller inside of another one is dismissed by the app.
        controls.showsDone = presentingViewController != nil && parent == nil
        controls.show()
    }

    private func finish() {
        player?.pause()
        dismiss(animated: true)
    }

    private func playerDidChange() {
        playerView.playerLayer?.player = player
        controls.player = player
    }
}
