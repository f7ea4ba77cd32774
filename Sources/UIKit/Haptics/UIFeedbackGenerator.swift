import Host

/// Plays haptic feedback. Abstract: use one of the subclasses.
///
/// The desktop's `feedbackd` plays the feedback, as on phones and some tablets with Linux. Without it generators do nothing, as on an iPad.
@preconcurrency @MainActor
open class UIFeedbackGenerator: MainActorObject, UIInteraction {
    /// The view to which the generator is attached as an interaction.
    open private(set) weak var view: UIView?

    /// Creates a generator without a view.
    public init() {
        super.init(onMainActor: ())
    }

    /// Creates a generator and adds it to `view` as an interaction.
    public convenience init(view: UIView) {
        self.init()
        view.addInteraction(self)
    }

    /// Called before the generator is added to a view, or removed from its view (nil).
    open func willMove(to view: UIView?) {}

    /// Called after the generator was added to a view, or removed from its view (nil).
    open func didMove(to view: UIView?) { self.view = view }

    /// Checks in advance whether feedback is available, so that the first one plays without delay.
    open func prepare() { platform?.prepareFeedback() }

    func play(_ feedback: HostFeedback) { platform?.play(feedback) }

    /// A generator without a view uses the current platform.
    private var platform: (any HostPlatform)? { view?.hostPlatform ?? Platform.current }
}
