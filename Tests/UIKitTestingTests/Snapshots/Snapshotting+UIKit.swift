import UIKit
import UIKitTesting
import XCTest

// Copy this file into your test target. In this repository the names below come from a stand-in.
#if canImport(SnapshotTesting)
    import SnapshotTesting
#endif

extension Snapshotting where Value == UIViewController, Format == UIImage {
    static var image: Snapshotting { .image() }

    static func image(
        on config: ViewImageConfig = ViewImageConfig(), precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let config = ViewImageConfig(safeArea: config.safeArea, size: size ?? config.size, traits: config.traits)
        return Snapshotting(pathExtension: "png", diffing: .image(precision, perceptualPrecision, traits.displayScale)) { controller in
            MainActor.assumeIsolated { config.image(of: controller, traits: traits) }
        }
    }
}

extension Snapshotting where Value == UIView, Format == UIImage {
    static var image: Snapshotting { .image() }

    static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting(pathExtension: "png", diffing: .image(precision, perceptualPrecision, traits.displayScale)) { view in
            MainActor.assumeIsolated { ViewImageConfig(size: size).image(of: view, traits: traits) }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    static var recursiveDescription: Snapshotting { .recursiveDescription() }

    static func recursiveDescription(
        on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(),
        including content: TestHost.TextContent = []
    ) -> Snapshotting {
        let config = ViewImageConfig(safeArea: config.safeArea, size: size ?? config.size, traits: config.traits)
        return Snapshotting(pathExtension: "txt", diffing: Snapshotting<String, String>.lines.diffing) { controller in
            MainActor.assumeIsolated { config.text(of: controller, including: content, traits: traits) }
        }
    }
}

extension Snapshotting where Value == UIView, Format == String {
    static var recursiveDescription: Snapshotting { .recursiveDescription() }

    static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(), including content: TestHost.TextContent = []
    ) -> Snapshotting {
        Snapshotting(pathExtension: "txt", diffing: Snapshotting<String, String>.lines.diffing) { view in
            MainActor.assumeIsolated { ViewImageConfig(size: size).text(of: view, including: content, traits: traits) }
        }
    }
}

extension Diffing where Value == UIImage {
    /// Compares pixels. A precision is the share of pixels that must match, a perceptual precision of 0.98 allows a just noticeable difference.
    static func image(_ precision: Float, _ perceptualPrecision: Float, _ scale: CGFloat) -> Diffing {
        let tolerance = PictureTolerance(
            colorDifference: Double(1 - perceptualPrecision) * 100, differingArea: Double(1 - precision))
        return Diffing(
            toData: { $0.pngData() ?? Data() },
            fromData: { data in
                UIImage(data: data, scale: scale > 0 ? scale : MainActor.assumeIsolated { UIScreen.main.scale }) ?? UIImage()
            },
            diff: { expected, actual in
                guard let old = expected.cgImage, let new = actual.cgImage else { return ("An image is empty.", []) }
                let comparison = PictureComparison(of: new, with: old, tolerance: tolerance)
                return comparison.isMatch ? nil : ("\(comparison)", [])
            })
    }
}
