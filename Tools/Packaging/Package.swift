// swift-tools-version:6.1
import PackageDescription

// A separate package, so that scripts can build it without Lodestone. Lodestone's manifest declares the same two targets for the command plugins.
let package = Package(
    name: "Packaging",
    products: [
        .executable(name: "lodestone-tool", targets: ["lodestone-tool"])
    ],
    targets: [
        .target(name: "LodestonePackaging"),
        .executableTarget(name: "lodestone-tool", dependencies: ["LodestonePackaging"]),
        .testTarget(name: "PackagingTests", dependencies: ["LodestonePackaging"]),
    ],
    swiftLanguageModes: [.v6]
)
