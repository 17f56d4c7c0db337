import Foundation
import HeadlessUIKit
import Testing

@testable import Lesson16Errata

/// The list as it was copied, and as it is with its faults fixed: what a test asks of both.
nonisolated enum Form: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case copied
    case mended

    var testDescription: String { rawValue }

    /// The list's screen with its actors.
    @MainActor func makeModule(with store: NotesStore) -> UIViewController {
        switch self {
        case .copied: CopiedListNavigator.makeModule(with: store)
        case .mended: MendedListNavigator.makeModule(with: store)
        }
    }

    /// The list in front of a user, once its Director heard that the screen is ready. The copied Scene doesn't say
    /// that, so this function says it in its place, for tests of what comes after.
    @MainActor func open(on store: NotesStore) -> Screen {
        let scene = makeModule(with: store)
        let screen = scene.onScreen()
        (scene as? CopiedListScene)?.eventsHandler.onUIReady()
        return screen
    }

    /// How the list writes a day.
    @MainActor func day(of date: Date) -> String {
        switch self {
        case .copied: CopiedDayText.day(of: date)
        case .mended: MendedDayText.day(of: date)
        }
    }
}
