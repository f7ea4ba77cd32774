import Host

/// The abstract superclass of generators of haptic feedback. Use one of the subclasses.
///
/// The desktop's service `feedbackd` plays the feedback; phones and some tablets with Linux have it. Without that service, a generator does
/// nothing, as on an iPad.
@preconcurrency @MainActor
open class UIFeedbackGenerator: MainActorObject, UIInteraction {
    /// The view to which the generator was added as an interaction; nil without a view.
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

    /// Detects whether the machine can play feedback, so that the first feedback is not delayed.
    open func prepare() { platform?.prepareFeedback() }

    func play(_ feedback: HostFeedback) { platform?.play(feedback) }

    /// The platform of the view; without a view, that of the running code.
    private var platform: (any HostPlatform)? { view?.hostPlatform ?? Platform.current }
}
