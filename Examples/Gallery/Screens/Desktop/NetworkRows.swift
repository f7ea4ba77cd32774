import Network
import UIKit

/// The machine's connection, which changes while the row is visible.
final class NetworkRows: ServiceRows {
    let title = local("Network")
    weak var screen: UIViewController?
    private(set) lazy var rows = [connection]
    private lazy var connection = DesktopRow(local("Connection"), symbol: "wifi", color: .systemBlue) { [weak self] _ in
        if let self { show(monitor.currentPath, isAnnounced: true) }
    }

    private lazy var monitor: NWPathMonitor = {
        let monitor = NWPathMonitor()
        monitor.pathUpdateHandler = { [weak self] path in
            Task { @MainActor in self?.show(path, isAnnounced: false) }
        }
        monitor.start(queue: DispatchQueue(label: "lodestone.gallery.network"))
        return monitor
    }()

    func willAppear() { show(monitor.currentPath, isAnnounced: false) }

    private func show(_ path: NWPath, isAnnounced: Bool) {
        guard path.status == .satisfied else { return connection.show(.failure(local("Offline")), isAnnounced: isAnnounced) }
        let names = local(list: path.availableInterfaces.filter { $0.type != .loopback }.map(\.name))
        let text = path.isExpensive ? local("Online: %1, metered", with: names) : local("Online: %1", with: names)
        connection.show(.success(text), isAnnounced: isAnnounced)
    }
}
