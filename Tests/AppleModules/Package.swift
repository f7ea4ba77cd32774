// swift-tools-version:6.1
import PackageDescription

/// Tests of the modules with dependencies that package traits enable. They are a separate package, because enabling a trait of the library's package
/// recompiles all of it.
let package = Package(
    name: "AppleModules",
    dependencies: [.package(name: "Lodestone", path: "../..", traits: ["Combine", "CryptoKit"])],
    targets: [
        .testTarget(name: "CombineTests", dependencies: [.product(name: "Combine", package: "Lodestone")]),
        .testTarget(
            name: "CommonCryptoTests",
            dependencies: [.product(name: "CryptoKit", package: "Lodestone"), .product(name: "CommonCrypto", package: "Lodestone")]),
    ],
    swiftLanguageModes: [.v6]
)
