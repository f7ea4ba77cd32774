import CGtk
import Foundation
import Host

/// The user's desktop settings, from GTK's settings and the settings portal.
@MainActor
final class GtkDesktopSettings {
    /// The override in the environment variable `LODESTONE_APPEARANCE`: true for `dark`, false for `light`, nil for the desktop's setting.
    static var forcedDark: Bool? {
        switch ProcessInfo.processInfo.environment["LODESTONE_APPEARANCE"] {
        case "dark": true
        case "light": false
        default: nil
        }
    }

    /// The override in the environment variable `LODESTONE_TEXT_SCALE`, such as `1.5`; nil for the desktop's setting.
    private static let forcedTextScale = ProcessInfo.processInfo.environment["LODESTONE_TEXT_SCALE"].flatMap(Double.init)

    /// The current settings.
    private(set) var appearance = HostAppearance()

    private let settings = lodestone_settings()
    private let onChange: () -> Void
    /// The last values from the settings portal, by setting.
    private var portal: [LodestoneSetting.RawValue: UInt32] = [:]

    /// Reads the settings. Calls `onChange` after each later change. The display must be open.
    init(onChange: @escaping () -> Void) {
        self.onChange = onChange
        appearance = read()
        let context = Unmanaged.passUnretained(self).toOpaque()
        if let settings {
            let names = [
                "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations", "gtk-cursor-blink", "gtk-xft-dpi",
                "gtk-font-name",
            ]
            for name in names {
                lodestone_connect(
                    UnsafeMutableRawPointer(settings), "notify::\(name)",
                    { GtkCallback.with($0, GtkDesktopSettings.self) { $0.settingsChanged() } }, context)
            }
        }
        lodestone_watch_settings(
            { context, setting, value in
                GtkCallback.with(context, GtkDesktopSettings.self) { settings in
                    settings.portal[setting.rawValue] = value
                    settings.settingsChanged()
                }
            }, Unmanaged.passRetained(self).toOpaque())  // retained until the program ends
        lodestone_watch_power({ GtkCallback.with($0, GtkDesktopSettings.self) { $0.settingsChanged() } }, context)
    }

    private func told(_ setting: LodestoneSetting) -> UInt32? { portal[setting.rawValue] }

    /// Whether the portal's colour scheme is dark; nil if the user has no preference.
    private var portalDark: Bool? {
        switch told(LODESTONE_SETTING_SCHEME) {
        case 1: true
        case 2: false
        default: nil
        }
    }

    private func read() -> HostAppearance {
        guard let settings else { return HostAppearance(isDark: Self.forcedDark ?? false) }
        var new = HostAppearance(
            isDark: Self.forcedDark ?? portalDark ?? (lodestone_settings_are_dark(settings) != 0),
            reducesMotion: lodestone_settings_have_animations(settings) == 0 || told(LODESTONE_SETTING_MOTION) == 1,
            blinksCaret: lodestone_settings_blink(settings) != 0)
        new.prefersHighContrast = told(LODESTONE_SETTING_CONTRAST) == 1 || lodestone_settings_have_contrast(settings) != 0
        new.prefersBoldText = lodestone_settings_are_bold(settings) != 0
        new.showsStatusShapes = told(LODESTONE_SETTING_SHAPES) == 1
        let scale = told(LODESTONE_SETTING_SCALE).map { Double($0) / 1000 } ?? lodestone_settings_text_scale(settings)
        new.textScale = Self.forcedTextScale ?? scale
        new.savesPower = lodestone_settings_save_power() != 0
        let display = gdk_display_get_default()
        new.isPhone = GtkPlatform.isPhone(
            monitors: GtkPlatform.monitors(of: display).map(\.frame.size), hasTouchscreen: lodestone_display_has_touchscreen(display) != 0)
        return new
    }

    /// Reads the settings again after one may have changed.
    func settingsChanged() {
        let new = read()
        guard new != appearance else { return }
        appearance = new
        onChange()
    }
}
