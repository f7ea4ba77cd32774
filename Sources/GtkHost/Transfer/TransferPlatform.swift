import Host

/// The platform of a data transfer.
@MainActor
protocol TransferPlatform: HostPlatform {
    /// The timeouts for data transfers from other programs.
    var patience: TransferPatience { get }
    /// The drags between this program and others.
    var drags: GtkDrags { get }
}
