import ExerciseSupport
import Foundation
import Testing

@testable import Exercise06a

/// Checks that an actor does nothing when it is told something after its neighbor has gone.
///
/// The store may answer at any time.
extension BreakTheCyclesTests {
    @Test("06a.1 a presenter whose view has gone does nothing")
    func presentersOutliveTheirViews() async {
        await #expect(processExitsWith: .success, Self.trap("ShelfList", "Presenter", "view")) { @MainActor in
            LateMessages.toTheViewOfTheList()
        }
        await #expect(processExitsWith: .success, Self.trap("BookDetail", "Presenter", "view")) { @MainActor in
            LateMessages.toTheViewOfABook()
        }
        await #expect(processExitsWith: .success, Self.trap("ShelfLend", "Presenter", "view")) { @MainActor in
            LateMessages.toTheViewForLending()
        }
    }

    @Test("06a.2 an interactor whose presenter has gone does nothing")
    func interactorsOutliveTheirPresenters() async {
        await #expect(processExitsWith: .success, Self.trap("ShelfList", "Interactor", "presenter")) { @MainActor in
            LateMessages.toThePresenterOfTheList()
        }
        await #expect(processExitsWith: .success, Self.trap("BookDetail", "Interactor", "presenter")) { @MainActor in
            LateMessages.toThePresenterOfABook()
        }
        await #expect(processExitsWith: .success, Self.trap("ShelfLend", "Interactor", "presenter")) { @MainActor in
            LateMessages.toThePresenterForLending()
        }
        await #expect(
            processExitsWith: .success, Self.lateAnswer("ShelfLend", "Interactor", asked: "its data manager")
        ) { @MainActor in
            LateMessages.toTheInteractorForLending()
        }
    }

    @Test("06a.3 a data manager whose interactor has gone does nothing")
    func dataManagerOutlivesItsInteractor() async {
        await #expect(
            processExitsWith: .success, Self.trap("ShelfList", "LocalDataManager", "interactor")
        ) { @MainActor in
            try LateMessages.toTheInteractorOfTheList()
        }
        await #expect(
            processExitsWith: .success, Self.lateAnswer("ShelfList", "LocalDataManager", asked: "the store")
        ) { @MainActor in
            try await LateMessages.fromTheStore(storing: Data("[]".utf8))
            try await LateMessages.fromTheStore(storing: Data("no books".utf8))
        }
    }

    @Test("06a.4 the closure does nothing when its interactor has gone")
    func closureOutlivesItsInteractor() async {
        await #expect(
            processExitsWith: .success,
            Self.trap(
                "BookDetail", "Interactor",
                expected: "the closure in watchBook() is called after its interactor has gone, and does nothing")
        ) { @MainActor in
            LateMessages.throughTheClosure()
        }
    }

    private static func trap(_ module: String, _ role: String, _ neighbor: String) -> Comment {
        trap(
            module, role,
            expected: "\(module)\(role) is told something after its \(neighbor) has gone, and does nothing")
    }

    private static func lateAnswer(_ module: String, _ role: String, asked neighbor: String) -> Comment {
        trap(
            module, role,
            expected: "\(module)\(role) has asked \(neighbor) and gone; when the answer comes, nothing happens")
    }

    private static func trap(_ module: String, _ role: String, expected: String) -> Comment {
        .teaching(
            expected: expected,
            happened: "it crashes",
            why: """
                the store may answer when the user has left the screen; then an unowned or force-unwrapped reference \
                crashes the app, while an optional weak one is nil, and nothing happens
                """,
            look: look(role, in: [module], for: "weak instead of unowned, ? instead of !"))
    }
}
