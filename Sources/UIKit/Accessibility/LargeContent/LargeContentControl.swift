/// A control whose content the large content viewer can show.
@MainActor
protocol LargeContentControl: UIView {
    /// Whether the control can be used. The viewer dims the content of a disabled control.
    var isEnabled: Bool { get }
    /// Whether a press opens the control's menu. The large content viewer ignores such a control, and the control receives the touch.
    var showsMenuAsPrimaryAction: Bool { get }
}
