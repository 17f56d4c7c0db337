import Foundation
import Testing

@testable import WorkbookTools

@Suite("What a written app has beside its sources")
struct AppTextsTests {
    private func text(_ file: String, of typed: String) throws -> String {
        let app = try WrittenApps.app(typed)
        let found = try #require(app.files.first { $0.path == file }, "no \(file)")
        return String(decoding: found.data, as: UTF8.self)
    }

    @Test("the manifest names one app and its three modules, all of them on the main actor")
    func manifest() throws {
        #expect(
            try text("Package.swift", of: "13") == """
                // swift-tools-version: 6.2
                // Written by `swift run workbook app 13`. Lesson13Modules has the files of lesson 13, byte for byte.
                import AppleProductTypes
                import PackageDescription

                let package = Package(
                    name: "Items13",
                    platforms: [.iOS("18.0")],
                    products: [
                        .iOSApplication(
                            name: "Items13",
                            targets: ["AppModule"],
                            bundleIdentifier: "com.example.workbook.Items13",
                            displayVersion: "1.0",
                            bundleVersion: "1",
                            appIcon: .placeholder(icon: .checkmark),
                            accentColor: .presetColor(.blue),
                            supportedDeviceFamilies: [.phone, .pad],
                            supportedInterfaceOrientations: [
                                .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
                            ],
                            additionalInfoPlistContentFilePath: "Info.plist"
                        )
                    ],
                    targets: [
                        .target(
                            name: "HeadlessUIKit",
                            path: "HeadlessUIKit",
                            swiftSettings: [.defaultIsolation(MainActor.self)]
                        ),
                        .target(
                            name: "Lesson13Modules",
                            dependencies: ["HeadlessUIKit"],
                            path: "Lesson13Modules",
                            swiftSettings: [.defaultIsolation(MainActor.self)]
                        ),
                        .executableTarget(
                            name: "AppModule",
                            dependencies: ["Lesson13Modules"],
                            path: "AppModule",
                            swiftSettings: [.defaultIsolation(MainActor.self)]
                        ),
                    ],
                    swiftLanguageModes: [.v6]
                )

                """)
    }

    @Test("the module for the server comes before the app's, and SwiftUI's app needs no additional Info.plist")
    func otherManifests() throws {
        let social = try text("Package.swift", of: "07")
        #expect(social.contains("name: \"Server\",\n            path: \"Server\",\n"))
        #expect(social.contains("dependencies: [\"Lesson07ViperLogin\", \"Server\"],\n"))
        #expect(try !text("Package.swift", of: "17").contains("Info.plist"))
        #expect(
            try text("Package.swift", of: "12a --solution").contains(
                "Exercise12a has the files of the solution of exercise 12a, byte for byte."))
    }

    @Test("the module HeadlessUIKit is UIKit and nothing else")
    func headlessUIKit() throws {
        #expect(
            try text("HeadlessUIKit/HeadlessUIKit.swift", of: "13") == """
                // UIKit under the name that the workbook's files import.
                @_exported import UIKit

                """)
    }

    @Test("the scene delegate launches the app in the window of its scene")
    func sceneDelegate() throws {
        #expect(
            try text("AppModule/SceneDelegate.swift", of: "13") == """
                import Lesson13Modules
                import UIKit

                /// Starts the app of lesson 13 in the window of its scene.
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?

                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
                    ) {
                        guard let scene = scene as? UIWindowScene else { return }
                        window = ItemsApp.launch(storingIn: AppFolder.url, in: UIWindow(windowScene: scene))
                    }
                }

                """)
    }

    @Test(
        "each app gets what play gives it",
        arguments: [
            ("09", "        window = OrderApp.launch(storingIn: AppFolder.url, in: UIWindow(windowScene: scene))\n"),
            ("10", "        window = ReportApp.launch(storingIn: AppFolder.url, in: UIWindow(windowScene: scene))\n"),
            (
                "12a",
                "        window = BookshelfApp.launch(storingIn: AppFolder.url, now: { Date() }, in: UIWindow(windowScene: scene))\n"
            ),
            (
                "07",
                """
                        window = SocialApp.launch(
                            storingIn: AppFolder.url, session: PretendServer.stub.session, server: PretendServer.stub.root,
                            in: UIWindow(windowScene: scene))

                """
            ),
        ])
    func launches(typed: String, line: String) throws {
        #expect(try text("AppModule/SceneDelegate.swift", of: typed).contains(line))
    }

    @Test("the app delegate names the scene delegate, so that no text has to spell its class")
    func appDelegate() throws {
        let code = try text("AppModule/AppDelegate.swift", of: "13")
        #expect(code.contains("@main\nfinal class AppDelegate: UIResponder, UIApplicationDelegate {\n"))
        #expect(code.contains("        configuration.delegateClass = SceneDelegate.self\n"))
        let plist = try text("Info.plist", of: "13")
        let values = try PropertyListSerialization.propertyList(from: Data(plist.utf8), format: nil) as? [String: Any]
        let manifest = try #require(values?["UIApplicationSceneManifest"] as? [String: Bool])
        #expect(manifest == ["UIApplicationSupportsMultipleScenes": false])
    }

    @Test("lesson 17's app is its SwiftUI view")
    func swiftUI() throws {
        #expect(
            try text("AppModule/SwiftUIApp.swift", of: "17") == """
                import Lesson17AnotherScreen
                import SwiftUI

                /// Shows the SwiftUI screens of lesson 17.
                @main
                struct SwiftUIApp: App {
                    var body: some Scene {
                        WindowGroup { ItemsSwiftUIApp(storingIn: AppFolder.url) }
                    }
                }

                """)
    }

    @Test(
        "the data that the app begins with is in its folder, whole",
        arguments: [("01", "items.json"), ("17", "items.json"), ("10", "transactions.csv"), ("12a", "books.json")])
    func firstFile(typed: String, name: String) throws {
        let app = try WrittenApps.app(typed)
        let file = try #require(app.start.firstFile)
        #expect(file.name == name)
        let code = try text("AppModule/AppFolder.swift", of: typed)
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.isEmpty ? "" : "        " + $0
        }
        #expect(code.contains("#\"\"\"\n" + lines.joined(separator: "\n") + "\n        \"\"\"#\n"))
        #expect(code.contains("folder.appending(path: \"\(name)\")\n"))
    }

    @Test("an app that has its own data, or a server, begins without a file")
    func noFirstFile() throws {
        for typed in ["07", "09"] {
            #expect(
                try text("AppModule/AppFolder.swift", of: typed) == """
                    import Foundation

                    /// The folder in which the app stores its data.
                    enum AppFolder {
                        static let url = URL.documentsDirectory
                    }

                    """)
        }
    }
}
