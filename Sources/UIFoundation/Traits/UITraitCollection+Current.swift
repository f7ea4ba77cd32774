import Foundation
import Host
import Synchronization

extension UITraitCollection {
    /// The implementation of ``current``.
    static var baseCurrent: UITraitCollection {
        get { innermost ?? ofScreen }
        set { innermost = newValue }
    }

    /// Runs `body` with these traits as ``current``, and restores the previous traits.
    package func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Self.innermost
        Self.innermost = self
        defer { Self.innermost = outer }
        return try body()
    }

    /// Like ``asCurrent(_:)``, but for the main actor. Does not check the thread, because each layout of a view calls this function.
    @inlinable
    @MainActor package func asCurrentOnMain<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Self.innermostOnMain
        Self.innermostOnMain = self
        defer { Self.innermostOnMain = outer }
        return try body()
    }

    /// The platform's traits with the main screen's scale.
    private static var ofScreen: UITraitCollection {
        MainActor.ifCurrent { platformOnMain.scaled(to: DisplayScale.ofScreen) } ?? lightPlatform.scaled(to: DisplayScale.offMainThread)
    }

    /// Returns the same traits with another display scale.
    package func scaled(to scale: CGFloat) -> UITraitCollection {
        if scale == displayScale { return self }
        return Self.scaledTraits.withLock { last in
            if let last, last.base === self, last.traits.displayScale == scale { return last.traits }
            let traits = modifyingTraits { $0.displayScale = scale }
            last = (self, traits)
            return traits
        }
    }

    /// The latest result of ``scaled(to:)``.
    private static let scaledTraits = Mutex<(base: UITraitCollection, traits: UITraitCollection)?>(nil)

    /// The traits of the platform, without those of a screen, scene or window.
    package static var platform: UITraitCollection {
        MainActor.ifCurrent { platformOnMain } ?? lightPlatform
    }

    /// Like ``platform``, but for the main actor. Does not check the thread, because adding a view to a hierarchy reads this property.
    @MainActor package static var platformOnMain: UITraitCollection {
        guard let platform = Platform.current else { return lightPlatform }
        return traits(for: platform.appearance, style: ApplicationTraits.of(platform).userInterfaceStyle)
    }

    /// Returns the traits of a desktop with the user's `appearance` settings. `style` is the app's own style; nil means the desktop's.
    @MainActor private static func traits(for appearance: HostAppearance, style: UIUserInterfaceStyle?) -> UITraitCollection {
        let isDark = style.map { $0 == .dark } ?? appearance.isDark
        let plain = isDark ? darkPlatform : lightPlatform
        guard appearance.prefersHighContrast || appearance.prefersBoldText || appearance.textScale != 1 || appearance.isPhone else {
            return plain
        }
        if let last = lastTraits, last.appearance == appearance, last.isDark == isDark { return last.traits }
        let traits = plain.modifyingTraits { traits in
            if appearance.prefersHighContrast { traits.accessibilityContrast = .high }
            if appearance.prefersBoldText { traits.legibilityWeight = .bold }
            traits.preferredContentSizeCategory = UIContentSizeCategory(textScale: appearance.textScale)
            traits.userInterfaceIdiom = .ofDevice(isPhone: appearance.isPhone)
        }
        lastTraits = (appearance, isDark, traits)
        return traits
    }

    /// The most recent traits that were created for non-default appearance settings, cached with these settings.
    @MainActor private static var lastTraits: (appearance: HostAppearance, isDark: Bool, traits: UITraitCollection)?

    /// Returns the traits of a scene with a content size and scale on the current platform.
    ///
    /// Widths below 500 points and heights below 420 points are compact, as on phones. The limits separate the sizes of Apple's devices. On a tablet, compact
    /// split views are from 320 to 438 points wide, and the narrowest regular one 507. Phones are at most 440 points high in landscape, at least 480 in
    /// portrait.
    @MainActor package static func forScene(size: CGSize, scale: CGFloat, isActive: Bool) -> UITraitCollection {
        platform.withSizeClasses(of: size).modifyingTraits { traits in
            traits.displayScale = scale
            traits.activeAppearance = isActive ? .active : .inactive
        }
    }

    /// Returns the same traits with the size classes of a window of `size`.
    package func withSizeClasses(of size: CGSize) -> UITraitCollection {
        modifyingTraits { traits in
            traits.horizontalSizeClass = size.width < 500 ? .compact : .regular
            traits.verticalSizeClass = size.height < 420 ? .compact : .regular
        }
    }

    /// The layout direction of the desktop's preferred language, whether or not its locale is installed.
    private static let languageDirection = direction(of: DesktopLanguages.preferred)

    static func direction(of languages: [String]) -> UITraitEnvironmentLayoutDirection {
        guard let language = languages.first else { return .leftToRight }
        return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    private static let lightPlatform = UITraitCollection(platformStyle: .light)
    private static let darkPlatform = UITraitCollection(platformStyle: .dark)

    private convenience init(platformStyle: UIUserInterfaceStyle) {
        self.init { traits in
            traits.userInterfaceStyle = platformStyle
            traits.userInterfaceIdiom = .ofDevice(isPhone: false)
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

    /// The traits that `performAsCurrent` or the setter assigned to the current thread; nil if neither did.
    private static var innermost: UITraitCollection? {
        get {
            if MainActor.isCurrent { return innermostOnMain }
            return Thread.current.threadDictionary[threadKey] as? UITraitCollection
        }
        set {
            if MainActor.isCurrent { innermostOnMain = newValue } else { Thread.current.threadDictionary[threadKey] = newValue }
        }
    }

    // `nonisolated(unsafe)`: accessed only by code on the main actor. Each resolution of a colour reads this property, and a closure would add another check
    // of the actor.
    @usableFromInline nonisolated(unsafe) static var innermostOnMain: UITraitCollection?
    private static let threadKey = "lodestone.currentTraitCollection"
}
