// swift-tools-version:6.1
import PackageDescription

let syntax: [Target.Dependency] = [
    .product(name: "SwiftSyntax", package: "swift-syntax"),
    .product(name: "SwiftParser", package: "swift-syntax"),
]

// A separate package, so that only users of the porting tool compile swift-syntax.
let package = Package(
    name: "Porting",
    products: [
        .executable(name: "port", targets: ["port"]),
        .library(name: "Porting", targets: ["Porting"]),
        .plugin(name: "PortCommand", targets: ["PortCommand"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax.git", from: "603.0.0")
    ],
    targets: [
        .target(
            name: "Porting", dependencies: syntax, resources: [.copy("Data")]),
        .executableTarget(name: "port", dependencies: ["Porting"]),
        .plugin(
            name: "PortCommand",
            capability: .command(
                intent: .custom(verb: "port", description: "Ports an iOS project to Linux"),
                permissions: [.writeToPackageDirectory(reason: "It writes the ported package")]),
            dependencies: ["port"]),
        .testTarget(name: "PortingTests", dependencies: ["Porting"]),
    ],
    swiftLanguageModes: [.v6]
)
