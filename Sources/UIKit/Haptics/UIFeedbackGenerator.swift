import Host

/// The abstract superclass of haptic feedback generators. Create one of its subclasses instead.
///
/// The daemon `feedbackd` plays the feedback on phones and tablets with Linux. Without this daemon, generators do nothing, as on an iPad.
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

    /// Called before the generator is added to `view`. If `view` is nil, called before the generator is removed from its view.
    open func willMove(to view: UIView?) {}

    /// Called after the generator was added to `view`. If `view` is nil, called after the generator was removed from its view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Checks in advance whether feedback is available. The first feedback then plays without the delay of this check.
    open func prepare() { platform?.prepareFeedback() }

    func play(_ feedback: HostFeedback) { platform?.play(feedback) }

    /// The platform of the view. A generator without a view uses the current platform.
    private var platform: (any HostPlatform)? { view?.hostPlatform ?? Platform.current }
}
