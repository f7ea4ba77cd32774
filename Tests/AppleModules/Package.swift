// swift-tools-version:6.1
import PackageDescription

/// The tests of the modules whose dependencies come by package traits. They are a package of their own: a trait of the package itself would compile
/// all of it anew.
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
