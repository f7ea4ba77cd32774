import Host

/// The part of the platform that data transfers use.
@MainActor
protocol TransferPlatform: HostPlatform {
    /// The timeouts for data transfers from other programs.
    var patience: TransferPatience { get }
    /// The drags between this program and others.
    var drags: GtkDrags { get }
}
