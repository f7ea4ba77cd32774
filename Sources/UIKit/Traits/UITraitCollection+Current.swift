import Foundation
import Host
import Synchronization

extension UITraitCollection {
    /// The implementation of ``current``.
    static var baseCurrent: UITraitCollection {
        get { innermost ?? ofScreen }
        set { innermost = newValue }
    }

    /// Runs `body` with these traits as ``current``, and puts back those that were.
    func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Self.innermost
        Self.innermost = self
        defer { Self.innermost = outer }
        return try body()
    }

    /// The same for code that is the main actor's, without asking where it runs: every layout of a view does it.
    @MainActor func asCurrentOnMain<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Self.innermostOnMain
        Self.innermostOnMain = self
        defer { Self.innermostOnMain = outer }
        return try body()
    }

    /// The platform's traits with the main screen's scale.
    private static var ofScreen: UITraitCollection {
        MainActor.ifCurrent { platformOnMain.scaled(to: DisplayScale.ofScreen) } ?? lightPlatform.scaled(to: DisplayScale.offMainThread)
    }

    /// The same traits with another display scale.
    func scaled(to scale: CGFloat) -> UITraitCollection {
        if scale == displayScale { return self }
        return Self.scaledTraits.withLock { last in
            if let last, last.base === self, last.traits.displayScale == scale { return last.traits }
            let traits = modifyingTraits { $0.displayScale = scale }
            last = (self, traits)
            return traits
        }
    }

    /// The last result of ``scaled(to:)``.
    private static let scaledTraits = Mutex<(base: UITraitCollection, traits: UITraitCollection)?>(nil)

    /// What the platform says by itself, before a screen, a scene or a window add to it.
    static var platform: UITraitCollection {
        MainActor.ifCurrent { platformOnMain } ?? lightPlatform
    }

    /// The same for code that is the main actor's, without asking where it runs: every view that comes into a hierarchy does it.
    @MainActor static var platformOnMain: UITraitCollection {
        guard let platform = Platform.current else { return lightPlatform }
        return traits(for: platform.appearance)
    }

    /// The traits of a desktop whose user asks for `appearance`.
    @MainActor private static func traits(for appearance: HostAppearance) -> UITraitCollection {
        let isDark = AppManifest.app.userInterfaceStyle.map { $0 == .dark } ?? appearance.isDark
        let plain = isDark ? darkPlatform : lightPlatform
        guard appearance.prefersHighContrast || appearance.prefersBoldText || appearance.textScale != 1 else { return plain }
        if let last = lastTraits, last.appearance == appearance, last.isDark == isDark { return last.traits }
        let traits = plain.modifyingTraits { traits in
            if appearance.prefersHighContrast { traits.accessibilityContrast = .high }
            if appearance.prefersBoldText { traits.legibilityWeight = .bold }
            traits.preferredContentSizeCategory = UIContentSizeCategory(textScale: appearance.textScale)
        }
        lastTraits = (appearance, isDark, traits)
        return traits
    }

    /// Those that were asked for last, of a desktop whose user asks for something that most do not.
    @MainActor private static var lastTraits: (appearance: HostAppearance, isDark: Bool, traits: UITraitCollection)?

    /// The traits of a scene whose content has the given size and scale on the running platform.
    ///
    /// A phone's width and less is compact: below 500 points from left to right (a tablet's narrowest split is 320, its widest compact
    /// one 438, its narrowest regular one 507) and below 420 from top to bottom (the highest phone on its side has 440, the lowest
    /// upright one 480).
    @MainActor package static func forScene(size: CGSize, scale: CGFloat, isActive: Bool) -> UITraitCollection {
        platform.withSizeClasses(of: size).modifyingTraits { traits in
            traits.displayScale = scale
            traits.activeAppearance = isActive ? .active : .inactive
        }
    }

    /// The same traits with the classes of a window of this size.
    func withSizeClasses(of size: CGSize) -> UITraitCollection {
        modifyingTraits { traits in
            traits.horizontalSizeClass = size.width < 500 ? .compact : .regular
            traits.verticalSizeClass = size.height < 420 ? .compact : .regular
        }
    }

    /// The direction of the language that the desktop wants most, whether or not its locale is installed.
    private static let languageDirection = direction(of: LocalizedTables.desktopLanguages)

    static func direction(of languages: [String]) -> UITraitEnvironmentLayoutDirection {
        guard let language = languages.first else { return .leftToRight }
        return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    private static let lightPlatform = UITraitCollection(platformStyle: .light)
    private static let darkPlatform = UITraitCollection(platformStyle: .dark)

    private convenience init(platformStyle: UIUserInterfaceStyle) {
        self.init { traits in
            traits.userInterfaceStyle = platformStyle
            traits.userInterfaceIdiom = .pad
            traits.displayScale = 1
            traits.displayGamut = .SRGB
            traits.layoutDirection = Self.languageDirection
            traits.accessibilityContrast = .normal
            traits.userInterfaceLevel = .base
            traits.horizontalSizeClass = .regular
            traits.verticalSizeClass = .regular
            traits.activeAppearance = .active
        }
    }

    /// The traits that `performAsCurrent` or a setter made the running thread's; nil where neither did.
    private static var innermost: UITraitCollection? {
        get {
            if MainActor.isCurrent { return innermostOnMain }
            return Thread.current.threadDictionary[threadKey] as? UITraitCollection
        }
        set {
            if MainActor.isCurrent { innermostOnMain = newValue } else { Thread.current.threadDictionary[threadKey] = newValue }
        }
    }

    // `nonisolated(unsafe)`: it is read and written only where the running code is the main actor's, which colours that are resolved ask for
    // without the closure that would ask once more.
    private nonisolated(unsafe) static var innermostOnMain: UITraitCollection?
    private static let threadKey = "lodestone.currentTraitCollection"
}
