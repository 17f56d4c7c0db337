import Typesetting

/// The files of a written app that aren't the workbook's: they start its sources on a device.
struct AppCode {
    /// The target with the app; Swift Playground calls its own so.
    static let app = "AppModule"
    /// The target with what takes the server's place.
    static let server = "Server"
    static let infoPlist = "Info.plist"

    let app: DeviceApp
    private var start: AppStart { app.start }

    /// The app's own files.
    var files: [AppFile] {
        let code =
            start.isView
            ? [("SwiftUIApp", swiftUIApp)] : [("AppDelegate", appDelegate), ("SceneDelegate", sceneDelegate)]
        let others = [("AppFolder", appFolder)] + (start.server.map { [("PretendServer", pretend($0))] } ?? [])
        return (start.isView ? [] : [AppFile(Self.infoPlist, Self.sceneManifest)])
            + (code + others).map { AppFile("\(Self.app)/\($0).swift", $1) }
    }

    /// The whole module that stands for the workbook's.
    var headlessUIKit: String {
        Code.file {
            "// UIKit under the name that the workbook's files import."
            "@_exported import UIKit"
        }
    }

    private var function: String { start.isView ? start.type : start.type + ".launch" }
    private var arguments: [String] { ["storingIn: AppFolder.url"] + start.arguments }

    // MARK: - What the system starts

    private var swiftUIApp: String {
        Code.file {
            "import \(app.module)"
            "import SwiftUI"
            ""
            "/// Shows the SwiftUI screens of \(app.origin)."
            "@main"
            "struct SwiftUIApp: App {"
            "    var body: some Scene {"
            "        WindowGroup { \(function)(\(arguments.joined(separator: ", "))) }"
            "    }"
            "}"
        }
    }

    private var appDelegate: String {
        Code.file {
            "import UIKit"
            ""
            "/// Tells the system which class starts the app in a scene."
            "@main"
            "final class AppDelegate: UIResponder, UIApplicationDelegate {"
            "    func application("
            "        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,"
            "        options: UIScene.ConnectionOptions"
            "    ) -> UISceneConfiguration {"
            "        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)"
            "        configuration.delegateClass = SceneDelegate.self"
            "        return configuration"
            "    }"
            "}"
        }
    }

    private var sceneDelegate: String {
        Code.file {
            "import \(app.module)"
            "import UIKit"
            ""
            "/// Starts the app of \(app.origin) in the window of its scene."
            "final class SceneDelegate: UIResponder, UIWindowSceneDelegate {"
            "    var window: UIWindow?"
            ""
            "    func scene("
            "        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions"
            "    ) {"
            "        guard let scene = scene as? UIWindowScene else { return }"
            launch.map { "        " + $0 }
            "    }"
            "}"
        }
    }

    /// The one statement that starts the app, in lines of at most 120 characters.
    private var launch: [String] {
        let (head, given) = ("window = \(function)(", arguments.joined(separator: ", "))
        let window = "in: UIWindow(windowScene: scene))"
        if (head + given + window).count <= 110 { return ["\(head)\(given), \(window)"] }
        return (given + window).count <= 106
            ? [head, "    \(given), \(window)"] : [head, "    \(given),", "    \(window)"]
    }

    // MARK: - What the app is given

    private var appFolder: String {
        Code.file {
            "import Foundation"
            ""
            "/// The folder in which the app stores its data."
            "enum AppFolder {"
            Code.inside { start.firstFile.map(filled) ?? ["static let url = URL.documentsDirectory"] }
            "}"
        }
    }

    private func filled(_ file: AppStart.FirstFile) -> [String] {
        Code.lines {
            "/// The app's documents, to which \(file.name) is added unless there is one."
            "static let url: URL = {"
            "    let folder = URL.documentsDirectory"
            "    let file = folder.appending(path: \"\(file.name)\")"
            "    if !FileManager.default.fileExists(atPath: file.path) {"
            "        // If this fails, the app begins without it."
            "        try? Data(firstFile.utf8).write(to: file, options: .atomic)"
            "    }"
            "    return folder"
            "}()"
            ""
            "private static let firstFile = #\"\"\""
            Code.inside { file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
            "    \"\"\"#"
        }
    }

    private func pretend(_ server: AppStart.Server) -> String {
        Code.file {
            "import \(Self.server)"
            ""
            "/// Answers in the place of the server, inside the app and without a network."
            "enum PretendServer {"
            "    static let stub = \(server.opening)"
            "}"
        }
    }

    /// The additional part of the app's Info.plist.
    ///
    /// `AppDelegate` names the scene delegate, so that no name of a class has to be right here.
    private static let sceneManifest = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <key>UIApplicationSceneManifest</key>
            <dict>
                <key>UIApplicationSupportsMultipleScenes</key>
                <false/>
            </dict>
        </dict>
        </plist>

        """
}
