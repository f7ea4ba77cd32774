/// A file or an address that the app is asked to open.
@MainActor
public final class UIOpenURLContext: MainActorObject {
    /// What to open.
    public let url: URL

    package init(url: URL) {
        self.url = url
        super.init(onMainActor: ())
    }
}
