import CoreGraphics
import Foundation
import QuartzCore
import RemoteProtocol
import UIKit

extension RemoteSession {
    /// The pixels of the largest snapshot.
    private static let mostPixels: CGFloat = 64_000_000

    func shot(_ arguments: CommandArguments) throws(RemoteError) -> RemoteReply.Outcome {
        let path = arguments.string("path")
        if let path, !path.hasPrefix("/") || path.utf8.contains(0) || path.utf8.count > 4095 {
            throw RemoteError(.invalidArgument, "The path of a snapshot is absolute.")
        }
        guard let image = try image(of: try arguments.target()) else { throw RemoteError(.failed, "Nothing can be drawn.") }
        return .snapshot(image, path: path)
    }

    private func image(of target: RemoteTarget?) throws(RemoteError) -> CGImage? {
        guard let target else {
            let scene = try activeScene()
            // The snapshot contains the changes that no frame has drawn yet.
            FrameLoop.of(platform).flush()
            return scene.layerTree.image()
        }
        let (view, scene) = try self.view(target)
        let (size, scale) = (view.bounds.size, scene.hostWindow.scale)
        guard size.width > 0, size.height > 0, size.width * size.height * scale * scale <= Self.mostPixels else {
            throw RemoteError(.unsupported, "A snapshot of \(size.width) × \(size.height) points is empty or too large.")
        }
        return view.layer.image(scale: scale)
    }
}
