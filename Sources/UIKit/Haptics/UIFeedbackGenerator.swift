import Host

/// Lets a person feel what happens. Use one of the subclasses.
///
/// Feedback is played by the desktop's `feedbackd`, as phones and some tablets with Linux have it. On a machine without one nothing is
/// felt, as on an iPad.
@preconcurrency @MainActor
open class UIFeedbackGenerator: MainActorObject, UIInteraction {
    /// The view that the generator was made for.
    open private(set) weak var view: UIView?

    /// A generator of no view.
    public init() {
        super.init(onMainActor: ())
    }

    /// A generator of `view`, which is its interaction from now on.
    public convenience init(view: UIView) {
        self.init()
        view.addInteraction(self)
    }

    /// The view has got the interaction, or lost it.
    open func willMove(to view: UIView?) {}

    /// The view has got the interaction, or lost it.
    open func didMove(to view: UIView?) { self.view = view }

    /// Finds out whether there is something that plays feedback, so that the first one comes without delay.
    open func prepare() { platform?.prepareFeedback() }

    func play(_ feedback: HostFeedback) { platform?.play(feedback) }

    /// A generator of no view belongs to the running code.
    private var platform: (any HostPlatform)? { view?.hostPlatform ?? Platform.current }
}
