#if !LESSON17
import Foundation
import HeadlessUIKit
import Journeys
import Lesson  // the lesson that the manifest was narrowed to, under one name for all of them
import Playing
import Spies

/// The app of the lesson that this program was built for, which the manifest defines, as in `LESSON07`.
///
/// Lesson 17's app opens no window, so `LessonTerminal` starts it.
@MainActor
enum LessonApp {
    #if LESSON07
    /// The app's server, whose behavior the player controls.
    private static let social = SocialStub()
    private static let stub = social.opened()

    /// The server for a player.
    static var server: PlayServer? {
        let behaviors = SocialStub.Behavior.allCases.map {
            PlayServer.Behavior(name: $0.rawValue, words: $0.words, isSlow: $0 == .slow)
        }
        let hint = "It knows \(SocialStub.email) with the password \(SocialStub.password)."
        return PlayServer(behaviors: behaviors, hint: hint) { name in
            SocialStub.Behavior(rawValue: name).map { social.behavior = $0 }
        }
    }

    /// Starts the app in a folder.
    static func launch(storingIn folder: URL) -> UIWindow {
        SocialApp.launch(storingIn: folder, session: stub.session, server: stub.root)
    }

    /// Starts the app with a probe on every connection.
    static func launch(storingIn folder: URL, probedInto log: MessageLog) -> UIWindow {
        SocialApp.launch(storingIn: folder, session: stub.session, server: stub.root, probedInto: log)
    }

    /// Returns the rung for a journey, with a probe on every connection.
    static func rung(number: Int, name: String, probedInto log: MessageLog) -> Rung {
        Rung(
            number: number, name: name,
            launchAsking: { folder, server in
                SocialApp.launch(storingIn: folder, session: server.session, server: server.root, probedInto: log)
            })
    }
    #else
    /// Nil, because the app has no server.
    static let server: PlayServer? = nil

    /// Starts the app in a folder.
    static func launch(storingIn folder: URL) -> UIWindow {
        #if LESSON09
        OrderApp.launch(storingIn: folder)
        #elseif LESSON10
        ReportApp.launch(storingIn: folder)
        #else
        ItemsApp.launch(storingIn: folder)
        #endif
    }

    #if PROBED
    /// Starts the app with a probe on every connection.
    static func launch(storingIn folder: URL, probedInto log: MessageLog) -> UIWindow {
        #if LESSON09
        OrderApp.launch(storingIn: folder, probedInto: log)
        #elseif LESSON10
        ReportApp.launch(storingIn: folder, probedInto: log)
        #else
        ItemsApp.launch(storingIn: folder, probedInto: log)
        #endif
    }

    /// Returns the rung for a journey, with a probe on every connection.
    static func rung(number: Int, name: String, probedInto log: MessageLog) -> Rung {
        Rung(number: number, name: name) { launch(storingIn: $0, probedInto: log) }
    }
    #endif
    #endif
}
#endif
