import AppBuilding
import Course
import Foundation
import Journeys
import Playing

/// The parts that an app needs to start on a device; `play` gives it the same.
struct AppStart: Sendable {
    /// A file in the app's folder at the first start.
    struct FirstFile: Sendable {
        let name: String
        let text: String
    }

    /// A stand-in for the server that the app asks.
    struct Server: Sendable {
        /// The files of the module Journeys that it is made of, by their paths in that module.
        let files: [String]
        /// The expression that opens it.
        let opening: String
    }

    /// The type that starts the app.
    var type: String
    /// Whether that type is a SwiftUI view, and not one that launches into a window.
    var isView = false
    /// The arguments after the folder.
    var arguments: [String] = []
    var firstFile: FirstFile?
    var server: Server?
}

extension AppStart {
    /// Returns what a lesson's app needs.
    init(of lesson: Lesson) {
        self = Self.table(RungApp(ofRung: lesson.number))
        // A terminal has no place on a device, but the same lesson has screens in SwiftUI.
        if lesson.isTerminalProgram { (type, isView) = ("ItemsSwiftUIApp", true) }
    }

    /// Returns what an exercise's app needs.
    init(ofExerciseAt now: Date) {
        self.init(type: "BookshelfApp", arguments: ["now: { Date() }"])
        firstFile = BookshelfSeed.text(now: now).map { FirstFile(name: BookshelfSeed.file, text: $0) }
    }

    private static func table(_ app: RungApp) -> AppStart {
        switch app {
        case .items:
            // A feed on a device needs a server as well, so the items are in the folder from the start.
            AppStart(type: "ItemsApp", firstFile: FirstFile(name: "items.json", text: ExampleItems.text))
        case .social:
            AppStart(
                type: "SocialApp",
                arguments: ["session: PretendServer.stub.session", "server: PretendServer.stub.root"],
                server: Server(
                    files: [
                        "Social/SentPost.swift", "Social/SocialStub.swift", "StubRequest.swift",
                        "StubServer.Request.swift", "StubServer.swift",
                    ],
                    opening: "SocialStub().opened()"))
        case .order: AppStart(type: "OrderApp")
        case .report:
            AppStart(
                type: "ReportApp", firstFile: FirstFile(name: ExampleReport.file, text: ExampleReport.text))
        }
    }
}
