import CGtk
import Foundation
import Host

/// The desktop's colour scheme and its wish for motion, from GTK's settings and from the desktop's settings portal.
@MainActor
final class GtkDesktopSettings {
    /// What `LODESTONE_APPEARANCE` in the environment asks for: true for `dark`, false for `light`, nil for the desktop's own.
    static var forcedDark: Bool? {
        switch ProcessInfo.processInfo.environment["LODESTONE_APPEARANCE"] {
        case "dark": true
        case "light": false
        default: nil
        }
    }

    /// What the settings say now.
    private(set) var appearance = HostAppearance()

    private let settings = lodestone_settings()
    private let onChange: () -> Void
    /// The portal's answer; nil where there is none or it has no preference.
    private var portalDark: Bool?

    /// Reads the settings; calls `onChange` whenever they become others. The display must be open.
    init(onChange: @escaping () -> Void) {
        self.onChange = onChange
        appearance = read()
        let context = Unmanaged.passUnretained(self).toOpaque()
        if let settings {
            for name in ["gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations", "gtk-cursor-blink"] {
                lodestone_connect(
                    UnsafeMutableRawPointer(settings), "notify::\(name)",
                    { GtkCallback.with($0, GtkDesktopSettings.self) { $0.settingsChanged() } }, context)
            }
        }
        lodestone_watch_colour_scheme(
            { context, scheme in
                // 1 prefers dark, 2 prefers light, 0 has no preference (the portal's documentation).
                GtkCallback.with(context, GtkDesktopSettings.self) { settings in
                    settings.portalDark = scheme == 1 ? true : scheme == 2 ? false : nil
                    settings.settingsChanged()
                }
            }, Unmanaged.passRetained(self).toOpaque())  // for as long as the program runs
    }

    private func read() -> HostAppearance {
        guard let settings else { return HostAppearance(isDark: Self.forcedDark ?? false) }
        return HostAppearance(
            isDark: Self.forcedDark ?? portalDark ?? (lodestone_settings_are_dark(settings) != 0),
            reducesMotion: lodestone_settings_have_animations(settings) == 0, blinksCaret: lodestone_settings_blink(settings) != 0)
    }

    private func settingsChanged() {
        let new = read()
        guard new != appearance else { return }
        appearance = new
        onChange()
    }
}
