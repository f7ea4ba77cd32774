import Foundation

/// The checks of `doctor`.
enum MachineChecks {
    static let minimumSwift = "6.1"
    static let minimumGTK = "4.8"

    static func all() -> [MachineCheck] {
        [
            swift(), gtk(), markup(), display(), fonts(), emoji(), bus(), portals(), gpu(), inputMethod(), webKit(), poppler(), vectors(),
            packagingTools(),
        ]
    }

    private static func swift() -> MachineCheck {
        let answer = (try? Shell.run("swift", ["--version"])) ?? ""
        let version = answer.firstMatch(of: /Swift version ([0-9.]+)/).map { String($0.output.1) }
        let isMet = version.map { isAtLeast(minimumSwift, $0) } ?? false
        return MachineCheck(
            name: "Swift", importance: .required, isMet: isMet,
            finding: isMet ? version ?? "" : "\(minimumSwift) or later is needed, and this is \(version ?? "missing")",
            remedy: "Follow https://www.swift.org/install/linux")
    }

    private static func gtk() -> MachineCheck {
        let version = packageVersion("gtk4")
        let isMet = version.map { isAtLeast(minimumGTK, $0) } ?? false
        return MachineCheck(
            name: "GTK", importance: .required, isMet: isMet,
            finding: isMet ? version ?? "" : "\(minimumGTK) or later with its headers is needed, and this is \(version ?? "missing")",
            packages: [
                .apt: "libgtk-4-dev libgtk-4-bin pkg-config", .dnf: "gtk4-devel pkgconf-pkg-config", .pacman: "gtk4 pkgconf",
                .zypper: "gtk4-devel pkg-config",
            ])
    }

    private static func markup() -> MachineCheck {
        let version = packageVersion("libxml-2.0")
        return MachineCheck(
            name: "libxml2", importance: .required, isMet: version != nil, finding: version ?? "its headers are missing",
            packages: [.apt: "libxml2-dev", .dnf: "libxml2-devel", .pacman: "libxml2", .zypper: "libxml2-devel"])
    }

    private static func display() -> MachineCheck {
        let environment = ProcessInfo.processInfo.environment
        let name = [environment["WAYLAND_DISPLAY"], environment["DISPLAY"]].compactMap { $0 }.first { !$0.isEmpty }
        let finding: String
        if let name {
            finding = name
        } else if Shell.find("gtk4-broadwayd") != nil {
            finding = "none, but gtk4-broadwayd shows apps in a browser"
        } else {
            finding = "there is neither a display nor gtk4-broadwayd, which shows apps in a browser"
        }
        return MachineCheck(
            name: "display", importance: .required, isMet: name != nil || Shell.find("gtk4-broadwayd") != nil, finding: finding,
            packages: [.apt: "libgtk-4-bin", .dnf: "gtk4-devel-tools", .pacman: "gtk4", .zypper: "gtk4-tools"])
    }

    private static func fonts() -> MachineCheck {
        let families = fontFamilies()
        let hasInter = families.contains("Inter")
        return MachineCheck(
            name: "fonts", importance: families.isEmpty ? .required : .optional, isMet: hasInter,
            finding: hasInter ? "Inter" : families.isEmpty ? "there is no font" : "Inter is missing: texts have other widths than on iOS",
            packages: [.apt: "fonts-inter", .dnf: "rsms-inter-fonts", .pacman: "inter-font", .zypper: "inter-fonts"])
    }

    private static func emoji() -> MachineCheck {
        let family = fontFamilies().first { $0.contains("Emoji") }
        return MachineCheck(
            name: "emoji", importance: .optional, isMet: family != nil, finding: family ?? "there is no font with emoji",
            packages: [
                .apt: "fonts-noto-color-emoji", .dnf: "google-noto-color-emoji-fonts", .pacman: "noto-fonts-emoji",
                .zypper: "google-noto-coloremoji-fonts",
            ])
    }

    private static func bus() -> MachineCheck {
        let address = ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"]
        let isMet = address?.isEmpty == false || FileManager.default.fileExists(atPath: "/run/user/\(getuid())/bus")
        return MachineCheck(
            name: "session bus", importance: .optional, isMet: isMet,
            finding: isMet ? "found" : "a second start opens another instance, and there are no portals",
            packages: [.apt: "dbus-user-session", .dnf: "dbus-daemon", .pacman: "dbus", .zypper: "dbus-1"],
            remedy: "Start the program below dbus-run-session, or log in again.")
    }

    private static func portals() -> MachineCheck {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/share/xdg-desktop-portal/portals")) ?? []
        let backends = files.filter { $0.hasSuffix(".portal") }.map { String($0.dropLast(7)) }.sorted()
        return MachineCheck(
            name: "portals", importance: .optional, isMet: !backends.isEmpty,
            finding: backends.isEmpty
                ? "there is no xdg-desktop-portal with a backend: apps in a sandbox cannot open files" : backends.joined(separator: ", "),
            packages: [
                .apt: "xdg-desktop-portal xdg-desktop-portal-gtk", .dnf: "xdg-desktop-portal xdg-desktop-portal-gtk",
                .pacman: "xdg-desktop-portal xdg-desktop-portal-gtk", .zypper: "xdg-desktop-portal xdg-desktop-portal-gtk",
            ])
    }

