import Host

// AT-SPI's numbers and names for UIKit's roles and states (at-spi2-core's atspi-constants.h).
extension HostAccessibleRole {
    /// The role's number, and the name that AT-SPI libraries show.
    var atspi: (number: UInt32, name: String) {
        switch self {
        case .window: (23, "frame")
        case .group: (39, "panel")
        case .dialog: (16, "dialog")
        case .alert: (2, "alert")
        case .list: (31, "list")
        case .listItem: (32, "list item")
        case .table: (55, "table")
        case .tableCell: (56, "table cell")
        case .navigationBar, .toolBar: (63, "tool bar")
        case .tabList: (38, "page tab list")
        case .tab: (37, "page tab")
        case .menu: (33, "menu")
        case .menuItem: (35, "menu item")
        case .checkMenuItem: (8, "check menu item")
        case .button: (43, "push button")
        case .toggleButton: (62, "toggle button")
        case .radioButton: (44, "radio button")
        // A check box, because Orca announces its states as "on" and "off" in every language.
        case .switch: (7, "check box")
        case .slider: (51, "slider")
        case .spinButton: (52, "spin button")
        case .progressBar: (42, "progress bar")
        case .label: (116, "static")
        case .heading: (83, "heading")
        case .link: (88, "link")
        case .image: (27, "image")
        case .textField, .searchField: (79, "entry")
        case .passwordField: (40, "password text")
        case .textView: (61, "text")
        case .landmark: (110, "landmark")
        case .separator: (50, "separator")
        case .page: (84, "page")
        }
    }
}

extension HostAccessibleStates {
    /// The AT-SPI name and number of each state.
    private static let names: [(state: HostAccessibleStates, name: String, number: UInt64)] = [
        (.enabled, "sensitive", 24), (.visible, "visible", 30), (.showing, "showing", 25), (.focusable, "focusable", 11),
        (.focused, "focused", 12), (.selectable, "selectable", 22), (.selected, "selected", 23), (.checkable, "checkable", 41),
        (.checked, "checked", 4), (.pressed, "pressed", 20), (.editable, "editable", 7), (.multiLine, "multi-line", 17),
        (.modal, "modal", 16), (.expandable, "expandable", 9), (.expanded, "expanded", 10), (.active, "active", 1), (.busy, "busy", 3),
    ]

    /// The states as AT-SPI's bit set.
    func atspi(hasText: Bool) -> UInt64 {
        var bits = Self.names.reduce(UInt64(0)) { contains($1.state) ? $0 | 1 << $1.number : $0 }
        // AT-SPI represents an enabled element as both "sensitive" and "enabled".
        if contains(.enabled) { bits |= 1 << 8 }
        if hasText {
            bits |= 1 << 38
            if !contains(.multiLine) { bits |= 1 << 26 }
        }
        return bits
    }

    /// The name of a single state.
    var atspiName: String? { Self.names.first { $0.state == self }?.name }
}
