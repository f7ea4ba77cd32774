import Foundation
import QuartzCore
import UIKit

/// Slows down, pauses and scrubs the animations of the app's windows.
@MainActor
final class AppTime {
    /// The speed of the animations; 1 is normal, 0 is paused.
    private(set) var speed: Float = 1

    /// Changes the speed from now on. The animations continue from their current state.
    func setSpeed(_ speed: Float, in scenes: [UIWindowScene]) {
        guard speed != self.speed else { return }
        self.speed = speed
        let now = CACurrentMediaTime()
        for layer in scenes.map(\.windowStack.layer) {
            let local = layer.convertTime(now, from: nil)
            layer.beginTime = now
            layer.timeOffset = local
            layer.speed = speed
            layers.append(Entry(layer: layer))
        }
    }

    /// Moves paused animations by some seconds.
    func step(by seconds: TimeInterval, in scenes: [UIWindowScene]) {
        guard speed == 0 else { return }
        for layer in scenes.map(\.windowStack.layer) { layer.timeOffset += seconds }
    }

    /// Restores the normal speed. Running animations continue from their current state.
    func restore() {
        let now = CACurrentMediaTime()
        speed = 1
        for layer in layers.compactMap(\.layer) where layer.speed != 1 {
            let local = layer.convertTime(now, from: nil)
            layer.beginTime = now
            layer.timeOffset = local
            layer.speed = 1
        }
        layers = []
    }

    private struct Entry {
        weak var layer: CALayer?
    }

    /// The layers whose speed was changed.
    private var layers: [Entry] = []
}
