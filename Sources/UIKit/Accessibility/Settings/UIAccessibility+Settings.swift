import Foundation
import Host

// What the desktop's user asks of every program.
extension UIAccessibility {
    private static var appearance: HostAppearance { Platform.current?.appearance ?? HostAppearance() }

    /// Whether the person asked the desktop for as little motion as possible. Lifts, flocks and drops then fade instead of flying; an app
    /// that moves things of its own should do likewise.
    public static var isReduceMotionEnabled: Bool { appearance.reducesMotion }
    /// Whether things fade instead of sliding. The desktop has one setting for this and for ``isReduceMotionEnabled``.
    public static var prefersCrossFadeTransitions: Bool { appearance.reducesMotion }
    /// Whether a screen reader runs.
    public static var isVoiceOverRunning: Bool { AccessibilityBridge.current?.isScreenReaderRunning ?? false }
    /// Whether the person asked for higher contrast.
    public static var isDarkerSystemColorsEnabled: Bool { appearance.prefersHighContrast }
    /// Whether the person asked that nothing shines through what is in front. Desktops have no setting for that alone: higher contrast
    /// asks for it too.
    public static var isReduceTransparencyEnabled: Bool { appearance.prefersHighContrast }
    /// Whether the desktop's own font is bold.
    public static var isBoldTextEnabled: Bool { appearance.prefersBoldText }
    /// Whether switches show signs for on and off.
    public static var isOnOffSwitchLabelsEnabled: Bool { appearance.showsStatusShapes }
    /// Whether nothing may be told by colour alone.
    public static var shouldDifferentiateWithoutColor: Bool { appearance.showsStatusShapes }
    /// Whether buttons are to be told from text by their shape. Higher contrast asks for it.
    public static var buttonShapesEnabled: Bool { appearance.prefersHighContrast }

    /// Posted when ``isReduceMotionEnabled`` changed.
    public nonisolated static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
    /// Posted when ``prefersCrossFadeTransitions`` changed.
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = name("PrefersCrossFadeTransitionsStatusDidChange")
    /// Posted when ``isVoiceOverRunning`` changed.
    public nonisolated static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
    /// Posted when ``isDarkerSystemColorsEnabled`` changed.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = name("DarkerSystemColorsStatusDidChange")
    /// Posted when ``isReduceTransparencyEnabled`` changed.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = name("ReduceTransparencyStatusDidChange")
    /// Posted when ``isBoldTextEnabled`` changed.
    public nonisolated static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
    /// Posted when ``isOnOffSwitchLabelsEnabled`` changed.
    public nonisolated static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
    /// Posted when ``shouldDifferentiateWithoutColor`` changed.
    public nonisolated static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    /// Posted when ``buttonShapesEnabled`` changed.
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = name("ButtonShapesEnabledStatusDidChange")

    private nonisolated static func name(_ name: String) -> Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibility\(name)Notification")
    }

    /// Posts what became different in the desktop's settings.
    static func post(changesFrom old: HostAppearance, to new: HostAppearance) {
        var names: [Foundation.Notification.Name] = []
        if old.reducesMotion != new.reducesMotion {
            names += [reduceMotionStatusDidChangeNotification, prefersCrossFadeTransitionsStatusDidChange]
        }
        if old.prefersHighContrast != new.prefersHighContrast {
            names += [
                darkerSystemColorsStatusDidChangeNotification, reduceTransparencyStatusDidChangeNotification,
                buttonShapesEnabledStatusDidChangeNotification,
            ]
        }
        if old.prefersBoldText != new.prefersBoldText { names.append(boldTextStatusDidChangeNotification) }
        if old.showsStatusShapes != new.showsStatusShapes {
            names += [onOffSwitchLabelsDidChangeNotification, differentiateWithoutColorDidChangeNotification]
        }
        for name in names { NotificationCenter.default.post(name: name, object: nil) }
    }
}