    private static func gpu() -> MachineCheck {
        let devices = ((try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []).filter { $0.hasPrefix("renderD") }.sorted()
        let readable = devices.filter { access("/dev/dri/" + $0, R_OK | W_OK) == 0 }
        return MachineCheck(
            name: "GPU", importance: .optional, isMet: !readable.isEmpty,
            finding: readable.isEmpty
                ? devices.isEmpty ? "there is none: apps draw with the processor" : "\(devices[0]) may not be opened: join the group render"
                : readable.joined(separator: ", "),
            packages: devices.isEmpty
                ? [:]
                : [.apt: "libegl1 libgl1-mesa-dri", .dnf: "mesa-dri-drivers mesa-libEGL", .pacman: "mesa", .zypper: "Mesa-dri"])
    }

    private static func inputMethod() -> MachineCheck {
        let found = ["ibus", "fcitx5"].filter { Shell.find($0) != nil }
        return MachineCheck(
            name: "input method", importance: .optional, isMet: !found.isEmpty,
            finding: found.isEmpty
                ? "there is neither IBus nor Fcitx: Chinese, Japanese and Korean cannot be typed" : found.joined(separator: ", "),
            packages: [.apt: "ibus ibus-gtk4", .dnf: "ibus ibus-gtk4", .pacman: "ibus", .zypper: "ibus ibus-gtk4"])
    }

    private static func webKit() -> MachineCheck {
        let hasLibrary = dlopen("libwebkitgtk-6.0.so.4", RTLD_LAZY) != nil
        let isMet = hasLibrary && Shell.find("bwrap") != nil && Shell.find("xdg-dbus-proxy") != nil
        return MachineCheck(
            name: "WebKitGTK", importance: .optional, isMet: isMet,
            finding: isMet
                ? "6.0" : hasLibrary ? "its sandbox is missing: bwrap and xdg-dbus-proxy" : "it is missing: web views show no pages",
            packages: [
                .apt: "libwebkitgtk-6.0-4 bubblewrap xdg-dbus-proxy", .dnf: "webkitgtk6.0 bubblewrap xdg-dbus-proxy",
                .pacman: "webkitgtk-6.0 bubblewrap xdg-dbus-proxy", .zypper: "libwebkitgtk-6_0-4 bubblewrap xdg-dbus-proxy",
            ])
    }

    private static func poppler() -> MachineCheck {
        let isMet = dlopen("libpoppler-glib.so.8", RTLD_LAZY) != nil
        return MachineCheck(
            name: "Poppler", importance: .optional, isMet: isMet, finding: isMet ? "found" : "it is missing: PDF images are not shown",
            packages: [
                .apt: "libpoppler-glib8t64 (or libpoppler-glib8)", .dnf: "poppler-glib", .pacman: "poppler-glib",
                .zypper: "libpoppler-glib8",
            ])
    }

    private static func vectors() -> MachineCheck {
        let isMet = dlopen("librsvg-2.so.2", RTLD_LAZY) != nil
        return MachineCheck(
            name: "librsvg", importance: .optional, isMet: isMet,
            finding: isMet ? "found" : "it is missing: SVG icons are not scaled by bundle",
            packages: [.apt: "librsvg2-common", .dnf: "librsvg2", .pacman: "librsvg", .zypper: "gdk-pixbuf-loader-rsvg"])
    }

    private static func packagingTools() -> MachineCheck {
        let tools = ["strip", "dpkg-deb", "dpkg-shlibdeps", "appstreamcli", "desktop-file-validate", "flatpak-builder"]
        let missing = tools.filter { Shell.find($0) == nil }
        return MachineCheck(
            name: "packaging", importance: .optional, isMet: missing.isEmpty,
            finding: missing.isEmpty ? tools.joined(separator: ", ") : "bundle lacks \(missing.joined(separator: ", "))",
            packages: [
                .apt: "binutils dpkg-dev appstream desktop-file-utils flatpak-builder",
                .dnf: "binutils dpkg-dev appstream desktop-file-utils flatpak-builder",
                .pacman: "binutils dpkg appstream desktop-file-utils flatpak-builder",
                .zypper: "binutils dpkg AppStream desktop-file-utils flatpak-builder",
            ])
    }

    private static func packageVersion(_ name: String) -> String? {
        let version = try? Shell.run("pkg-config", ["--modversion", name]).trimmingCharacters(in: .whitespacesAndNewlines)
        return version?.isEmpty == false ? version : nil
    }

    private static func fontFamilies() -> [String] {
        let families = (try? Shell.run("fc-list", [":", "family"])) ?? ""
        return families.split(whereSeparator: { $0 == "\n" || $0 == "," }).map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// Whether a version is at least the minimum, by a comparison of the numbers between the dots.
    static func isAtLeast(_ minimum: String, _ version: String) -> Bool {
        func numbers(_ text: String) -> [Int] { text.split(separator: ".").map { Int($0.prefix { $0.isNumber }) ?? 0 } }
        return !numbers(version).lexicographicallyPrecedes(numbers(minimum))
    }
}
