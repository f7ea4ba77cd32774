import Foundation
import Host

// The desktop's accessibility settings.
extension UIAccessibility {
    private static var appearance: HostAppearance { Platform.current?.appearance ?? HostAppearance() }

    /// Whether the desktop prefers reduced motion. Drag previews then fade instead of moving.
    public static var isReduceMotionEnabled: Bool { appearance.reducesMotion }
    /// Whether transitions fade instead of sliding. The desktop has one setting for this and ``isReduceMotionEnabled``.
    public static var prefersCrossFadeTransitions: Bool { appearance.reducesMotion }
    /// Whether a screen reader is running.
    public static var isVoiceOverRunning: Bool { AccessibilityBridge.current?.isScreenReaderRunning ?? false }
    /// Whether the desktop prefers high contrast.
    public static var isDarkerSystemColorsEnabled: Bool { appearance.prefersHighContrast }
    /// Whether backgrounds should be opaque. Desktops have no separate setting, so this is true with high contrast.
    public static var isReduceTransparencyEnabled: Bool { appearance.prefersHighContrast }
    /// Whether the desktop's font is bold.
    public static var isBoldTextEnabled: Bool { appearance.prefersBoldText }
    /// Whether switches show symbols for on and off.
    public static var isOnOffSwitchLabelsEnabled: Bool { appearance.showsStatusShapes }
    /// Whether the interface must not convey information by colour alone.
    public static var shouldDifferentiateWithoutColor: Bool { appearance.showsStatusShapes }
    /// Whether buttons need a visible shape. Desktops have no separate setting, so this is true with high contrast.
    public static var buttonShapesEnabled: Bool { appearance.prefersHighContrast }

    /// Posted when ``isReduceMotionEnabled`` changes.
    public nonisolated static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
    /// Posted when ``prefersCrossFadeTransitions`` changes.
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = name("PrefersCrossFadeTransitionsStatusDidChange")
    /// Posted when ``isVoiceOverRunning`` changes.
    public nonisolated static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
    /// Posted when ``isDarkerSystemColorsEnabled`` changes.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = name("DarkerSystemColorsStatusDidChange")
    /// Posted when ``isReduceTransparencyEnabled`` changes.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = name("ReduceTransparencyStatusDidChange")
    /// Posted when ``isBoldTextEnabled`` changes.
    public nonisolated static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
    /// Posted when ``isOnOffSwitchLabelsEnabled`` changes.
    public nonisolated static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
    /// Posted when ``shouldDifferentiateWithoutColor`` changes.
    public nonisolated static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    /// Posted when ``buttonShapesEnabled`` changes.
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = name("ButtonShapesEnabledStatusDidChange")

    private nonisolated static func name(_ name: String) -> Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibility\(name)Notification")
    }

    /// Posts the notifications of changed settings.
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
