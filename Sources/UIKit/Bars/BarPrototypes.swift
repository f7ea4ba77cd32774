import Host

/// The bars that stand for all bars of a program, each made when it is first asked for.
@MainActor
final class BarPrototypes {
    /// Those of the running code's platform.
    static var current: BarPrototypes {
        Platform.required.singletons.value(of: BarPrototypes.self) { BarPrototypes() }
    }

    private(set) lazy var navigationBar = UINavigationBar()
    private(set) lazy var tabBar = UITabBar()
    private(set) lazy var toolbar = UIToolbar()
}
