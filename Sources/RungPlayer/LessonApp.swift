import Foundation
import HeadlessUIKit
import Journeys
import Lesson  // the lesson that the manifest was narrowed to, under one name for all of them
import Spies

/// The app of the lesson that this program was built for; the manifest defines the lesson's number, as in `LESSON07`.
@MainActor
enum LessonApp {
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
    /// Starts it with a probe on every connection.
    static func launch(storingIn folder: URL, probedInto log: MessageLog) -> UIWindow {
        #if LESSON09
        OrderApp.launch(storingIn: folder, probedInto: log)
        #elseif LESSON10
        ReportApp.launch(storingIn: folder, probedInto: log)
        #else
        ItemsApp.launch(storingIn: folder, probedInto: log)
        #endif
    }

    /// The rung to take on a journey, with a probe on every connection.
    static func rung(number: Int, name: String, isWhole: Bool, probedInto log: MessageLog) -> Rung {
        let exceptions = isWhole ? [:] : Rung.exceptionsOfTheList
        return Rung(number: number, name: name, isWhole: isWhole, exceptions: exceptions) {
            launch(storingIn: $0, probedInto: log)
        }
    }
    #endif
}
