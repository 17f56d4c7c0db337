import Typesetting

/// The `Package.swift` of a written app.
struct AppManifest {
    let app: DeviceApp

    /// The whole text; each target has its own settings, because Swift Playground rewrites the file when someone
    /// changes a setting there.
    var text: String {
        Code.file {
            "// swift-tools-version: 6.2"
            "// Written by `swift run workbook \(app.command)`. \(app.module) has the files of \(app.origin), byte for byte."
            "import AppleProductTypes"
            "import PackageDescription"
            ""
            "let package = Package("
            "    name: \"\(app.name)\","
            // The workbook's own package names macOS 15, which came out with it: what compiles there compiles here.
            "    platforms: [.iOS(\"18.0\")],"
            "    products: ["
            Code.inside { Code.inside { product } }
            "    ],"
            "    targets: ["
            Code.inside { Code.inside { targets } }
            "    ],"
            "    swiftLanguageModes: [.v6]"
            ")"
        }
    }

    private var product: [String] {
        Code.lines {
            ".iOSApplication("
            "    name: \"\(app.name)\","
            "    targets: [\"\(AppCode.app)\"],"
            "    bundleIdentifier: \"com.example.workbook.\(app.name)\","
            "    displayVersion: \"1.0\","
            "    bundleVersion: \"1\","
            "    appIcon: .placeholder(icon: .checkmark),"
            "    accentColor: .presetColor(.blue),"
            "    supportedDeviceFamilies: [.phone, .pad],"
            "    supportedInterfaceOrientations: ["
            "        .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown(.when(deviceFamilies: [.pad])),"
            app.start.isView ? "    ]" : "    ],"
            if !app.start.isView { "    additionalInfoPlistContentFilePath: \"\(AppCode.infoPlist)\"" }
            ")"
        }
    }

    private var targets: [String] {
        let server = app.start.server == nil ? [] : [AppCode.server]
        return Code.lines {
            target("HeadlessUIKit", uses: [])
            server.flatMap { target($0, uses: []) }
            target(app.module, uses: ["HeadlessUIKit"])
            target(AppCode.app, kind: "executableTarget", uses: [app.module] + server)
        }
    }

    private func target(_ name: String, kind: String = "target", uses: [String]) -> [String] {
        let dependencies = uses.map { "\"\($0)\"" }.joined(separator: ", ")
        return Code.lines {
            ".\(kind)("
            "    name: \"\(name)\","
            if !uses.isEmpty { "    dependencies: [\(dependencies)]," }
            "    path: \"\(name)\","
            "    swiftSettings: [.defaultIsolation(MainActor.self)]"
            "),"
        }
    }
}
