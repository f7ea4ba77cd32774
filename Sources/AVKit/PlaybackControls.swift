import AVFoundation
import UIKit

/// The controls above a video: the Done button, the play button, the position and the times.
@MainActor
final class PlaybackControls: UIView {
    var onDone: (() -> Void)?
    /// The player that the controls control.
    var player: AVPlayer? {
        didSet { if player !== oldValue { observePlayer(replacing: oldValue) } }
    }

    /// Whether the Done button is visible.
    var showsDone = false {
        didSet { doneButton.isHidden = !showsDone }
    }

    private let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialDark))
    private let doneButton = UIButton(type: .system)
    private let playButton = UIButton(type: .system)
    private let slider = UISlider()
    private let elapsedLabel = UILabel()
    private let remainingLabel = UILabel()
    private let messageLabel = UILabel()
    private var observations: [NSKeyValueObservation] = []
    private var itemObservation: NSKeyValueObservation?
    private var timeObserver: Any?
    private var hiding: DelayedCall?

    /// The seconds after which the controls of a playing video disappear.
    private static let visibleSeconds: TimeInterval = 3
    private static let barHeight: CGFloat = 48
    private static let margin: CGFloat = 12

    override init(frame: CGRect) {
        super.init(frame: frame)
        build()
        update()
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { stopObserving(player) }

    // MARK: Visibility

    /// Shows the controls, and hides them after some seconds if the video plays.
    func show() {
        bar.alpha = 1
        doneButton.alpha = 1
        hiding?.cancel()
        guard let player, player.rate > 0 else { return }
        hiding = DelayedCall(after: Self.visibleSeconds) { [weak self] in self?.hideIfPlaying() }
    }

    /// Shows or hides the controls.
    func toggle() {
        guard bar.alpha > 0 else { return show() }
        hide()
    }

    private func hideIfPlaying() {
        if slider.isTracking { return show() }
        if player?.timeControlStatus == .playing, player?.currentItem?.presentationSize != .zero { hide() }
    }

    private func hide() {
        hiding?.cancel()
        UIView.animate(withDuration: 0.25) {
            self.bar.alpha = 0
            self.doneButton.alpha = 0
        }
    }

    // MARK: Layout

    private func build() {
        doneButton.setTitle("Done", for: .normal)
        doneButton.tintColor = .white
        doneButton.isHidden = true
        doneButton.addAction(UIAction { [weak self] _ in self?.onDone?() }, for: .primaryActionTriggered)
        playButton.tintColor = .white
        playButton.addAction(UIAction { [weak self] _ in self?.togglePlayback() }, for: .primaryActionTriggered)
        slider.minimumTrackTintColor = .white
        slider.accessibilityLabel = "Position"
        slider.addAction(UIAction { [weak self] _ in self?.scrub() }, for: .valueChanged)
        for label in [elapsedLabel, remainingLabel] {
            label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
            label.textColor = .white
            label.textAlignment = .center
        }
        messageLabel.textColor = .white
        messageLabel.textAlignment = .center
        messageLabel.numberOfLines = 0
        bar.layer.cornerRadius = 12
        bar.clipsToBounds = true
        for view in [playButton, elapsedLabel, slider, remainingLabel] { bar.contentView.addSubview(view) }
        for view in [messageLabel, bar, doneButton] { addSubview(view) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let height = Self.barHeight
        bar.frame = CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
        let doneSize = doneButton.sizeThatFits(area.size)
        doneButton.frame = CGRect(x: area.minX, y: area.minY, width: doneSize.width + 2 * Self.margin, height: max(doneSize.height, 44))
        messageLabel.frame = area.insetBy(dx: 24, dy: 60)
        let labelWidth: CGFloat = 64
        playButton.frame = CGRect(x: 0, y: 0, width: height, height: height)
        elapsedLabel.frame = CGRect(x: height, y: 0, width: labelWidth, height: height)
        remainingLabel.frame = CGRect(x: area.width - labelWidth - 4, y: 0, width: labelWidth, height: height)
        let start = elapsedLabel.frame.maxX + 4
        slider.frame = CGRect(x: start, y: 0, width: max(remainingLabel.frame.minX - 4 - start, 0), height: height)
    }

    // Touches outside of the controls are for the video.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === messageLabel ? nil : hit
    }

    // MARK: Actions

    private func togglePlayback() {
        guard let player else { return }
        show()
        guard player.rate == 0 else { return player.pause() }
        // At the end, the button plays the video again.
        if let item = player.currentItem, item.duration.isNumeric, item.currentTime() >= item.duration { player.seek(to: .zero) }
        player.play()
    }

    private func scrub() {
        guard let player, let item = player.currentItem, item.duration.isNumeric else { return }
        show()
        let seconds = Double(slider.value) * item.duration.seconds
        player.seek(to: CMTime(seconds: seconds, preferredTimescale: 1000), toleranceBefore: .zero, toleranceAfter: .zero)
        showTime(seconds)
    }

    // MARK: State

    private func observePlayer(replacing old: AVPlayer?) {
        stopObserving(old)
        if let player {
            observations = [
                player.observe(\.timeControlStatus) { [weak self] _, _ in self?.update() },
                player.observe(\.currentItem) { [weak self] _, _ in self?.observeItem() },
            ]
            timeObserver = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 4), queue: nil) { [weak self] time in
                MainActor.assumeIsolated { self?.timeDidChange(time) }
            }
        }
        observeItem()
    }

    private func stopObserving(_ player: AVPlayer?) {
        if let timeObserver { player?.removeTimeObserver(timeObserver) }
        timeObserver = nil
        observations = []
        itemObservation = nil
    }

    private func observeItem() {
        itemObservation = player?.currentItem?.observe(\.status) { [weak self] _, _ in self?.update() }
        update()
    }

    private func timeDidChange(_ time: CMTime) {
        if !slider.isTracking { showTime(time.seconds) }
    }

    private func update() {
        let item = player?.currentItem
        let isPlaying = player.map { $0.rate > 0 } ?? false
        playButton.setImage(UIImage(systemName: isPlaying ? "pause.fill" : "play.fill"), for: .normal)
        playButton.accessibilityLabel = isPlaying ? "Pause" : "Play"
        playButton.isEnabled = item?.status == .readyToPlay
        slider.isEnabled = item?.status == .readyToPlay && item?.duration.isNumeric == true
        messageLabel.text = item?.error?.localizedDescription
        if !slider.isTracking { showTime(item?.currentTime().seconds ?? 0) }
        if isPlaying { show() } else { (bar.alpha, doneButton.alpha) = (1, 1) }
    }

    private func showTime(_ seconds: TimeInterval) {
        elapsedLabel.text = PlaybackTime.text(seconds)
        let duration = player?.currentItem?.duration.seconds ?? .nan
        remainingLabel.text = duration.isFinite ? "-" + PlaybackTime.text(duration - seconds.rounded(.down)) : PlaybackTime.text(.nan)
        if !slider.isTracking { slider.value = duration > 0 ? Float(seconds / duration) : 0 }
    }
}
